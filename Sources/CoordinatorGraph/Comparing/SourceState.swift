import Workspace

/// The Swift source of one side of a comparison, as git knows it.
struct SourceState: Sendable {
  let snapshot: Snapshot
  let commit: ObjectID?
  let tree: SourceTree

  init(_ snapshot: Snapshot, commit: ObjectID? = nil, tree: SourceTree) {
    self.snapshot = snapshot
    self.commit = commit
    self.tree = tree
  }

  /// Finds a side in a repository; nil where it is a document, which needs none.
  init?(_ snapshot: Snapshot, in repository: Repository) async throws {
    switch snapshot {
    case .document: return nil
    case .index: self.init(snapshot, tree: try await repository.stagedSources())
    case .workingTree: self.init(snapshot, tree: try await repository.workingSources())
    case .revision, .mergeBase:
      let commit = try await repository.commit(of: snapshot)
      self.init(snapshot, commit: commit, tree: try await repository.sources(of: commit))
    }
  }

  /// Both sides of a comparison, with the same object for what is the same on both; the one that is no document alone.
  static func both(of range: ComparisonRange, in repository: Repository) async throws -> [SourceState] {
    async let base = SourceState(range.base, in: repository)
    async let head = SourceState(range.head, in: repository)
    let states = [try await base, try await head].compactMap(\.self)
    guard states.count == 2 else { return states }
    return [
      try await states[0].recognizing(states[1], in: repository),
      try await states[1].recognizing(states[0], in: repository),
    ]
  }

  private func recognizing(_ other: SourceState, in repository: Repository) async throws -> SourceState {
    guard snapshot == .workingTree else { return self }
    return SourceState(snapshot, tree: try await repository.recognizing(tree, from: other.tree))
  }
}

extension Repository {
  func commit(of snapshot: Snapshot) async throws -> ObjectID {
    guard case .mergeBase(let left, let right) = snapshot else { return try await commit(written: snapshot.name) }
    let sides = [try await commit(written: left), try await commit(written: right)]
    return try await mergeBase(of: sides[0], and: sides[1], named: "\(left)...\(right)")
  }

  /// What ends like a file and is no revision was meant to be one.
  private func commit(written word: String) async throws -> ObjectID {
    do {
      return try await commit(word)
    } catch let error as InputError {
      guard ComparisonFormat(fileNamed: word) != nil else { throw error }
      let message = "neither a file that carries a graph nor a revision; to write it, put '--output' before it"
      throw InputError(path: word, message: message)
    }
  }
}
