import TemporaryFolder
import Testing

@Suite struct VerifyTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  @Test(arguments: ["flow.svg", "graph.json"])
  func `a picture that matches is silent`(name: String) async throws {
    #expect(try await tool("App", "-o", name).code == 0)
    try folder.write("\n\n" + SmallApp.files["App/AppCoordinator.swift", default: ""], to: "App/AppCoordinator.swift")
    #expect(try await tool("App", "-o", name, "--verify") == Tool.Run(code: 0, output: [], errors: ""))
  }

  @Test(arguments: ["flow.svg", "graph.json"])
  func `a picture that no longer matches says what differs, and stays`(name: String) async throws {
    #expect(try await tool("App", "-o", name).code == 0)
    let committed = try folder.text(of: name)
    try folder.write(SmallApp.withHelp, to: "App/AppCoordinator.swift")
    let run = try await tool("App", "-o", name, "--verify")
    #expect(run.code == 1)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "\(name) does not match the code:")
    #expect(lines.contains { $0.hasPrefix("  - AppCoordinator starts the child LoginCoordinator") })
    #expect(lines.contains { $0.hasPrefix("  + AppCoordinator starts the child HelpCoordinator") })
    #expect(run.errors == "")
    #expect(try folder.text(of: name) == committed)
  }

  @Test func `another look at the same graph matches`() async throws {
    #expect(try await tool("App", "-o", "flow.svg", "--view", "flow", "--title", "Other").code == 0)
    #expect(try await tool("App", "-o", "flow.svg", "--verify").code == 0)
  }

  @Test(arguments: [
    ("none.svg", nil, "none.svg: error: No such file or directory\n"),
    ("other.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "other.svg: error: the SVG carries no graph"),
    ("text.svg", "no picture", "text.svg: error: "),
    ("broken.json", "{", "broken.json: error: not a graph document"),
    ("old.json", "{\"schemaVersion\": 99}", "schema version 99; this tool reads version 1"),
  ])
  func `what cannot be compared is an error that names the file`(
    name: String, content: String?, message: String
  ) async throws {
    if let content { try folder.write(content, to: name) }
    let run = try await tool("App", "-o", name, "--verify")
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(message))
  }

  @Test func `an app without coordinators matches nothing, unless that is meant`() async throws {
    try folder.write("struct Empty {}\n", to: "Empty/Empty.swift")
    #expect(try await tool("Empty", "-o", "empty.json").code == 0)
    let run = try await tool("Empty", "-o", "empty.json", "--verify")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: no coordinators in the one Swift file under "))
    #expect(try await tool("Empty", "-o", "empty.json", "--verify", "--allow-empty").code == 0)
    #expect(try await tool("Empty", "-o", "empty.json", "--allow-empty").code == 64)
  }

  @Test(arguments: [["--verify"], ["--verify", "-o", "a.png"], ["--verify", "-o", "a.txt"]])
  func `only files that carry their graph can be compared`(arguments: [String]) async throws {
    let run = try await tool.shell("\"$TOOL\" App \(arguments.joined(separator: " "))")
    #expect(run.code == 64)
    #expect(run.errors.contains("Error: --verify "))
  }
}
