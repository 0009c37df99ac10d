import TemporaryFolder
import TestRepository
import Testing
import Workspace

@testable import CoordinatorGraph

/// Which part of a repository is compared, seen from where.
@Suite struct ComparedPlacesTests {
  private func app() async throws -> TestRepository {
    let test = try await TestRepository(["Apps/One/Base.swift": App.base, "Apps/Two/Other.swift": "class Other {}"])
    try await test.commit(["Apps/One/Start.swift": App.starting("B")])
    return test
  }

  @Test(arguments: [
    ("", "Apps/One"), ("Apps", "One"), ("Apps/One", "."), ("Apps/Two", "../One"), ("Apps", "./Two/../One/"),
  ])
  func `paths are relative to the working directory`(folder: String, path: String) async throws {
    let test = try await app()
    let found = try await test.compare("HEAD~1", "HEAD", in: folder, paths: [path])
    #expect(found.head.scan?.files == ["Base.swift", "Start.swift"])
    #expect(found.base.scan?.files == ["Base.swift"])
    #expect(found.head.folder == "Apps/One")
    #expect(found.head.scan?.root == test.path("Apps/One"))
  }

  @Test func `several paths have their deepest common folder as root, on both sides`() async throws {
    let test = try await app()
    let paths = ["Apps/Two", "Apps/One/Start.swift"]
    let found = try await test.compare("HEAD~1", "HEAD", paths: paths)
    #expect(found.head.scan?.files == ["One/Start.swift", "Two/Other.swift"])
    #expect(found.base.scan?.files == ["Two/Other.swift"])
    #expect([found.base.folder, found.head.folder] == ["Apps", "Apps"])
  }

  /// A project of which too little is known decides nothing; then it does so on neither side.
  @Test func `a file that no target compiles goes by that on both sides or on none`() async throws {
    func project(_ files: String...) -> String { ProjectText([.init("App", files)]).text }
    let test = try await TestRepository([
      "App.xcodeproj/project.pbxproj": project("Base.swift"), "Base.swift": App.base, "New.swift": "class New {}",
      "Old.swift": App.starting("B"), "Older.swift": "class Older {}",
    ])
    try await test.commit(["App.xcodeproj/project.pbxproj": project("Base.swift", "New.swift")])
    try await test.commit([
      "App.xcodeproj/project.pbxproj": project("Base.swift", "New.swift"), "Base.swift": App.base + "\n",
    ])
    for (base, head) in [("HEAD~2", "HEAD~1"), ("HEAD~1", "HEAD~2")] {
      let found = try await test.compare(base, head)
      #expect([found.base.children, found.head.children] == [["A -> B"], ["A -> B"]])
    }
    let decided = try await test.compare("HEAD~1", "HEAD")
    #expect([decided.base.children, decided.head.children] == [[], []])
  }

  @Test func `a folder that one side lacks is empty there`() async throws {
    let test = try await app()
    try await test.git("rm", "-r", "--quiet", "Apps/One")
    try await test.commit()
    let (gone, new) = (
      try await test.compare("HEAD~1", paths: ["Apps/One"]),
      try await test.compare("HEAD", "HEAD~1", paths: ["Apps/One"])
    )
    #expect(gone.base.children == ["A -> B"])
    #expect(gone.head.graph.nodes.isEmpty)
    #expect(new.base.graph.nodes.isEmpty)
    #expect(new.head.children == ["A -> B"])
  }

  @Test func `a bare repository compares revisions`() async throws {
    let bare = try await app().clone(["--bare"])
    for (path, folder) in [(".", ""), ("Apps/One", "Apps/One")] {
      let found = try await bare.compare("HEAD~1", "HEAD", paths: [path])
      #expect(found.base.children == [])
      #expect(found.head.children == ["A -> B"])
      #expect(found.head.folder == folder)
    }
    await #expect(
      throws: InputError(path: "the working tree", message: "a bare repository has none: name two revisions")
    ) { try await bare.compare("HEAD") }
  }

  @Test func `a worktree compares its own files`() async throws {
    let test = try await app()
    let folder = try TemporaryFolder()
    try await test.git("worktree", "add", "--quiet", folder.path("tree"), "HEAD~1")
    let range = try ComparisonRange(base: "main")
    let found = try await onThread { try snapshots(of: range, workingDirectory: folder.path("tree")) }
    #expect(found.base.children == ["A -> B"])
    #expect(found.head.children == [])
  }

  @Test func `patterns of the configuration hold on both sides`() async throws {
    let test = try await app()
    let found = try await test.compare("HEAD~1", "HEAD", excluding: ["Apps/Two", "Start.swift"])
    #expect(found.isSameSource)
  }

  @Test func `a path that cannot be compared is an error that names it`() async throws {
    let test = try await app()
    let outside = try TemporaryFolder(["a.swift": ""])
    let expected = [
      "none": InputError(path: "none", message: "no Swift files there, neither in HEAD~1 nor in the working tree"),
      outside.path: InputError(path: outside.path, message: "lies outside the repository \(test.path)"),
      "..": InputError(path: "..", message: "lies outside the repository \(test.path)"),
    ]
    for (path, error) in expected {
      await #expect(throws: error) { try await test.compare("HEAD~1", paths: [path]) }
    }
  }

  @Test func `sides without Swift files are an error, as in a scan`() async throws {
    let test = try await TestRepository(["Pods/a.swift": "1", "notes.txt": "1"])
    let expected = InputError(
      path: ".",
      message:
        "no Swift files there except in what is left out: Pods; what is given as a path is read whatever its name, and --include-tests reads tests and mocks"
    )
    await #expect(throws: expected) { try await test.compare("HEAD") }
  }
}
