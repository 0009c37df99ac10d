/// Which project is to be asked about a file: the nearest one above it, unless something else builds what lies between.
struct FileOwners {
  private let projects: Set<AbsolutePath>
  private var owners: [AbsolutePath: Owner] = [:]
  private let files: [(path: String, place: AbsolutePath)]

  private struct Owner {
    var project: AbsolutePath?
    /// A manifest stands between the project and the folder.
    var isOfOther = false
    /// One of these is a package's, whose files no folder of a target has.
    var isOfPackage = false
    /// A package stands beside the project, and which of both is meant to build the folder is not known.
    var isDisputed = false
  }

  init(_ listing: FileListing, in tree: some FileTree, projects: XcodeProjects) {
    self.projects = Set(projects.projects.map(\.folder))
    files = listing.files.map { ($0, listing.root.appending($0)) }
    guard !self.projects.isEmpty else { return }
    for (_, place) in files { find(ownerOf: place.parent, in: tree) }
  }

  /// The folder of the project that knows whether the file is compiled; nil where none does.
  func project(of file: AbsolutePath) -> AbsolutePath? {
    owners[file.parent].flatMap { $0.isOfOther || $0.isDisputed ? nil : $0.project }
  }

  /// Whether a package below the project builds the file.
  func isOfPackage(_ file: AbsolutePath) -> Bool { owners[file.parent]?.isOfPackage ?? false }

  /// The projects that compile at least half of what they are asked about, copies apart: the others were given up, or are made for
  /// something else, and of them nothing follows.
  func trusted(_ isCompiled: (String) -> Bool) -> Set<AbsolutePath> {
    var counts: [AbsolutePath: (compiled: Int, all: Int)] = [:]
    let paths = Set(files.map(\.path))
    for (path, place) in files {
      guard let project = project(of: place), isCompiled(path) || !isCopy(path, among: paths) else { continue }
      counts[project, default: (0, 0)].all += 1
      if isCompiled(path) { counts[project, default: (0, 0)].compiled += 1 }
    }
    return Set(counts.filter { $0.value.compiled * 2 >= $0.value.all }.keys)
  }

  /// Whether a file is called like the copy that Finder and iCloud put beside another: `Page 2.swift` beside `Page.swift`.
  private func isCopy(_ path: String, among paths: Set<String>) -> Bool {
    let name = path.dropLast(".swift".count)
    guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else { return false }
    return paths.contains(name[..<space] + ".swift")
  }

  /// Climbs to the nearest project first: where there is none, nothing on the way is looked at.
  private mutating func find(ownerOf folder: AbsolutePath, in tree: some FileTree) {
    var way: [AbsolutePath] = []
    var place = folder
    while owners[place] == nil {
      way.append(place)
      if projects.contains(place) || place == place.parent { break }
      place = place.parent
    }
    for folder in way.reversed() {
      var owner = owners[folder.parent] ?? Owner()
      if projects.contains(folder) {
        owner = Owner(project: folder)
        owner.isDisputed = names(in: folder, of: tree).contains(where: ModuleManifest.isPackage)
      } else if owner.project != nil, !owner.isOfPackage {
        let names = names(in: folder, of: tree)
        owner.isOfPackage = names.contains(where: ModuleManifest.isPackage)
        owner.isOfOther = owner.isOfOther || names.contains(where: ModuleManifest.isManifest)
      }
      owners[folder] = owner
    }
  }

  private func names(in folder: AbsolutePath, of tree: some FileTree) -> [String] {
    (try? tree.entries(of: folder)) ?? []
  }
}
