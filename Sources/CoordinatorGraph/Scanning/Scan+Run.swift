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
///   - progress: is told after each file and stage; from any thread, one call at a time.
/// - Throws: an error whose description names the path, where a given path does not exist, is no Swift source, or holds none.
public func scan(
  _ options: ScanOptions = ScanOptions(), progress: @escaping @Sendable (ScanProgress) -> Void = { _ in }
) throws -> Scan {
  let clock = ContinuousClock()
  let start = clock.now
  let listing = try files(for: options)
  return DeepStack.run {
    let reading = Reading(of: listing, progress: progress)
    progress(.resolving(fileCount: listing.files.count))
    let read = clock.now
    let analysis = analyze(
      reading.facts,
      options: AnalysisOptions(
        coordinatorProtocols: options.coordinatorProtocols, models: options.models, observes: options.observes))
    let timings = Scan.Timings(reading: read - start, analysis: clock.now - read)
    return Scan(
      reading: reading, analysis: analysis, lookedFor: options.coordinatorProtocols, timings: timings)
  }
}

private func files(for options: ScanOptions) throws(InputError) -> FileListing {
  let exclusion = FileExclusion(
    includesTests: options.includesTests, globs: options.excludedPaths, relativeTo: options.excludedPathsFolder)
  let listing = try FileListing(of: options.paths, exclusion: exclusion)
  guard listing.files.isEmpty, listing.problems.isEmpty else { return listing }
  throw InputError(path: options.paths.joined(separator: ", "), message: absence(of: listing))
}

private func absence(of listing: FileListing) -> String {
  if listing.leftOut.isEmpty { return "no Swift files there" }
  let named = listing.leftOut.prefix(5).joined(separator: ", ")
  let more = listing.leftOut.count > 5 ? " and \(listing.leftOut.count - 5) more" : ""
  return "no Swift files there except in what is left out: \(named)\(more)"
}
