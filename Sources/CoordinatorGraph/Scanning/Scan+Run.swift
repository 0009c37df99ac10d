import GraphModel
import ProgramAnalysis
import Workspace

/// Reads the Swift source under the given paths and resolves it to the graph of its coordinators.
///
/// Files are read and parsed in parallel; the result depends on the source alone. Odd source is never an error: what can be
/// read is used, and ``Scan/graph`` carries a diagnostic for the rest.
///
/// - Parameters:
///   - options: what to read and what to look for.
///   - cache: what earlier runs found out about the files; it is given what this one does.
///   - progress: is told after each file and stage; from any thread, one call at a time.
/// - Throws: an error whose description names the path, where a given path does not exist, is no Swift source, or holds none.
public func scan(
  _ options: ScanOptions = ScanOptions(), cache: FactCache? = nil,
  progress: @escaping @Sendable (ScanProgress) -> Void = { _ in }
) throws -> Scan {
  let start = ContinuousClock.now
  let deadline = start + options.timeLimit
  let modules = try LinkedModules(options.facts, base: try options.workingFolder())
  let source = try ScannedSource(options, beside: modules.folders)
  let cacheOfFindings = modules.isEmpty ? cache : nil
  return try DeepStack.run { () -> Result<Scan, any Error> in
    Result {
      if let known = source.state.knownScan(cacheOfFindings, options, since: start) { return known }
      let readings = try source.readings(cache: cache, before: deadline, progress: progress)
      let linked = try modules.files(below: source.listing.root, beside: readings)
      progress(.resolving(fileCount: readings.count + linked.readings.count))
      let reading = source.state.reading(of: readings, linked: linked, options)
      try options.refuseAbsence(in: reading.listing.leavingOut(reading.leftOut))
      return try source.state.scan(reading, options, cache: cacheOfFindings, readingTime: .now - start)
    }
  }.get()
}

extension ScanOptions {
  var exclusion: FileExclusion {
    FileExclusion(includesTests: includesTests, globs: excludedPaths, relativeTo: excludedPathsFolder)
  }

  /// What the run was given, for messages.
  var inputs: String { (paths + facts).joined(separator: ", ") }

  /// The folder that paths of facts are relative to.
  func workingFolder() throws(InputError) -> AbsolutePath {
    do { return try AbsolutePath(resolving: factsFolder) } catch {
      throw InputError(path: factsFolder, message: error.reason)
    }
  }

  /// Fails where there is nothing to read.
  func refuseAbsence(in listing: FileListing) throws(InputError) {
    guard listing.files.isEmpty, listing.problems.isEmpty else { return }
    throw InputError(path: inputs, message: absence(of: listing))
  }
}

extension ScanFindings {
  /// Resolves what was read to the graph, on a deep stack of its own.
  ///
  /// The interpreter is given four fifths of the time, so that the graph is made of what it found by then.
  ///
  /// - Throws: an error that names the stage where the time is over before there is a graph.
  init(of reading: Reading, options: ScanOptions) throws(InputError) {
    let start = ContinuousClock.now
    let stage = StageRecord()
    var inner = AnalysisOptions(
      coordinatorNames: options.coordinatorNames, models: options.models, targets: reading.targets,
      observes: options.observes, deadline: start + options.timeLimit * 4 / 5)
    inner.modules = reading.modules
    inner.traces = options.explains
    inner.entered = stage.enter
    let analysis = DeepStack.run(before: start + options.timeLimit) { [inner] in
      analyze(reading.facts, options: inner)
    }
    guard let analysis else {
      let message = "the analysis did not end within the time limit, but took it for \(stage.current.words)"
      throw InputError(path: options.inputs, message: message + "; --time-limit gives more")
    }
    self.init(analysis, of: reading)
  }
}

/// Why a listing has no file.
func absence(of listing: FileListing) -> String {
  if listing.leftOut.isEmpty {
    return
      "no Swift files there; give the folder that holds the app's Swift source (storyboards and Objective-C are not read)"
  }
  let named = listing.leftOut.prefix(5).map(\.path).joined(separator: ", ")
  let more = listing.leftOut.count > 5 ? " and \(listing.leftOut.count - 5) more" : ""
  return
    "no Swift files there except in what is left out: \(named)\(more); what is given as a path is read whatever its name, "
    + "and --include-tests reads tests and mocks"
}
