import GraphModel

/// Follows what happens on a screen to what its coordinator shows next.
struct FlowBuilder {
  let graph: GraphBuilder
  let edges: [GraphBuilder.TypeEdge]

  func flowEdges() -> [GraphBuilder.TypeEdge] { [] }
}
