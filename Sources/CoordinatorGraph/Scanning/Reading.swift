import SourceFacts
import Workspace

/// The facts of all files of a scan, and what could not be read.
struct Reading: Sendable {
  /// Of all files of the source.
  let files: [FileReading]
  /// With the files that turned out to be no code of the app.
  let listing: FileListing
  /// Those files, and why each is none.
  let leftOut: [String: LeftOut.Reason]
  /// Of the others, in the order of the listing.
  let facts: [FileFacts]
  /// What kept those files from being read as they stand.
  let fileProblems: [ReadProblem]
  /// What could not be read beside the files.
  let otherProblems: [ReadProblem]
  /// The targets that compile each file.
  let targets: [String: Set<String>]
  /// The module of each file that is known to belong to one.
  let modules: [String: String]

  /// - Parameters:
  ///   - files: one for each file of the listing that has to be read.
  ///   - linked: files that are known by facts that were collected before.
  ///   - includesTests: whether files count that need a test framework.
  init(
    _ membership: TargetMembership, files: [FileReading], projectProblems: [ReadProblem] = [],
    linked: LinkedFiles = LinkedFiles(),
    includesTests: Bool
  ) {
    self.files = files
    let files = linked.readings.isEmpty ? files : (files + linked.readings).sorted { $0.path < $1.path }
    var foreign: [String: LeftOut.Reason] = [:]
    for file in files.compactMap(\.facts) {
      if file.isTemplate { foreign[file.path] = .template }
      if !includesTests, file.isTestCode { foreign[file.path] = .testCode }
    }
    let forgotten = ForgottenFiles(files.compactMap(\.facts).filter { foreign[$0.path] == nil }, membership.uncompiled)
    for path in membership.uncompiled.subtracting(forgotten.paths) where foreign[path] == nil {
      foreign[path] = .noTarget
    }
    listing = membership.listing.joining(linked.readings.map(\.path), given: linked.given, projects: linked.projects)
    leftOut = foreign
    let remaining = Set(listing.leavingOut(foreign).files)
    let kept = files.filter { remaining.contains($0.path) }
    facts = kept.compactMap(\.facts)
    fileProblems = kept.flatMap(\.problems)
    otherProblems = projectProblems + linked.problems
    targets = membership.targets.merging(linked.targets) { $0.union($1) }
    modules = linked.modules
  }

  /// The text of each file, by its path.
  var sources: [String: SourceFacts.SourceText] {
    Dictionary(facts.map { ($0.path, $0.text) }) { first, _ in first }
  }
}
