import UIKit

/// The root: a start page, and the two flows behind it.
final class AppCoordinator: Coordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []

  /// Stays `nil`: the root has no parent.
  weak var delegate: (any CoordinatorDelegate)?

  private let sheet = TimeSheet()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = StartViewModel(coordinator: self)
    push(StartViewController(viewModel: viewModel))
  }

  func moveToDay() {
    let day = DayCoordinator(navigationController: navigationController, sheet: sheet)
    day.delegate = self
    childCoordinators.append(day)
    day.start()
  }

  func moveToProjects() {
    let projects = ProjectsCoordinator(navigationController: navigationController, sheet: sheet)
    projects.delegate = self
    childCoordinators.append(projects)
    projects.start()
  }
}

extension AppCoordinator: CoordinatorDelegate {
  func didFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
  }
}
