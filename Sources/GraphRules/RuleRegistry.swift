/// The rules, in the order of the documentation.
package enum RuleRegistry {
  package static let all: [any Rule] = [
    UnretainedRoot(), UnretainedChild(), ChildNeverRemoved(), PopNotObserved(), SheetSwipeNotObserved(),
    RemovedByKind(), FinishNotWired(), FinishNeverCalled(), ChildNeverStarted(), StartedTwice(), StartedBeforeKept(),
    StrongDelegate(), StrongCoordinatorReference(), DelegateNotClassBound(), StrongSelfCapture(),
    ScreenCapturedByItsPublisher(), ScreenShowsScreen(), BypassedCoordinator(), OrphanCoordinator(), UnreachableFlow(),
    UnusedDelegateMessage(), OwnershipCycle(), TooManyChildren(), TooDeep(),
    ForbiddenEdgeRule(),
  ]

  /// The rule of an id, if there is one.
  package static func rule(id: String) -> (any Rule)? {
    all.first { $0.profile.id == id }
  }
}
