/// The Swift files of a scan, and the folder that their paths are relative to.
package struct FileListing: Sendable {
  /// The scanned root: the folder that was given, the folder of a file that was given, or the deepest folder that holds all
  /// the paths given. It depends on these paths alone and not on the working directory.
  package let root: AbsolutePath
  /// Relative to ``root``, separated by `/`, sorted.
  package let files: [String]
  /// Folders that could not be listed.
  package let problems: [ReadProblem]
  /// Folders and files that the defaults or the configuration left out, relative to ``root``, sorted.
  package let leftOut: [String]

  /// Finds the Swift files under the given files and folders of this machine.
  ///
  /// A path that is given is always read, whatever its name: what is left out is decided by the names below it. Links below a
  /// given path are not followed: what they show inside the root is found at its own place, and what lies outside is not the
  /// app's. So no loop of links can hold up the search.
  package init(of paths: [String], exclusion: FileExclusion) throws(InputError) {
    var starts: [AbsolutePath] = []
    for path in paths { starts.append(try Self.start(at: path)) }
    let tree = FileSystemTree()
    let folders = starts.map { tree.kind(of: $0) == .folder ? $0 : $0.parent }
    guard let root = AbsolutePath.commonAncestor(of: folders) else {
      throw InputError(path: "", message: "no path to scan was given")
    }
    self.init(of: starts, in: tree, root: root, exclusion: exclusion)
  }

  /// Finds the Swift files under the given places of a tree; a place where nothing stands has none.
  ///
  /// - Parameter root: a folder that holds all the places.
  package init(of starts: [AbsolutePath], in tree: some FileTree, root: AbsolutePath, exclusion: FileExclusion) {
    var search = FileSearch(tree: tree, root: root, exclusion: exclusion)
    for start in starts { search.add(start) }
    self.root = root
    files = search.files.sorted()
    problems = search.problems.sorted { $0.path < $1.path }
    leftOut = search.leftOut.sorted()
  }

  private static func start(at path: String) throws(InputError) -> AbsolutePath {
    let start: AbsolutePath
    do { start = try AbsolutePath(resolving: path) } catch { throw InputError(path: path, message: error.reason) }
    switch FileSystem.kind(of: start.string) {
    case .folder: return start
    case .file where start.name.hasSuffix(".swift"): return start
    case .file: throw InputError(path: path, message: "not a Swift file")
    default: throw InputError(path: path, message: "neither a file nor a folder")
    }
  }
}

/// The state of a search for Swift files.
private struct FileSearch<Tree: FileTree> {
  let tree: Tree
  let root: AbsolutePath
  let exclusion: FileExclusion
  // Sets, because the paths given may lie in one another.
  var files: Set<String> = []
  var leftOut: Set<String> = []
  var problems: Set<ReadProblem> = []

  init(tree: Tree, root: AbsolutePath, exclusion: FileExclusion) {
    self.tree = tree
    self.root = root
    self.exclusion = exclusion
  }

  mutating func add(_ start: AbsolutePath) {
    switch tree.kind(of: start) {
    case .folder: break
    case .file:
      files.insert(relative(start))
      return
    default: return
    }
    var waiting = [start]
    while let folder = waiting.popLast() {
      waiting += visit(folder)
    }
  }

  /// Takes the files of one folder and answers the folders in it that are to be searched.
  private mutating func visit(_ folder: AbsolutePath) -> [AbsolutePath] {
    do {
      let names = try tree.entries(of: folder)
      return names.compactMap { take($0, in: folder) }
    } catch {
      problems.insert(ReadProblem(path: relative(folder), kind: .unreadable(reason: error.reason)))
      return []
    }
  }

  /// Takes a Swift file; answers the entry where it is a folder to be searched.
  private mutating func take(_ name: String, in folder: AbsolutePath) -> AbsolutePath? {
    let entry = folder.appending(name)
    let kind = tree.kind(of: entry)
    guard kind == .folder || kind == .file && name.hasSuffix(".swift") else { return nil }
    if kind == .folder && exclusion.excludes(folderNamed: name) || exclusion.excludes(path: entry, below: root) {
      leftOut.insert(relative(entry))
      return nil
    }
    if kind == .folder { return entry }
    files.insert(relative(entry))
    return nil
  }

  private func relative(_ path: AbsolutePath) -> String {
    path.relative(to: root) ?? path.string
  }
}
