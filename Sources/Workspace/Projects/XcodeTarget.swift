/// What a project says of one of its targets.
package struct XcodeTarget: Sendable, Equatable {
  package let name: String
  package let kind: Kind
  /// The files that it lists, folded.
  let files: Set<String>
  /// The folders of which it compiles all files, and the files and folders in them that it does not; folded.
  let folders: [String: Set<String>]
  /// The names of the targets that are built before it.
  let dependencies: Set<String>
  /// The names of the products that it links.
  let linkedProducts: Set<String>
  /// The name of what it builds.
  let product: String?

  package enum Kind: Sendable {
    /// An app, an extension, a tool.
    case executable
    /// A framework or library, which belongs to whoever links it.
    case library
    case tests
  }
}

extension XcodeTarget {
  /// - Parameter phases: the build phases that are this target's alone.
  init(
    _ target: ProjectObject, phases: [ProjectObject], in objects: ProjectObjects, places: ProjectPlaces,
    synchronized: SynchronizedFolders
  ) {
    func references(_ kind: String) -> [ProjectObject] {
      phases.filter { $0.kind == kind }.flatMap { objects.list("files", of: $0) }
        .compactMap { objects.object("fileRef", of: $0) }
    }
    name = target.text("name") ?? ""
    kind = Kind(productType: target.text("productType") ?? "")
    let listed = references("PBXSourcesBuildPhase").flatMap { places.places(of: $0) }.map(\.folded)
    files = synchronized.files(of: target).union(listed)
    folders = synchronized.folders(of: target)
    dependencies = Set(objects.list("dependencies", of: target).compactMap { Self.name(of: $0, in: objects) })
    linkedProducts = Set(references("PBXFrameworksBuildPhase").compactMap { $0.text("path")?.pathComponents.last })
    product = objects.object("productReference", of: target)?.text("path")?.pathComponents.last
  }

  /// The target that a dependency means, which may be one of another project.
  private static func name(of dependency: ProjectObject, in objects: ProjectObjects) -> String? {
    objects.object("target", of: dependency)?.text("name") ?? dependency.text("name")
      ?? objects.object("targetProxy", of: dependency)?.text("remoteInfo")
  }
}

extension XcodeTarget.Kind {
  fileprivate init(productType: String) {
    let type = productType.split(separator: ".").last ?? ""
    if ["unit-test", "ui-testing", "ocunit-test"].contains(type) {
      self = .tests
    } else {
      self = productType.contains(".framework") || productType.contains(".library.") ? .library : .executable
    }
  }
}
