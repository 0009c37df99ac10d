import UIKit

/// Makes the screens of a flow, and the children that other flows begin with.
///
/// A coordinator is not a better navigation controller: it knows where the user can go, and leaves the going to the
/// navigation controller. The few movements that it asks for are spelled out once, in the extension below.
@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }

  /// The flows that this one has started and that have not finished.
  var childCoordinators: [any Coordinator] { get set }

  /// The parent, which takes this flow out of its children when it ends. Conforming types hold it weakly.
  var delegate: (any CoordinatorDelegate)? { get set }

  func start()
}

extension Coordinator {
  /// Lets go of all children and has the parent let go of this flow.
  func finish() {
    childCoordinators.removeAll()
    delegate?.didFinish(childCoordinator: self)
  }

  func push(_ viewController: UIViewController) {
    navigationController.pushViewController(viewController, animated: true)
  }

  func pop() {
    navigationController.popViewController(animated: true)
  }

  func present(_ viewController: UIViewController) {
    navigationController.present(viewController, animated: true)
  }

  func dismiss() {
    navigationController.dismiss(animated: true)
  }
}
