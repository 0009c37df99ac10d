import Foundation
import TemporaryFolder
import TestRepository
import Testing

@testable import CoordinatorGraph

/// Where no Swift file differs, nothing is parsed; where one does, only that one twice.
@Suite struct SameSourceTests {
  private func base() async throws -> TestRepository {
    try await TestRepository(["App/Base.swift": App.base, "App/Start.swift": App.starting("B"), "notes.txt": "1"])
  }

  @Test func `a revision and itself have the same source`() async throws {
    let test = try await base()
    let commit = try await test.git("rev-parse", "HEAD")
    let found = try await test.compare("HEAD", "main")
    #expect(found.isSameSource)
    #expect([found.base.commit, found.head.commit] == [commit, commit])
    #expect(found.base.graph == found.head.graph)
    #expect(found.base.scan == nil && found.head.scan == nil)
  }

  @Test func `what is no Swift, or left out, makes no difference`() async throws {
    let test = try await base()
    try test.folder.write(Data([0, 1, 255]), to: "Assets/a.png")
    try await test.commit([
      "notes.txt": "2", "AppTests/a.swift": App.starting("A"), "Pods/b.swift": App.starting("A"), "Legacy/c.swift": "1",
    ])
    #expect(try await test.compare("HEAD~1", "HEAD", excluding: ["Legacy"]).isSameSource)
    #expect(try await !test.compare("HEAD~1", "HEAD").isSameSource)
  }

  @Test func `a change outside of the paths makes no difference`() async throws {
    let test = try await base()
    try await test.commit(["Other/a.swift": "1"])
    #expect(try await test.compare("HEAD~1", "HEAD", paths: ["App"]).isSameSource)
  }

  @Test func `a clean working tree and index are their commit`() async throws {
    let test = try await base()
    try test.folder.write("3", to: "notes.txt")
    // Written again, with another time: what counts is the content.
    try test.folder.write(App.starting("B"), to: "App/Start.swift")
    #expect(try await test.compare("HEAD").isSameSource)
    #expect(try await test.compare("HEAD", isStaged: true).isSameSource)
    try test.folder.write("", to: "App/New.swift")
    #expect(try await !test.compare("HEAD").isSameSource)
    #expect(try await test.compare("HEAD", isStaged: true).isSameSource)
  }

  @Test func `a submodule that moved makes no difference`() async throws {
    let library = try await TestRepository(["L.swift": App.starting("A")])
    let test = try await base()
    try await test.git("submodule", "--quiet", "add", library.path, "App/Library")
    try await test.commit()
    #expect(try await test.compare("HEAD~1", "HEAD").isSameSource)
    #expect(try await test.compare("HEAD~1").isSameSource)
  }

  @Test func `links make no difference, wherever they lead`() async throws {
    let outside = try TemporaryFolder(["secret.swift": App.starting("A")])
    let test = try await base()
    try test.folder.link("App/out.swift", to: outside.path("secret.swift"))
    try test.folder.link("App/out", to: outside.path)
    #expect(try await test.compare("HEAD").isSameSource)
    try await test.commit()
    #expect(try await test.compare("HEAD~1", "HEAD").isSameSource)
  }

  @Test func `a folder that was renamed has the same graph at other places`() async throws {
    let test = try await base()
    try await test.git("mv", "App", "Sources App")
    try await test.commit()
    let found = try await test.compare("HEAD~1", "HEAD")
    #expect(!found.isSameSource)
    #expect(found.base.children == found.head.children)
    #expect(found.head.scan?.files == ["Sources App/Base.swift", "Sources App/Start.swift"])
  }

  @Test func `a file that is the same on both sides is read once`() async throws {
    let test = try await base()
    try await test.commit(["App/Start.swift": App.starting("A")])
    let counts = FileCounts()
    let range = try ComparisonRange(base: "HEAD~1", head: "HEAD")
    _ = try await onThread {
      try snapshots(of: range, options: ScanOptions(), workingDirectory: test.path) { counts.add($0) }
    }
    #expect(counts.all == [3])
  }
}

/// The numbers of files that the progress of a scan tells.
///
/// Unchecked, because a scan reports from one thread at a time and the test reads when it has ended.
private final class FileCounts: @unchecked Sendable {
  private(set) var all: Set<Int> = []

  func add(_ step: ScanProgress) {
    switch step {
    case .reading(_, let count), .resolving(let count): all.insert(count)
    }
  }
}
