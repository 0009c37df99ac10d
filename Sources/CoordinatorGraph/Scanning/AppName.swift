import Workspace

/// What an app is called, as far as its files say.
enum AppName {
  /// The name of the one Xcode project nearest to the scanned root, else that of the nearest folder upward with a package, else that
  /// of the root itself.
  static func name(of listing: FileListing) -> String {
    let distances = listing.projects.map { $0.parent.way(from: listing.root).pathComponents.count { $0 != "." } }
    let nearest = zip(listing.projects, distances).filter { $0.1 == distances.min() }.map(\.0)
    let projects = nearest.map { String($0.name.dropLast(".xcodeproj".count)) }
    let folder = packageFolder(above: listing.root) ?? listing.root
    return projects.count == 1 ? projects[0] : folder.name
  }

  /// Not above the repository: what lies there is no part of the app.
  private static func packageFolder(above root: AbsolutePath) -> AbsolutePath? {
    var folder = root
    var found: AbsolutePath?
    while true {
      if found == nil, FileSystem.kind(of: folder.appending("Package.swift").string) == .file { found = folder }
      if FileSystem.kind(of: folder.appending(".git").string) != nil { return found }
      // Without a repository nothing says where the app ends but the root itself.
      if folder == folder.parent { return found == root ? root : nil }
      folder = folder.parent
    }
  }
}
