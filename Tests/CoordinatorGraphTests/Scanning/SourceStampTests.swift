import CoordinatorGraph
import Foundation
import TemporaryFolder
import Testing

@Suite struct SourceStampTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/A.swift": "class A {}", "App/notes.txt": ""])
  }

  private func stamp() throws -> SourceStamp {
    try SourceStamp(ScanOptions(paths: [folder.path]))
  }

  @Test func `it stays while nothing is written, or nothing that is read`() throws {
    let before = try stamp()
    try folder.write("other", to: "App/notes.txt")
    #expect(try stamp() == before)
  }

  @Test func `a file that is written, added or removed changes it`() throws {
    let first = try stamp()
    try folder.write("class Anna {}", to: "App/A.swift")
    let second = try stamp()
    #expect(second != first)
    try folder.write("", to: "App/B.swift")
    #expect(try stamp() != second)
    try FileManager.default.removeItem(atPath: folder.path("App/B.swift"))
    #expect(try stamp() == second)
  }

  @Test func `a project that is written changes it`() throws {
    let before = try stamp()
    try folder.writeProject("App.xcodeproj", .init("App", ["App/A.swift"]))
    #expect(try stamp() != before)
  }

  @Test func `a path that is not there is an error`() {
    #expect(throws: (any Error).self) { try SourceStamp(ScanOptions(paths: [folder.path("no")])) }
  }
}
