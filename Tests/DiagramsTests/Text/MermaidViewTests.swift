import GraphModel
import Testing

@testable import Diagrams

struct MermaidViewTests {
  @Test func drawsOwnersAndCoordinators() {
    #expect(
      MermaidView.text(of: BookShelf.document, options: ViewOptions()) == """
        flowchart LR
          n0(["SceneDelegate"]):::owner
          n1["AppCoordinator"]
          n2["DetailCoordinator"]
          n3["HomeCoordinator"]
          n0 --> n1
          n1 -. likely .-> n2
          n1 --> n3
          n3 -. not kept .-> n2
          classDef owner fill:#0f172a,color:#f8fafc,stroke:none

        """)
  }

  @Test func saysHowMuchItLeavesOut() {
    let options = ViewOptions(mermaidLimits: MermaidLimits(edges: 2, characters: 10_000))
    let text = MermaidView.text(of: BookShelf.chain(5), options: options)
    #expect(text.hasSuffix("  n0 --> n1\n  n1 --> n2\n  more[\"… #40;2 more left out#41;\"]\n"))
  }

  @Test func staysWithinItsCharacters() {
    let options = ViewOptions(mermaidLimits: MermaidLimits(edges: 500, characters: 1_000))
    let text = MermaidView.text(of: BookShelf.chain(2_000), options: options)
    #expect(text.utf16.count <= 1_000)
    #expect(text.contains("more left out"))
  }

  @Test(arguments: [1_000, 1_010, 1_020, 2_000])
  func leavesRoomForEdgesBetweenTheNodes(characters: Int) {
    let options = ViewOptions(mermaidLimits: MermaidLimits(edges: 500, characters: characters))
    #expect(MermaidView.text(of: BookShelf.chain(2_000), options: options).contains("n0 --> n1\n"))
  }
}
