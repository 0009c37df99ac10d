/// The rules, in the order of the documentation.
package enum RuleRegistry {
  package static let all: [any Rule] = [
    UnretainedRoot(), UnretainedChild(), ChildNeverRemoved(), FinishNotWired(), FinishNeverCalled(),
    ChildNeverStarted(), StartedTwice(), StrongDelegate(), DelegateNotClassBound(), StrongSelfCapture(),
    ScreenShowsScreen(), OrphanCoordinator(), UnusedDelegateMessage(), OwnershipCycle(), TooManyChildren(), TooDeep(),
    ForbiddenEdgeRule(),
  ]

  /// The rule of an id, if there is one.
  package static func rule(id: String) -> (any Rule)? {
    all.first { $0.profile.id == id }
  }
}
