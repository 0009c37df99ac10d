import Foundation
import TemporaryFolder
import Testing

@Suite struct RenderCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  @Test(arguments: [
    ("svg", "<?xml"), ("png", "\u{FFFD}PNG"), ("pdf", "%PDF"), ("dot", "digraph"), ("json", "{\n"),
  ])
  func `each format is what its name says`(format: String, start: String) async throws {
    let run = try await tool("render", "--quiet", "--format", format)
    #expect(run.code == 0)
    #expect(run.text.hasPrefix(start))
    #expect(run.errors == "")
  }

  @Test(arguments: ["text", "mermaid"])
  func `the text formats name the coordinators`(format: String) async throws {
    let run = try await tool("render", "--format", format)
    #expect(run.code == 0)
    #expect(run.text.contains("AppCoordinator"))
    #expect(run.text.contains("LoginCoordinator"))
  }

  @Test func `without a command and a format it draws the working directory as SVG`() async throws {
    let run = try await tool()
    let explicit = try await tool("render", ".", "--format", "svg", "--output", "-")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("<?xml"))
    #expect(run.text == explicit.text)
  }

  @Test func `the end of the file's name decides about the format, unless it is said`() async throws {
    #expect(try await tool("App", "-o", "graph.json").code == 0)
    #expect(try folder.text(of: "graph.json").hasPrefix("{"))
    #expect(try await tool("App", "-o", "graph.txt", "-f", "json").code == 0)
    #expect(try folder.text(of: "graph.txt") == folder.text(of: "graph.json"))
    #expect(try await tool("App", "-o", "graph").code == 0)
    #expect(try folder.text(of: "graph").contains("<svg"))
  }

  @Test(arguments: ["a", "./a", "b/a", "b//a"])
  func `short names and folders are files like any other`(path: String) async throws {
    try folder.makeFolder("b")
    #expect(try await tool("App", "-o", path).code == 0)
    #expect(try folder.text(of: path).contains("<svg"))
  }

  @Test func `one line on standard error tells about the run`() async throws {
    let run = try await tool("App", "-o", "flow.svg")
    #expect(run.text == "")
    #expect(run.errors.contains(/^5 files, 3 coordinators, 2 edges in \d+\.\d\ds\n$/))
  }

  @Test func `the same input gives the same bytes`() async throws {
    for format in ["svg", "json", "text", "mermaid", "dot"] {
      let first = try await tool("App", "--format", format)
      for _ in 1...3 {
        #expect(try await tool("App", "--format", format).text == first.text)
      }
    }
  }

  @Test func `the bytes do not depend on the place`() async throws {
    let other = try TemporaryFolder(SmallApp.files)
    #expect(try await tool("App").text == Tool(folder: other.path)("App").text)
  }

  @Test func `links lead from the picture to the source`() async throws {
    try folder.makeFolder("docs/flow")
    #expect(try await tool("App", "-o", "docs/flow/app.svg").code == 0)
    #expect(try folder.text(of: "docs/flow/app.svg").contains("\"../../App/AppCoordinator.swift#L1\""))
  }

  @Test func `title and links can be chosen, and the command line wins over the configuration`() async throws {
    try folder.write("title: From the file\nlink_template: \"https://a.example/{path}\"", to: ".coordinator-graph.yml")
    let configured = try await tool("App").text
    #expect(configured.contains("From the file"))
    #expect(configured.contains("\"https://a.example/AppCoordinator.swift\""))
    let chosen = try await tool("App", "--title", "Chosen", "--link-template", "https://b.example/{path}?l={line}").text
    #expect(chosen.contains("Chosen"))
    #expect(!chosen.contains("From the file"))
    #expect(chosen.contains("\"https://b.example/AppCoordinator.swift?l=1\""))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,{path}", "//evil.example/{path}"])
  func `a link that could run code is refused`(template: String) async throws {
    let run = try await tool("App", "--link-template", template, "-o", "flow.svg")
    #expect(run.code == 2)
    #expect(run.errors.contains("is refused"))
    #expect(try folder.entries() == ["App"])
  }

  @Test func `findings are marked on request, as the configuration and its baseline have them`() async throws {
    let configuration = "rules: { too-many-children: error }\nmax_children: 0\n"
    try folder.write(configuration, to: ".coordinator-graph.yml")
    let message = "AppCoordinator has 1 children, more than 0"
    let run = try await tool("App", "--findings")
    #expect(run.code == 0)
    #expect(run.text.contains("xlink:title=\"\(message)"))
    #expect(run.text.contains("(orphan&#45;coordinator)\""))
    #expect(try await !tool("App").text.contains(message))
    #expect(try await tool("check", "--write-baseline", "known").code == 0)
    try folder.write(configuration + "baseline: known\n", to: ".coordinator-graph.yml")
    #expect(try await !tool("App", "--findings").text.contains(message))
  }

  @Test(arguments: ["--view flow", "--format json", "--format text", "--format mermaid"])
  func `findings are marked on cards alone`(arguments: String) async throws {
    let run = try await tool.shell("\"$TOOL\" App --findings \(arguments)")
    #expect(run.code == 64)
    #expect(run.errors.contains("--findings marks the cards of a picture"))
  }

  @Test func `a run without coordinators says what it looked for and draws an empty picture`() async throws {
    try folder.write("struct A {}", to: "Other/a.swift")
    let run = try await tool("Other", "--format", "json")
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: no coordinators in the one Swift file under \(folder.path)/Other\n"))
    #expect(run.errors.contains("warning: looked for types that conform to "))
    #expect(run.text.contains(/"nodes" : \[\s*\]/))
  }
}
