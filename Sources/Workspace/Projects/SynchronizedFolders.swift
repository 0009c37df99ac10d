/// The folders of a project that Xcode keeps in step with the file system: which target compiles what in them.
struct SynchronizedFolders {
  private let folders: [String: Folder]
  /// The folders that have something to say of a target, by its key.
  private let mentions: [String: [String]]

  private struct Folder {
    let places: [AbsolutePath]
    /// The files and folders in it that are excepted, by the key of the target for which they are.
    var exceptions: [String: [String]] = [:]
  }

  init(_ objects: ProjectObjects, places: ProjectPlaces) {
    var folders: [String: Folder] = [:]
    var mentions: [String: [String]] = [:]
    // A list belongs to one folder; one that is named by many must not multiply.
    var known: Set<String> = []
    for object in objects.all("PBXFileSystemSynchronizedRootGroup") {
      var folder = Folder(places: places.places(of: object))
      for list in objects.list("exceptions", of: object) {
        guard list.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet", known.insert(list.key).inserted,
          let target = list.text("target")
        else { continue }
        folder.exceptions[target, default: []] += list.texts("membershipExceptions")
        mentions[target, default: []].append(object.key)
      }
      folders[object.key] = folder
    }
    self.folders = folders
    self.mentions = mentions
  }

  /// The folders that a target compiles, each with what it does not compile there; folded.
  func folders(of target: ProjectObject) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for key in Set(target.texts("fileSystemSynchronizedGroups")) {
      guard let folder = folders[key] else { continue }
      for place in folder.places { found[place.folded, default: []].formUnion(exceptions(folder, target, at: place)) }
    }
    return found
  }

  /// The files in folders of other targets that a target compiles too; folded.
  func files(of target: ProjectObject) -> Set<String> {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    let others = Set(mentions[target.key] ?? []).subtracting(own).compactMap { folders[$0] }
    return Set(others.flatMap { folder in folder.places.flatMap { exceptions(folder, target, at: $0) } })
  }

  private func exceptions(_ folder: Folder, _ target: ProjectObject, at place: AbsolutePath) -> [String] {
    (folder.exceptions[target.key] ?? []).compactMap { place.followed(by: $0)?.folded }
  }
}
