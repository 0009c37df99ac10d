import GraphModel

extension Edge {
  /// Who does what with whom.
  var headline: String {
    switch relation {
    case .root(_, let isStarted): "\(from) \(isStarted ? "starts" : "makes") the root \(to)"
    case .child: "\(from) starts the child \(to)"
    case .delegate: "\(from) calls back \(to)"
    case .screen: "\(from) shows the screen \(to)"
    case .flow: "\(from) leads to \(to)"
    }
  }

  /// How it does that, in the order in which a reader asks.
  var qualities: [String] {
    relation.qualities + (confidence == .likely ? ["likely"] : [])
  }

  var sentence: String {
    qualities.isEmpty ? headline : headline + ": " + qualities.joined(separator: ", ")
  }
}

extension Relation {
  fileprivate var qualities: [String] {
    switch self {
    case .root(let isRetained, _): [isRetained ? "kept in a property" : "kept by nobody"]
    case .child(let child): child.qualities
    case .delegate(let wire): wire.qualities
    case .screen(let screen): [screen.transition.words] + (screen.isInitial ? ["at its start"] : [])
    case .flow(let flow): ["on \(flow.trigger)", flow.move.words, "by \(flow.by)"]
    }
  }
}

extension ChildRelation {
  fileprivate var qualities: [String] {
    let kept =
      switch retention {
      case .collection: "kept in a collection"
      case .property: "kept in a property"
      case .none: "kept by nobody"
      }
    let started = isInitial ? "started at once" : isStarted ? "started" : "not started by it"
    return [kept, started] + (isRemoved ? ["taken out again"] : [])
  }
}

extension DelegateRelation {
  fileprivate var qualities: [String] {
    let strength = isWeak.map { $0 ? ["weak"] : ["strong"] } ?? []
    let type = protocolName.map { ["as \($0)"] } ?? []
    let sent = messages.isEmpty ? "sends nothing" : "sends " + messages.joined(separator: ", ")
    return ["through the \(via.rawValue) \(links.joined(separator: ", "))"] + type + strength + [sent]
  }
}

extension Transition {
  fileprivate var words: String {
    switch self {
    case .push: "pushed"
    case .present: "presented"
    case .root: "as root"
    case .tab: "as tab"
    case .embed: "embedded"
    case .other: "in another way"
    }
  }
}

extension FlowRelation.Move {
  fileprivate var words: String {
    switch self {
    case .transition(let transition): transition.words
    case .start: "started"
    }
  }
}
