import Workspace

/// The two states that are compared: what was, and what is.
public struct ComparisonRange: Sendable, Hashable {
  /// What changes are counted from.
  public let base: Snapshot
  /// What they lead to.
  public let head: Snapshot

  /// Compares two states.
  public init(base: Snapshot, head: Snapshot) {
    self.base = base
    self.head = head
  }

  /// Reads the arguments of a command line as git's users know them.
  ///
  /// A word is a document where it names a file that carries a graph, by its ending, or is `-` for standard input; else a revision or a range of them.
  ///
  /// - Parameters:
  ///   - base: a revision, a document, or both sides at once: `a..b`, or `a...b` to count from their merge base; a side of a
  ///     range that is left out is `HEAD`.
  ///   - head: a revision or a document; nil for the working tree.
  ///   - isStaged: whether the head is the index.
  ///   - workingDirectory: the folder that names of documents are relative to.
  /// - Throws: where the words make no sense together.
  public init(
    base: String, head: String? = nil, isStaged: Bool = false, workingDirectory: String = "."
  ) throws(ComparisonUsageError) {
    if isStaged, head != nil { throw ComparisonUsageError("--staged is itself the head: leave out '\(head ?? "")'") }
    if base == "-", head == "-" { throw ComparisonUsageError("standard input can be one side only") }
    if let range = try Self.range(base, in: workingDirectory) {
      if isStaged { throw ComparisonUsageError("'\(base)' has a head, and --staged is another") }
      if let head { throw ComparisonUsageError("'\(base)' has a head, and '\(head)' is another") }
      self = range
      return
    }
    self.base = try Self.snapshot(base, in: workingDirectory)
    self.head =
      try head.map { word throws(ComparisonUsageError) in
        if try Self.range(word, in: workingDirectory) != nil {
          throw ComparisonUsageError("'\(word)' is a range, and '\(base)' is a base already")
        }
        return try Self.snapshot(word, in: workingDirectory)
      } ?? (isStaged ? .index : .workingTree)
  }

  private static func snapshot(_ word: String, in folder: String) throws(ComparisonUsageError) -> Snapshot {
    if word.isEmpty { throw ComparisonUsageError("a revision cannot be empty") }
    return isDocument(word, in: folder) ? .document(path: word) : .revision(word)
  }

  /// The two sides of `a..b` or `a...b`; nil for any other word.
  private static func range(_ word: String, in folder: String) throws(ComparisonUsageError) -> ComparisonRange? {
    guard !isDocument(word, in: folder), let dots = dots(in: word) else { return nil }
    let (left, right) = (word[..<dots.lowerBound], word[dots.upperBound...])
    if left.isEmpty, right.isEmpty { throw ComparisonUsageError("'\(word)' names no revision on either side") }
    let (base, head) = (left.isEmpty ? "HEAD" : String(left), right.isEmpty ? "HEAD" : String(right))
    let hasMergeBase = word[dots].count == 3
    return ComparisonRange(base: hasMergeBase ? .mergeBase(base, head) : .revision(base), head: .revision(head))
  }

  /// The first two or three dots that stand in no braces, as those of `main^{/fix a..b}` do.
  private static func dots(in word: String) -> Range<String.Index>? {
    var depth = 0
    for index in word.indices {
      if word[index] == "{" { depth += 1 }
      if word[index] == "}" { depth -= 1 }
      guard depth == 0, word[index...].hasPrefix("..") else { continue }
      return index..<word.index(index, offsetBy: word[index...].hasPrefix("...") ? 3 : 2)
    }
    return nil
  }

  private static func isDocument(_ word: String, in folder: String) -> Bool {
    if word == "-" { return true }
    guard OutputFormat(fileNamed: word)?.carriesGraph == true else { return false }
    let kind = FileSystem.kind(of: word.path(in: folder))
    return kind == .file || kind == .link
  }
}

/// Arguments of a comparison that make no sense together.
public struct ComparisonUsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in one sentence; words of the command line stand in it as they were written.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension String {
  /// A path as seen from the working directory of this process.
  func path(in folder: String) -> String {
    utf8.first == UInt8(ascii: "/") || folder == "." ? self : folder + "/" + self
  }
}
