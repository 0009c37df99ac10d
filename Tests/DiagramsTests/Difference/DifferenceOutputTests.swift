import GraphModel
import GraphSketch
import Graphviz
import Testing

@testable import Diagrams

@Suite struct DifferenceOutputTests {
  private static let template = "https://example.com/{revision}/{path}#L{line}"

  private static func options(_ comparison: Comparison, title: String = "main → feature") throws -> DifferenceOptions {
    DifferenceOptions(title: title, links: try DifferenceLinks(template, of: comparison))
  }

  private static func side(_ graph: GraphDocument) -> Comparison.Side { Comparison.Side(name: "side", graph: graph) }

  @Test func `text and Markdown say what the snapshots say`() throws {
    let comparison = BookShelf.comparison
    let options = try Self.options(comparison)
    try expectSnapshot("difference.txt", DifferenceText.text(of: comparison, options: options))
    try expectSnapshot("difference.md", DifferenceMarkdown.text(of: comparison, options: options))
  }

  @Test func `the pictures are the snapshots'`() throws {
    let comparison = BookShelf.comparison
    let options = try Self.options(comparison)
    try expectSnapshot("difference.mmd", DifferenceMermaid.text(of: comparison, options: options))
    try expectSnapshot("difference.dot", DOTWriter.text(of: DifferencePicture.graph(of: comparison, options: options)))
  }

  @Test func `the svg is described in words and carries no graph`() throws {
    let comparison = BookShelf.comparison
    let picture = try PictureWriter().picture(of: comparison, as: .svg, options: try Self.options(comparison))
    let outline = SVGOutline(picture.bytes)
    #expect(outline.texts["title"]?.first == "main → feature")
    #expect(outline.texts["desc"]?.first?.contains("LegacyCoordinator is gone:") == true)
    #expect(throws: SVGError.self) { try SVGMetadata.document(inSVG: picture.bytes) }
  }

  @Test(arguments: [
    (0, ["AppCoordinator", "DetailCoordinator", "HomeCoordinator", "LegacyCoordinator"]),
    (1, ["SceneDelegate", "AppCoordinator", "DetailCoordinator", "HomeCoordinator", "LegacyCoordinator"]),
  ])
  func `context decides how far around a change is drawn`(context: Int, cards: [String]) {
    #expect(Overlay(BookShelf.comparison, context: context).cards.map(\.node.id) == cards)
  }

  @Test(arguments: [
    ("started", "started initial", "started at once now"), ("started initial", "started", "no longer started at once"),
    ("", "started initial", "started now"), ("started removed", "started", "never taken out again"),
  ])
  func `an arrow says how its child is started and kept now`(before: String, after: String, label: String) throws {
    let app =
      "coordinator App\ncoordinator Home\ncoordinator Tabs\nchild App Tabs collection started initial\nchild App Home collection "
    let comparison = Comparison(
      base: Self.side(Sketch.document(app + before)), head: Self.side(Sketch.document(app + after)))
    let arrows = Overlay(comparison, context: 0).starts
    #expect(arrows.compactMap(\.label) == [label])
  }

  @Test func `all of it is drawn where that is asked for`() {
    let head = GraphDocument(
      nodes: BookShelf.chain(9).nodes, edges: BookShelf.chain(9).edges.dropLast())
    let comparison = Comparison(base: Self.side(BookShelf.chain(9)), head: Self.side(head))
    #expect(Overlay(comparison, context: 1).cards.map(\.node.id) == ["C6", "C7", "C8"])
    #expect(Overlay(comparison, context: 2).cards.count == 4)
    #expect(Overlay(comparison, context: nil).cards.count == 9)
    #expect(Overlay(comparison, context: nil).starts.compactMap(\.sign) == [.removed])
  }

  @Test(arguments: [(31, ["C0", "C5"], 1), (32, ["C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7"], 33)])
  func `changed arrows are not lost among those that did not change`(
    limit: Int, cards: [String], arrows: Int
  ) {
    let overlay = Overlay(Self.tangle, context: 1).withoutTangle(of: limit)
    #expect(overlay.cards.map(\.node.id).sorted() == cards)
    #expect(overlay.starts.count == arrows)
  }

