import Workspace

/// What a comparison reads of a repository: the same places on both sides, though a side may lack some of them.
struct ScannedPlaces {
  let starts: [AbsolutePath]
  /// The folder that the paths in both graphs are relative to.
  let root: AbsolutePath

  /// Finds the given paths in a repository.
  ///
  /// A path counts as a folder where it is one on either side, so that both sides have the same root.
  init(
    _ paths: [String], in repository: Repository, workingDirectory: String, states: [SourceState], trees: [PathTree],
    refusesAbsence: Bool = true
  ) throws(InputError) {
    var starts: [AbsolutePath] = []
    var folders: [AbsolutePath] = []
    for path in paths {
      let start = try Self.place(of: path, in: repository, workingDirectory: workingDirectory)
      let kinds = trees.map { $0.kind(of: start) }
      guard kinds.contains(where: { $0 != nil }) || !refusesAbsence else {
        let names = states.map(\.snapshot.name).joined(separator: " nor in ")
        throw InputError(path: path, message: "no Swift files there, \(states.count > 1 ? "neither " : "")in \(names)")
      }
      starts.append(start)
      folders.append(kinds.contains(.file) && !kinds.contains(.folder) ? start.parent : start)
    }
    self.starts = starts
    root = AbsolutePath.commonAncestor(of: folders) ?? repository.root
  }

  private static func place(
    of path: String, in repository: Repository, workingDirectory: String
  ) throws(InputError) -> AbsolutePath {
    let place: AbsolutePath
    do {
      place = try AbsolutePath(resolvingWhatExistsOf: path.path(in: workingDirectory))
    } catch {
      throw InputError(path: path, message: error.reason)
    }
    guard place.relative(to: repository.root) != nil else {
      throw InputError(path: path, message: "lies outside the repository \(repository.root.string)")
    }
    return place
  }
}
