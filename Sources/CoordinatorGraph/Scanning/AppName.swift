import Workspace

/// What an app is called, as far as its files say.
enum AppName {
  /// The name of the one Xcode project nearest to the scanned root, else that of the folder of the package of which the root is the
  /// sources, else that of the root itself.
  static func name(of listing: FileListing) -> String {
    let distances = listing.projects.map { $0.parent.way(from: listing.root).pathComponents.count { $0 != "." } }
    let nearest = zip(listing.projects, distances).filter { $0.1 == distances.min() }.map(\.0)
    let projects = nearest.map { String($0.name.dropLast(".xcodeproj".count)) }
    let folder = packageFolder(above: listing.root) ?? listing.root
    return projects.count == 1 ? projects[0] : folder.name
  }

  /// The folder that has the root for its `Sources`, or for a target in them, and says in a manifest that it is a package.
  private static func packageFolder(above root: AbsolutePath) -> AbsolutePath? {
    let folders = [root, root.parent].filter { $0.name == sources }.map(\.parent)
    return folders.first { FileSystem.kind(of: $0.appending("Package.swift").string) == .file }
  }

  /// Where SwiftPM looks for the targets of a package.
  private static let sources = "Sources"
}
