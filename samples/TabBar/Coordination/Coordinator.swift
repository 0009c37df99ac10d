import UIKit

/// Runs one flow of the app on a navigation stack.
@MainActor
protocol Coordinator: AnyObject {
  /// Whoever has started this flow and takes it back when it ends. Conforming types hold it weakly.
  var finishDelegate: (any CoordinatorFinishDelegate)? { get set }

  /// The flows that this one has started. Standing here is what keeps them alive.
  var childCoordinators: [any Coordinator] { get set }

  /// The stack on which the flow shows its screens.
  var navigationController: UINavigationController { get }

  /// Shows the first screen.
  func start()

  /// Ends the flow.
  func finish()
}

extension Coordinator {
  /// Lets go of all children and reports the end to whoever has started the flow.
  func finish() {
    childCoordinators.removeAll()
    finishDelegate?.coordinatorDidFinish(childCoordinator: self)
  }
}

/// Waits for the end of a child flow.
@MainActor
protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(childCoordinator: any Coordinator)
}

extension CoordinatorFinishDelegate where Self: Coordinator {
  /// Frees the child. A parent that has to show something next does so in an implementation of its own.
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
  }
}
