import Foundation
import TemporaryFolder
import TestRepository
import Testing
import Workspace

@testable import CoordinatorGraph

@Suite struct ComparedDocumentsTests {
  private func app() async throws -> TestRepository {
    let test = try await TestRepository(["Base.swift": App.base, "Start.swift": App.starting("B")])
    let graph = try scan(ScanOptions(paths: [test.path])).graph
    for format in [OutputFormat.json, .svg] {
      let picture = try render(graph, as: format, options: PictureOptions())
      try test.folder.write(Data(picture.bytes), to: "docs/flow.\(format.rawValue)")
    }
    return test
  }

  @Test(arguments: ["docs/flow.json", "docs/flow.svg"])
  func `a document is a side like any other`(path: String) async throws {
    let test = try await app()
    try await test.commit(["Start.swift": App.starting("A")])
    for found in [try await test.compare(path, "HEAD"), try await test.compare(path, isStaged: true)] {
      #expect(found.base.children == ["A -> B"])
      #expect(found.base.name == path)
      #expect(found.base.commit == nil && found.base.scan == nil && found.base.folder == nil)
      #expect(found.head.children == ["A -> A"])
      #expect(!found.isSameSource)
    }
    let reverse = try await test.compare("HEAD", path)
    #expect(reverse.base.children == ["A -> A"])
    #expect(reverse.head.children == ["A -> B"])
    #expect(try await test.compare(path, path).head.children == ["A -> B"])
  }

  @Test func `a document and files need no repository`() async throws {
    let test = try await app()
    try FileManager.default.removeItem(atPath: test.path(".git"))
    let found = try await test.compare("docs/flow.json")
    #expect(found.base.children == ["A -> B"])
    #expect(found.head.children == ["A -> B"])
    #expect(found.head.folder == nil)
  }

  @Test func `a file that is no document is an error that names it`() async throws {
    let test = try await app()
    try test.folder.write("[]", to: "odd.json")
    await #expect(throws: InputError(path: test.path("odd.json"), message: "not a graph document")) {
      try await test.compare("odd.json", "HEAD")
    }
  }
}
