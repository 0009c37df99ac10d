/// What the analysis saw of an app beside its graph: the facts that tell whether the pattern is applied well.
///
/// Types are named by the ids of their nodes. All lists are sorted by place.
package struct Observations: Equatable, Sendable {
  package var makings: [Making] = []
  package var stays: [Stay] = []
  package var references: [BackReference] = []
  package var captures: [StrongCapture] = []
  package var callbacks: [Callback] = []
  package var requirements: [Requirement] = []
  package var steps: [ScreenStep] = []
  package var restarts: [Restart] = []
  package var idlers: [Idler] = []

  package init() {}
}

/// A place at which an object makes a coordinator.
package struct Making: Hashable, Sendable {
  package let maker: String
  package let coordinator: String
  /// Whether the maker is what the system makes when the app or one of its windows starts.
  package let isLaunch: Bool
  /// Whether the maker is a coordinator.
  package let isByCoordinator: Bool
  /// The call that makes it, then the helpers it goes through.
  package let evidence: [Evidence]
  /// Where the flow begins, or anything else of it is asked for; empty where nothing is.
  package let uses: [Evidence]
  /// Whether it has a way to begin that its maker would have to call.
  package let mustBeStarted: Bool
  /// Everything that keeps it alive.
  package let holders: [Evidence]
  /// What reaches it only as long as it lives: weak references, and closures that hold it weakly.
  package let callbacks: [Evidence]
  /// Where it was passed to code that was not followed, which could keep it.
  package let escapes: [Evidence]
  /// Calls that were not followed and could start it.
  package let possibleStarts: [Evidence]

  package init(
    maker: String, coordinator: String, isLaunch: Bool, isByCoordinator: Bool, evidence: [Evidence], uses: [Evidence],
    mustBeStarted: Bool, holders: [Evidence], callbacks: [Evidence], escapes: [Evidence], possibleStarts: [Evidence]
  ) {
    self.maker = maker
    self.coordinator = coordinator
    self.isLaunch = isLaunch
    self.isByCoordinator = isByCoordinator
    self.evidence = evidence
    self.uses = uses
    self.mustBeStarted = mustBeStarted
    self.holders = holders
    self.callbacks = callbacks
    self.escapes = escapes
    self.possibleStarts = possibleStarts
  }
}

/// A child in a collection of its parent.
package struct Stay: Hashable, Sendable {
  package let parent: String
  package let child: String
  /// The collection.
  package let property: String
  /// Where it enters.
  package let evidence: [Evidence]
  /// What can make it enter again while the parent lives; empty where it enters once.
  package let repetitions: [Evidence]
  /// Where it tells the parent that it has ended.
  package let endings: [Evidence]
  /// What takes it out, or may.
  package let exits: [Evidence]

  package init(
    parent: String, child: String, property: String, evidence: [Evidence], repetitions: [Evidence],
    endings: [Evidence], exits: [Evidence]
  ) {
    self.parent = parent
    self.child = child
    self.property = property
    self.evidence = evidence
    self.repetitions = repetitions
    self.endings = endings
    self.exits = exits
  }
}

/// How one object comes to keep another alive, on the way round to the first.
package struct OwnershipChain: Hashable, Sendable {
  /// The properties along the way, from the coordinator on.
  package let links: [Evidence]
  /// Whether it holds for as long as the coordinator lives; a navigation stack that others own lets go earlier.
  package let isLasting: Bool

  package init(links: [Evidence], isLasting: Bool) {
    self.links = links
    self.isLasting = isLasting
  }
}

/// A stored property by which an object reaches back to a coordinator, and keeps it.
package struct BackReference: Hashable, Sendable {
  /// What the type of the property is.
  package enum Declared: Hashable, Sendable {
    /// A class, or a protocol that only classes can conform to.
    case classBound(String)
    /// A protocol that values could conform to; `hasOnlyClasses` tells whether any do.
    case open(name: String, location: SourceLocation, hasOnlyClasses: Bool)
  }

  package let holder: String
  package let property: String
  package let declaration: Evidence
  package let declared: Declared
  package let coordinator: String
  /// Where it is set.
  package let evidence: [Evidence]
  /// How the coordinator keeps the holder.
  package let chain: OwnershipChain

  package init(
    holder: String, property: String, declaration: Evidence, declared: Declared, coordinator: String,
    evidence: [Evidence], chain: OwnershipChain
  ) {
    self.holder = holder
    self.property = property
    self.declaration = declaration
    self.declared = declared
    self.coordinator = coordinator
    self.evidence = evidence
    self.chain = chain
  }
}

