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

  /// - Parameter problems: what had to be repaired before the text could be parsed.
  private init(_ facts: FileFacts?, path: String, problems: [ReadProblem] = []) {
    self.path = path
    self.facts = facts
    // What was repaired may no longer parse; one reason is enough.
    let line = facts.flatMap { $0.firstProblemLine }
    let unparsed = line.map { ReadProblem(path: path, kind: .doesNotParse(line: $0)) }
    self.problems = problems.isEmpty ? [unparsed].compactMap(\.self) : problems
  }

  private init(_ text: Workspace.SourceText, path: String, cache: FactCache?, origin: FactCache.Origin?) {
    // What was repaired is not what stands there, so that its facts are not kept.
    let cache = text.problems.isEmpty ? cache : nil
    if let bytes = text.bytes, let known = cache?.facts(of: bytes, from: origin, as: path) {
      self.init(known, path: path)
      return
    }
    let facts = text.bytes?.withUnsafeBufferPointer { readFacts(of: $0, path: path) }
    if let facts { cache?.add(facts, from: origin) }
    self.init(facts, path: path, problems: text.problems)
  }

  /// A file whose facts were collected before, with what had to be repaired then.
  init(known facts: FileFacts?, path: String, problems: [ReadProblem]) {
    self.init(facts, path: path, problems: problems)
  }

  /// Takes what a cache has of a file, or reads it.
  init(of file: SourceFile, below root: AbsolutePath, blobs: BlobReader, cache: FactCache?) throws(InputError) {
    // Taken before the file is read: what is written meanwhile looks different to the next run.
    let origin = cache == nil ? nil : FactCache.Origin(file, below: root)
    if let origin, let known = cache?.facts(from: origin, as: file.path) {
      self.init(known, path: file.path)
      return
    }
    let text =
      switch file.content {
      case .file: SourceText(of: file.path, below: root)
      case .blob(let object): SourceText(of: try blobs.blob(object), path: file.path)
      }
    self.init(text, path: file.path, cache: cache, origin: origin)
  }

  /// Takes what a cache has of a file without reading it; nil where it has nothing.
  init?(of file: SourceFile, below root: AbsolutePath, knownTo cache: FactCache) {
    guard let origin = FactCache.Origin(file, below: root), let facts = cache.facts(from: origin, as: file.path) else {
      return nil
    }
    self.init(facts, path: file.path)
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
    _ files: [SourceFile], below root: AbsolutePath, blobs: BlobReader = .empty, cache: FactCache?,
    before deadline: ContinuousClock.Instant, progress: @escaping @Sendable (ScanProgress) -> Void
  ) throws(InputError) -> [FileReading] {
    let finished: @Sendable (Int, Int) -> Void = { progress(.reading(filesRead: $0, fileCount: $1)) }
    let outcomes = DeepStack.outcomes(files, before: deadline, finished: finished) { file in
      Result { () throws(InputError) in try FileReading(of: file, below: root, blobs: blobs, cache: cache) }
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

extension FactCache.Origin {
  init?(_ file: SourceFile, below root: AbsolutePath) {
    switch file.content {
    case .file: self.init(file: root.appending(file.path))
    case .blob(let object): self.init(object: object)
    }
  }
}

extension FileFacts {
  fileprivate var firstProblemLine: Int? {
    problems.first.map { text.position(of: $0.offset).line }
  }
}
