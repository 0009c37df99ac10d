/// An entry in the making.
@MainActor
final class TimeEntryViewModel {
  private weak var coordinator: TimeEntryCoordinator?
  private let sheet: TimeSheet
  private let project: Project
  private var tag: String?

  init(coordinator: TimeEntryCoordinator, sheet: TimeSheet, project: Project) {
    self.coordinator = coordinator
    self.sheet = sheet
    self.project = project
  }

  var title: String { project.name }

  func didTapTag() {
    coordinator?.moveToTags { [weak self] tag in self?.tag = tag }
  }

  /// Notes the work down and goes back; that the page is gone ends the flow, see `didClose()`.
  func didTapSave(minutes: Int) {
    sheet.add(TimeEntry(project: project, minutes: minutes, tag: tag))
    coordinator?.pop()
  }

  func didClose() {
    coordinator?.finish()
  }
}
