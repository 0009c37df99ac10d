import Algorithms
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
    case .root: "\(name: from) now \(relation.verb) \(name: to)\(ways)\(Self.keeping(relation))"
    case .child(let child):
      "\(name: from) now \(child.verb) \(name: to)\(ways)\(Self.keeping(relation))"
    case .delegate(let wire): "\(name: from) now calls back \(name: to)\(Self.way(wire))"
    case .screen(let screen):
      "\(name: from) now \(screen.transition.verb) \(name: to)\(screen.transition.adverb)\(ways)"
    case .flow(let flow): addedMoves([flow])
    }
  }

  func removed(_ relation: Relation) -> Phrase {
    switch relation {
    case .root: "\(name: from) no longer \(relation.verb) \(name: to)"
    case .child(let child): "\(name: from) no longer \(child.verb) \(name: to)"
    case .delegate(let wire): "\(name: from) no longer calls back \(name: to)\(wire.via.way)"
    case .screen(let screen): "\(name: from) no longer \(screen.transition.verb) \(name: to)\(screen.transition.adverb)"
    case .flow(let flow): removedMoves([flow])
    }
  }

  func changed(_ old: Relation, _ new: Relation) -> Phrase {
    switch (old, new) {
    case (.root(let wasRetained, let wasStarted), .root(let isRetained, let isStarted)) where wasStarted != isStarted:
      "\(name: from) \(isStarted ? "now starts" : "no longer starts")\(Self.keepingToo(wasRetained, isRetained)) \(name: to), which it makes"
    case (.root, .root(let isRetained, _)):
      "\(name: from) \(isRetained ? "now keeps" : "no longer keeps") \(name: to), which it \(new.verb)"
    case (.child, .child): "\(name: from) and its child \(name: to): \(Self.childChange(old, new))"
    case (.screen(let old), .screen(let new)):
      "\(name: from) now \(new.transition.verb) \(name: to)\(new.transition.adverb) (was \(old.transition.participle))"
    case (.flow(let old), .flow(let new)):
      "\(name: from) leads to \(name: to) on \(name: new.trigger)\(Self.formerTrigger(old, new))\(Self.formerMove(old, new))"
    case (.delegate, .delegate(let wire)): "\(name: from) calls back \(name: to)\(Self.way(wire))"
    default: added(new)
    }
  }

  private static func keepingToo(_ wasRetained: Bool, _ isRetained: Bool) -> String {
    wasRetained == isRetained ? "" : isRetained ? " and now keeps" : " and no longer keeps"
  }

  static func childChange(_ old: Relation, _ new: Relation) -> String {
    guard case .child(let old) = old, case .child(let new) = new else { return "" }
    return new.changes(from: old).joined(separator: ", ")
  }

  /// - Parameter isAlso: whether another message led there before.
  func addedMoves(_ flows: [FlowRelation], isAlso: Bool = false) -> Phrase {
    let moves = flows.map(\.move.words).uniqued(on: \.self).joined(separator: " or ")
    let triggers = Phrase.list(flows.map(\.trigger).uniqued(on: \.self))
    return isAlso
      ? "\(name: from) leads to \(name: to) now also on \(triggers) (\(moves))"
      : "\(name: from) now leads to \(name: to) on \(triggers) (\(moves))"
  }

  /// - Parameter isKept: whether another message leads there now.
  func removedMoves(_ flows: [FlowRelation], isKept: Bool = false) -> Phrase {
    let triggers = Phrase.list(flows.map(\.trigger).uniqued(on: \.self))
    return isKept
      ? "\(name: from) leads to \(name: to) no longer on \(triggers)"
      : "\(name: from) no longer leads to \(name: to) on \(triggers)"
  }

  /// The way to something that was named already: "`A` no longer pushes it".
  func way(_ relation: Relation, isLost: Bool) -> Phrase {
    let adverb = isLost ? "no longer " : "now "
    return switch relation {
    case .root: "\(name: from) \(adverb)\(relation.verb) it"
    case .child(let child): "\(name: from) \(adverb)\(child.verb) it"
    case .screen(let screen): "\(name: from) \(adverb)\(screen.transition.verb) it\(screen.transition.adverb)"
    case .flow, .delegate: "\(name: from) \(adverb)leads to it"
    }
  }

  /// What became of an arrow, in a few words beside it.
  static func label(of change: Change<Edge>) -> String? {
    switch (change.before?.relation, change.after?.relation) {
    case (nil, .child(let child)?): child.verb
    case (.child(let child)?, nil): "no longer \(child.verb)"
    case (.child(let old)?, .child(let new)?): new.changes(from: old).joined(separator: ", ")
    case (nil, .root(_, let isStarted)?): isStarted ? "starts" : "makes"
    case (.root(_, let isStarted)?, nil): isStarted ? "no longer starts" : "no longer makes"
    case (.root(_, let wasStarted)?, .root(_, let isStarted)?) where wasStarted != isStarted:
      isStarted ? "started" : "no longer started"
    case (.root?, .root(let isRetained, _)?): isRetained ? "kept" : "no longer kept"
    default: nil
    }
  }

  /// How what is started is kept, as the end of a sentence.
  static func keeping(_ relation: Relation) -> String {
    switch relation {
    case .root(let isRetained, _): isRetained ? " and keeps it" : ", and does not keep it"
    case .child(let child):
      switch child.retention {
      case .none: child.isKept ? "" : ", and does not keep it"
      case .collection, .property: " and keeps it in a \(child.retention.rawValue)"
      }
    case .delegate, .screen, .flow: ""
    }
  }

  private static func formerTrigger(_ old: FlowRelation, _ new: FlowRelation) -> Phrase {
    old.trigger == new.trigger ? "" : " (was \(name: old.trigger))"
  }

  private static func formerMove(_ old: FlowRelation, _ new: FlowRelation) -> String {
    old.move == new.move ? "" : ", \(new.move.words) (was \(old.move.words))"
  }
}
