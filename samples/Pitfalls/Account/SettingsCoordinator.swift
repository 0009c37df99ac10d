import UIKit

// delegate-not-class-bound
protocol SettingsCoordinatorDelegate {
  func settingsDidFinish()
}

/// What the app may do.
final class SettingsCoordinator: Coordinator {
  var delegate: (any SettingsCoordinatorDelegate)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = SettingsViewController()
    screen.onSave = { [weak self] in self?.delegate?.settingsDidFinish() }
    navigationController.pushViewController(screen, animated: true)
  }
}
