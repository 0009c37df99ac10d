/// Waits for the end of a flow.
@MainActor
protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ coordinator: any Coordinator)
}
