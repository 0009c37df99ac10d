/// The projects to choose from.
@MainActor
final class ProjectListViewModel {
  private weak var coordinator: ProjectsCoordinator?
  private let sheet: TimeSheet

  init(coordinator: ProjectsCoordinator, sheet: TimeSheet) {
    self.coordinator = coordinator
    self.sheet = sheet
  }

  var names: [String] {
    sheet.projects.map(\.name)
  }

  func didSelectRow(_ row: Int) {
    coordinator?.moveToProject(sheet.projects[row])
  }

  func didClose() {
    coordinator?.finish()
  }
}
