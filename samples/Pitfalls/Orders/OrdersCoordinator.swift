import UIKit

/// The orders of the past.
final class OrdersCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = OrdersViewController()
    navigationController.pushViewController(screen, animated: true)
  }
}
