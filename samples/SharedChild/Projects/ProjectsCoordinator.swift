import UIKit

/// The projects, the hours of each, and a new entry for the one that is open.
final class ProjectsCoordinator: Coordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let sheet: TimeSheet

  init(navigationController: UINavigationController, sheet: TimeSheet) {
    self.navigationController = navigationController
    self.sheet = sheet
  }

  func start() {
    let viewModel = ProjectListViewModel(coordinator: self, sheet: sheet)
    push(ProjectListViewController(viewModel: viewModel))
  }

  func moveToProject(_ project: Project) {
    let viewModel = ProjectViewModel(coordinator: self, sheet: sheet, project: project)
    push(ProjectViewController(viewModel: viewModel))
  }

  func moveToTimeEntry(for project: Project) {
    let timeEntry = TimeEntryCoordinator(navigationController: navigationController, sheet: sheet, project: project)
    timeEntry.delegate = self
    childCoordinators.append(timeEntry)
    timeEntry.start()
  }
}

extension ProjectsCoordinator: CoordinatorDelegate {
  func didFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
  }
}
