import GraphModel

extension Relation {
  /// What an owner or parent does with a coordinator: "starts".
  var verb: String {
    switch self {
    case .root(_, let isStarted): isStarted ? "starts" : "makes"
    case .child(let child): child.verb
    case .delegate, .screen, .flow: "starts"
    }
  }
}

extension ChildRelation {
  /// What the parent does with the child: "starts".
  var verb: String { isStarted ? "starts" : retention == .none ? "makes" : "holds" }

  /// What is different now, with what it was where the words do not say that already.
  func changes(from old: ChildRelation) -> [String] {
    var parts: [String] = []
    if old.keeping != keeping { parts.append("\(keeping) (was \(old.keeping))") }
    if old.isStarted != isStarted { parts.append(isStarted ? "started now" : "no longer started") }
    // What nothing keeps any more is taken out of nothing.
    let isKept = old.retention != .none && retention != .none
    if old.isRemoved != isRemoved, isKept || parts.isEmpty {
      parts.append(isRemoved ? "now taken out again" : "never taken out again")
    }
    if parts.isEmpty, old.isInitial != isInitial {
      parts.append(isInitial ? "started at once now" : "no longer started at once")
    }
    return parts
  }

  /// "kept in a collection".
  private var keeping: String {
    switch retention {
    case .collection: "kept in a collection"
    case .property: "kept in a property"
    case .none: isValue ? "a value" : "not kept by it"
    }
  }
}

extension DelegateRelation.Via {
  var noun: String {
    switch self {
    case .delegate: "delegate"
    case .parent: "reference to its parent"
    case .closure: "closure"
    case .publisher: "publisher"
    }
  }

  /// A delegate needs no word: it is what callbacks usually go by.
  var way: String { self == .delegate ? "" : " by \(noun)" }
}

extension FlowRelation.Move {
  /// "pushed", "started".
  var words: String {
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
