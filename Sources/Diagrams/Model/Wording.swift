import GraphModel

/// The words of tooltips and descriptions.
enum Wording {
  static func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line)"
  }

  static func tooltip(for node: Node) -> String {
    "\(node.name) · \(place(node.location))"
  }

  /// What an edge says, and the place that proves it first.
  static func tooltip(for edge: Edge, from: Node, to: Node) -> String {
    ([sentence(for: edge, from: from, to: to)] + edge.evidence.prefix(1).map { place($0.location) })
      .joined(separator: " · ")
  }

  private static func sentence(for edge: Edge, from: Node, to: Node) -> String {
    let likely = edge.confidence == .likely ? " (likely)" : ""
    return switch edge.relation {
    case .root(let isRetained, let isStarted):
      "\(from.name) \(isStarted ? "starts" : "makes") \(to.name)\(isRetained ? "" : " and does not keep it")\(likely)"
    case .child(let child):
      "\(from.name) \(child.isStarted ? "starts" : "holds") \(to.name), \(keeping(child))\(likely)"
    case .delegate(let wire):
      "\(from.name) calls back \(to.name) through \(wire.links.joined(separator: ", "))\(likely)"
    case .screen(let screen):
      "\(from.name) shows \(to.name) (\(screen.transition.rawValue))\(likely)"
    case .flow(let flow):
      "\(from.name): \(flow.trigger) leads to \(to.name) (\(flow.move.name))\(likely)"
    }
  }

  private static func keeping(_ child: ChildRelation) -> String {
    let kept =
      switch child.retention {
      case .collection: "kept in a collection"
      case .property: "kept in a property"
      case .none: child.isValue ? "a value" : "not kept"
      }
    return child.isRemoved ? kept + ", removed when it ends" : kept
  }
}
