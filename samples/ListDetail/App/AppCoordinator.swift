import UIKit

/// The root of the tree: it runs one flow at a time and decides which one follows.
///
/// The two flows never hear of each other. Each tells its parent that it has finished, and the parent starts the
/// sibling on the same navigation stack.
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let catalogue = ExhibitCatalogue()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = navigationController
    showExhibits()
    window.makeKeyAndVisible()
  }

  private func showExhibits() {
    let coordinator = ExhibitCoordinator(navigationController: navigationController, catalogue: catalogue)
    childCoordinators.append(coordinator)
    coordinator.delegate = self
    coordinator.start()
  }

  private func showTickets() {
    let coordinator = TicketCoordinator(navigationController: navigationController)
    childCoordinators.append(coordinator)
    coordinator.delegate = self
    coordinator.start()
  }

  /// Lets go of a finished child, which frees it and the delegates that it serves.
  private func remove(_ coordinator: any Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
  }
}

extension AppCoordinator: ExhibitCoordinatorDelegate {
  func finished(coordinator: ExhibitCoordinator) {
    remove(coordinator)
    showTickets()
  }
}

extension AppCoordinator: TicketCoordinatorDelegate {
  func finished(coordinator: TicketCoordinator) {
    remove(coordinator)
    showExhibits()
  }
}
