/// Something that time is spent on.
struct Project: Hashable, Sendable {
  let name: String
}

/// A stretch of work.
struct TimeEntry: Hashable, Sendable {
  let project: Project
  let minutes: Int
  let tag: String?

  /// The entry in one line.
  var summary: String {
    [project.name, "\(minutes) min", tag].compactMap { $0 }.joined(separator: " · ")
  }
}
