import Foundation
import TemporaryFolder
import TestRepository
import Testing

@testable import Workspace

@Suite struct RepositoryTreesTests {
  /// The paths of a tree relative to the top, sorted.
  private func paths(_ tree: SourceTree, in test: TestRepository) -> [String] {
    tree.contents.keys.compactMap { $0.relative(to: AbsolutePath(test.path)) }.sorted()
  }

  private func head(of test: TestRepository) async throws -> SourceTree {
    let repository = try await Repository(at: test.path)
    return try await repository.sources(of: repository.commit("HEAD"))
  }

  @Test(arguments: ["sha1", "sha256"]) func `a commit has its Swift files under their objects`(format: String)
    async throws
  {
    let test = try await TestRepository(objectFormat: format)
    try await test.commit(["App/a.swift": "one", "b.swift": "two", "c.txt": "three", "d.swift/e.swift": "four"])
    let object = try #require(ObjectID(try await test.git("rev-parse", "HEAD:App/a.swift")))
    let tree = try await head(of: test)
    #expect(paths(tree, in: test) == ["App/a.swift", "b.swift", "d.swift/e.swift"])
    #expect(tree.contents[AbsolutePath(test.path("App/a.swift"))] == .blob(object))
  }

  @Test func `names of any kind come through`() async throws {
    let names = [
      "My App/a b.swift", "가나/다.swift", "😀.swift", "quo\"te's.swift", "li\nne.swift", "li\r\nne\\.swift", "\"\n.swift",
      "ta\tb.swift",
      "back\\slash.swift",
      "-x.swift", "--upload-pack=x.swift", "\u{202E}tfiws.swift", "\u{301}x.swift", "<script>|`@everyone`]].swift",
    ]
    let test = try await TestRepository(["notes.txt": "1"])
    let repository = try await Repository(at: test.path)
    for name in names { try test.folder.write("let a = 1", to: name) }
    #expect(paths(try await repository.workingSources(), in: test) == names.sorted())
    try await test.commit()
    let base = try await head(of: test)
    #expect(paths(base, in: test) == names.sorted())
    let working = try await repository.workingSources()
    #expect(paths(working, in: test) == names.sorted())
    #expect(try await repository.recognizing(working, from: base).contents == base.contents)
  }

  @Test func `links and submodules are no files`() async throws {
    let outside = try TemporaryFolder(["secret.swift": "1"])
    let library = try await TestRepository(["b.swift": "1"])
    let test = try await TestRepository(["a.swift": "1"])
    try test.folder.link("out.swift", to: outside.path("secret.swift"))
    try test.folder.link("out", to: outside.path)
    try await test.git("submodule", "--quiet", "add", library.path, "Library")
    try await test.git("submodule", "--quiet", "add", library.path, "Odd.swift")
    try await test.commit()
    let repository = try await Repository(at: test.path)
    #expect(paths(try await head(of: test), in: test) == ["a.swift"])
    #expect(paths(try await repository.stagedSources(), in: test) == ["a.swift"])
    #expect(paths(try await repository.workingSources(), in: test) == ["a.swift"])
  }

  @Test func `a folder that became a link to elsewhere is not followed`() async throws {
    let outside = try TemporaryFolder(["a.swift": "secret"])
    let test = try await TestRepository(["App/a.swift": "1", "b.swift": "1"])
    try FileManager.default.removeItem(atPath: test.path("App"))
    try test.folder.link("App", to: outside.path)
    let repository = try await Repository(at: test.path)
    #expect(paths(try await repository.workingSources(), in: test) == ["b.swift"])
  }

  @Test func `the index is what is staged, whatever the files say`() async throws {
    let test = try await TestRepository(["a.swift": "1", "b.swift": "1"])
    try test.folder.write("staged", to: "a.swift")
    try test.folder.write("new", to: "c.swift")
    try await test.git("add", "a.swift", "c.swift")
    try await test.git("rm", "--quiet", "--cached", "b.swift")
    try test.folder.write("not staged", to: "a.swift")
    let tree = try await Repository(at: test.path).stagedSources()
    let object = try #require(ObjectID(try await test.git("rev-parse", ":a.swift")))
    #expect(paths(tree, in: test) == ["a.swift", "c.swift"])
    #expect(tree.contents[AbsolutePath(test.path("a.swift"))] == .blob(object))
  }

