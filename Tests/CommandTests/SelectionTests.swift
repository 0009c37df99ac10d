import Foundation
import TemporaryFolder
import TestRepository
import Testing

/// What part of an app is shown, in all commands that show it.
@Suite struct SelectionTests {
  private static let files = SmallApp.files.merging([
    ".coordinator-graph.yml": """
    views:
      login: { focus: LoginCoordinator, depth: 0 }
      odd: { view: cake }

    """
  ]) { $1 }

  @Test(arguments: [
    (["--focus", "LoginCoordinator", "--depth", "0"], "LoginCoordinator\n"),
    (["--view-name", "login"], "LoginCoordinator\n"),
    (["--view-name", "login", "--focus", "Help*"], "HelpCoordinator\n"),
    (["--hide", "Login*", "--hide", "Help*"], "SceneDelegate\n└─ AppCoordinator\n"),
    (["--reaches", "LoginCoordinator"], "SceneDelegate\n└─ AppCoordinator\n   └─ LoginCoordinator  (collection)\n"),
    (["--collapse", "AppCoordinator", "--hide", "Help*"], "SceneDelegate\n└─ AppCoordinator  (+1 coordinator)\n"),
    (["--from", "SceneDelegate", "--to", "AppCoordinator"], "SceneDelegate\n└─ AppCoordinator\n"),
  ])
  func `a tree of a part`(arguments: [String], text: String) async throws {
    var files = Self.files
    files[".coordinator-graph.yml"] = "views:\n  login: { focus: LoginCoordinator, depth: 0 }\n"
    let folder = try TemporaryFolder(files)
    let run = try await Tool(folder: folder.path)(["tree", "--quiet"] + arguments)
    #expect(run.errors == "")
    #expect(run.text == text)
  }

  @Test func `a document holds the part alone, and verifies against it`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    let part = ["--focus", "LoginCoordinator", "--output", "part.json", "--quiet"]
    #expect(try await tool(["render"] + part).code == 0)
    let text = try String(contentsOfFile: folder.path("part.json"), encoding: .utf8)
    #expect(text.contains("\"id\" : \"LoginCoordinator\"") && !text.contains("HelpCoordinator"))
    #expect(try await tool(["render", "--verify"] + part).code == 0)
    #expect(try await tool("render", "--verify", "--output", "part.json", "--quiet").code == 1)
  }

  @Test func `a document that was written is drawn without source`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    #expect(try await tool("render", "--quiet", "--output", "graph.json").code == 0)
    for name in SmallApp.files.keys { try FileManager.default.removeItem(atPath: folder.path(name)) }
    let tree = try await tool("tree", "graph.json", "--focus", "LoginCoordinator", "--depth", "0")
    #expect(tree.text == "LoginCoordinator\n")
    #expect(try await tool("render", "graph.json", "--output", "graph.svg").code == 0)
    #expect(try await tool("tree", "graph.svg", "--hide", "Help*").text.contains("AppCoordinator"))
    #expect(try await tool("render", "graph.json", "--findings").code == 64)
    #expect(try await tool("tree", "none.json").code == 2)
  }

  @Test func `a part of what did not change did not change`() async throws {
    let repository = try await TestRepository(SmallApp.files)
    let unchanged = try await Tool(folder: repository.path)(
      "diff", "HEAD", "--focus", "LoginCoordinator", "--exit-code")
    #expect(unchanged.code == 0 && unchanged.text == "" && unchanged.errors == "")
  }

  @Test func `a difference is one of the part`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    #expect(try await tool("render", "--quiet", "--output", "old.json").code == 0)
    try SmallApp.withHelp.write(toFile: folder.path("App/AppCoordinator.swift"), atomically: true, encoding: .utf8)
    #expect(try await tool("render", "--quiet", "--output", "new.json").code == 0)
    let whole = try await tool("diff", "old.json", "new.json", "--exit-code")
    #expect(whole.code == 1 && whole.text.contains("LoginCoordinator"))
    let other = try await tool("diff", "old.json", "new.json", "--hide", "Login*", "--hide", "Help*", "--exit-code")
    #expect(other.code == 0 && other.text == "")
  }

  @Test func `a site is one of the part`() async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    #expect(try await tool("site", "--quiet", "--output", "pages", "--hide", "Login*").code == 0)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("pages"))
    #expect(pages.contains("AppCoordinator.html") && !pages.contains("LoginCoordinator.html"))
  }

  @Test(arguments: [[], ["graph.json"]])
  func `each flow has a picture, and the overview leads to it`(input: [String]) async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    #expect(try await tool("render", "--quiet", "--output", "graph.json").code == 0)
    #expect(try await tool(["render", "--quiet", "--per-flow", "flows"] + input).text == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("flows")).sorted()
    #expect(names.filter { $0.hasSuffix(".svg") } == ["HelpCoordinator.svg", "LoginCoordinator.svg", "index.svg"])
    let overview = try String(contentsOfFile: folder.path("flows/index.svg"), encoding: .utf8)
    #expect(overview.contains("xlink:href=\"LoginCoordinator.svg\""))
    try SmallApp.withHelp.write(toFile: folder.path("App/AppCoordinator.swift"), atomically: true, encoding: .utf8)
    #expect(try await tool("render", "--quiet", "--per-flow", "flows").code == 0)
  }

  @Test(arguments: [
    (["tree", "--focus", "Nobody"], 2, "no coordinator, screen or owner is called 'Nobody'"),
    (["render", "--from", "LoginCoordinator", "--to", "AppCoordinator"], 2, "no way leads from"),
    (["tree", "--from", "AppCoordinator"], 64, "--from and --to need each other"),
    (["tree", "--depth", "-1"], 64, "--depth"),
    (["tree", "--only", "screens"], 64, "a tree is one of coordinators"),
    (["render", "--only", "screens"], 64, "--view flow"),
    (["tree", "--view-name", "none"], 64, "the configuration has no view 'none'"),
    (["render", "--per-flow", "f", "--output", "a.svg"], 64, "--per-flow"),
    (["render", "--view", "flow", "--delegates"], 64, "--delegates"),
    (["render", "graph.json"], 2, "graph.json"),
  ])
  func `what cannot be shown is said`(arguments: [String], code: Int, message: String) async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let run = try await Tool(folder: folder.path)(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
  }

  @Test func `a view that is none is an error of the configuration`() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try await Tool(folder: folder.path)("tree")
    #expect(run.code == 2)
    #expect(run.errors.contains(".coordinator-graph.yml:3:16: error: a view is cards or flow, not 'cake'"))
  }
}
