/// An Xcode project: its targets, and what they compile.
package struct XcodeProject: Sendable, Equatable {
  /// The folder that is the project, whose name ends in `.xcodeproj`.
  package let place: AbsolutePath
  package let targets: [XcodeTarget]

  /// The folder that the project stands in.
  package var folder: AbsolutePath { place.parent }

  /// The file in a project that lists all the rest.
  package static func file(of project: AbsolutePath) -> AbsolutePath { project.appending("project.pbxproj") }

  /// Whether a folder is a project by its name.
  static func isProject(folderNamed name: String) -> Bool { name.hasSuffix(".xcodeproj") }

  /// Every target may compile every file, so that more than any team keeps would cost a run its time and memory.
  private static let targetLimit = 500

  /// Reads the text of a project's file; nil where it is no project.
  ///
  package init?(at place: AbsolutePath, contents: [UInt8]) {
    guard let objects = ProjectObjects(contents) else { return nil }
    self.place = place
    let places = ProjectPlaces(objects, projectFolder: place.parent)
    let synchronized = SynchronizedFolders(objects, places: places)
    // What a hostile file names many times is followed once.
    var known: Set<String> = []
    func isNew(_ object: ProjectObject) -> Bool { known.insert(object.key).inserted }
    let listed = objects.list("targets", of: objects.root).filter(isNew)
    guard listed.count <= Self.targetLimit else { return nil }
    targets = listed.map { target in
      XcodeTarget(
        target, phases: objects.list("buildPhases", of: target).filter(isNew), in: objects, places: places,
        synchronized: synchronized)
    }
  }
}