  @Test func `an index with a conflict is an error that names the file`() async throws {
    let test = try await TestRepository(["App/a.swift": "1"])
    try await test.git("checkout", "--quiet", "-b", "side")
    try await test.commit(["App/a.swift": "2"])
    try await test.git("checkout", "--quiet", "main")
    try await test.commit(["App/a.swift": "3"])
    await #expect(throws: GitFailure.self) { try await test.git("merge", "--quiet", "side") }
    let repository = try await Repository(at: test.path)
    let expected = InputError(
      path: "App/a.swift", message: "unmerged in the index: resolve the conflict and stage it first")
    await #expect(throws: expected) { try await repository.stagedSources() }
    #expect(paths(try await repository.workingSources(), in: test) == ["App/a.swift"])
  }

  @Test func `the working tree has what is new, and neither what is gone nor what is ignored`() async throws {
    let test = try await TestRepository([
      "a.swift": "1", "gone.swift": "1", "same.swift": "1", ".gitignore": "Generated/\n",
    ])
    try test.folder.write("2", to: "a.swift")
    try test.folder.write("1", to: "New/b.swift")
    try test.folder.write("1", to: "Generated/c.swift")
    try FileManager.default.removeItem(atPath: test.path("gone.swift"))
    let repository = try await Repository(at: test.path)
    let (base, working) = (try await head(of: test), try await repository.workingSources())
    let tree = try await repository.recognizing(working, from: base)
    let same = AbsolutePath(test.path("same.swift"))
    #expect(
      tree.contents == [
        AbsolutePath(test.path("a.swift")): .file, AbsolutePath(test.path("New/b.swift")): .file,
        same: try #require(base.contents[same]),
      ])
  }

  @Test func `from a folder in the working tree all of it is seen`() async throws {
    let test = try await TestRepository(["a.swift": "1", "App/b.swift": "1"])
    try test.folder.write("1", to: "c.swift")
    let repository = try await Repository(at: test.path("App"))
    #expect(paths(try await repository.workingSources(), in: test) == ["App/b.swift", "a.swift", "c.swift"])
    #expect(paths(try await repository.stagedSources(), in: test) == ["App/b.swift", "a.swift"])
  }

  @Test func `what a sparse checkout left out is as in the index`() async throws {
    let test = try await TestRepository(["App/a.swift": "1", "Other/b.swift": "1"])
    try await test.git("sparse-checkout", "set", "App")
    let object = try #require(ObjectID(try await test.git("rev-parse", ":Other/b.swift")))
    let tree = try await Repository(at: test.path).workingSources()
    #expect(
      tree.contents == [
        AbsolutePath(test.path("App/a.swift")): .file, AbsolutePath(test.path("Other/b.swift")): .blob(object),
      ])
  }

  @Test func `reading leaves the repository as it was`() async throws {
    let test = try await TestRepository(["a.swift": "1"])
    // Git would like to write what it finds out about the file into the index.
    try test.folder.write("1", to: "a.swift")
    let before = try Data(contentsOf: URL(fileURLWithPath: test.path(".git/index")))
    let repository = try await Repository(at: test.path)
    let base = try await head(of: test)
    _ = try await repository.recognizing(repository.workingSources(), from: base)
    _ = try await repository.stagedSources()
    #expect(try Data(contentsOf: URL(fileURLWithPath: test.path(".git/index"))) == before)
    #expect(try test.folder.entries() == [".git", "a.swift"])
  }

  @Test func `ten thousand files are read in one go`() async throws {
    let test = try await TestRepository()
    let count = 10_000
    let files = (0..<count).map { "M 100644 inline Folder \($0 % 100)/\($0).swift\ndata <<.\nlet a = \($0)\n.\n" }
    let commit = "commit refs/heads/main\ncommitter T <t@example.org> 0 +0000\ndata 0\n"
    try await test.git("fast-import", "--quiet", input: commit + files.joined())
    let repository = try await Repository(at: test.path)
    let tree = try await repository.sources(of: repository.commit("main"))
    #expect(tree.contents.count == count)
    let objects = tree.contents.values.compactMap(\.testObject)
    let contents = try await onThread {
      let reader = BlobReader(objects, from: repository)
      return try Set(objects.map { try reader.blob($0) })
    }
    #expect(contents == Set((0..<count).map { .contents(Array("let a = \($0)\n".utf8)) }))
  }
}
