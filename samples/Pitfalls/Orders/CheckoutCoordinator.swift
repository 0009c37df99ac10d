import UIKit

/// Pays for what is in the basket.
final class CheckoutCoordinator: Coordinator {
  var onFinish: (() -> Void)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = CheckoutViewController()
    screen.onPay = { [weak self] in self?.onFinish?() }
    navigationController.pushViewController(screen, animated: true)
  }
}
