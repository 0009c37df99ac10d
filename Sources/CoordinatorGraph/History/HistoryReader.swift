import GraphModel
import Workspace

/// Makes the graphs of many commits, with what one window of them has in common with the next.
struct HistoryReader {
  /// How many commits are read at once: enough for all processors, and few enough to keep their graphs.
  static let windowSize = 32

  private let repository: Repository
  private let options: ScanOptions
  private let cache: FactCache?
  private let workingDirectory: String
  /// Of the last window.
  private var graphs: [SourceTree: DrawnTree] = [:]
  private var readings: [SourceFile: FileReading] = [:]

  init(_ repository: Repository, options: ScanOptions, cache: FactCache?, workingDirectory: String) {
    self.repository = repository
    self.options = options
    self.cache = cache
    self.workingDirectory = workingDirectory
  }

  /// Compares commits with their parents.
  mutating func entries(of commits: [Commit]) throws -> [(commit: Commit, entry: HistoryEntry?)] {
    if commits.isEmpty { return [] }
    let trees = try trees(of: commits)
    try read(commits.flatMap { [trees[$0.object], $0.parent.flatMap { trees[$0] }].compactMap(\.self) })
    return try commits.map { commit in
      let head = trees[commit.object] ?? .empty
      let base = commit.parent.flatMap { trees[$0] } ?? .empty
      if head == base { return (commit, nil) }
      let comparison =
        try completedComparison(from: base, to: head) ?? declared(comparison(from: base, to: head), base, head)
      return (commit, HistoryEntry(commit, comparison))
    }
  }

  /// Compares two trees of which one has in a package what the other has in files; nil for all others.
  private func completedComparison(from base: SourceTree, to head: SourceTree) throws -> Comparison? {
    guard mayHavePackages(base, head) else { return nil }
    let states = [base, head].map { SourceState(.workingTree, tree: $0) }
    var sources = try ComparedSources(
      states, in: repository, options: options, workingDirectory: workingDirectory, refusesAbsence: false)
    let known = try sources.completeFromPackages(knowing: readings, cache: cache)
    guard sources.isCompleted else { return nil }
    let (scans, read) = try sources.scans(since: .now, knowing: known, cache: cache) { _ in }
    try refuseBroken(scans)
    sources.leaveOut(scans.map(\.uncompiledFiles))
    let declarations = try sources.declarations(knowing: read, cache: cache)
    let sides = scans.indices.map {
      Comparison.Side(
        name: "", changedFiles: sources.changedFiles(of: $0), ownFiles: sources.ownFiles(of: $0),
        movedFiles: sources.movedFiles(of: $0), declarations: declarations[$0], windowScreens: scans[$0].windowScreens,
        graph: scans[$0].graph)
    }
    return Comparison(base: sides[0], head: sides[1])
  }

  /// A comparison of two trees with what the files declare that they have not in common, where that matters.
  private func declared(_ comparison: Comparison, _ base: SourceTree, _ head: SourceTree) throws -> Comparison {
    guard comparison.asksForDeclarations else { return comparison }
    let states = [base, head].map { SourceState(.workingTree, tree: $0) }
    var sources = try ComparedSources(
      states, in: repository, options: options, workingDirectory: workingDirectory, refusesAbsence: false)
    sources.leaveOut([base, head].map { graphs[$0]?.uncompiled ?? [] })
    return comparison.declaring(try sources.declarations(knowing: readings, cache: cache))
  }

  /// Whether one tree has files that the other has not, and a file that both have may import more in one of them.
  private func mayHavePackages(_ base: SourceTree, _ head: SourceTree) -> Bool {
    guard let root = (graphs[head] ?? graphs[base])?.root,
      !base.files(notIn: head, below: root).isEmpty || !head.files(notIn: base, below: root).isEmpty
    else { return false }
    return base.files(otherThan: head, below: root).contains { path in
      let place = root.appending(path)
      guard let old = base.contents[place], let new = head.contents[place] else { return false }
      let facts = [old, new].compactMap { readings[SourceFile(path: path, content: $0)]?.facts }
      guard facts.count == 2 else { return true }
      return PackagedSources.importsMore(facts[0], than: facts[1])
        || PackagedSources.importsMore(facts[1], than: facts[0])
    }
  }

  private func comparison(from base: SourceTree, to head: SourceTree) -> Comparison {
    let sides = [(base, head), (head, base)].map { mine, other in
      guard let drawn = graphs[mine] else {
        return Comparison.Side(name: "", graph: GraphDocument(nodes: [], edges: []))
      }
      return Comparison.Side(
        name: "", changedFiles: mine.files(otherThan: other, below: drawn.root),
        ownFiles: mine.files(notIn: other, below: drawn.root),
        movedFiles: FileMoves(from: mine.contents(below: drawn.root), to: other.contents(below: drawn.root)).targets,
        windowScreens: drawn.windowScreens, graph: drawn.graph)
    }
    return Comparison(base: sides[0], head: sides[1])
  }

