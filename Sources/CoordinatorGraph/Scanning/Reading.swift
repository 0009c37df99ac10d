import SourceFacts
import Workspace

/// The facts of all files of a scan, and what could not be read.
struct Reading {
  let listing: FileListing
  /// In the order of the listing.
  let facts: [FileFacts]
  let problems: [ReadProblem]

  init(of listing: FileListing, progress: @escaping @Sendable (ScanProgress) -> Void) {
    let files = DeepStack.map(listing.files, finished: { progress(.reading(filesRead: $0, fileCount: $1)) }) {
      path in
      FileReading(path: path, root: listing.root)
    }
    self.listing = listing
    facts = files.compactMap(\.facts)
    problems = listing.problems + files.flatMap(\.problems)
  }
}

private struct FileReading: Sendable {
  let facts: FileFacts?
  let problems: [ReadProblem]

  init(path: String, root: AbsolutePath) {
    let text = SourceText(of: path, below: root)
    facts = text.bytes?.withUnsafeBufferPointer { readFacts(of: $0, path: path) }
    problems = text.problems
  }
}
