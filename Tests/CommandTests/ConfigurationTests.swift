import TemporaryFolder
import Testing

@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
  }

  @Test func `an unknown key is an error with file and line, before anything is read`() async throws {
    try folder.write("title: a\nexcludes: []\n", to: ".coordinator-graph.yml")
    let run = try await Tool(folder: folder.path("App"))("tree")
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(
      run.errors.hasPrefix("\(folder.path)/.coordinator-graph.yml:2:1: error: unknown key 'excludes'; the keys are "))
  }

  @Test func `a configuration can be named, and must then be there`() async throws {
    try folder.write("exclude: [LoginCoordinator.swift]", to: "ci.yml")
    let tool = Tool(folder: folder.path)
    #expect(try await tool("tree", "--config", "ci.yml").errors.hasPrefix("4 files"))
    let run = try await tool("tree", "--config", "none.yml")
    #expect(run.code == 2)
    #expect(run.errors == "none.yml: error: No such file or directory\n")
  }

  @Test func `tests are read on request`() async throws {
    try folder.write("", to: "AppTests/a.swift")
    let tool = Tool(folder: folder.path)
    #expect(try await tool("tree").errors.hasPrefix("5 files"))
    #expect(try await tool("tree", "--include-tests").errors.hasPrefix("6 files"))
  }

  @Test func `a target is chosen by the configuration or an argument`() async throws {
    let files = SmallApp.files.keys.sorted()
    try folder.writeProject(
      "App.xcodeproj", .init("App", files.filter { !$0.contains("Help") }), .init("Whole", files))
    let tool = Tool(folder: folder.path)
    #expect(try await tool("tree").errors.hasPrefix("5 files"))
    #expect(try await tool("tree", "--target", "App").errors.hasPrefix("4 files"))
    try folder.write("target: App", to: ".coordinator-graph.yml")
    #expect(try await tool("tree").errors.hasPrefix("4 files"))
    #expect(try await tool("tree", "--target", "Whole").errors.hasPrefix("5 files"))
    let run = try await tool("tree", "--target", "Ap")
    #expect(run.code == 2)
    #expect(run.errors == ".: error: no target 'Ap'; did you mean 'App'? the targets are App, Whole\n")
  }

  @Test func `how many files no target compiles is told`() async throws {
    try folder.writeProject("App.xcodeproj", .init("App", SmallApp.files.keys.sorted()))
    try folder.write("final class OldCoordinator: Coordinator { func start() {} }", to: "App/OldCoordinator.swift")
    let run = try await Tool(folder: folder.path)("tree", "--verbose")
    #expect(run.errors.contains("App/OldCoordinator.swift: note: left out: no target compiles it\n"))
    #expect(run.errors.contains("5 files, 3 coordinators, 2 edges, 1 uncompiled file left out in "))
  }

  @Test func `what was left out is told on request`() async throws {
    try folder.write("", to: "AppTests/a.swift")
    let run = try await Tool(folder: folder.path)("tree", "--verbose")
    #expect(run.errors.contains("AppTests: note: left out: test code\n"))
  }

  @Test func `a file of tests is told with its reason`() async throws {
    try folder.write("import XCTest", to: "App/Login.swift")
    let run = try await Tool(folder: folder.path)("tree", "--verbose")
    #expect(run.errors.contains("App/Login.swift: note: left out: test code\n"))
    #expect(try await Tool(folder: folder.path)("tree", "--include-tests").errors.hasPrefix("6 files"))
  }
}
