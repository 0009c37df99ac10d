import GraphModel
import Testing

@testable import Diagrams

struct TextTreeTests {
  @Test func drawsOwnersCoordinatorsAndScreens() {
    #expect(
      TextTree.text(of: BookShelf.document, options: ViewOptions()) == """
        SceneDelegate
        └─ AppCoordinator
           ├─ DetailCoordinator  (not kept, likely)
           │  └─ push     DetailView
           └─ HomeCoordinator  (collection)
              ├─ root     HomeView
              ├─ present  SearchView  (likely)
              └─ DetailCoordinator  (not kept, also above ↑)

        """)
  }

  @Test func colorsWhatItSays() {
    let document = GraphDocument(
      nodes: [BookShelf.node("App", .owner, "a", 1), BookShelf.node("A", .coordinator, "a", 1)],
      edges: [BookShelf.edge("App", "A", .root(isRetained: false))])
    #expect(
      TextTree.text(of: document, options: ViewOptions(isColored: true)) == """
        \u{1B}[7mApp\u{1B}[0m
        └─ \u{1B}[1mA\u{1B}[0m  (\u{1B}[31mnot kept\u{1B}[0m)

        """)
  }

  @Test func drawsCoordinatorsThatNoOwnerLeadsToAndCircles() {
    let nodes = ["A", "B", "C", "D"].map { BookShelf.node($0, .coordinator, "a", 1) }
    let edges = [("A", "B"), ("B", "A"), ("C", "C"), ("D", "B")]
      .map { BookShelf.edge($0.0, $0.1, BookShelf.child(.property)) }
    #expect(
      TextTree.text(of: GraphDocument(nodes: nodes, edges: edges), options: ViewOptions()) == """
        C
        └─ C  (property, also above ↑)
        D
        └─ B  (property)
           └─ A  (property)
              └─ B  (property, also above ↑)

        """)
  }

  @Test func namesTheScreensThatStartACoordinator() {
    let nodes =
      ["A", "B", "C"].map { BookShelf.node($0, .coordinator, "a", 1) }
      + ["Home", "List", "Own"].map { BookShelf.node($0, .screen, "a", 1) }
    func flow(_ from: String, _ to: String, by: String) -> Edge {
      BookShelf.edge(from, to, .flow(FlowRelation(trigger: "start", move: .start, by: by)))
    }
    let edges = [
      flow("Home", "B", by: "B"), flow("List", "A", by: "A"), flow("Home", "A", by: "A"), flow("Own", "Own", by: "C"),
      BookShelf.edge("C", "Own", .screen(ScreenRelation(.push))),
    ]
    #expect(
      TextTree.text(of: GraphDocument(nodes: nodes, edges: edges), options: ViewOptions()) == """
        A  (from Home and 1 more)
        B  (from Home)
        C
        └─ push     Own

        """)
  }

  @Test func drawsACircleThatNothingLeadsInto() {
    let nodes = ["A", "B"].map { BookShelf.node($0, .coordinator, "a", 1) }
    let edges = [("A", "B"), ("B", "A")].map { BookShelf.edge($0.0, $0.1, BookShelf.child(.property)) }
    #expect(
      TextTree.text(of: GraphDocument(nodes: nodes, edges: edges), options: ViewOptions()) == """
        A
        └─ B  (property)
           └─ A  (property, also above ↑)

        """)
  }

  @Test func marksABaseClassThatHasEdges() {
    let document = GraphDocument(
      nodes: [BookShelf.node("Base", .coordinator, "a", 1, isBase: true), BookShelf.node("S", .screen, "a", 1)],
      edges: [BookShelf.edge("Base", "S", .screen(ScreenRelation(.other)))])
    #expect(
      TextTree.text(of: document, options: ViewOptions()) == """
        Base  (base class)
        └─ other    S

        """)
  }

  @Test func makesNamesHarmlessToTheTerminal() {
    let text = TextTree.text(of: BookShelf.named("x\u{1B}[2J"), options: ViewOptions())
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains(#"x\u{1B}[2J"#))
  }

  @Test func continuesADeepBranchAtTheMargin() {
    let lines = TextTree.text(of: BookShelf.chain(20_000), options: ViewOptions()).split(separator: "\n")
    #expect(lines.count == 20_000 + 19_999 / 32)
    #expect(lines[32].hasSuffix("C32  (collection, continued below ↓)"))
    #expect(lines[33] == "C32")
    #expect(lines.last?.hasSuffix("C19999  (collection)") == true)
    #expect(lines.allSatisfy { $0.count < 150 })
  }
}
