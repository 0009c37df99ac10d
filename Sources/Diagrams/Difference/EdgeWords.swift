import GraphModel

/// The sentences for what became of the edge between two nodes.
struct EdgeWords {
  let from: String
  let to: String

  func added(_ relation: Relation) -> Phrase {
    switch relation {
    case .root(let isRetained):
      "\(name: from) starts \(name: to)\(isRetained ? "" : ", and does not keep it")"
    case .child(let child):
      "\(name: from) \(child.isStarted ? "starts" : "holds") \(name: to), \(child.qualities.joined(separator: ", "))"
    case .delegate(let wire): "\(name: from) calls back \(name: to)\(wire.via.way)\(messages(" with ", wire.messages))"
    case .screen(let screen): "\(name: from) \(screen.transition.verb) \(name: to)\(screen.transition.adverb)"
    case .flow(let flow): "on \(name: flow.trigger), \(name: from) leads to \(name: to) (\(flow.move.name))"
    }
  }

  func removed(_ relation: Relation) -> Phrase {
    switch relation {
    case .root: "\(name: from) no longer starts \(name: to)"
    case .child(let child): "\(name: from) no longer \(child.isStarted ? "starts" : "holds") \(name: to)"
    case .delegate(let wire): "\(name: from) no longer calls back \(name: to)\(wire.via.way)"
    case .screen(let screen): "\(name: from) no longer \(screen.transition.verb) \(name: to)\(screen.transition.adverb)"
    case .flow(let flow): "on \(name: flow.trigger), \(name: from) no longer leads to \(name: to)"
    }
  }

  func changed(_ old: Relation, _ new: Relation) -> Phrase {
    switch (old, new) {
    case (.root, .root(let isRetained)):
      "\(name: from) \(isRetained ? "keeps" : "no longer keeps") \(name: to)"
    case (.child(let old), .child(let new)):
      "\(name: from) and its child \(name: to): \(new.changes(from: old).joined(separator: ", "))"
    case (.delegate(let old), .delegate(let new)): changed(old, new)
    case (.screen(let old), .screen(let new)):
      "\(name: from) \(new.transition.verb) \(name: to)\(new.transition.adverb) (was \(old.transition.rawValue))"
    case (.flow(let old), .flow(let new)):
      "on \(name: new.trigger)\(formerTrigger(old, new)), \(name: from) leads to \(name: to) \(move(old, new))"
    default: added(new)
    }
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

  private func changed(_ old: DelegateRelation, _ new: DelegateRelation) -> Phrase {
    let come = new.messages.filter { !old.messages.contains($0) }
    let gone = old.messages.filter { !new.messages.contains($0) }
    var parts: [Phrase] = []
    if old.via != new.via { parts.append("by \(new.via.noun) (was \(old.via.noun))") }
    if old.isWeak != new.isWeak { parts.append("\(Self.strength(new.isWeak)) (was \(Self.strength(old.isWeak)))") }
    if !come.isEmpty { parts.append("now also with \(Phrase.list(come))") }
    if !gone.isEmpty { parts.append("no longer with \(Phrase.list(gone))") }
    var phrase: Phrase = "\(name: from) calls back \(name: to)"
    for (index, part) in parts.enumerated() { phrase = "\(phrase)\(index == 0 ? " " : ", ")\(part)" }
    return phrase
  }

  private func formerTrigger(_ old: FlowRelation, _ new: FlowRelation) -> Phrase {
    old.trigger == new.trigger ? "" : " (was \(name: old.trigger))"
  }

  private func move(_ old: FlowRelation, _ new: FlowRelation) -> String {
    old.move == new.move ? "(\(new.move.name))" : "by \(new.move.name) (was \(old.move.name))"
  }

  private func messages(_ introduction: String, _ messages: [String]) -> Phrase {
    messages.isEmpty ? "" : "\(introduction)\(Phrase.list(messages))"
  }

  private static func strength(_ isWeak: Bool?) -> String {
    switch isWeak {
    case true?: "weak"
    case false?: "strong"
    case nil: "not stored"
    }
  }
}

extension ChildRelation {
  fileprivate var qualities: [String] {
    [retention.phrase] + (isRemoved ? ["taken out when it ends"] : [])
  }

  /// What is different now, with what it was where the words do not say that already.
  fileprivate func changes(from old: ChildRelation) -> [String] {
    var parts: [String] = []
    if old.retention != retention { parts.append("\(retention.phrase) (was \(old.retention.phrase))") }
    if old.isStarted != isStarted { parts.append(isStarted ? "started now" : "no longer started") }
    if old.isRemoved != isRemoved { parts.append(isRemoved ? "taken out when it ends" : "no longer taken out") }
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

extension Transition {
  fileprivate var verb: String {
    switch self {
    case .push: "pushes"
    case .present: "presents"
    case .embed: "embeds"
    case .root, .tab, .other: "shows"
    }
  }

  fileprivate var adverb: String {
    switch self {
    case .root: " as root"
    case .tab: " as a tab"
    case .other: " in another way"
    case .push, .present, .embed: ""
    }
  }
}
