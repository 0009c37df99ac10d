import Foundation
import GraphModel
import TemporaryFolder
import TestRepository
import Testing

@testable import CoordinatorGraph

@Suite struct SnapshotsTests {
  @Test func `two revisions have their own graphs`() async throws {
    let test = try await TestRepository(["App/Base.swift": App.base])
    let first = try await test.git("rev-parse", "HEAD")
    let second = try await test.commit(["App/Start.swift": App.starting("B")])
    let found = try await test.compare("HEAD~1", "HEAD")
    #expect(found.base.children == [])
    #expect(found.head.children == ["A -> B"])
    #expect([found.base.commit, found.head.commit] == [first, second])
    #expect([found.base.name, found.head.name] == ["HEAD~1", "HEAD"])
    #expect([found.base.folder, found.head.folder] == ["", ""])
    #expect(!found.isSameSource)
  }

  @Test func `a revision has the graph of the same files on disk`() async throws {
    let test = try await TestRepository([
      "My App/가/Base.swift": App.base, "My App/Start \"1\".swift": App.starting("B"),
      "AppTests/X.swift": App.starting("A"),
      "Pods/Y.swift": App.starting("A"),
    ])
    let revision = try await test.compare("HEAD..HEAD~0", paths: ["My App"])
    #expect(revision.isSameSource)
    try await test.commit(["My App/New.swift": "class N {}"])
    let found = try await test.compare("HEAD", "HEAD~1").head
    try await test.git("checkout", "--quiet", "HEAD~1")
    let onDisk = try scan(ScanOptions(paths: [test.path]))
    #expect(try found.graph.json() == onDisk.graph.json())
    #expect(found.scan?.files == onDisk.files)
    #expect(found.scan?.root == onDisk.root)
  }

  @Test func `a range counts from the left side, or from the merge base`() async throws {
    let test = try await TestRepository(["Base.swift": App.base])
    let fork = try await test.git("rev-parse", "HEAD")
    try await test.git("checkout", "--quiet", "-b", "side")
    let side = try await test.commit(["Side.swift": App.starting("B")])
    try await test.git("checkout", "--quiet", "main")
    let main = try await test.commit(["Main.swift": App.starting("A")])
    let (two, three) = (try await test.compare("main..side"), try await test.compare("main...side"))
    #expect([two.base.commit, two.head.commit] == [main, side])
    #expect([three.base.commit, three.head.commit] == [fork, side])
    #expect(two.base.children == ["A -> A"])
    #expect(three.base.children == [])
    #expect(three.base.name == "the merge base of main and side")
  }

  @Test func `the working tree and the index are heads of their own`() async throws {
    let test = try await TestRepository(["Base.swift": App.base, "Start.swift": App.starting("A")])
    try test.folder.write(App.starting("B"), to: "Start.swift")
    try await test.git("add", "--all")
    try test.folder.write(App.starting("C"), to: "Start.swift")
    try test.folder.write("class C: Coordinator { var children: [Coordinator] = [] }", to: "New.swift")
    let (working, staged) = (try await test.compare("HEAD"), try await test.compare("HEAD", isStaged: true))
    #expect(working.base.children == ["A -> A"])
    #expect(working.head.children == ["A -> C"])
    #expect(staged.head.children == ["A -> B"])
    #expect([working.head.commit, staged.head.commit] == [nil, nil])
    #expect([working.head.name, staged.head.name] == ["the working tree", "the index"])
  }

  @Test func `a merge commit is compared with any of its parents`() async throws {
    let test = try await TestRepository(["Base.swift": App.base])
    try await test.git("checkout", "--quiet", "-b", "side")
    try await test.commit(["Side.swift": App.starting("B")])
    try await test.git("checkout", "--quiet", "main")
    try await test.commit(["README.md": "text"])
    try await test.git("merge", "--quiet", "--no-ff", "--message=Merge", "side")
    #expect(try await test.compare("HEAD^1", "HEAD").head.children == ["A -> B"])
    #expect(try await test.compare("HEAD^1", "HEAD").base.children == [])
    #expect(try await test.compare("HEAD^2", "HEAD").isSameSource)
  }

  @Test func `a revision that does not parse is read as far as it goes`() async throws {
    let test = try await TestRepository(["Base.swift": App.base, "Start.swift": App.starting("B")])
    try await test.commit(["Start.swift": App.starting("B") + "\n} } func ( {"])
    let found = try await test.compare("HEAD~1", "HEAD")
    #expect(found.base.children == ["A -> B"])
    #expect(found.head.children == ["A -> B"])
    #expect(found.base.graph.diagnostics.isEmpty)
    let place = GraphModel.SourceLocation(file: "Start.swift", line: 2, column: 1)
    let problem = "does not parse here; the rest of the file was read"
    #expect(found.head.graph.diagnostics == [Diagnostic(severity: .warning, message: problem, location: place)])
  }

  @Test func `a file of ours that is no text is read like one on disk`() async throws {
    let test = try await TestRepository(["Base.swift": App.base])
    try test.folder.write(Data([0xFF, 0x00, 0xFE]), to: "Odd.swift")
    try await test.commit()
    let found = try await test.compare("HEAD~1", "HEAD").head
    #expect(found.graph.diagnostics == (try scan(ScanOptions(paths: [test.path]))).graph.diagnostics)
    #expect(found.graph.diagnostics.map(\.location?.file) == ["Odd.swift", "Odd.swift"])
    #expect(found.unreadable == [])
  }

  @Test func `the objects of either hash are read`() async throws {
    let test = try await TestRepository(objectFormat: "sha256")
    try await test.commit(["Base.swift": App.base])
    try await test.commit(["Start.swift": App.starting("B")])
    #expect(try await test.compare("HEAD~1", "HEAD").head.children == ["A -> B"])
  }
}
