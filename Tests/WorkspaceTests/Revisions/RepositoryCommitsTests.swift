import TemporaryFolder
import TestRepository
import Testing

@testable import Workspace

@Suite struct RepositoryCommitsTests {
  /// The error that a revision ends in.
  private func error(of revision: String, in test: TestRepository) async throws -> String {
    let repository = try await Repository(at: test.path)
    let error = await #expect(throws: InputError.self) { try await repository.commit(revision) }
    return "\(try #require(error))"
  }

  @Test func `branches, tags, ancestors and short names are commits`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    let first = try await test.git("rev-parse", "HEAD")
    let second = try await test.commit(["a.swift": "2"])
    try await test.git("tag", "--annotate", "--message=One", "v1", "HEAD~1")
    try await test.git("branch", "기능/하나", "HEAD~1")
    let repository = try await Repository(at: test.path)
    for name in ["main", "HEAD", second, String(second.prefix(12)), "@", ":/Change"] {
      #expect(try await repository.commit(name).string == second, "\(name)")
    }
    for name in ["main~1", "v1", "HEAD^", "기능/하나", "refs/tags/v1"] {
      #expect(try await repository.commit(name).string == first, "\(name)")
    }
  }

  @Test(arguments: [
    ("", "'': error: no revision"),
    ("-x", "-x: error: no revision begins with '-'"),
    ("--upload-pack=touch /tmp/x", "--upload-pack=touch /tmp/x: error: no revision begins with '-'"),
    ("--all", "--all: error: no revision begins with '-'"),
    ("^HEAD", "^HEAD: error: no revision begins with '^'"),
    ("none", "none: error: no such revision in this repository"),
    ("HEAD~7", "HEAD~7: error: no such revision in this repository"),
    ("main;ls", "main;ls: error: no such revision in this repository"),
    ("HEAD:A/a.swift", "HEAD:A/a.swift: error: names a blob and no commit"),
    ("HEAD:A", "HEAD:A: error: names a tree and no commit"),
    ("HEAD^!", "HEAD^!: error: no such revision in this repository"),
    (
      "0123456789012345678901234567890123456789",
      "0123456789012345678901234567890123456789: error: no such revision in this repository"
    ),
    (
      "twice",
      "twice: error: ambiguous: it names more than one object or reference; write it in full"
    ),
  ])
  func `what names no commit is an error that says why`(revision: String, message: String) async throws {
    let test = try await TestRepository(["A/a.swift": "1"])
    try await test.git("branch", "twice")
    try await test.git("tag", "twice")
    #expect(try await error(of: revision, in: test) == message)
  }

  @Test func `a branch of the remote alone is hinted at`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    try await test.git("update-ref", "refs/remotes/origin/feature/one", "HEAD")
    #expect(
      try await error(of: "feature/one", in: test)
        == "feature/one: error: no such revision; did you mean 'origin/feature/one'?")
  }

  @Test func `a merge base is the newest commit that both have`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    let fork = try await test.commit(["a.swift": "2"])
    try await test.git("checkout", "--quiet", "-b", "side")
    let side = try await test.commit(["b.swift": "1"])
    try await test.git("checkout", "--quiet", "main")
    let main = try await test.commit(["c.swift": "1"])
    let repository = try await Repository(at: test.path)
    let (left, right) = (try #require(ObjectID(main)), try #require(ObjectID(side)))
    #expect(try await repository.mergeBase(of: left, and: right, named: "main...side").string == fork)
  }

  @Test func `histories that share nothing have no merge base`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    let main = try #require(ObjectID(try await test.git("rev-parse", "HEAD")))
    try await test.git("checkout", "--quiet", "--orphan", "other")
    let other = try #require(ObjectID(try await test.commit(["b.swift": "2"])))
    let repository = try await Repository(at: test.path)
    let expected = InputError(
      path: "main...other", message: "the two have no common history, so there is no merge base")
    await #expect(throws: expected) {
      try await repository.mergeBase(of: main, and: other, named: "main...other")
    }
  }

  @Test func `a shallow clone says what it has and how to get the rest`() async throws {
    let origin = try await TestRepository(["a.swift": "1"])
    for text in ["2", "3", "4"] { try await origin.commit(["a.swift": text]) }
    let first = try await origin.git("rev-parse", "HEAD~3")
    let clone = try await origin.shallowClone(depth: 2)
    let advice =
      "in this clone, which is shallow, fetched to a depth of 2: fetch more history first, with "
      + "`git fetch --unshallow`, `fetch-depth: 0` in actions/checkout or `GIT_DEPTH: 0` in GitLab"
    #expect(try await error(of: "HEAD~2", in: clone) == "HEAD~2: error: it is not \(advice)")
    #expect(try await error(of: first, in: clone) == "\(first): error: it is not \(advice)")
    #expect(try await Repository(at: clone.path).commit("HEAD~1").string == origin.git("rev-parse", "HEAD~1"))
  }

  @Test func `a merge base behind the cut of a shallow clone is not guessed`() async throws {
    let origin = try await TestRepository(["a.swift": "1"])
    try await origin.git("branch", "side")
    try await origin.commit(["a.swift": "2"])
    try await origin.git("checkout", "--quiet", "side")
    try await origin.commit(["b.swift": "1"])
    let clone = try await origin.shallowClone(depth: 1)
    try await clone.git("fetch", "--quiet", "--depth=1", "origin", "main:main")
    let repository = try await Repository(at: clone.path)
    let (left, right) = (try await repository.commit("main"), try await repository.commit("side"))
    let error = await #expect(throws: InputError.self) {
      try await repository.mergeBase(of: left, and: right, named: "main...side")
    }
    #expect(error?.message.hasPrefix("their merge base is not in this clone, which is shallow") == true)
  }

  @Test func `a shared commit beside the cut is not taken for the merge base`() async throws {
    let origin = try await TestRepository(["a.swift": "1"])
    let old = try await origin.git("rev-parse", "HEAD")
    let fork = try await origin.commit(["a.swift": "2"])
    for branch in ["left", "right"] {
      try await origin.git("checkout", "--quiet", "-B", branch, fork)
      let parent = try await origin.commit(["\(branch).swift": "1"])
      // The second parent makes the older commit reachable where the fork is cut off.
      let tip = try await origin.git("commit-tree", "\(parent)^{tree}", "-p", parent, "-p", old, "-m", "Merge")
      try await origin.git("update-ref", "refs/heads/\(branch)", tip)
    }
    func base(in test: TestRepository) async throws -> String {
      let repository = try await Repository(at: test.path)
      let (left, right) = (try await repository.commit("origin/left"), try await repository.commit("origin/right"))
      return try await repository.mergeBase(of: left, and: right, named: "left...right").string
    }
    #expect(try await base(in: origin.clone()) == fork)
    let shallow = try await origin.clone(["--depth=2", "--no-single-branch"])
    let error = await #expect(throws: InputError.self) { try await base(in: shallow) }
    #expect(error?.message.hasPrefix("their merge base may not be in this clone, which is shallow") == true)
  }
}
