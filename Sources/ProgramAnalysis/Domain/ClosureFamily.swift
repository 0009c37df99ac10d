import SourceFacts

/// The closures that one literal makes on one receiver, on behalf of one actor: one for each activation of the body around it.
///
/// Past a limit they are merged, or what is captured and what is passed would multiply with each literal inside another.
final class ClosureFamily {
  struct Key: Hashable {
    let literal: ObjectIdentifier
    let receiver: Value?
    let actor: ObjectID
    let generics: [String: TypeID]
  }

  var members: [ClosureInstance] = []
  /// How many of the members are merged.
  var mergedCount = 0
  /// What stands for the members whose captures decide branches alike.
  var merged: [Captures: ClosureInstance] = [:]
  /// Whether one closure stands for all.
  var isShapeless = false

  /// Past this many members those are merged whose captures decide branches alike.
  static let limit = 24

  var isCrowded: Bool { members.count > Self.limit }
}

/// What tells apart the closures that a literal makes in different activations, once it has made many: what the bodies around it were passed.
struct Captures: Hashable {
  struct Arguments: Hashable {
    let shape: Invocation.Shape
    /// For each argument, the code that it can be called to run.
    let callables: [Set<Invocation.CallableCode>]
    /// What was passed, itself or with a closure, where it is one of a fixed number.
    let atom: Value?

    var isPlain: Bool { shape.isPlain && shape.generics.isEmpty && atom == nil }
  }

  /// From the innermost body to the outermost.
  var levels: [Arguments] = []

  var isPlain: Bool { levels.allSatisfy(\.isPlain) }
}

/// A closure literal with what it captured.
final class ClosureInstance {
  let id: ClosureID
  let fact: ClosureFact
  let environment: Environment
  let frame: Frame
  let family: ClosureFamily
  /// Whether it stands for several of its family.
  let isMerged: Bool
  /// The type of function that is asked for where it is written; nil where that is not known, or not always the same.
  @exclusivity(unchecked) private(set) var expected: ScopedType?
  private var isExpectedAmbiguous = false
  /// What tells apart what it stands for.
  var captures = Captures()
  /// Its invocations, on whosever behalf.
  var invocations: [Invocation] = []
  /// The property, parameter or publisher through which it is reached, once known; of several the first in the alphabet.
  private(set) var link: String?
  private var reach = Reach.envelope
  private var absorber: ClosureInstance?

  init(
    id: ClosureID, fact: ClosureFact, environment: Environment, frame: Frame, family: ClosureFamily, isMerged: Bool
  ) {
    self.id = id
    self.fact = fact
    self.environment = environment
    self.frame = frame
    self.family = family
    self.isMerged = isMerged
  }

  /// The closure itself, or what it was merged into.
  var representative: ClosureInstance { absorber?.representative ?? self }

  /// Lets this closure stand for another of its family as well. Returns the variables that hold more than before.
  func absorb(_ other: ClosureInstance) -> [Environment.Variable] {
    other.absorber = self
    if let link = other.link { name(link, by: other.reach) }
    return environment.join(other.environment)
  }

  /// Notes what type of function is asked for where it is written.
  func expect(_ type: ScopedType) {
    guard !isExpectedAmbiguous, expected?.reference != type.reference else { return }
    isExpectedAmbiguous = expected != nil
    expected = isExpectedAmbiguous ? nil : type
  }

  /// By what a closure is reached. Of these a later one says more: a property that holds it more than one that holds an envelope with it,
  /// and the stream of somebody else of which it makes another one more than what that is called.
  enum Reach: Comparable { case envelope, property, source }

  /// Names what reaches the closure.
  func name(_ link: String, by reach: Reach) {
    if let known = self.link, reach < self.reach || reach == self.reach && known <= link { return }
    self.link = link
    self.reach = reach
  }
}
