import Foundation
import TestRepository
import Testing

/// Git runs hooks with its own idea of the repository in the environment, and a commit may have an index of its own.
@Suite struct HookTests {
  private func repository() async throws -> TestRepository {
    let test = try await TestRepository(SmallApp.files)
    try test.folder.write(
      "#!/bin/sh\n'\(Tool.path)' diff HEAD --staged --quiet > '\(test.path("found.txt"))'\n",
      to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: test.path(".git/hooks/pre-commit"))
    try test.folder.write("found.txt\n", to: ".gitignore")
    return test
  }

  @Test func `a hook sees what is about to be committed`() async throws {
    let test = try await repository()
    try await test.commit(["App/AppCoordinator.swift": SmallApp.withHelp])
    let found = try test.folder.text(of: "found.txt")
    #expect(found.contains("AppCoordinator now starts it"))
    #expect(found.contains("AppCoordinator no longer starts it"))
  }

  @Test func `a commit of some files alone has an index of its own`() async throws {
    let test = try await repository()
    try test.folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    try test.folder.write("words", to: "README.md")
    try await test.git("add", "--all")
    try await test.git("commit", "--quiet", "--message=Words", "--", "README.md")
    #expect(try test.folder.text(of: "found.txt").isEmpty)
    try await test.git("commit", "--quiet", "--all", "--message=Rest")
    #expect(try test.folder.text(of: "found.txt").contains("AppCoordinator now starts it"))
  }
}
