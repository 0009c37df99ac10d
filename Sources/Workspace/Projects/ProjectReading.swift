/// The projects of a listing as far as they could be read.
package struct ProjectReading: Sendable {
  package let projects: XcodeProjects
  package let problems: [ReadProblem]

  /// - Parameter contents: finds what stands at a path, by the path.
  package init(
    of listing: FileListing, _ contents: (AbsolutePath) throws(InputError) -> Result<Blob, FileSystem.Failure>
  ) throws(InputError) {
    var projects: [XcodeProject] = []
    var problems: [ReadProblem] = []
    for place in listing.projects {
      let file = XcodeProject.file(of: place)
      switch try contents(file) {
      case .success(.contents(let bytes)):
        if let project = XcodeProject(at: place, contents: bytes) {
          projects.append(project)
        } else {
          problems.append(ReadProblem(path: file.way(from: listing.root), kind: .isNoProject))
        }
      case .success(.tooLarge):
        problems.append(
          ReadProblem(path: file.way(from: listing.root), kind: .tooLarge(limit: SourceText.sizeLimit)))
      case .failure(let failure):
        problems.append(ReadProblem(path: file.way(from: listing.root), kind: .unreadable(reason: failure.reason)))
      }
    }
    self.projects = XcodeProjects(projects, root: listing.root)
    self.problems = problems
  }

  /// Reads the projects of this machine.
  package init(of listing: FileListing) throws(InputError) {
    try self.init(of: listing) { file throws(InputError) in FileSystem.blob(of: file) }
  }
}

extension FileSystem {
  /// What a file holds, within the limit of sizes.
  package static func blob(of file: AbsolutePath) -> Result<Blob, Failure> {
    Result { () throws(Failure) in
      try contents(of: file.string, limit: SourceText.sizeLimit).map { .contents($0) } ?? .tooLarge
    }
  }
}
