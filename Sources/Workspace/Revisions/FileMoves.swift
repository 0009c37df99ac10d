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
    for move in Self.folderMoves(of: targets) {
      // One folder leads every path to another place.
      let moved = gone.keys.compactMap { path -> (String, String)? in
        guard targets[path] == nil, let target = move.target(of: path), come[target] != nil, !taken.contains(target)
        else { return nil }
        return (path, target)
      }
      for (path, target) in moved {
        targets[path] = target
        taken.insert(target)
      }
    }
    self.targets = targets
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

  /// The folders that files moved from and to, those first by which most did.
  private static func folderMoves(of files: [String: String]) -> [FolderMove] {
    let counts = files.reduce(into: [FolderMove: Int]()) { counts, file in
      if let move = FolderMove(from: file.key, to: file.value) { counts[move, default: 0] += 1 }
    }
    return counts.sorted { first, second in
      first.value == second.value
        ? first.key.names.lexicographicallyPrecedes(second.key.names) : first.value > second.value
    }.map(\.key)
  }
}

/// A folder that became another.
private struct FolderMove: Hashable {
  private let old: [String]
  private let new: [String]

  /// Nil where the files have not even their last names in common.
  init?(from path: String, to other: String) {
    let (names, others) = (path.pathComponents, other.pathComponents)
    let common = zip(names.reversed(), others.reversed()).prefix { $0 == $1 }.count
    if common == 0 { return nil }
    old = Array(names.dropLast(common))
    new = Array(others.dropLast(common))
  }

  /// Both folders, in an order that does not depend on which of them came first.
  var names: [String] { [old, new].map { $0.joined(separator: "/") }.sorted() }

  func target(of path: String) -> String? {
    let names = path.pathComponents
    guard names.starts(with: old) else { return nil }
    return (new + names.dropFirst(old.count)).joined(separator: "/")
  }
}
