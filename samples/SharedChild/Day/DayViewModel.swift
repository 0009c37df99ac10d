/// What was done today.
@MainActor
final class DayViewModel {
  private weak var coordinator: DayCoordinator?
  private let sheet: TimeSheet

  init(coordinator: DayCoordinator, sheet: TimeSheet) {
    self.coordinator = coordinator
    self.sheet = sheet
  }

  var lines: [String] {
    sheet.entries.map(\.summary)
  }

  /// Projects to start an entry for.
  var projects: [Project] { sheet.projects }

  func didChoose(_ project: Project) {
    coordinator?.moveToTimeEntry(for: project)
  }

  func didClose() {
    coordinator?.finish()
  }
}
