import GraphModel
import Graphviz
import TestConditions
import Testing

@testable import Diagrams

struct PictureWriterTests {
  @Test func drawsCards() throws {
    let options = ViewOptions(title: "BookShelf", drawsDelegates: true)
    let picture = try PictureWriter(options: options).picture(of: BookShelf.document, as: .svg, draw: CardsView.graph)
    let outline = SVGOutline(picture.bytes)
    #expect(outline.error == nil)
    #expect(picture.warnings == [])
    #expect(outline.root["role"] == "img")
    try expectSnapshot("cards.outline", outline.lines.joined(separator: "\n") + "\n")
  }

  @Test func drawsTheFlow() throws {
    let options = ViewOptions(title: "BookShelf")
    let picture = try PictureWriter(options: options).picture(of: BookShelf.document, as: .svg, draw: FlowView.graph)
    try expectSnapshot("flow.outline", SVGOutline(picture.bytes).lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [(OutputFormat.png, "\u{89}PNG"), (.pdf, "%PDF")])
  func drawsOtherFormatsAsGraphvizWritesThem(_ format: OutputFormat, start: String) throws {
    let picture = try PictureWriter().picture(of: BookShelf.document, as: format, draw: CardsView.graph)
    #expect(picture.bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test func saysThatAGraphIsTooLarge() {
    let writer = PictureWriter(renderer: GraphvizRenderer(budget: RenderBudget(nodes: 3, edges: 3)))
    let expected = GraphvizError.tooLarge(
      graph: "Coordinators", nodes: 4, edges: 3, budget: RenderBudget(nodes: 3, edges: 3))
    #expect(throws: expected) { try writer.picture(of: BookShelf.chain(4), as: .svg, draw: CardsView.graph) }
  }

  /// Seconds here would be minutes for somebody; the bound is generous because tests run unoptimized. In a process of its own, because
  /// the layout is done by a thread of its own.
  @Test func drawsALargeAppQuickly() async {
    await #expect(processExitsWith: .success) {
      let (picture, time) = try timed(.process) {
        try PictureWriter().picture(of: BookShelf.tree(300), as: .svg, draw: CardsView.graph)
      }
      #expect(!picture.bytes.isEmpty)
      #expect(time < .seconds(10) * Sanitizers.slowdown)
    }
  }
}
