import UIKit

/// The entries of the day, and a new one for any project.
final class DayCoordinator: Coordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let sheet: TimeSheet

  init(navigationController: UINavigationController, sheet: TimeSheet) {
    self.navigationController = navigationController
    self.sheet = sheet
  }

  func start() {
    let viewModel = DayViewModel(coordinator: self, sheet: sheet)
    push(DayViewController(viewModel: viewModel))
  }

  func moveToTimeEntry(for project: Project) {
    let timeEntry = TimeEntryCoordinator(navigationController: navigationController, sheet: sheet, project: project)
    timeEntry.delegate = self
    childCoordinators.append(timeEntry)
    timeEntry.start()
  }
}

extension DayCoordinator: CoordinatorDelegate {
  func didFinish(childCoordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === childCoordinator }
  }
}
