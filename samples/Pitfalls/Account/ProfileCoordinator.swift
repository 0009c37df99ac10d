import UIKit

protocol ProfileCoordinatorDelegate: AnyObject {
  func profileDidFinish()
}

/// The user's name and address.
final class ProfileCoordinator: Coordinator {
  // strong-delegate
  var delegate: (any ProfileCoordinatorDelegate)?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ProfileViewController()
    screen.onSave = { [weak self] in self?.delegate?.profileDidFinish() }
    navigationController.pushViewController(screen, animated: true)
  }
}
