import GraphModel

extension Edge {
  /// The edge on one line, as fixtures write it: `child App -> Feed collection started removed`.
  var line: String {
    let words = [relation.kind, from, "->", to] + relation.words + (confidence == .likely ? ["likely"] : [])
    return words.joined(separator: " ")
  }
}

extension Relation {
  fileprivate var words: [String] {
    switch self {
    case .root(let isRetained, let isStarted): (isRetained ? ["retained"] : []) + (isStarted ? [] : ["unstarted"])
    case .child(let child): child.words
    case .delegate(let wire): wire.words
    case .screen(let screen): [screen.transition.rawValue] + (screen.isInitial ? ["initial"] : [])
    case .flow(let flow): [flow.trigger, flow.move.name, "by", flow.by]
    }
  }
}

extension ChildRelation {
  fileprivate var words: [String] {
    [retention.rawValue] + (isStarted ? ["started"] : []) + (isRemoved ? ["removed"] : []) + (isValue ? ["value"] : [])
  }
}

extension DelegateRelation {
  fileprivate var words: [String] {
    let strength = isWeak.map { $0 ? ["weak"] : ["strong"] } ?? []
    return ["via", via.rawValue, "links", links.joined(separator: ",")]
      + (protocolName.map { ["protocol", $0] } ?? []) + strength
      + (messages.isEmpty ? [] : ["messages", messages.joined(separator: ",")])
  }
}