  private func trees(of commits: [Commit]) throws -> [ObjectID: SourceTree] {
    let objects = Set(commits.flatMap { [$0.object, $0.parent].compactMap(\.self) })
    return try waiting { [repository] in
      try await withThrowingTaskGroup(of: (ObjectID, SourceTree).self) { group in
        var waiting = objects.makeIterator()
        var trees: [ObjectID: SourceTree] = [:]
        let add = { (group: inout ThrowingTaskGroup<(ObjectID, SourceTree), any Error>) in
          guard let next = waiting.next() else { return }
          group.addTask { (next, try await repository.sources(of: next)) }
        }
        for _ in 0..<4 { add(&group) }
        while let (object, tree) = try await group.next() {
          trees[object] = tree
          add(&group)
        }
        return trees
      }
    }
  }

  /// Makes the graphs that are not there yet, and forgets those that this window has no use for.
  private mutating func read(_ trees: [SourceTree]) throws {
    let needed = Set(trees)
    graphs = graphs.filter { needed.contains($0.key) }
    var missing: [SourceTree] = []
    for tree in trees where tree != .empty && graphs[tree] == nil && !missing.contains(tree) { missing.append(tree) }
    if missing.isEmpty { return }
    let states = missing.map { SourceState(.workingTree, tree: $0) }
    let sources = try ComparedSources(
      states, in: repository, options: options, workingDirectory: workingDirectory, refusesAbsence: false)
    let (scans, read) = try sources.scans(since: .now, knowing: readings, cache: cache) { _ in }
    try refuseBroken(scans)
    readings = read
    for (tree, scan) in zip(missing, scans) { graphs[tree] = DrawnTree(scan, root: sources.root) }
  }

  /// What is told and remembered of a commit has to be whole.
  private func refuseBroken(_ scans: [Scan]) throws(InputError) {
    guard let broken = scans.first(where: { !$0.isComplete }) else { return }
    let place = broken.unreadable.first ?? options.paths.joined(separator: ", ")
    throw InputError(path: place, message: "was not read or followed to the end; --time-limit gives more time")
  }
}

extension Comparison {
  /// Whether types came, went or changed their names, so that it matters what else the source declares.
  fileprivate var asksForDeclarations: Bool {
    !difference.renames.isEmpty
      || difference.nodes.contains { $0.current.kind == .coordinator || $0.current.kind == .screen }
  }

  /// The same with what each side declares.
  fileprivate func declaring(_ declarations: [DeclaredTypes]) -> Comparison {
    let sides = zip([base, head], declarations).map { side, types in
      Side(
        name: side.name, revision: side.revision, folder: side.folder, changedFiles: side.changedFiles,
        ownFiles: side.ownFiles, movedFiles: side.movedFiles, declarations: types, windowScreens: side.windowScreens,
        graph: side.graph)
    }
    return Comparison(base: sides[0], head: sides[1], findings: findings, configuration: configuration)
  }
}

/// The graph of a tree, and the folder that its paths are relative to.
private struct DrawnTree {
  let graph: GraphDocument
  let windowScreens: [WindowScreen]
  /// The files that no target compiles.
  let uncompiled: Set<String>
  let root: AbsolutePath

  init(_ scan: Scan, root: AbsolutePath) {
    graph = scan.graph
    windowScreens = scan.windowScreens
    uncompiled = scan.uncompiledFiles
    self.root = root
  }
}

extension SourceTree {
  fileprivate static let empty = SourceTree(contents: [:])

  /// The paths of files that another tree has not or has in another way.
  fileprivate func files(otherThan other: SourceTree, below root: AbsolutePath) -> Set<String> {
    Set(contents.filter { other.contents[$0.key] != $0.value }.compactMap { $0.key.relative(to: root) })
  }

  /// What stands at the path of each Swift file, relative to a folder.
  fileprivate func contents(below root: AbsolutePath) -> [String: SourceContent] {
    contents.reduce(into: [:]) { found, file in
      if let path = file.key.relative(to: root), path.hasSuffix(".swift") { found[path] = file.value }
    }
  }

  /// The paths of files that another tree has neither there nor elsewhere.
  fileprivate func files(notIn other: SourceTree, below root: AbsolutePath) -> Set<String> {
    let known = Set(other.contents.values)
    let own = contents.filter { other.contents[$0.key] == nil && !known.contains($0.value) }
    return Set(own.compactMap { $0.key.relative(to: root) })
  }
}
