/// A place at which an object makes a coordinator.
package struct Creation: Hashable, Codable, Sendable {
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
  /// Where it keeps coordinators that nobody else keeps.
  package let dependents: [Evidence]
  /// Where it was passed to code that was not followed, which could keep it.
  package let escapes: [Evidence]
  /// Calls that were not followed and could start it.
  package let possibleStarts: [Evidence]

  package init(
    maker: String, coordinator: String, isLaunch: Bool, isByCoordinator: Bool, evidence: [Evidence], uses: [Evidence],
    mustBeStarted: Bool, holders: [Evidence], callbacks: [Evidence], dependents: [Evidence],
    escapes: [Evidence], possibleStarts: [Evidence]
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
    self.dependents = dependents
    self.escapes = escapes
    self.possibleStarts = possibleStarts
  }
}

/// A child in a collection of its parent.
package struct Membership: Hashable, Codable, Sendable {
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
  /// Whether code that was not followed may take it out.
  package let mayLeave: Bool
  /// The call that would take it out, with `child` for what is taken out.
  package let removal: String

  package init(
    parent: String, child: String, property: String, evidence: [Evidence], repetitions: [Evidence],
    endings: [Evidence], exits: [Evidence], mayLeave: Bool, removal: String
  ) {
    self.parent = parent
    self.child = child
    self.property = property
    self.evidence = evidence
    self.repetitions = repetitions
    self.endings = endings
    self.exits = exits
    self.mayLeave = mayLeave
    self.removal = removal
  }
}
