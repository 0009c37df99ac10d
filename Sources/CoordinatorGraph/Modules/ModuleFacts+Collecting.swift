import SourceFacts
import Workspace

/// Reads the Swift source of one module and gives the bytes of its facts, which ``ScanOptions/facts`` takes instead of the source.
///
/// Paths in them are relative to the working directory, where a run that is given them has to start.
///
/// - Parameters:
///   - module: what the source is imported as.
///   - options: what to read; names of coordinators and models are no matter of facts.
///   - cache: what earlier runs found out about the files; it is given what this one does.
///   - progress: is told after each file; from any thread, one call at a time.
/// - Throws: an error whose description names the path, where a path cannot be read or lies outside the working directory, and where
///   the name is no module's.
public func moduleFacts(
  of module: String, _ options: ScanOptions, cache: FactCache? = nil,
  progress: @escaping @Sendable (ScanProgress) -> Void = { _ in }
) throws -> [UInt8] {
  guard ModuleFacts.isModuleName(module) else {
    throw InputError(path: options.paths.joined(separator: ", "), message: "'\(module)' is no name of a module")
  }
  let deadline = ContinuousClock.now + options.timeLimit
  let places = try WrittenPlaces(options.paths, base: try options.workingFolder())
  let source = try ScannedSource(options)
  let readings = try source.readings(cache: cache, before: deadline, progress: progress)
  let problems = source.listing.problems + source.state.projectProblems
  if let unread = (problems + readings.flatMap(\.problems)).first(where: \.isUnreadable) {
    throw InputError(path: unread.path, message: unread.diagnostic.message)
  }
  let facts = DeepStack.run { ModuleFacts(module, source, readings, problems, places) }
  guard let bytes = facts.bytes else {
    throw InputError(path: options.paths.joined(separator: ", "), message: "cannot be stored")
  }
  return bytes
}

extension ModuleFacts {
  fileprivate init(
    _ module: String, _ source: ScannedSource, _ readings: [FileReading], _ problems: [ReadProblem],
    _ places: WrittenPlaces
  ) {
    let listing = source.listing
    let folder = places.folder
    var entries: [(file: File, content: Content)] = []
    for reading in readings {
      let path = places.place(of: listing.root.appending(reading.path)).relative(to: folder) ?? reading.path
      let stored = reading.facts.flatMap(\.stored) ?? []
      let text = reading.facts?.text.bytes ?? []
      let file = File(
        path: path, isGiven: listing.isGiven(reading.path),
        targets: source.state.membership.targets[reading.path, default: []].sorted(), problems: reading.problems,
        factsSize: stored.count, textSize: text.count)
      entries.append((file, Content(facts: stored[...], text: text[...])))
    }
    entries.sort { $0.file.path < $1.file.path }
    let index = Index(
      module: module, folder: folder.relative(to: places.base) ?? "",
      projects: listing.projects.map { $0.way(from: listing.root) }, problems: problems, files: entries.map(\.file))
    self.init(index, entries.map(\.content))
  }
}
