import Workspace

/// Where files stand by the names that the user wrote, and not by where links lead from there: build systems hand links to the source around.
struct WrittenPlaces {
  /// The folder that places are relative to.
  let base: AbsolutePath
  private let starts: [(resolved: AbsolutePath, written: AbsolutePath, path: String)]

  /// - Throws: where nothing stands at a path, or it lies outside of the base.
  init(_ paths: [String], base: AbsolutePath) throws(InputError) {
    self.base = base
    var starts: [(resolved: AbsolutePath, written: AbsolutePath, path: String)] = []
    for path in paths {
      let resolved: AbsolutePath
      do { resolved = try AbsolutePath(resolving: path) } catch { throw InputError(path: path, message: error.reason) }
      let written = (path.hasPrefix("/") ? AbsolutePath("/") : base).going(path)
      let isInside = written.relative(to: base) != nil
      guard isInside || resolved.relative(to: base) != nil else {
        let message = "lies outside the working directory, which the paths in the facts are relative to"
        throw InputError(path: path, message: message)
      }
      starts.append((resolved, isInside ? written : resolved, path))
    }
    // The nearest of several that hold a file comes first.
    self.starts = starts.sorted { $0.resolved.string.utf8.count > $1.resolved.string.utf8.count }
  }

  /// The folder that holds all that was given.
  var folder: AbsolutePath {
    let folders = starts.map { FileSystem.kind(of: $0.resolved.string) == .folder ? $0.written : $0.written.parent }
    return AbsolutePath.commonAncestor(of: folders) ?? base
  }

  /// The place of a file below one of the paths.
  func place(of file: AbsolutePath) -> AbsolutePath {
    for start in starts {
      if let rest = file.relative(to: start.resolved) { return start.written.going(rest) }
    }
    return file
  }
}

extension AbsolutePath {
  /// Where a path leads from here by its names alone.
  func going(_ path: String) -> AbsolutePath {
    path.pathComponents.reduce(self) { $1 == ".." ? $0.parent : $1 == "." ? $0 : $0.appending($1) }
  }
}
