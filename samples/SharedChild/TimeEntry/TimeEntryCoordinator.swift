import UIKit

/// Noting down a stretch of work. Two flows begin one: the day, and a project.
///
/// Neither knows which screens it takes. Both make it a child and are told when it is over.
final class TimeEntryCoordinator: Coordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let sheet: TimeSheet
  private let project: Project

  init(navigationController: UINavigationController, sheet: TimeSheet, project: Project) {
    self.navigationController = navigationController
    self.sheet = sheet
    self.project = project
  }

  func start() {
    let viewModel = TimeEntryViewModel(coordinator: self, sheet: sheet, project: project)
    push(TimeEntryViewController(viewModel: viewModel))
  }

  func moveToTags(onPick: @escaping (String) -> Void) {
    let viewModel = TagPickerViewModel(coordinator: self, onPick: onPick)
    present(TagPickerViewController(viewModel: viewModel))
  }
}
