import TemporaryFolder
import Testing

@Suite struct InitCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool
  private let name = ".coordinator-graph.yml"

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.path)
  }

  @Test func `it writes a configuration that the tool reads`() async throws {
    let run = try await tool("init")
    #expect(run == Tool.Run(code: 0, output: [], errors: "wrote \(name)\n"))
    try folder.write("struct A {}", to: "a.swift")
    #expect(try await tool("--format", "json").code == 0)
  }

  @Test func `it replaces nothing unless told to`() async throws {
    try folder.write("title: mine", to: name)
    let run = try await tool("init")
    #expect(run.code == 2)
    #expect(run.errors == "\(name): error: is there already; --force replaces it\n")
    #expect(try folder.text(of: name) == "title: mine")
    #expect(try await tool("init", "--force", "--quiet") == Tool.Run(code: 0, output: [], errors: ""))
    #expect(try folder.text(of: name).hasPrefix("# Settings of coordinator-graph"))
  }
}
