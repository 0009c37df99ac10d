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

  /// - Parameters:
  ///   - files: one for each file of the listing.
  ///   - includesTests: whether files count that need a test framework.
  init(
    _ membership: TargetMembership, files: [FileReading], projectProblems: [ReadProblem] = [], includesTests: Bool
  ) {
    var foreign: [String: LeftOut.Reason] = [:]
    for file in files.compactMap(\.facts) {
      if file.isTemplate { foreign[file.path] = .template }
      if !includesTests, file.isTestCode { foreign[file.path] = .testCode }
    }
    let listing = membership.listing.leavingOut(foreign)
    let remaining = Set(listing.files)
    let files = files.filter { remaining.contains($0.path) }
    self.listing = listing
    facts = files.compactMap(\.facts)
    targets = membership.targets
    problems = listing.problems + projectProblems + files.flatMap(\.problems)
  }
}
