/// A relation between two nodes, with the source places that prove it.
public struct Edge: Hashable, Sendable {
  /// The `id` of the node it leaves.
  public let from: String
  /// The `id` of the node it enters.
  public let to: String
  /// What it says.
  public let relation: Relation
  /// How sure the analysis is of it.
  public let confidence: Confidence
  /// The statement in the coordinator first, then the helpers it goes through.
  public let evidence: [Evidence]

  /// Makes an edge between two nodes by their ids.
  public init(from: String, to: String, relation: Relation, confidence: Confidence = .certain, evidence: [Evidence]) {
    self.from = from
    self.to = to
    self.relation = relation
    self.confidence = confidence
    self.evidence = evidence
  }

  var sortKey: [String] {
    [relation.kind, from, to] + relation.sortKey + [confidence.rawValue]
      + evidence.flatMap { $0.location.sortKey + [$0.note] }
  }
}

/// How sure the analysis is of an edge.
public enum Confidence: String, Sendable, Codable {
  case certain
  /// The engine had to choose between several bodies or values.
  case likely
}

/// One source place that proves an edge, with the code that stands there.
public struct Evidence: Hashable, Sendable {
  /// Where the code stands.
  public let location: SourceLocation
  /// The statement, shortened to one line.
  public let note: String

  /// Makes the evidence of one place.
  public init(location: SourceLocation, note: String) {
    self.location = location
    self.note = note
  }
}

/// What an edge says, with the facts of its kind.
public enum Relation: Hashable, Sendable {
  /// An owner makes a coordinator and starts it, or only keeps it for others to call; it keeps it, or the coordinator is a struct or an enum,
  /// which needs nobody to hold it.
  case root(isRetained: Bool, isStarted: Bool = true)
  /// A coordinator makes another one its own.
  case child(ChildRelation)
  /// An object can call a coordinator back.
  case delegate(DelegateRelation)
  /// A coordinator puts a screen in front of the user.
  case screen(ScreenRelation)
  /// What happens on a screen makes a coordinator show the next.
  case flow(FlowRelation)
}

/// How a parent holds and ends a child coordinator.
public struct ChildRelation: Hashable, Sendable {
  /// By what a parent holds a child.
  public enum Retention: String, Sendable, Codable, CaseIterable {
    case collection
    case property
    /// Only made and started.
    case none
  }

  /// By what the parent holds it.
  public let retention: Retention
  /// Whether its flow is begun, by the parent or by what the parent hands it to.
  public let isStarted: Bool
  /// Some code path takes it out again.
  public let isRemoved: Bool
  /// The child is a struct or an enum, which needs nobody to hold it.
  public let isValue: Bool
  /// Whether the start of the parent goes on to that of the child at once.
  public let isInitial: Bool

  /// Makes the relation of a parent and a child.
  public init(
    retention: Retention, isStarted: Bool, isRemoved: Bool, isValue: Bool = false, isInitial: Bool = false
  ) {
    self.retention = retention
    self.isStarted = isStarted
    self.isRemoved = isRemoved
    self.isValue = isValue
    self.isInitial = isInitial
  }

  /// Whether the child lives on when the code that made it has run.
  public var isKept: Bool { retention != .none || isValue }
}

extension Edge {
  /// Whether the target lives on because somebody holds it, or needs nobody; true for edges that are not about that.
  package var isKept: Bool {
    switch relation {
    case .root(let isRetained, _): isRetained
    case .child(let child): child.isKept
    case .delegate, .screen, .flow: true
    }
  }
}

/// The wire by which an object reaches a coordinator.
public struct DelegateRelation: Hashable, Sendable {
  /// The kind of wire.
  public enum Via: String, Sendable, Codable, CaseIterable {
    /// A protocol-typed reference, or the coordinator itself handed over.
    case delegate
    /// A reference to the parent coordinator as such.
    case parent
    /// A callback that acts on the coordinator.
    case closure
    /// The coordinator subscribes to the object's output.
    case publisher
  }

  /// The kind of wire.
  public let via: Via
  /// The properties, parameters or publishers as written, sorted.
  public let links: [String]
  /// The delegate protocol, where the reference has one.
  public let protocolName: String?
  /// Whether the reference is weak, where it is a stored one.
  public let isWeak: Bool?
  /// The methods, closures or cases that the object really sends through it, sorted.
  public let messages: [String]

  /// Makes the relation of an object to the coordinator that it can call back.
  public init(via: Via, links: [String], protocolName: String?, isWeak: Bool?, messages: [String]) {
    self.via = via
    self.links = links
    self.protocolName = protocolName
    self.isWeak = isWeak
    self.messages = messages
  }

  /// Whether a reference became weak or strong. That a callback is kept says nothing of what it captures, and a reference without source may be
  /// what it is on the other side.
  public func changesStrength(to other: DelegateRelation) -> Bool {
    guard via != .closure, other.via != .closure, let isWeak, let isWeakThere = other.isWeak else { return false }
    return isWeak != isWeakThere
  }
}

/// How a coordinator brings a screen up.
public struct ScreenRelation: Hashable, Sendable {
  /// How the screen comes in front of the user.
  public let transition: Transition
  /// Whether the coordinator's start, or what its parent shows of it at once, brings the screen up.
  public let isInitial: Bool

  /// Makes the relation of a coordinator to a screen that it shows.
  public init(_ transition: Transition, isInitial: Bool = false) {
    self.transition = transition
    self.isInitial = isInitial
  }
}

/// How a screen comes in front of the user.
public enum Transition: String, Sendable, Codable, CaseIterable {
  case push
  case present
  /// The window's root or the first controllers of a navigation stack.
  case root
  case tab
  /// A child view controller, a split view column, or content handed upward for the parent to show.
  case embed
  case other
}

/// One move of a user between screens.
public struct FlowRelation: Hashable, Sendable {
  /// How the target is reached.
  public enum Move: Hashable, Sendable {
    case transition(Transition)
    /// The target is a coordinator, which is started.
    case start
  }

  /// The message that triggers the move, without arguments.
  public let trigger: String
  /// How the target is reached.
  public let move: Move
  /// The `id` of the coordinator whose code shows the target.
  public let by: String

  /// Makes one move; `by` is the id of the coordinator that makes it.
  public init(trigger: String, move: Move, by: String) {
    self.trigger = trigger
    self.move = move
    self.by = by
  }
}
