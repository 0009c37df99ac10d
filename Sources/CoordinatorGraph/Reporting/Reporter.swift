/// One way to write a report: a function of the report and the reader's choices, and of nothing else.
struct Reporter: Sendable {
  let format: ReportFormat
  let write: @Sendable (CheckReport, ReportOptions) throws -> String
}

/// All reporters, in the order of the help. A new one is one file, one line here and its case in ``ReportFormat``.
enum ReporterRegistry {
  static let all: [Reporter] = [
    TextReporter.reporter, JSONReporter.reporter, SARIFReporter.reporter, GitHubReporter.reporter,
    GitLabReporter.reporter, JUnitReporter.reporter, MarkdownReporter.reporter, XcodeReporter.reporter,
    CheckstyleReporter.reporter,
  ]
}

/// Writes a report; the same report and options give the same text.
public func write(
  _ report: CheckReport, as format: ReportFormat, options: ReportOptions = ReportOptions()
) throws -> String {
  try ReporterRegistry.all.first { $0.format == format }?.write(report, options) ?? ""
}
