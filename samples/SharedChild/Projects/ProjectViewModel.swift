/// The hours of one project.
@MainActor
final class ProjectViewModel {
  private weak var coordinator: ProjectsCoordinator?
  private let sheet: TimeSheet
  private let project: Project

  init(coordinator: ProjectsCoordinator, sheet: TimeSheet, project: Project) {
    self.coordinator = coordinator
    self.sheet = sheet
    self.project = project
  }

  var title: String { project.name }

  var total: String {
    let minutes = sheet.entries(of: project).map(\.minutes).reduce(0, +)
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  func didTapAdd() {
    coordinator?.moveToTimeEntry(for: project)
  }
}
