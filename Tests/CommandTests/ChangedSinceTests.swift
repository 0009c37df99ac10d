import TestRepository
import Testing

/// `check --changed-since` tells what came since a revision.
@Suite struct ChangedSinceTests {
  private static let configuration = "rules: { orphan-coordinator: warning }\n"

  private func repository() async throws -> TestRepository {
    var files = SmallApp.files
    files[".coordinator-graph.yml"] = Self.configuration
    return try await TestRepository(files)
  }

  @Test func `what was wrong before is not told`() async throws {
    let test = try await repository()
    let tool = Tool(folder: test.path)
    #expect(try await tool("check", "--quiet").text.contains("nobody makes HelpCoordinator"))
    let same = try await tool("check", "--changed-since", "HEAD")
    #expect(same.code == 0)
    #expect(same.text == "")
    #expect(same.errors.hasPrefix("no findings; 5 files"))
  }

  @Test func `what came since is told, committed or not`() async throws {
    let test = try await repository()
    let tool = Tool(folder: test.path)
    let tour =
      "final class TourCoordinator: Coordinator {\n  var childCoordinators: [Coordinator] = []\n  func start() {}\n}\n"
    try test.folder.write(tour, to: "App/TourCoordinator.swift")
    let working = try await tool("check", "--quiet", "--changed-since", "HEAD")
    #expect(working.text.hasPrefix("App/TourCoordinator.swift:1:13: warning: nobody makes TourCoordinator"))
    #expect(!working.text.contains("HelpCoordinator"))
    try await test.commit()
    #expect(try await tool("check", "--quiet", "--changed-since", "HEAD~1") == working)
    #expect(try await tool("check", "--quiet", "--changed-since", "HEAD~1", "--strict").code == 1)
    #expect(try await tool("check", "--quiet", "--changed-since", "HEAD", "--strict").code == 0)
  }

  @Test func `code that only moved brings nothing`() async throws {
    let test = try await repository()
    try await test.git("mv", "App/HelpCoordinator.swift", "App/Moved.swift")
    #expect(try await Tool(folder: test.path)("check", "--quiet", "--changed-since", "HEAD").text == "")
  }

  @Test func `a revision that there is not is the job not done`() async throws {
    let test = try await repository()
    let run = try await Tool(folder: test.path)("check", "--quiet", "--changed-since", "none")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("none: error: no such revision"))
  }
}
