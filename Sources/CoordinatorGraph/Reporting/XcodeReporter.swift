import GraphModel
import GraphRules

/// Writes findings as a build phase says them: Xcode shows each at its line.
///
/// Xcode opens absolute paths only. A note belongs to the finding before it, and Xcode folds it there.
enum XcodeReporter {
  static let reporter = Reporter(format: .xcode) { report, options in
    report.findings.flatMap { finding in
      let places = finding.places.filter { $0.evidence.location != finding.location }
      return [line(finding.location, finding.severity.word, "\(finding.message) (\(finding.rule))", options)]
        + places.map { line($0.evidence.location, "note", $0.text, options) }
    }.joined()
  }

  private static func line(
    _ location: SourceLocation, _ word: String, _ text: String, _ options: ReportOptions
  ) -> String {
    let path = options.root.isEmpty ? location.file : "\(options.root)/\(location.file)"
    return "\(path.printable):\(location.line):\(location.column): \(word): \(text.printable)\n"
  }
}
