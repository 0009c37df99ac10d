import GraphRules
import Testing

/// Every rule is tried on apps that break it and on near misses.
@Suite struct RuleCoverageTests {
  private static let cases: [String: [RuleCase]] = [
    "BypassedCoordinator": BypassedCoordinatorTests.cases,
    "ChildNeverRemoved": ChildNeverRemovedTests.cases,
    "ChildNeverStarted": ChildNeverStartedTests.cases,
    "DelegateNotClassBound": DelegateNotClassBoundTests.cases,
    "FinishNeverCalled": FinishNeverCalledTests.cases,
    "FinishNotWired": FinishNotWiredTests.cases,
    "ForbiddenEdgeRule": ForbiddenEdgeRuleTests.cases,
    "OrphanCoordinator": OrphanCoordinatorTests.cases,
    "OwnershipCycle": OwnershipCycleTests.cases,
    "PopNotObserved": PopNotObservedTests.cases,
    "RemovedByKind": RemovedByKindTests.cases,
    "ScreenCapturedByItsPublisher": ScreenCapturedByItsPublisherTests.cases,
    "ScreenShowsScreen": ScreenShowsScreenTests.cases,
    "SheetSwipeNotObserved": SheetSwipeNotObservedTests.cases,
    "StartedBeforeKept": StartedBeforeKeptTests.cases,
    "StartedTwice": StartedTwiceTests.cases,
    "StrongCoordinatorReference": StrongCoordinatorReferenceTests.cases,
    "StrongDelegate": StrongDelegateTests.cases,
    "StrongSelfCapture": StrongSelfCaptureTests.cases,
    "TooDeep": TooDeepTests.cases,
    "TooManyChildren": TooManyChildrenTests.cases,
    "UnreachableFlow": UnreachableFlowTests.cases,
    "UnretainedChild": UnretainedChildTests.cases,
    "UnretainedRoot": UnretainedRootTests.cases,
    "UnusedDelegateMessage": UnusedDelegateMessageTests.cases,
  ]

  @Test func `every rule has its cases here`() {
    #expect(Self.cases.keys.sorted() == RuleRegistry.all.map { String(describing: type(of: $0)) }.sorted())
  }

  @Test(arguments: cases.keys.sorted()) func `three apps break a rule and five nearly do`(rule: String) throws {
    let cases = try #require(Self.cases[rule])
    #expect(cases.filter(\.isBad).count >= 3)
    #expect(cases.filter { !$0.isBad }.count >= 5)
  }
}
