import GraphModel
import Workspace

/// Which commits of a repository a history is made of.
public struct HistoryRange: Sendable, Equatable {
  /// `a..b`, or a revision for all that it can reach.
  public var revisions: String
  /// Whether merges are told instead of what they merged.
  public var followsMerges: Bool
  /// How many commits are read at most; nil for all.
  public var limit: Int?

  /// Commits of a range without merges, unless told otherwise.
  public init(_ revisions: String, followsMerges: Bool = false, limit: Int? = nil) {
    self.revisions = revisions
    self.followsMerges = followsMerges
    self.limit = limit
  }
}

/// Finds the commits that changed the flow, newest first.
///
/// Each is compared with its first parent. Equal trees are one graph, a file that many commits have is read and parsed once, and
/// graphs are made in parallel.
///
/// This waits for other processes and threads: call it from a thread of your own and not from a task.
///
/// - Parameters:
///   - options: what to read; all commits are read under the same.
///   - state: what earlier runs found.
///   - cache: what they found out about the files; it is given what this one does.
///   - learned: is handed the lines that the next run's state is made of, as soon as they are known.
///   - found: is told of each commit that changed something, in order, as soon as it is known.
/// - Returns: how many commits were compared.
/// - Throws: an error whose description names what could not be read.
@discardableResult
public func history(
  of range: HistoryRange, options: ScanOptions = ScanOptions(), state: HistoryState? = nil,
  cache: FactCache? = nil, workingDirectory: String = ".", learned: (String) throws -> Void = { _ in },
  found: (HistoryEntry) throws -> Void
) throws -> Int {
  let (repository, commits) = try waiting {
    let repository = try await Repository(at: workingDirectory)
    let commits = try await repository.history(
      of: range.revisions, followsMerges: range.followsMerges, limit: range.limit)
    // Where a clone was cut off, what came before is not known, and nothing came with the commit.
    return (repository, repository.isShallow ? commits.filter { $0.parent != nil } : commits)
  }
  var state = state ?? HistoryState(options: options)
  var reader = HistoryReader(repository, options: options, cache: cache, workingDirectory: workingDirectory)
  var rest = commits[...]
  while !rest.isEmpty {
    let window = rest.prefix(HistoryReader.windowSize)
    rest = rest.dropFirst(window.count)
    let unknown = window.filter { state.entry(of: $0) == nil }
    try learned(state.learn(reader.entries(of: unknown)))
    for commit in window { if let entry = state.entry(of: commit) ?? nil { try found(entry) } }
  }
  return commits.count
}
