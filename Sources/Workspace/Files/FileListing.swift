/// The Swift files of a scan, and the folder that their paths are relative to.
package struct FileListing: Sendable {
  /// The scanned root: the folder that was given, the folder of a file that was given, or the deepest folder that holds all
  /// the paths given. It depends on these paths alone and not on the working directory.
  package let root: AbsolutePath
  /// Relative to ``root``, separated by `/`, sorted.
  package private(set) var files: [String]
  /// Folders that could not be listed.
  package let problems: [ReadProblem]
  /// Folders and files that are not read, sorted by their paths.
  package let leftOut: [LeftOut]
  /// The Xcode projects in what was searched, and in the folders above it up to the top of the repository, sorted.
  package private(set) var projects: [AbsolutePath]
  /// Patterns of the configuration that cover nothing.
  package let idlePatterns: [String]
  /// The files that were given themselves, which are read in any case.
  package private(set) var given: Set<String>

  /// Finds the Swift files under the given files and folders of this machine.
  ///
  /// A path that is given is always read, whatever its name: what is left out is decided by the names below it. Links below a
  /// given path are not followed: what they show inside the root is found at its own place, and what lies outside is not the
  /// app's. So no loop of links can hold up the search.
  ///
  /// - Parameter others: folders that the root holds too.
  package init(
    of paths: [String], beside others: [AbsolutePath] = [], exclusion: FileExclusion
  ) throws(InputError) {
    var starts: [AbsolutePath] = []
    for path in paths { starts.append(try Self.start(at: path)) }
    let tree = FileSystemTree()
    let folders = starts.map { tree.kind(of: $0) == .folder ? $0 : $0.parent }
    guard let root = AbsolutePath.commonAncestor(of: folders + others) else {
      throw InputError(path: "", message: "no path to scan was given")
    }
    self.init(of: starts, in: tree, root: root, top: Self.repository(of: root), exclusion: exclusion)
  }

  /// Finds the Swift files under the given places of a tree; a place where nothing stands has none.
  ///
  /// - Parameters:
  ///   - root: a folder that holds all the places.
  ///   - top: the last folder above the places in which projects count; nil where none above does.
  package init(
    of starts: [AbsolutePath], in tree: some FileTree, root: AbsolutePath, top: AbsolutePath? = nil,
    exclusion: FileExclusion
  ) {
    var search = FileSearch(tree: tree, root: root, exclusion: exclusion)
    for start in starts {
      search.add(start)
      search.addProjects(above: start, upTo: top ?? root)
    }
    projects = search.projects.sorted { $0.string < $1.string }
    self.root = root
    files = search.files.sorted()
    problems = search.problems.sorted { $0.path < $1.path }
    leftOut = search.leftOut.sorted { $0.path < $1.path }
    idlePatterns =
      starts.isEmpty
      ? []
      : exclusion.idle(
        without: search.usedPatterns, starts: starts, leftOut: leftOut.map { root.appending($0.path) }, root: root)
    given = search.given
  }

  /// Whether a file was given itself.
  package func isGiven(_ file: String) -> Bool { given.contains(file) }

  /// The listing with files that were read elsewhere, and the projects found there.
  package func joining(_ files: [String], given: [String], projects: [AbsolutePath]) -> FileListing {
    var joined = self
    joined.files = Set(self.files + files).sorted()
    joined.given.formUnion(given)
    joined.projects = Set(self.projects + projects).sorted { $0.string < $1.string }
    return joined
  }

  /// The listing without some of its files; what was given itself stays.
  package func leavingOut(_ reasons: [String: LeftOut.Reason]) -> FileListing {
    let leaving = reasons.filter { !given.contains($0.key) }
    return leaving.isEmpty ? self : FileListing(self, leavingOut: leaving)
  }

  private init(_ listing: FileListing, leavingOut reasons: [String: LeftOut.Reason]) {
    root = listing.root
    files = listing.files.filter { reasons[$0] == nil }
    problems = listing.problems
    projects = listing.projects
    leftOut = (listing.leftOut + reasons.map { LeftOut(path: $0, reason: $1) }).sorted { $0.path < $1.path }
    idlePatterns = listing.idlePatterns
    given = listing.given
  }

  /// The nearest folder upward that git made a repository of.
  package static func repository(of folder: AbsolutePath) -> AbsolutePath? {
    var place = folder
    while FileSystem.kind(of: place.appending(".git").string) == nil {
      if place == place.parent { return nil }
      place = place.parent
    }
    return place
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