  @Test func `a flowchart says how many arrows it leaves out`() throws {
    let comparison = Self.tangle
    let options = DifferenceOptions(title: "t", links: try DifferenceLinks(nil, of: comparison))
    let chart = DifferenceMermaid.text(of: comparison, options: options)
    #expect(
      chart.split(separator: "\n").prefix(5) == [
        "flowchart LR", "  n0[\"C0\"]:::same", "  n1[\"C5\"]:::same", "  n0 -->|\"#43; starts\"| n1",
        "  more[\"… #40;32 more left out#41;\"]",
      ])
  }

  /// Each of eight coordinators starts four others; one of them starts a fifth now.
  private static var tangle: Comparison {
    let nodes = (0..<8).map { "coordinator C\($0)" }
    let children = (0..<8).flatMap { parent in (1...4).map { "child C\(parent) C\((parent + $0) % 8) property started" }
    }
    let base = (nodes + children).joined(separator: "\n")
    return Comparison(
      base: side(Sketch.document(base)), head: side(Sketch.document(base + "\nchild C0 C5 property started")))
  }

  @Test func `without a template there are no links`() throws {
    let comparison = BookShelf.comparison
    let options = DifferenceOptions(title: "t", links: try DifferenceLinks(nil, of: comparison))
    let text = DifferenceMarkdown.text(of: comparison, options: options)
    #expect(text.contains(" — `AppCoordinator.swift:30`\n"))
    #expect(!text.contains("]("))
  }

  @Test func `a template that could run something is refused`() {
    #expect(throws: GraphvizError.self) { try DifferenceLinks("javascript:{path}", of: BookShelf.comparison) }
  }

  @Test func `no change is one sentence`() throws {
    let comparison = Comparison(base: Self.side(BookShelf.document), head: Self.side(BookShelf.document))
    let options = try Self.options(comparison)
    #expect(DifferenceText.text(of: comparison, options: options) == ChangeSummary.noChange + "\n")
    #expect(
      DifferenceMarkdown.text(of: comparison, options: options)
        == "### main → feature\n\n\(ChangeSummary.noChange)\n")
  }

  @Test(arguments: [2_000, 5_000, 20_000, 60_000])
  func `a comment stays within its size and says what it leaves out`(limit: Int) throws {
    let comparison = Comparison(base: Self.side(BookShelf.chain(1)), head: Self.side(BookShelf.tree(400)))
    var options = try Self.options(comparison)
    options.sizeLimit = limit
    let text = DifferenceMarkdown.text(of: comparison, options: options)
    #expect(text.utf16.count <= limit)
    #expect(text.contains("left out because the comment would be too long"))
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: BookShelf.hostileNames + ["a|b", "`a``b`", "@everyone", "a]](b)", "%%{init}%%"])
  func `a hostile name harms no output`(name: String) throws {
    for (base, head) in [(BookShelf.chain(1), BookShelf.named(name)), (BookShelf.named(name), BookShelf.chain(1))] {
      let comparison = Comparison(base: Self.side(base), head: Self.side(head))
      let options = try Self.options(comparison, title: name)
      let picture = try PictureWriter().picture(of: comparison, as: .svg, options: options)
      #expect(SVGOutline(picture.bytes).texts["script"] == nil)
      let text = DifferenceText.text(of: comparison, options: options)
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
      let lines = DifferenceMarkdown.text(of: comparison, options: options).split(separator: "\n")
      // No name ends its line: each is the tool's own.
      let beginnings = [
        "### ", "- **", "**", "<", "```", "  ", "flowchart LR", "Users ", "Coordinators ", "The app ", "`", "…and ",
      ]
      #expect(lines.allSatisfy { line in beginnings.contains { line.hasPrefix($0) } }, "\(lines)")
    }
  }
}
