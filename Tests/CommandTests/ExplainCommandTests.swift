import TemporaryFolder
import Testing

@Suite struct ExplainCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder(SmallApp.files)
    tool = Tool(folder: folder.path)
  }

  @Test func `an edge has the places that prove it`() async throws {
    let run = try await tool("explain", "AppCoordinator", "LoginCoordinator")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.code == 0)
    #expect(lines.first?.hasPrefix("AppCoordinator starts the child LoginCoordinator: kept in a collection") == true)
    #expect(lines.dropFirst().contains { $0.hasPrefix("App/AppCoordinator.swift:6: ") })
  }

  @Test func `one name has all its edges`() async throws {
    let run = try await tool("explain", "AppCoordinator")
    #expect(run.code == 0)
    #expect(run.text.contains("AppCoordinator starts the child LoginCoordinator"))
    #expect(run.text.contains("SceneDelegate starts the root AppCoordinator"))
  }

  @Test func `the paths to read can be named`() async throws {
    try folder.write("class Broken {", to: "Other/b.swift")
    let run = try await tool("explain", "AppCoordinator", "LoginCoordinator", "--path", "App")
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("5 files"))
  }

  @Test func `a move has its whole chain, and nothing beside it`() async throws {
    try folder.write(
      """
      final class ListViewController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func tapHelp() { onHelp?() }
      }
      final class HelpViewController: UIViewController {}
      final class ListCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onHelp = { [weak self] in self?.showHelp() }
          navigation.pushViewController(list, animated: true)
        }
        func showHelp() {
          navigation.pushViewController(HelpViewController(), animated: true)
        }
      }
      """, to: "App/List.swift")
    let run = try await tool("explain", "ListViewController", "HelpViewController", "--flow")
    #expect(run.code == 0)
    #expect(
      run.text == """
        ListViewController leads to HelpViewController: on onHelp, pushed, by ListCoordinator
        App/List.swift:11: list.onHelp = { [weak self] in self?.showHelp() }
        App/List.swift:15: navigation.pushViewController(HelpViewController(), animated: true)

        """)
    let back = try await tool("explain", "HelpViewController", "ListViewController", "--flow")
    #expect(back.code == 1)
    #expect(back.errors.contains("no move from HelpViewController to ListViewController"))
  }

  @Test func `no edge is the answer no`() async throws {
    let run = try await tool("explain", "AppCoordinator", "HelpCoordinator")
    #expect(run.code == 1)
    #expect(run.errors.contains("no edge between AppCoordinator and HelpCoordinator\n"))
  }

  @Test func `a mistyped name has suggestions`() async throws {
    let run = try await tool("explain", "LogonCoordinator")
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(
      run.errors.contains("error: nothing in the graph is called 'LogonCoordinator'; did you mean LoginCoordinator"))
  }

  @Test func `a name is needed`() async throws {
    #expect(try await tool("explain").code == 64)
  }
}
