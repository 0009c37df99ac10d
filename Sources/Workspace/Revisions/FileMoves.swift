/// Where the files went that one state of a repository has under another path than the other.
///
/// A file whose contents stand under one other path alone has moved there, which is what git calls an exact rename. Folders move with
/// their files: where most of those that can be told went, the rest went too, whether or not they changed.
package struct FileMoves {
  /// By the path on the one side, the path on the other.
  package let targets: [String: String]

  /// - Parameters:
  ///   - base: what stands at each path on the one side.
  ///   - head: the same on the other side; the other way around it finds the same pairs.
  package init(from base: [String: SourceContent], to head: [String: SourceContent]) {
    let gone = base.filter { head[$0.key] == nil }
    let come = head.filter { base[$0.key] == nil }
    var targets = Self.exactMoves(from: gone, to: come)
    var taken = Set(targets.values)
    let moves = Self.folderMoves(of: targets)
    let rest = max(gone.count, come.count) - targets.count
    let folders = moves.count * rest > Self.limit ? [:] : Dictionary(grouping: moves, by: \.move.old)
    let depths = Set(folders.keys.map(\.count))
    let proposals = gone.keys.filter { targets[$0] == nil }.flatMap { path in
      let names = path.pathComponents
      let around = depths.filter { $0 < names.count }.flatMap { folders[Array(names.prefix($0))] ?? [] }
      return around.compactMap { ranked -> Proposal? in
        let target = ranked.move.target(of: path)
        return come[target] == nil ? nil : Proposal(rank: ranked.rank, path: path, target: target)
      }
    }
    for (_, equals) in Dictionary(grouping: proposals, by: \.rank).sorted(by: { $0.key < $1.key }) {
      let open = equals.filter { targets[$0.path] == nil && !taken.contains($0.target) }
      let (paths, places) = (Dictionary(grouping: open, by: \.path), Dictionary(grouping: open, by: \.target))
      // Where as many files speak for another place, or for another file, neither is told.
      for proposal in open where paths[proposal.path]?.count == 1 && places[proposal.target]?.count == 1 {
        targets[proposal.path] = proposal.target
        taken.insert(proposal.target)
      }
    }
    self.targets = targets
  }

  /// How many pairs of a folder's move and a file are looked at; past it only files that did not change are told.
  private static let limit = 1_000_000

  private struct Proposal {
    let rank: Int
    let path: String
    let target: String
  }

  /// The files whose contents one path alone has on either side.
  private static func exactMoves(
    from gone: [String: SourceContent], to come: [String: SourceContent]
  ) -> [String: String] {
    let old = Dictionary(grouping: gone, by: \.value)
    let new = Dictionary(grouping: come, by: \.value)
    return old.reduce(into: [:]) { moves, files in
      guard case .blob = files.key, files.value.count == 1, let others = new[files.key], others.count == 1 else {
        return
      }
      moves[files.value[0].key] = others[0].key
    }
  }

  /// The folders that files moved from and to, with a rank that is lower the more did, and the same for as many.
  private static func folderMoves(of files: [String: String]) -> [(move: FolderMove, rank: Int)] {
    let counts = files.reduce(into: [FolderMove: Int]()) { counts, file in
      if let move = FolderMove(from: file.key, to: file.value) { counts[move, default: 0] += 1 }
    }
    return counts.map { ($0.key, -$0.value) }
  }
}

/// A folder that became another.
private struct FolderMove: Hashable {
  let old: [String]
  private let new: [String]

  /// Nil where the files have not even their last names in common.
  init?(from path: String, to other: String) {
    let (names, others) = (path.pathComponents, other.pathComponents)
    let common = zip(names.reversed(), others.reversed()).prefix { $0 == $1 }.count
    if common == 0 { return nil }
    old = Array(names.dropLast(common))
    new = Array(others.dropLast(common))
  }

  /// Where a path in the old folder leads.
  func target(of path: String) -> String { (new + path.pathComponents.dropFirst(old.count)).joined(separator: "/") }
}
