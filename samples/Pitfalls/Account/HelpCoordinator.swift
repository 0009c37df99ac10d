import UIKit

/// Questions and answers.
final class HelpCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // unused-ignore
    // coordinator-graph:ignore:screen-shows-screen - the next line broke it once
    let screen = HelpViewController()
    navigationController.pushViewController(screen, animated: true)
  }
}
