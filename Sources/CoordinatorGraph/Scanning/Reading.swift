import SourceFacts
import Workspace

/// The facts of all files of a scan, and what could not be read.
struct Reading: Sendable {
  let listing: FileListing
  /// In the order of the listing.
  let facts: [FileFacts]
  let problems: [ReadProblem]

  /// - Parameter files: one for each file of the listing.
  init(listing: FileListing, files: [FileReading]) {
    self.listing = listing
    facts = files.compactMap(\.facts)
    problems = listing.problems + files.flatMap(\.problems)
  }
}
