import UIKit

/// Subscribes to the newsletter.
final class NewsletterCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = NewsletterViewController()
    navigationController.pushViewController(screen, animated: true)
  }
}
