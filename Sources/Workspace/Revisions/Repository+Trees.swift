extension Repository {
  /// The Swift files of a commit.
  package func sources(of commit: ObjectID) async throws -> SourceTree {
    let answer = try await git.run(["ls-tree", "-r", "-z", "--full-tree", commit.string])
    guard answer.isSuccess else { throw answer.failure(of: commit.string) }
    return sources(
      of: answer.sourceRecords.compactMap { TreeEntry(ofTree: $0) }, isMixed: answer.namesUnreadCode
    ) { _, entry in entry.blob }
  }

  /// The Swift files as they are staged for the next commit.
  package func stagedSources() async throws -> SourceTree {
    let (entries, isMixed) = try await index(["--stage"], of: "the index")
    if let undecided = entries.first(where: { $0.tag == "M" && $0.isSource }) {
      throw InputError(path: undecided.path, message: "unmerged in the index: resolve the conflict and stage it first")
    }
    return sources(of: entries, isMixed: isMixed) { _, entry in entry.blob }
  }

  /// The Swift files of the working tree, except those that git is told to ignore: no revision has them either.
  ///
  /// Submodules are left out as in a revision, and what a sparse checkout left out counts as unchanged.
  package func workingSources() async throws -> SourceTree {
    let (entries, isMixed) = try await index(
      ["--stage", "--others", "--exclude-standard"], of: "the working tree")
    var folders = RealFolders()
    return sources(of: entries, isMixed: isMixed) { path, entry in
      if entry.tag == "S" { return entry.blob }
      return FileSystem.kind(of: path.string) == .file && folders.contain(path) ? .file : nil
    }
  }

  /// Names the object of each file of a working tree that is to the byte what another tree has at its place.
  package func recognizing(_ working: SourceTree, from other: SourceTree) async throws -> SourceTree {
    let paths = working.contents.filter { path, content in
      content == .file && other.contents[path]?.blob != nil && FileSystem.canRead(path.string)
    }.keys.sorted { $0.string < $1.string }
    let input = paths.map(\.string.lineForGit).joined()
    let answer = try await git.run(["hash-object", "--no-filters", "--stdin-paths"], input: Array(input.utf8))
    let objects = answer.line.split(separator: "\n").compactMap { ObjectID($0) }
    guard answer.isSuccess, objects.count == paths.count else { throw answer.failure(of: "the working tree") }
    var contents = working.contents
    for (path, object) in zip(paths, objects) where other.contents[path]?.blob == object {
      contents[path] = .blob(object)
    }
    return SourceTree(contents: contents, isMixed: working.isMixed)
  }
}

extension Repository {
  /// The content of each entry that is source and has one.
  private func sources(
    of entries: [TreeEntry], isMixed: Bool, _ content: (AbsolutePath, TreeEntry) -> SourceContent?
  ) -> SourceTree {
    var contents: [AbsolutePath: SourceContent] = [:]
    for entry in entries where entry.isSource {
      let path = root.appending(entry.path)
      if contents[path] == nil { contents[path] = content(path, entry) }
    }
    return SourceTree(contents: contents, isMixed: isMixed)
  }

  private func index(_ options: [String], of what: String) async throws -> (entries: [TreeEntry], isMixed: Bool) {
    guard hasWorkingTree else {
      throw InputError(path: what, message: "a bare repository has none: name two revisions")
    }
    let answer = try await git.run(["ls-files", "-t", "-z", "--full-name"] + options + ["--", ":/"])
    guard answer.isSuccess else { throw answer.failure(of: what) }
    return (answer.sourceRecords.compactMap { TreeEntry(ofIndex: $0) }, answer.namesUnreadCode)
  }
}

/// Folders that are where their paths say: a link on the way would lead elsewhere.
private struct RealFolders {
  private var known: [AbsolutePath: Bool] = [:]

  mutating func contain(_ file: AbsolutePath) -> Bool {
    let folder = file.parent
    if let answer = known[folder] { return answer }
    let answer = (try? AbsolutePath(resolving: folder.string)) == folder
    known[folder] = answer
    return answer
  }
}

extension TreeEntry {
  fileprivate var blob: SourceContent? { object.map(SourceContent.blob) }
}

extension SourceContent {
  fileprivate var blob: ObjectID? {
    if case .blob(let object) = self { object } else { nil }
  }
}

extension String {
  /// A line that git reads as this path: quoted where it has a line feed of its own.
  fileprivate var lineForGit: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self + "\n" }
    // By bytes: a carriage return and a line feed are one character.
    let escaped = utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): [UInt8(ascii: "\\"), byte]
      default: [byte]
      }
    }
    return "\"\(String(decoding: escaped, as: UTF8.self))\"\n"
  }
}
