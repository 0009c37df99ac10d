import ArgumentParser
import CoordinatorGraph

/// One scan with all that is said about it on standard error.
struct ScanRun {
  let scan: Scan
  /// What earlier runs left; ``finish(answer:hasSummary:)`` leaves in it what this run added.
  let cache: RunCache
  private let console: Console
  /// Whether an app without coordinators is what the user means.
  private let allowsEmpty: Bool

  /// Scans the paths under the project's settings and reports what the reader should know before the result.
  ///
  /// - Parameters:
  ///   - facts: files of modules to take as they say, beside the paths.
  ///   - allowsEmpty: whether a scan without coordinators may be a success; where not, ``finish`` fails it.
  ///   - explains: whether the scan will be asked why there is an edge or none.
  ///   - cache: one that is in use already; by default that of the paths.
  init(
    _ paths: [String], facts: [String] = [], settings: Settings, options: CommonOptions, allowsEmpty: Bool = true,
    explains: Bool = false, cache: RunCache? = nil
  ) throws {
    let console = options.console
    var scanOptions = settings.scan
    scanOptions.paths = paths
    scanOptions.facts = facts
    options.settle(&scanOptions)
    scanOptions.explains = explains
    let cache = cache ?? options.cache(for: paths, settings)
    let progress = ProgressLine(on: console)
    do {
      defer { progress.clear(on: console) }
      scan = try CoordinatorGraph.scan(scanOptions, cache: cache.facts) { progress.update($0) }
    }
    self.cache = cache
    self.console = console
    self.allowsEmpty = allowsEmpty
    report(settings)
  }

  /// Says what the run was, and fails it where something was not read or followed: the result may lack what stands there.
  ///
  /// - Parameter answer: what the command found, in words, for the summary to begin with.
  func finish(answer: String? = nil, hasSummary: Bool = true) throws {
    cache.save(console)
    if hasSummary { console.summary(((answer.map { [$0] } ?? []) + [summary]).joined(separator: "; ")) }
    for line in timings { console.note(line) }
    if !scan.isComplete { throw ExitCode.jobNotDone }
    if isEmptyByMistake { throw ExitCode.answerIsNo }
  }

  private func report(_ settings: Settings) {
    for diagnostic in scan.graph.diagnostics {
      let place = diagnostic.location.map { "\(scan.path(of: $0.file)):\($0.line):\($0.column)" }
      switch diagnostic.severity {
      case .warning: console.warning(diagnostic.message, at: place)
      case .note: console.note(diagnostic.message, at: place)
      }
    }
    for miss in scan.debatableTypes {
      console.note(
        "\(miss.name) is no coordinator: \(miss.reason)",
        at: "\(scan.path(of: miss.location.file)):\(miss.location.line):\(miss.location.column)")
    }
    for path in scan.leftOut { console.note(scan.leftOutReasons[path] ?? "left out", at: scan.path(of: path)) }
    for pattern in scan.idlePatterns {
      console.warning("the pattern '\(pattern)' under exclude covers nothing", at: settings.file)
    }
    if let guidance = scan.guidance { tell(guidance) }
  }

  /// The lines for the configuration stand alone, so that they can be copied.
  private func tell(_ guidance: Guidance) {
    for (index, finding) in guidance.findings.enumerated() {
      if index == 0, isEmptyByMistake {
        console.error("\(finding); --allow-empty says that this is meant")
      } else {
        console.warning(finding)
      }
    }
    if !guidance.configuration.isEmpty {
      console.summary("")
      console.summary("If these are the app's coordinators, say so in \(Settings.fileName):")
      console.summary("")
      for line in guidance.configuration { console.summary("    " + line) }
      console.summary("")
    }
    for line in guidance.advice { console.summary(line) }
    console.summary("docs/empty-graph.md says what else may be missing")
  }

  private var isEmptyByMistake: Bool { scan.coordinatorCount == 0 && !allowsEmpty }

  private var summary: String {
    var counts = [
      counted(scan.files.count, "file"), counted(scan.coordinatorCount, "coordinator"),
      counted(scan.graph.edges.count, "edge"),
    ]
    if scan.uncompiledCount > 0 { counts.append("\(counted(scan.uncompiledCount, "uncompiled file")) left out") }
    if scan.unfollowedCount > 0 { counts.append("\(counted(scan.unfollowedCount, "call")) not followed") }
    let misses = scan.debatableTypes.count
    if misses > 0 { counts.append("\(counted(misses, "near miss", plural: "near misses")) (--verbose names them)") }
    return counts.joined(separator: ", ") + " in " + seconds(scan.timings.total)
  }

  private var timings: [String] {
    ["reading and parsing took \(seconds(scan.timings.reading))", "analysis took \(seconds(scan.timings.analysis))"]
  }
}

func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

private func seconds(_ duration: Duration) -> String {
  duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
}
