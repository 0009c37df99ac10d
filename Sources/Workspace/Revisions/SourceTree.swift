/// The Swift files of one state of a repository, those by which projects say what is compiled, and the storyboards.
package struct SourceTree: Sendable, Hashable {
  /// What stands at each path that is read, as the paths are or would be in the working tree.
  package let contents: [AbsolutePath: SourceContent]
  /// Whether there is Objective-C source beside it, or a submodule, which are not read.
  package let isMixed: Bool

  package init(contents: [AbsolutePath: SourceContent], isMixed: Bool = false) {
    self.contents = contents
    self.isMixed = isMixed
  }
}

/// Where the text of a Swift file is found.
package enum SourceContent: Hashable, Sendable {
  /// In git's object store: equal names mean equal texts.
  case blob(ObjectID)
  /// In the file system, at the file's own path.
  case file
}

/// One line of what git says about a tree or its index.
struct TreeEntry: Equatable {
  /// `?` for what git does not track, `S` for what a sparse checkout left out, `M` for what a merge left undecided.
  let tag: Character
  let mode: Substring
  let object: ObjectID?
  /// Relative to the repository's root.
  let path: String

  /// Whether it is a regular file that is read, neither a link nor a submodule: Swift source, or what says of it who compiles it.
  var isSource: Bool { (mode.hasPrefix("100") || tag == "?") && hasReadName && isPlain }

  private var hasReadName: Bool {
    let name = path.pathComponents.last ?? ""
    return name.hasSuffix(".swift") || Storyboard.isOne(fileNamed: name) || ModuleManifest.isManifest(name)
      || name == "project.pbxproj" && XcodeProject.isProject(folderNamed: path.pathComponents.dropLast().last ?? "")
  }

  /// Git refuses to make other paths, and a tree that was made without git must not lead anywhere.
  private var isPlain: Bool {
    let names = path.pathComponents
    return names.joined(separator: "/") == path && !names.contains(".") && !names.contains("..")
  }
}

extension TreeEntry {
  /// Reads `<mode> <type> <object>\t<path>`, as `git ls-tree` writes it.
  init?(ofTree record: Substring) {
    guard let (fields, path) = Self.split(record), fields.count == 3 else { return nil }
    self.init(tag: "H", mode: fields[0], object: ObjectID(fields[2]), path: path)
  }

  /// Reads `<tag> <mode> <object> <stage>\t<path>` or `? <path>`, as `git ls-files` writes it.
  init?(ofIndex record: Substring) {
    // By bytes: a path may begin with what makes one character of the space and itself.
    if record.utf8.starts(with: "? ".utf8) {
      self.init(tag: "?", mode: "", object: nil, path: String(Substring(record.utf8.dropFirst(2))))
      return
    }
    guard let (fields, path) = Self.split(record), fields.count == 4, let tag = fields[0].first else { return nil }
    self.init(tag: tag, mode: fields[1], object: ObjectID(fields[2]), path: path)
  }

  private static func split(_ record: Substring) -> (fields: [Substring], path: String)? {
    let halves = record.utf8.split(separator: UInt8(ascii: "\t"), maxSplits: 1).map { Substring($0) }
    guard halves.count == 2 else { return nil }
    return (halves[0].split(separator: " "), String(halves[1]))
  }
}

extension Git.Answer {
  /// What stands between the NULs, of a listing in which each record ends with a path: those alone whose path may be read.
  var sourceRecords: [Substring] {
    output.split(separator: 0).filter { record in Self.endings.contains { record.suffix($0.count).elementsEqual($0) } }
      .map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path of the listing is that of Objective-C source, or of a submodule, in which there may be some.
  var namesUnreadCode: Bool {
    let endings = [".m", ".mm"].map { Array($0.utf8) }
    let submodule = Array("160000 ".utf8)
    return output.split(separator: 0).contains { record in
      endings.contains { record.suffix($0.count).elementsEqual($0) } || record.starts(with: submodule)
        || record.dropFirst(2).starts(with: submodule)
    }
  }

  /// Of names that are read; the rest is told by the whole path.
  private static let endings = [".swift", ".storyboard", ".xib", ".pbxproj", ".podspec", ".yml", "BUILD", ".bazel"].map
  {
    Array($0.utf8)
  }
}
