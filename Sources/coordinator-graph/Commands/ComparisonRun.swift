import ArgumentParser
import CoordinatorGraph

/// One comparison with all that is said about it on standard error.
struct ComparisonRun {
  let graphs: ComparedGraphs
  /// The way from the working directory to the scanned root, with a slash at its end; empty where they are one.
  let pathPrefix: String
  /// What earlier runs left; ``finish()`` leaves in it what this run added.
  let cache: RunCache
  private let console: Console

  /// Reads both sides under the project's settings and reports what the reader should know before the result.
  init(_ range: ComparisonRange, paths: [String], settings: ComparedSettings, options: CommonOptions) throws {
    let console = options.console
    var scanOptions = settings.settings.scan
    if !paths.isEmpty { scanOptions.paths = paths }
    options.settle(&scanOptions)
    let cache = options.cache(for: scanOptions.paths, settings.settings)
    let progress = ProgressLine(on: console)
    do {
      defer { progress.clear(on: console) }
      graphs = try snapshots(
        of: range, options: scanOptions, rules: settings.settings.check, configuration: settings.change,
        cache: cache.facts
      ) { progress.update($0) }
    }
    self.cache = cache
    self.console = console
    pathPrefix = graphs.head.scan.map { $0.path(of: "") } ?? ""
    for side in [graphs.base, graphs.head] { report(side, on: console) }
  }

  /// Fails the run where something was not read or followed: the result may lack what stands there.
  func finish() throws {
    cache.save(console)
    if !graphs.base.isComplete || !graphs.head.isComplete { throw ExitCode.jobNotDone }
  }

  /// Whether neither side has a coordinator, so that nothing was compared.
  var isEmpty: Bool {
    [graphs.base, graphs.head].allSatisfy { side in side.scan.map { $0.coordinatorCount == 0 } ?? false }
  }

  /// Says what was looked for where neither side has a coordinator.
  func reportEmptiness(on console: Console) {
    let findings = graphs.head.scan?.guidance?.findings ?? []
    let sides = "\(graphs.base.name) and \(graphs.head.name)"
    console.error("no coordinators in \(sides); --allow-empty says that this is meant")
    for finding in findings.dropFirst() { console.warning(finding) }
  }

  /// What both sides have to say is no matter of the change, and is not said, unless it is why the run fails.
  private func report(_ side: ComparedGraph, on console: Console) {
    let other = side.snapshot == graphs.base.snapshot ? graphs.head : graphs.base
    let known = Set(other.graph.diagnostics.map { [$0.location?.file, $0.message] })
    for diagnostic in side.graph.diagnostics
    where !known.contains([diagnostic.location?.file, diagnostic.message])
      || !side.isComplete && diagnostic.severity == .warning
    {
      let place = diagnostic.location.map { "\(pathPrefix)\($0.file):\($0.line):\($0.column)" }
      let message = "\(diagnostic.message) (in \(side.name))"
      switch diagnostic.severity {
      case .warning: console.warning(message, at: place)
      case .note: console.note(message, at: place)
      }
    }
    if let scan = side.scan, scan.coordinatorCount == 0 {
      console.warning("no coordinators in \(side.name)")
    }
  }
}
