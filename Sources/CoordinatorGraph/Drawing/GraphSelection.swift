import GraphModel

/// What part of a graph an output shows.
public typealias GraphSelection = GraphModel.GraphSelection

/// A part of a graph as a document of its own, and what is not shown of it.
public typealias GraphPart = GraphModel.GraphPart
