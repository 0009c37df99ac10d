import UIKit

/// One store; the back button ends it, and nobody hears of that.
final class StoreCoordinator: Coordinator {
  var onFinish: ((any Coordinator) -> Void)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = StoreViewController()
    screen.onClose = { [weak self] in self?.finish() }
    // pop-not-observed
    navigationController.pushViewController(screen, animated: true)
  }

  private func finish() {
    onFinish?(self)
  }
}
