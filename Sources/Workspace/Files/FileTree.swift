/// Something with folders and files in it that a listing can be made of.
package protocol FileTree {
  /// What stands at a path; nil where nothing does.
  func kind(of path: AbsolutePath) -> FileSystem.Kind?

  /// The names in a folder, sorted.
  func entries(of folder: AbsolutePath) throws(FileSystem.Failure) -> [String]
}

/// The files of this machine.
package struct FileSystemTree: FileTree {
  package init() {}

  package func kind(of path: AbsolutePath) -> FileSystem.Kind? { FileSystem.kind(of: path.string) }

  package func entries(of folder: AbsolutePath) throws(FileSystem.Failure) -> [String] {
    try FileSystem.entries(ofFolder: folder.string)
  }
}

/// Files that are known by their paths alone, and the folders that these imply.
package struct PathTree: FileTree {
  private var files: Set<AbsolutePath> = []
  private var folders: [AbsolutePath: Set<String>] = [:]

  /// - Parameter root: the folder that all files lie below; it is there even if there are none.
  package init(files: some Sequence<AbsolutePath>, below root: AbsolutePath) {
    folders[root] = []
    for file in files {
      self.files.insert(file)
      add(file)
    }
  }

  package func kind(of path: AbsolutePath) -> FileSystem.Kind? {
    files.contains(path) ? .file : folders[path] != nil ? .folder : nil
  }

  package func entries(of folder: AbsolutePath) -> [String] {
    (folders[folder] ?? []).sorted()
  }

  /// Enters a path into its folder, and the folder into its own where it is new.
  private mutating func add(_ path: AbsolutePath) {
    var path = path
    while path != path.parent {
      let (folder, name) = (path.parent, path.name)
      let isKnown = folders[folder] != nil
      folders[folder, default: []].insert(name)
      if isKnown { return }
      path = folder
    }
  }
}
