extension Repository {
  /// The configuration nearest to a folder as a commit has it; nil where neither the folder nor any above it has one.
  ///
  /// - Parameter folder: may be one that the commit has not.
  package func configuration(of commit: ObjectID, nearestTo folder: AbsolutePath) async throws -> ConfigurationFile? {
    let places = folders(from: folder).map { $0.appending(ConfigurationFile.name) }
    let paths = places.compactMap { $0.relative(to: root) }
    let answer = try await git.run(["ls-tree", "-z", "--full-tree", commit.string, "--"] + paths)
    guard answer.isSuccess else { throw answer.failure(of: commit.string) }
    let entries = answer.output.split(separator: 0).compactMap {
      TreeEntry(ofTree: Substring(decoding: $0, as: UTF8.self))
    }
    let found = entries.filter { $0.mode.hasPrefix("100") }.max { $0.path.utf8.count < $1.path.utf8.count }
    guard let found, let object = found.object else { return nil }
    let content = try await git.run(["cat-file", "blob", object.string])
    guard content.isSuccess else { throw content.failure(of: found.path) }
    return try ConfigurationFile(content.output, at: root.appending(found.path))
  }

  /// The folder and those above it up to the repository's root, or the root alone for a folder elsewhere.
  private func folders(from folder: AbsolutePath) -> [AbsolutePath] {
    guard folder.relative(to: root) != nil else { return [root] }
    var folders = [folder]
    while let last = folders.last, last != root { folders.append(last.parent) }
    return folders
  }
}
