import Foundation
import GraphModel
import TemporaryFolder
import TestRepository
import Testing

@testable import CoordinatorGraph

@Suite struct SnapshotsTests {
  private static let base = """
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
    class A: Coordinator { var children: [Coordinator] = [] }
    class B: Coordinator { var children: [Coordinator] = [] }
    """

  private static func starting(_ child: String) -> String {
    "extension A { func start() { children.append(\(child)()) } }"
  }

  private func compare(
    _ test: TestRepository, _ base: String, _ head: String? = nil, isStaged: Bool = false, in folder: String = "",
    paths: [String] = ["."]
  ) async throws -> ComparedGraphs {
    let folder = folder.isEmpty ? test.path : test.path(folder)
    let range = try ComparisonRange(base: base, head: head, isStaged: isStaged, workingDirectory: folder)
    return try await onThread {
      try snapshots(of: range, options: ScanOptions(paths: paths), workingDirectory: folder)
    }
  }

  private func children(_ side: ComparedGraph) -> [String] {
    side.graph.edges.map { "\($0.from) -> \($0.to)" }
  }

  @Test func `two revisions have their own graphs`() async throws {
    let test = try await TestRepository(["App/Base.swift": Self.base])
    let first = try await test.git("rev-parse", "HEAD")
    let second = try await test.commit(["App/Start.swift": Self.starting("B")])
    let found = try await compare(test, "HEAD~1", "HEAD")
    #expect(children(found.base) == [])
    #expect(children(found.head) == ["A -> B"])
    #expect(found.base.commit == first)
    #expect(found.head.commit == second)
    #expect([found.base.name, found.head.name] == ["HEAD~1", "HEAD"])
    #expect(found.base.folder == "")
    #expect(!found.isSameSource)
  }
}
