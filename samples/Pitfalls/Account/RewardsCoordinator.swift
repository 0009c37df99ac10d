import UIKit

/// Points, and what they are good for.
final class RewardsCoordinator: Coordinator {
  var onFinish: (() -> Void)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = RewardsViewController()
    screen.onClose = { [weak self] in self?.onFinish?() }
    navigationController.pushViewController(screen, animated: true)
  }
}
