import GraphModel

/// The words that pages have for the facts of an edge.
enum Phrases {
  /// "started, kept in a collection, removed when it ends".
  static func keeping(_ edge: Edge) -> [Inline] {
    var parts: [[Inline]] = []
    switch edge.relation {
    case .root(let isRetained):
      parts.append([
        isRetained ? .term("retention", label: "kept in a property") : .term("retention", label: "not kept")
      ])
    case .child(let child):
      if !child.isStarted { parts.append(["never started"]) }
      parts.append([.term("retention", label: words(child.retention))])
      if child.isRemoved { parts.append([.term("removal", label: "removed when it ends")]) }
    case .delegate, .screen, .flow: break
    }
    return Array((parts + likely(edge)).joined(separator: [", "]))
  }

  /// "through its delegate `delegate` as `LoginCoordinatorDelegate`, weak: sends `didFinish`".
  static func wire(_ wire: DelegateRelation) -> [Inline] {
    var text: [Inline] = [.term("callback", label: words(wire.via)), " "]
    text += wire.links.map(Inline.code).joined(", ")
    if let name = wire.protocolName { text += [" as ", .code(name)] }
    // A closure that is held strongly may well capture weakly; only references to the coordinator are told about.
    if let isWeak = wire.isWeak, [.delegate, .parent].contains(wire.via) {
      text += [.text(isWeak ? ", held weakly" : ", held strongly")]
    }
    text +=
      wire.messages.isEmpty ? [" · sends nothing yet"] : [" · sends "] + wire.messages.map(Inline.code).joined(", ")
    return text
  }

  static func likely(_ edge: Edge) -> [[Inline]] {
    edge.confidence == .likely ? [[.term("likely", label: "likely")]] : []
  }

  /// The remark at the end of a statement on an edge that is only likely.
  static func doubt(_ edge: Edge) -> [Inline] { likely(edge).flatMap { [" · "] + $0 } }

  private static func words(_ retention: ChildRelation.Retention) -> String {
    switch retention {
    case .collection: "kept in a collection"
    case .property: "kept in a property"
    case .none: "not kept"
    }
  }

  private static func words(_ via: DelegateRelation.Via) -> String {
    switch via {
    case .delegate: "through the delegate"
    case .parent: "as its parent,"
    case .closure: "through the closure"
    case .publisher: "through the publisher"
    }
  }
}
