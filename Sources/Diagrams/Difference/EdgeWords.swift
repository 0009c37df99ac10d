import GraphModel

/// The sentences for what became of the edge between two nodes.
struct EdgeWords {
  let from: String
  let to: String

  func sentence(_ change: Change<Edge>) -> Phrase {
    switch change {
    case .added(let edge): added(edge.relation)
    case .removed(let edge): removed(edge.relation)
    case .changed(let before, let after): changed(before.relation, after.relation)
    }
  }

  /// - Parameter ways: from where the user gets there, with a space before it.
  func added(_ relation: Relation, ways: Phrase = "") -> Phrase {
    switch relation {
    case .root: "\(name: from) now starts \(name: to)\(ways)\(Self.keeping(relation))"
    case .child(let child):
      "\(name: from) now \(child.isStarted ? "starts" : "holds") \(name: to)\(ways)\(Self.keeping(relation))"
    case .delegate(let wire): "\(name: from) now calls back \(name: to)\(Self.way(wire))"
    case .screen(let screen):
      "\(name: from) now \(screen.transition.verb) \(name: to)\(screen.transition.adverb)\(ways)"
    case .flow(let flow): addedMoves([flow])
    }
  }

  func removed(_ relation: Relation) -> Phrase {
    switch relation {
    case .root: "\(name: from) no longer starts \(name: to)"
    case .child(let child): "\(name: from) no longer \(child.isStarted ? "starts" : "holds") \(name: to)"
    case .delegate(let wire): "\(name: from) no longer calls back \(name: to)\(wire.via.way)"
    case .screen(let screen): "\(name: from) no longer \(screen.transition.verb) \(name: to)\(screen.transition.adverb)"
    case .flow(let flow): removedMoves([flow])
    }
  }

  func changed(_ old: Relation, _ new: Relation) -> Phrase {
    switch (old, new) {
    case (.root, .root(let isRetained)):
      "\(name: from) \(isRetained ? "now keeps" : "no longer keeps") \(name: to), which it starts"
    case (.child, .child): "\(name: from) and its child \(name: to): \(Self.childChange(old, new))"
    case (.screen(let old), .screen(let new)):
      "\(name: from) now \(new.transition.verb) \(name: to)\(new.transition.adverb) (was \(old.transition.participle))"
    case (.flow(let old), .flow(let new)):
      "\(name: from) leads to \(name: to) on \(name: new.trigger)\(Self.formerTrigger(old, new))\(Self.formerMove(old, new))"
    case (.delegate, .delegate(let wire)): "\(name: from) calls back \(name: to)\(Self.way(wire))"
    default: added(new)
    }
  }

  static func childChange(_ old: Relation, _ new: Relation) -> String {
    guard case .child(let old) = old, case .child(let new) = new else { return "" }
    return new.changes(from: old).joined(separator: ", ")
  }

  func addedMoves(_ flows: [FlowRelation]) -> Phrase {
    let moves = flows.map(\.move.words).unique.joined(separator: " or ")
    return "\(name: from) now leads to \(name: to) on \(Phrase.list(flows.map(\.trigger).unique)) (\(moves))"
  }

  func removedMoves(_ flows: [FlowRelation]) -> Phrase {
    "\(name: from) no longer leads to \(name: to) on \(Phrase.list(flows.map(\.trigger).unique))"
  }

  /// The way to something that was named already: "`A` no longer pushes it".
  func way(_ relation: Relation, isLost: Bool) -> Phrase {
    let adverb = isLost ? "no longer " : "now "
    return switch relation {
    case .root: "\(name: from) \(adverb)starts it"
    case .child(let child): "\(name: from) \(adverb)\(child.isStarted ? "starts" : "holds") it"
    case .screen(let screen): "\(name: from) \(adverb)\(screen.transition.verb) it\(screen.transition.adverb)"
    case .flow, .delegate: "\(name: from) \(adverb)leads to it"
    }
  }

  /// What became of all wires between both.
  func wires(_ changes: [Change<Edge>]) -> Phrase {
    let parts = changes.compactMap(Self.part)
    if changes.count == 1, case .removed(let edge) = changes[0] { return removed(edge.relation) }
    if changes.allSatisfy({ $0.before == nil }) {
      let ways = changes.compactMap { change in change.after.flatMap(\.wire).map { Self.way($0) } }
      return "\(name: from) now calls back \(name: to)\(Phrase.joined(ways, by: ",", last: " and"))"
    }
    if changes.allSatisfy({ $0.after == nil }) {
      return "\(name: from) no longer calls back \(name: to) at all"
    }
    return "\(name: from) calls back \(name: to) \(Phrase.joined(parts, by: "; ", last: "; "))"
  }