/// A closure that keeps a coordinator which keeps the closure.
package struct StrongCapture: Hashable, Sendable {
  /// What keeps the closure.
  package let holder: String
  /// The property or publisher through which it is called.
  package let link: String
  package let coordinator: String
  /// What is written for the coordinator in the closure: `self`, or the name of a variable.
  package let name: String
  /// Whether it is a method that was passed, which keeps its object without a capture list to say otherwise.
  package let isMethod: Bool
  /// The closure or method as it is passed.
  package let evidence: Evidence
  /// How the coordinator keeps what keeps the closure.
  package let chain: OwnershipChain

  package init(
    holder: String, link: String, coordinator: String, name: String, isMethod: Bool, evidence: Evidence,
    chain: OwnershipChain
  ) {
    self.holder = holder
    self.link = link
    self.coordinator = coordinator
    self.name = name
    self.isMethod = isMethod
    self.evidence = evidence
    self.chain = chain
  }
}

/// A property by which a child tells the parent that made it of its end, as that parent wires it.
package struct Callback: Hashable, Sendable {
  package let parent: String
  package let child: String
  package let property: String
  /// The protocol of the property; nil for a closure or a class.
  package let protocolName: String?
  package let declaration: Evidence
  /// Where the parent makes the child.
  package let making: [Evidence]
  /// Where the child sends its end through it.
  package let sends: [Evidence]
  /// What may send its end through it and was not followed.
  package let possibleSends: [Evidence]
  /// Where it is set on behalf of the parent.
  package let settings: [Evidence]
  /// Whether what it is set to acts on the parent.
  package let isHeard: Bool
  /// What may set it and was not followed.
  package let possibleSettings: [Evidence]

  package init(
    parent: String, child: String, property: String, protocolName: String?, declaration: Evidence, making: [Evidence],
    sends: [Evidence], possibleSends: [Evidence], settings: [Evidence], isHeard: Bool, possibleSettings: [Evidence]
  ) {
    self.parent = parent
    self.child = child
    self.property = property
    self.protocolName = protocolName
    self.declaration = declaration
    self.making = making
    self.sends = sends
    self.possibleSends = possibleSends
    self.settings = settings
    self.isHeard = isHeard
    self.possibleSettings = possibleSettings
  }
}

/// A method that a delegate protocol asks of coordinators.
package struct Requirement: Hashable, Sendable {
  package let protocolName: String
  package let name: String
  package let declaration: Evidence
  /// The coordinators that answer it, sorted.
  package let coordinators: [String]
  /// Where it is, or may be, sent.
  package let sends: [Evidence]
  /// Whether it speaks of an end.
  package let isEnding: Bool

  package init(
    protocolName: String, name: String, declaration: Evidence, coordinators: [String], sends: [Evidence], isEnding: Bool
  ) {
    self.protocolName = protocolName
    self.name = name
    self.declaration = declaration
    self.coordinators = coordinators
    self.sends = sends
    self.isEnding = isEnding
  }
}

/// A view controller that makes another screen and puts it in front of the user.
package struct ScreenStep: Hashable, Sendable {
  package let from: String
  package let to: String
  package let transition: Transition
  package let evidence: [Evidence]
  package let isCertain: Bool

  package init(from: String, to: String, transition: Transition, evidence: [Evidence], isCertain: Bool) {
    self.from = from
    self.to = to
    self.transition = transition
    self.evidence = evidence
    self.isCertain = isCertain
  }
}

/// Two calls, one after the other, that both begin the flow of one coordinator.
package struct Restart: Hashable, Sendable {
  package let starter: String
  package let coordinator: String
  package let first: Evidence
  package let second: Evidence

  package init(starter: String, coordinator: String, first: Evidence, second: Evidence) {
    self.starter = starter
    self.coordinator = coordinator
    self.first = first
    self.second = second
  }
}

/// A coordinator that nothing makes.
package struct Idler: Hashable, Sendable {
  package let coordinator: String
  package let declaration: Evidence
  /// Where its type is named in code that was not followed.
  package let mentions: [Evidence]

  package init(coordinator: String, declaration: Evidence, mentions: [Evidence]) {
    self.coordinator = coordinator
    self.declaration = declaration
    self.mentions = mentions
  }
}
