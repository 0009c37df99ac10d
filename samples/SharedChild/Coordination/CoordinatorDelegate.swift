/// Waits for the end of a child flow.
@MainActor
protocol CoordinatorDelegate: AnyObject {
  func didFinish(childCoordinator: any Coordinator)
}
