import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

struct ShownNamesTests {
  private func names(_ lines: String...) -> [String] {
    let document = Sketch.document(lines.joined(separator: "\n"))
    let names = ShownNames(of: document)
    return document.nodes.map { names.text(of: $0) }
  }

  @Test func leavesOutWhatMostHaveInCommon() {
    #expect(names("coordinator AppCoordinator", "coordinator HomeCoordinator") == ["App", "Home"])
    #expect(
      names("coordinator AppFlowCoordinator", "coordinator HomeFlowCoordinator", "coordinator Router")
        == ["App", "Home", "Router"])
    #expect(names("coordinator AppCoordinator") == ["AppCoordinator"])
    #expect(names("coordinator Alpha", "coordinator Beta") == ["Alpha", "Beta"])
  }

  @Test func tellsKindsApart() {
    #expect(
      names(
        "coordinator AppCoordinator", "coordinator HomeCoordinator", "screen OneViewController",
        "screen TwoViewController")
        == ["App", "Home", "One", "Two"])
  }

  @Test func shortensOwnersButNotWhatTheSystemLaunches() {
    let nodes = [("AppDelegate", true), ("CartBridge", false), ("HelpBridge", false), ("SceneDelegate", true)].map {
      Node(
        id: $0, kind: .owner, name: $0, isLaunch: $1, location: SourceLocation(file: "A.swift", line: 1, column: 1))
    }
    let names = ShownNames(of: GraphDocument(nodes: nodes, edges: []))
    #expect(nodes.map { names.text(of: $0) } == ["AppDelegate", "Cart", "Help", "SceneDelegate"])
  }

  @Test func leavesAloneWhatWouldBeNothingOrAnother() {
    #expect(
      names("coordinator Coordinator", "coordinator AppCoordinator", "coordinator HomeCoordinator")
        == ["App", "Coordinator", "Home"])
    #expect(
      names("coordinator Home", "coordinator AppCoordinator", "coordinator HomeCoordinator")
        == ["App", "Home", "HomeCoordinator"])
    #expect(
      names("coordinator Home.Coordinator", "coordinator App.Coordinator") == ["App.Coordinator", "Home.Coordinator"])
  }

  @Test func saysWhatItLeftOut() {
    let document = Sketch.document("coordinator AppCoordinator\ncoordinator HomeCoordinator")
    #expect(ShownNames(of: document).remark == "names without Coordinator")
    #expect(ShownNames.whole.remark == nil)
  }

  @Test(arguments: BookShelf.hostileNames)
  func anyNameIsAName(_ name: String) {
    #expect(ShownNames(of: BookShelf.named(name)).suffixes.allSatisfy { !$0.isEmpty })
  }
}
