import Workspace

/// The source that stands under the paths of a scan, before it is read.
struct ScannedSource {
  let state: ScannedState

  var listing: FileListing { state.membership.listing }

  /// Finds the files and asks the projects about them.
  ///
  /// - Parameter others: folders of what is known without source.
  init(_ options: ScanOptions, beside others: [AbsolutePath] = []) throws(InputError) {
    let found = try FileListing(of: options.paths, beside: others, exclusion: options.exclusion)
    if others.isEmpty { try options.refuseAbsence(in: found) }
    let projects = try ProjectReading(of: found)
    try options.refuseUnknownTargets(in: [projects.projects])
    let membership = options.membership(of: found, in: FileSystemTree(), projects: projects.projects)
    state = ScannedState(
      membership: membership, files: membership.listing.files.map { SourceFile(path: $0, content: .file) },
      projectProblems: projects.problems)
  }

  /// Reads and parses the files, on deep stacks.
  func readings(
    cache: FactCache?, before deadline: ContinuousClock.Instant, progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws(InputError) -> [FileReading] {
    try FileReading.map(state.files, below: listing.root, cache: cache, before: deadline, progress: progress)
  }
}
