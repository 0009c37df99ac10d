import UIKit

/// Asks for a review, and never says that it is done.
final class ReviewCoordinator: Coordinator {
  var onFinish: (() -> Void)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ReviewViewController()
    navigationController.pushViewController(screen, animated: true)
  }
}
