import TemporaryFolder
import TestRepository
import Testing

@testable import Workspace

@Suite struct RepositoryTests {
  @Test func `a repository is found from its top and from any folder in it`() async throws {
    let test = try await TestRepository(["App/My Sources/가/a.swift": "1"])
    for folder in ["", "App", "App/My Sources/가"] {
      let repository = try await Repository(at: folder.isEmpty ? test.path : test.path(folder))
      #expect(repository.root.string == test.path)
      #expect(repository.hasWorkingTree)
      #expect(!repository.isShallow)
    }
  }

  @Test func `a worktree is a repository of its own top`() async throws {
    let test = try await TestRepository(["App/a.swift": "1"])
    let tree = try TemporaryFolder()
    try await test.git("worktree", "add", "--quiet", tree.path("tree"))
    #expect(try await Repository(at: tree.path("tree/App")).root.string == tree.path("tree"))
  }

  @Test func `a bare repository has no working tree`() async throws {
    let bare = try await TestRepository(["App/a.swift": "1"]).clone(["--bare"])
    let repository = try await Repository(at: bare.path)
    #expect(repository.root.string == bare.path)
    #expect(!repository.hasWorkingTree)
    await #expect(throws: InputError(path: "the index", message: "a bare repository has none: name two revisions")) {
      try await repository.stagedSources()
    }
    await #expect(
      throws: InputError(path: "the working tree", message: "a bare repository has none: name two revisions")
    ) { try await repository.workingSources() }
  }

  @Test func `a submodule is a repository of its own`() async throws {
    let library = try await TestRepository(["b.swift": "1"])
    let test = try await TestRepository(["a.swift": "1"])
    try await test.git("submodule", "--quiet", "add", library.path, "Library")
    #expect(try await Repository(at: test.path("Library")).root.string == test.path("Library"))
  }

  @Test func `a shallow clone knows that it is one`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    try await test.commit(["a.swift": "2"])
    let clone = try await test.shallowClone(depth: 1)
    #expect(try await Repository(at: clone.path).isShallow)
  }

  @Test func `outside of repositories there are no revisions`() async throws {
    let folder = try TemporaryFolder()
    let expected = InputError(path: folder.path, message: "not inside a git repository, so it has no revisions")
    await #expect(throws: expected) { try await Repository(at: folder.path) }
  }
}
