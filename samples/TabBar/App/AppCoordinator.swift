import UIKit

/// The root: choosing a garden, and the tabs for the chosen one.
final class AppCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController

  private let session = GardenSession()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    showGardenPicker()
  }

  private func showGardenPicker() {
    let picker = GardenPickerCoordinator(navigationController: navigationController, session: session)
    picker.finishDelegate = self
    childCoordinators.append(picker)
    picker.start()
  }

  private func showTabs() {
    let tabs = TabBarCoordinator(navigationController: navigationController, session: session)
    tabs.finishDelegate = self
    childCoordinators.append(tabs)
    tabs.start()
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
    if childCoordinator is GardenPickerCoordinator {
      showTabs()
    } else if childCoordinator is TabBarCoordinator {
      showGardenPicker()
    }
  }
}
