/// Everything that has been noted down.
@MainActor
final class TimeSheet {
  let projects = [
    Project(name: "Greenhouse"), Project(name: "Website"), Project(name: "Workshop"),
  ]

  private(set) var entries: [TimeEntry] = []

  func add(_ entry: TimeEntry) {
    entries.append(entry)
  }

  func entries(of project: Project) -> [TimeEntry] {
    entries.filter { $0.project == project }
  }
}
