import TemporaryFolder
import Testing

/// Past `--time-limit` a run ends with exit code 2 and what is known, and says what took the time.
@Suite struct TimeLimitTests {
  /// Coordinators that all start each other: no layout of them ends soon.
  private static let clique: [String: String] = {
    let names = (0..<90).map { "Flow\($0)Coordinator" }
    let flows = names.map { name in
      let starts = names.filter { $0 != name }.map { "    open(\($0)())" }.joined(separator: "\n")
      return """
        final class \(name): Coordinator {
          var childCoordinators: [Coordinator] = []

          func start() {}

          func showAll() {
        \(starts)
          }

          private func open(_ child: Coordinator) {
            childCoordinators.append(child)
            child.start()
          }
        }

        """
    }
    return [
      "App/Coordinator.swift": SmallApp.files["App/Coordinator.swift"] ?? "",
      "App/Flows.swift": flows.joined(separator: "\n"),
    ]
  }()

  @Test func `a layout without end is an error that names the picture`() async throws {
    let folder = try TemporaryFolder(Self.clique)
    // Reading and analysis take far less of it.
    let run = try await Tool(folder: folder.path)("App", "--output", "flow.svg", "--time-limit", "20", "--quiet")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: the graph 'Coordinators' was not laid out within 20 s: draw a part of it"))
    #expect(try folder.entries() == ["App"])
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
