import Workspace

extension ScanOptions {
  /// What remains of a listing when the projects were asked about its files.
  func membership(
    of listing: FileListing, in tree: some FileTree, projects: XcodeProjects
  ) -> TargetMembership {
    TargetMembership(of: listing, in: tree, projects: projects, chosen: targets, includesTests: includesTests)
  }

  /// Fails where a chosen target is in none of the projects, and tells which targets there are.
  func refuseUnknownTargets(in projects: [XcodeProjects]) throws(InputError) {
    let names = Set(projects.flatMap(\.targetNames))
    guard let unknown = targets.first(where: { !names.contains($0) }) else { return }
    let place = paths.joined(separator: ", ")
    if names.isEmpty {
      throw InputError(path: place, message: "no target '\(unknown)': no Xcode project stands there or above")
    }
    let meant = nearest(to: unknown, among: names).first.map { "did you mean '\($0)'? " } ?? ""
    let list = names.sorted().joined(separator: ", ")
    throw InputError(path: place, message: "no target '\(unknown)'; \(meant)the targets are \(list)")
  }
}
