import TemporaryFolder

extension TestRepository {
  /// A clone with the newest commits alone, as CI makes them.
  package func shallowClone(depth: Int) async throws -> TestRepository {
    try await clone(["--depth=\(depth)"])
  }

  /// A clone made with the given options, through the protocol that clones of servers use.
  package func clone(_ options: [String] = []) async throws -> TestRepository {
    let folder = try TemporaryFolder()
    let arguments = ["clone", "--quiet"] + options + ["file://" + path, folder.path]
    try await git(arguments)
    return TestRepository(folder: folder)
  }
}
