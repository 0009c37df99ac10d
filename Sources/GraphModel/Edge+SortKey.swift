extension Relation {
  /// The kind's name in the JSON contract.
  public var kind: String {
    switch self {
    case .root: "root"
    case .child: "child"
    case .delegate: "delegate"
    case .screen: "screen"
    case .flow: "flow"
    }
  }

  var sortKey: [String] {
    switch self {
    case .root(let isRetained, let isStarted): [isRetained, isStarted].map(String.init)
    case .child(let child):
      [child.retention.rawValue]
        + [child.isStarted, child.isRemoved, child.isValue, child.isInitial].map(String.init)
    case .delegate(let wire):
      [wire.via.rawValue, wire.protocolName ?? "", wire.isWeak.map(String.init) ?? ""] + wire.links + [""]
        + wire.messages
    case .screen(let screen): [screen.transition.rawValue, String(screen.isInitial)]
    case .flow(let flow): [flow.trigger, flow.move.name, flow.by]
    }
  }
}

extension FlowRelation.Move {
  /// The name in the JSON contract.
  public var name: String {
    switch self {
    case .transition(let transition): transition.rawValue
    case .start: "start"
    }
  }

  init?(name: String) {
    if name == "start" {
      self = .start
    } else if let transition = Transition(rawValue: name) {
      self = .transition(transition)
    } else {
      return nil
    }
  }
}
