import UIKit

/// A tour that nobody begins any more.
// orphan-coordinator
final class TourCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = WelcomeViewController()
    navigationController.pushViewController(screen, animated: true)
  }
}
