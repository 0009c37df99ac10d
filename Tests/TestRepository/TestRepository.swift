import Subprocess
import TemporaryFolder

/// A git repository of its own for one test, in which the same commands make the same commits everywhere.
package struct TestRepository: Sendable {
  package let folder: TemporaryFolder

  init(folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Makes an empty repository whose branch is `main`.
  package init(objectFormat: String = "sha1") async throws {
    folder = try TemporaryFolder()
    try await git("init", "--quiet", "--initial-branch=main", "--object-format=\(objectFormat)")
  }

  /// Makes a repository with one commit of the given files.
  package init(_ files: [String: String]) async throws {
    try await self.init()
    try await commit(files)
  }

  package var path: String { folder.path }

  package func path(_ name: String) -> String { folder.path(name) }

  /// Writes files and commits everything that is in the working tree; answers the name of the commit.
  @discardableResult
  package func commit(_ files: [String: String] = [:], removing removed: String...) async throws -> String {
    for (name, text) in files { try folder.write(text, to: name) }
    for name in removed { try await git("rm", "-r", "--quiet", "--force", "--", name) }
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message=Change")
    return try await git("rev-parse", "HEAD")
  }

  /// Runs git in the repository, or in another folder; answers what it printed, and fails where it does.
  @discardableResult
  package func git(_ arguments: String..., input: String = "") async throws -> String {
    try await git(arguments, input: input)
  }

  @discardableResult
  func git(_ arguments: [String], input: String = "") async throws -> String {
    let result = try await Subprocess.run(
      .name("git"), arguments: Arguments(Self.settings + arguments), environment: Self.environment,
      workingDirectory: .init(path), input: .string(input), output: .string(limit: 10_000_000),
      error: .string(limit: 1_000_000))
    guard result.terminationStatus.isSuccess else {
      throw GitFailure(arguments: arguments, messages: result.standardError)
    }
    return result.standardOutput.trimmingSuffix("\n")
  }

  private static let settings = [
    "-c", "user.name=Tester", "-c", "user.email=tester@example.org", "-c", "protocol.file.allow=always",
    "-c", "core.autocrlf=false", "-c", "commit.gpgSign=false", "-c", "advice.detachedHead=false",
  ]

  /// Nothing of the machine that tests, and no clock.
  private static let environment: Environment = .inherit.updating([
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_DIR": nil, "GIT_INDEX_FILE": nil,
    "GIT_AUTHOR_DATE": "2024-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2024-01-01T00:00:00Z", "LC_ALL": "C",
  ])
}

/// A command of git that a test relies on, and that failed.
package struct GitFailure: Error {
  package let arguments: [String]
  package let messages: String
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
