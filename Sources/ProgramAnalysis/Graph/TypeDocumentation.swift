import GraphModel

/// What the source's comments say of the types in the graph.
struct TypeDocumentation: GraphPart {
  let graph: GraphBuilder

  /// The doc comments of the types that have some, by the `id` of their nodes.
  func documentation(of nodes: [Node]) -> [String: String] {
    let ids = Set(nodes.map(\.id))
    let names = Set(nodes.map(\.name))
    var comments: [String: String] = [:]
    for type in program.types.indices.map(TypeID.init) where names.contains(program[type].name) {
      guard let comment = program[type].documentation else { continue }
      let id = graph.id(type)
      if ids.contains(id) { comments[id] = comment }
    }
    return comments
  }
}
