import GraphModel
import GraphRules

/// Writes a report in SARIF 2.1.0, with the page of each rule as its help.
///
/// Files are named relative to the working directory, which in CI is the root of the repository, or else to the scanned root;
/// never from `/` on, which would tell about this machine and lead nowhere on the next.
enum SARIFReporter {
  static let reporter = Reporter(format: .sarif) { report, options in
    try JSONText.of(SARIFLog(runs: [SARIFWriter(report: report, options: options).run]))
  }
}

private struct SARIFWriter {
  let report: CheckReport
  let options: ReportOptions

  private static let base = "SRCROOT"

  var run: SARIFLog.Run {
    let generator = Generator.current
    let driver = SARIFLog.Driver(
      name: generator.name, semanticVersion: generator.version, rules: report.rules.map(rule))
    return SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      originalUriBaseIds: [Self.base: .init(description: .init(text: "The folder that the check ran in."))],
      results: zip(report.findings, Fingerprints.of(report.findings)).map(result))
  }

  private func rule(_ rule: CheckedRule) -> SARIFLog.Rule {
    let profile = rule.profile
    let page = RuleGuide(profile: profile).page
    return SARIFLog.Rule(
      id: profile.id, shortDescription: .init(text: profile.summary), fullDescription: .init(text: profile.why),
      help: .init(text: page, markdown: page), defaultConfiguration: .init(level: rule.severity.level))
  }

  private func result(of finding: Finding, fingerprint: String) -> SARIFLog.Result {
    let evidence = finding.places.map { other in
      SARIFLog.Location(physicalLocation: place(other.evidence.location), message: message(other.text))
    }
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: report.rules.firstIndex { $0.profile.id == finding.rule },
      level: finding.severity.level, message: message(finding.message),
      locations: [SARIFLog.Location(physicalLocation: place(finding.location))],
      relatedLocations: evidence.isEmpty ? nil : evidence, codeFlows: evidence.count > 1 ? [flow(evidence)] : nil,
      fixes: finding.fix.map { [fix($0)] },
      partialFingerprints: ["ruleAndSymbols/v1": fingerprint])
  }

  /// More than one place leads to the offence step by step.
  private func flow(_ evidence: [SARIFLog.Location]) -> SARIFLog.CodeFlow {
    SARIFLog.CodeFlow(threadFlows: [.init(locations: evidence.map(SARIFLog.Step.init))])
  }

  /// One change a file, with its replacements in the order of their places.
  private func fix(_ fix: SourceFix) -> SARIFLog.Fix {
    let files = Dictionary(grouping: fix.edits, by: \.location.file).sorted { $0.key < $1.key }
    let changes = files.map { _, edits in
      SARIFLog.ArtifactChange(
        artifactLocation: place(edits[0].location).artifactLocation, replacements: edits.inOrder.map(replacement))
    }
    return SARIFLog.Fix(description: message(fix.title), artifactChanges: changes)
  }

  private func replacement(_ edit: SourceEdit) -> SARIFLog.Replacement {
    let (start, line) = (edit.location, edit.location.line)
    let end = SourceLocation(file: start.file, line: line, column: start.column + edit.length)
    return SARIFLog.Replacement(
      deletedRegion: .init(startLine: line, startColumn: column(of: start), endLine: line, endColumn: column(of: end)),
      insertedContent: .init(text: edit.text))
  }

  private func place(_ location: GraphModel.SourceLocation) -> SARIFLog.PhysicalLocation {
    let prefix = options.pathPrefix.hasPrefix("/") ? "" : options.pathPrefix
    let names = (prefix + location.file).split(separator: "/").map { String($0).percentEncoded }
    return SARIFLog.PhysicalLocation(
      artifactLocation: .init(uri: names.joined(separator: "/"), uriBaseId: Self.base),
      region: .init(startLine: location.line, startColumn: column(of: location)))
  }

  /// Our columns count bytes, as compilers do; the standard offers UTF-16 and code points.
  private func column(of location: GraphModel.SourceLocation) -> Int {
    guard let line = report.excerpts[location] else { return location.column }
    return String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self).utf16.count + 1
  }

  /// Plain text in which nothing is taken for a link to one of the places.
  private func message(_ text: String) -> SARIFLog.Message {
    let escaped = text.printable.map { ["\\", "[", "]"].contains($0) ? "\\\($0)" : String($0) }
    return SARIFLog.Message(text: escaped.joined())
  }
}

extension Finding.Severity {
  /// The word of the standard.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
