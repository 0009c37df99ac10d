import GraphModel
import Graphviz

/// The version of this library and its tool, as it stands in the documents they write.
public let toolVersion = Generator.current.version

/// The version of Graphviz that this library was compiled with.
public let graphvizVersion = GraphvizRenderer.builtVersion
