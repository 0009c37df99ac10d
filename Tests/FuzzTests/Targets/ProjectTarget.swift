import Workspace

extension FuzzTarget {
  /// The file of an Xcode project, and what it makes of a small app's files.
  static let project = FuzzTarget(name: "project") { bytes in
    let root = AbsolutePath("/app")
    let place = root.appending("App.xcodeproj")
    let paths = ["App/A.swift", "App/B.swift", "App/Flows/C.swift", "Widget/D.swift"]
    let files = [XcodeProject.file(of: place)] + paths.map { root.appending($0) }
    let tree = PathTree(files: files, below: root)
    let listing = FileListing(of: [root], in: tree, root: root, exclusion: FileExclusion())
    let reading = try ProjectReading(of: listing) { _ throws(InputError) in .success(.contents(bytes)) }
    let chosen = reading.projects.targetNames.first.map { [$0] } ?? []
    for targets in [[], chosen] {
      let membership = TargetMembership(
        of: listing, in: tree, projects: reading.projects, chosen: targets, includesTests: false)
      try require(Set(membership.listing.files).isSubset(of: paths), "a project adds files")
    }
  }
}
