import Foundation

/// The folder of a site: what an earlier run put there is known by a list in it, and nothing else is ever removed.
struct SiteFolder {
  /// The names of the site's files, one a line.
  static let listName = ".coordinator-graph-site"

  private let path: String
  /// The files of the last run.
  private let known: [String]
  private let isForced: Bool

  /// Looks at a folder, which need not be there.
  ///
  /// - Throws: ``WriteError`` where files of others are in it and nobody insists.
  init(_ path: String, isForced: Bool) throws {
    self.path = path
    self.isForced = isForced
    // Before the list, in which another run names each file before it writes it.
    let entries = Result { try Self.entries(of: path) }
    known = try Self.list(in: path)
    guard known.isEmpty, !isForced else { return }
    if try entries.get().contains(where: { $0 != ".DS_Store" && !$0.hasPrefix(TemporaryFile.prefix) }) {
      throw WriteError(path: path, reason: "holds files that no run of this tool put there; --force writes beside them")
    }
  }

  /// Makes the folder if it is not there: the way from a page to the source can only be told where both are.
  func make() throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, reason: "the folder cannot be made")
    }
  }

  /// Writes the files, whole ones each, then removes those of the last run that are no longer among them.
  func write(_ files: [String: [UInt8]]) throws {
    Leftovers.remove(from: path)
    let names = files.keys.sorted()
    // Another run may have written meanwhile, its list before its files.
    let present = Set(try Self.entries(of: path))
    let known = Set(self.known).union(try Self.list(in: path))
    try refuseForeign(names, present.subtracting(known))
    // The list goes first, with the old names and the new: a run that breaks off leaves nothing that the next does not know.
    try writeList(known.union(names).sorted())
    for name in names { try writeFile(name, files[name] ?? []) }
    for name in known.sorted() where files[name] == nil { unlink(path + "/" + name) }
    try writeList(names)
  }

  /// A page may be called like a file that somebody put beside the site.
  private func refuseForeign(_ names: [String], _ foreign: Set<String>) throws {
    guard !isForced, let name = names.first(where: foreign.contains) else { return }
    throw WriteError(path: path + "/" + name, reason: "is no page of an earlier run; --force replaces it")
  }

  private func writeList(_ names: [String]) throws {
    try writeFile(Self.listName, Array(names.map { $0 + "\n" }.joined().utf8))
  }

  /// A link in the place of a page is replaced: through it a run would write outside of the folder.
  private func writeFile(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    var status = stat()
    if lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { unlink(file) }
    try FileReplacement(path: file).write(bytes, isDurable: false)
  }

  private static func entries(of path: String) throws -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return [] }
      throw WriteError(path: path, reason: Descriptor.reason())
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw WriteError(path: path, reason: "Not a directory") }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw WriteError(path: path, reason: "the folder cannot be read")
    }
  }

  /// A list that somebody edited cannot make a run remove what is outside of the folder, or is no page.
  private static func list(in path: String) throws -> [String] {
    guard let text = try? String(contentsOfFile: path + "/" + listName, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init).filter { name in
      !name.contains("/") && !name.hasPrefix(".")
        && [".html", ".css", ".js", ".md", ".svg", ".png", ".jpg"].contains { name.hasSuffix($0) }
    }
  }
}
