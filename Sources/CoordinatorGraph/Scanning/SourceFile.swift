import SourceFacts
import Workspace

/// A Swift file of a scan, told apart by what is in it as far as that is known.
struct SourceFile: Hashable, Sendable {
  /// Relative to the scanned root.
  let path: String
  let content: SourceContent
}

/// What one file says, and what kept it from being read as it stands.
struct FileReading: Sendable {
  let path: String
  let facts: FileFacts?
  let problems: [ReadProblem]

  private init(_ text: Workspace.SourceText, path: String) {
    self.path = path
    facts = text.bytes?.withUnsafeBufferPointer { readFacts(of: $0, path: path) }
    // What was repaired may no longer parse; one reason is enough.
    let line = facts.flatMap { $0.firstProblemLine }
    let unparsed = line.map { ReadProblem(path: path, kind: .doesNotParse(line: $0)) }
    problems = text.problems.isEmpty ? [unparsed].compactMap(\.self) : text.problems
  }

  init(of file: SourceFile, below root: AbsolutePath, blobs: BlobReader) throws(InputError) {
    switch file.content {
    case .file: self.init(SourceText(of: file.path, below: root), path: file.path)
    case .blob(let object): self.init(SourceText(of: try blobs.blob(object), path: file.path), path: file.path)
    }
  }

  /// A file that was not read when the time was over.
  private init(unread path: String, _ kind: ReadProblem.Kind?) {
    self.path = path
    facts = nil
    problems = kind.map { [ReadProblem(path: path, kind: $0)] } ?? []
  }

  /// Reads and parses files in parallel; the readings are in the order of the files. What is not read by the deadline has a problem
  /// instead: each file that was under way, and the first of those that were not begun.
  static func map(
    _ files: [SourceFile], below root: AbsolutePath, blobs: BlobReader = .empty,
    before deadline: ContinuousClock.Instant, progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws(InputError) -> [FileReading] {
    let finished: @Sendable (Int, Int) -> Void = { progress(.reading(filesRead: $0, fileCount: $1)) }
    let outcomes = DeepStack.outcomes(files, before: deadline, finished: finished) { file in
      Result { () throws(InputError) in try FileReading(of: file, below: root, blobs: blobs) }
    }
    var readings: [FileReading] = []
    var firstUnreached: Int?
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .done(let result): readings.append(try result.get())
      case .underWay: readings.append(FileReading(unread: file.path, .tookTooLong))
      case .notBegun:
        firstUnreached = firstUnreached ?? readings.count
        readings.append(FileReading(unread: file.path, nil))
      }
    }
    if let firstUnreached {
      // Items are begun in their order.
      let others = files.count - firstUnreached - 1
      readings[firstUnreached] = FileReading(unread: files[firstUnreached].path, .notReached(others: others))
    }
    return readings
  }
}

extension FileFacts {
  fileprivate var firstProblemLine: Int? {
    problems.first.map { text.position(of: $0.offset).line }
  }
}
