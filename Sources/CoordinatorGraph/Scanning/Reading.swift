import SourceFacts
import Workspace

/// The facts of all files of a scan, and what could not be read.
struct Reading: Sendable {
  /// Without the files that turned out to be no code of the app.
  let listing: FileListing
  /// In the order of the listing.
  let facts: [FileFacts]
  let problems: [ReadProblem]
  /// The targets that compile each file.
  let targets: [String: Set<String>]
  /// The module of each file that is known to belong to one.
  let modules: [String: String]

  /// - Parameters:
  ///   - files: one for each file of the listing.
  ///   - linked: files that are known by facts that were collected before.
  ///   - includesTests: whether files count that need a test framework.
  init(
    _ membership: TargetMembership, files: [FileReading], projectProblems: [ReadProblem] = [],
    linked: LinkedFiles = LinkedFiles(),
    includesTests: Bool
  ) {
    let files = linked.readings.isEmpty ? files : (files + linked.readings).sorted { $0.path < $1.path }
    let joined = membership.listing.joining(linked.readings.map(\.path), given: linked.given, projects: linked.projects)
    var foreign: [String: LeftOut.Reason] = [:]
    for file in files.compactMap(\.facts) {
      if file.isTemplate { foreign[file.path] = .template }
      if !includesTests, file.isTestCode { foreign[file.path] = .testCode }
    }
    let listing = joined.leavingOut(foreign)
    let remaining = Set(listing.files)
    let kept = files.filter { remaining.contains($0.path) }
    self.listing = listing
    facts = kept.compactMap(\.facts)
    targets = membership.targets.merging(linked.targets) { $0.union($1) }
    modules = linked.modules
    problems = listing.problems + projectProblems + linked.problems + kept.flatMap(\.problems)
  }
}