  /// What became of an arrow, in a few words beside it.
  static func label(of change: Change<Edge>) -> String? {
    switch (change.before?.relation, change.after?.relation) {
    case (nil, .child(let child)?): child.isStarted ? "starts" : "holds"
    case (.child(let child)?, nil): "no longer \(child.isStarted ? "starts" : "holds")"
    case (.child(let old)?, .child(let new)?): new.changes(from: old).joined(separator: ", ")
    case (nil, .root?): "starts"
    case (.root?, nil): "no longer starts"
    case (.root?, .root(let isRetained)?): isRetained ? "kept" : "no longer kept"
    default: nil
    }
  }

  /// How what is started is kept, as the end of a sentence.
  static func keeping(_ relation: Relation) -> String {
    switch relation {
    case .root(isRetained: true): " and keeps it"
    case .root(isRetained: false): ", and nobody keeps it"
    case .child(let child):
      switch child.retention {
      case .none: ", and nobody keeps it"
      case .collection, .property:
        " and keeps it in a \(child.retention.rawValue)\(child.isRemoved ? " until it ends" : "")"
      }
    case .delegate, .screen, .flow: ""
    }
  }

  private static func part(_ change: Change<Edge>) -> Phrase? {
    switch (change.before.flatMap(\.wire), change.after.flatMap(\.wire)) {
    case (nil, let new?): "now also\(way(new, isExplicit: true))"
    case (let old?, nil): "no longer by \(old.via.noun)"
    case (let old?, let new?): changedWire(old, new)
    case (nil, nil): nil
    }
  }

  private static func changedWire(_ old: DelegateRelation, _ new: DelegateRelation) -> Phrase {
    let come = new.messages.filter { !old.messages.contains($0) }
    let gone = old.messages.filter { !new.messages.contains($0) }
    var parts: [Phrase] = []
    if old.via != new.via { parts.append("by \(new.via.noun) (was \(old.via.noun))") }
    if old.isWeak != new.isWeak, old.isWeak == nil || new.isWeak == nil {
      parts.append("\(strength(new.isWeak)) (was \(strength(old.isWeak)))")
    }
    if !come.isEmpty { parts.append("now also with \(Phrase.list(come))") }
    if !gone.isEmpty { parts.append("no longer with \(Phrase.list(gone))") }
    return Phrase.joined(parts, last: ", ")
  }

  private static func way(_ wire: DelegateRelation, isExplicit: Bool = false) -> Phrase {
    let way = isExplicit ? " by \(wire.via.noun)" : wire.via.way
    return wire.messages.isEmpty ? "\(way)" : "\(way) with \(Phrase.list(wire.messages))"
  }

  private static func formerTrigger(_ old: FlowRelation, _ new: FlowRelation) -> Phrase {
    old.trigger == new.trigger ? "" : " (was \(name: old.trigger))"
  }

  private static func formerMove(_ old: FlowRelation, _ new: FlowRelation) -> String {
    old.move == new.move ? "" : ", \(new.move.words) (was \(old.move.words))"
  }

  private static func strength(_ isWeak: Bool?) -> String {
    switch isWeak {
    case true?: "weakly"
    case false?: "strongly"
    case nil: "without a stored reference"
    }
  }
}

extension Edge {
  fileprivate var wire: DelegateRelation? { if case .delegate(let wire) = relation { wire } else { nil } }
}

extension ChildRelation {
  /// What is different now, with what it was where the words do not say that already.
  fileprivate func changes(from old: ChildRelation) -> [String] {
    var parts: [String] = []
    if old.retention != retention { parts.append("\(retention.phrase) (was \(old.retention.phrase))") }
    if old.isStarted != isStarted { parts.append(isStarted ? "started now" : "no longer started") }
    if old.isRemoved != isRemoved { parts.append(isRemoved ? "taken out at the end now" : "never taken out again") }
    return parts
  }
}

extension ChildRelation.Retention {
  /// "kept in a collection".
  var phrase: String {
    switch self {
    case .collection: "kept in a collection"
    case .property: "kept in a property"
    case .none: "kept by nobody"
    }
  }
}

extension DelegateRelation.Via {
  fileprivate var noun: String {
    switch self {
    case .delegate: "delegate"
    case .parent: "reference to its parent"
    case .closure: "closure"
    case .publisher: "publisher"
    }
  }

  /// A delegate needs no word: it is what callbacks usually go by.
  fileprivate var way: String { self == .delegate ? "" : " by \(noun)" }
}

extension FlowRelation.Move {
  /// "pushed", "started".
  fileprivate var words: String {
    switch self {
    case .start: "started"
    case .transition(let transition): transition.participle
    }
  }
}

extension Transition {
  var verb: String {
    switch self {
    case .push: "pushes"
    case .present: "presents"
    case .embed: "embeds"
    case .root, .tab, .other: "shows"
    }
  }

  var adverb: String {
    switch self {
    case .root: " as root"
    case .tab: " as a tab"
    case .other: " in another way"
    case .push, .present, .embed: ""
    }
  }

  /// "pushed", "shown as root".
  var participle: String {
    switch self {
    case .push: "pushed"
    case .present: "presented"
    case .embed: "embedded"
    case .root, .tab, .other: "shown\(adverb)"
    }
  }
}
