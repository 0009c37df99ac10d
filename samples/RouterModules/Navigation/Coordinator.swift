/// Decides which module comes next; the showing is its router's business.
@MainActor
protocol Coordinator: AnyObject {
  var type: CoordinatorType { get }
  var router: any Router { get }

  /// The flows that this one has started and that have not finished.
  var childCoordinators: [any Coordinator] { get set }

  /// Whoever has started this flow and waits for its end.
  var finishDelegate: (any CoordinatorFinishDelegate)? { get set }

  func start()
}

extension Coordinator {
  /// Reports the end of the flow to whoever has started it.
  func finish() {
    finishDelegate?.coordinatorDidFinish(self)
  }
}
