/// A path from `/` on without links, `.` and `..`: two of them are one place exactly when they are equal.
package struct AbsolutePath: Hashable, Sendable {
  package let string: String

  /// Takes a path that is absolute and resolved already.
  package init(_ resolved: String) {
    string = resolved
  }

  /// Asks the file system where a path leads.
  package init(resolving path: String) throws(FileSystem.Failure) {
    string = try FileSystem.resolved(path)
  }

  /// Where a path leads as far as something stands there; the rest is taken as it is written.
  package init(resolvingWhatExistsOf path: String) throws(FileSystem.Failure) {
    var missing: [String] = []
    var names = path.pathComponents
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    while true {
      if let place = try? AbsolutePath(resolving: start + names.joined(separator: "/")) {
        self = missing.reduce(place) { $1 == ".." ? $0.parent : $1 == "." ? $0 : $0.appending($1) }
        return
      }
      guard let last = names.popLast() else { throw FileSystem.Failure(reason: "No such file or directory") }
      missing.insert(last, at: 0)
    }
  }

  package var name: String {
    string == "/" ? "/" : String(Substring(string.utf8[string.utf8.index(after: lastSlash)...]))
  }

  package var parent: AbsolutePath {
    lastSlash == string.startIndex ? AbsolutePath("/") : AbsolutePath(String(Substring(string.utf8[..<lastSlash])))
  }

  /// There is one in every absolute path.
  private var lastSlash: String.Index {
    string.utf8.lastIndex(of: UInt8(ascii: "/")) ?? string.startIndex
  }

  package func appending(_ name: String) -> AbsolutePath {
    AbsolutePath(string == "/" ? "/" + name : string + "/" + name)
  }

  /// The path below a folder, empty for the folder itself; nil where it does not lie there.
  package func relative(to folder: AbsolutePath) -> String? {
    if string == folder.string { return "" }
    let prefix = folder.string == "/" ? "/" : folder.string + "/"
    guard string.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(string.utf8.dropFirst(prefix.utf8.count)))
  }

  /// The deepest folder that holds both.
  package func commonAncestor(with other: AbsolutePath) -> AbsolutePath {
    let shared = zip(string.pathComponents, other.string.pathComponents).prefix { $0 == $1 }.map(\.0)
    return AbsolutePath("/" + shared.joined(separator: "/"))
  }

  /// The deepest folder that holds them all; nil where there are none.
  package static func commonAncestor(of folders: [AbsolutePath]) -> AbsolutePath? {
    guard let first = folders.first else { return nil }
    return folders.dropFirst().reduce(first) { $0.commonAncestor(with: $1) }
  }
}

extension String {
  /// The names between the slashes.
  ///
  /// Split by bytes: a name may begin with a combining mark, which makes one character of the slash and itself.
  package var pathComponents: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
