import TemporaryFolder
import Testing

/// Past `--time-limit` a run ends with exit code 2 and what is known, and says what took the time.
@Suite struct TimeLimitTests {
  /// A document of coordinators that all start each other: no layout of it ends soon.
  private static let clique: String = {
    let names = (0..<120).map { "Flow\($0)Coordinator" }
    let nodes = names.map { name in
      """
      {"id": "\(name)", "isBase": false, "kind": "coordinator", "name": "\(name)",
      "location": {"column": 1, "file": "Flows.swift", "line": 1}}
      """
    }
    let edges = names.flatMap { from in
      names.filter { $0 != from }.map { to in
        """
        {"confidence": "certain", "evidence": [{"column": 1, "file": "Flows.swift", "line": 1, "note": "start()"}],
        "from": "\(from)", "to": "\(to)", "kind": "child", "isRemoved": true, "isStarted": true, "retention": "collection"}
        """
      }
    }
    return graph(nodes, edges)
  }()

  private static func graph(_ nodes: [String], _ edges: [String]) -> String {
    """
    {"diagnostics": [], "edges": [\(edges.joined(separator: ","))], "nodes": [\(nodes.joined(separator: ","))],
    "generator": {"name": "coordinator-graph", "version": "1"}, "schemaVersion": 1}
    """
  }

  @Test func `a layout without end is an error that names the picture`() async throws {
    let folder = try TemporaryFolder(["before.json": Self.graph([], []), "after.json": Self.clique])
    let tool = Tool(folder: folder.path)
    let run = try await tool(
      "diff", "before.json", "after.json", "--title", "All", "--output", "flow.svg", "--time-limit", "1")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: the graph 'All' was not laid out within 1 s: draw a part of it"))
    #expect(try folder.entries() == ["after.json", "before.json"])
  }

  @Test(arguments: ["tree", "check", "render -f json", "site -o out", "log"])
  func `a run without time says so`(command: String) async throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let tool = Tool(folder: folder.path)
    let setup = "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm First && "
    let paths = command == "log" ? "" : " App"
    let run = try await tool.shell("\(setup) \"$TOOL\" \(command) --time-limit 0.001\(paths)")
    #expect(run.code == 2)
    #expect(run.errors.contains("time limit"), "\(run.errors)")
    #expect(run.errors.contains("--time-limit"), "\(run.errors)")
  }
}
