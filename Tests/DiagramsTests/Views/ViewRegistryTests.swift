import Foundation
import Graphviz
import Testing

@testable import Diagrams

struct ViewRegistryTests {
  @Test func findsViewsByName() {
    #expect(ViewRegistry.all.map(\.name) == ["cards", "flow", "tree", "mermaid"])
    #expect(ViewRegistry.view(named: "flow")?.name == "flow")
    #expect(ViewRegistry.view(named: "nothing") == nil)
  }

  /// Whatever the scanned source calls its types.
  @Test(arguments: ViewRegistry.all.map(\.name), BookShelf.hostileNames)
  func drawsHostileNames(_ view: String, name: String) throws {
    let document = BookShelf.named(name)
    let options = ViewOptions(title: name, drawsDelegates: true, isColored: false)
    switch try #require(ViewRegistry.view(named: view)).drawing {
    case .graph(let draw):
      let picture = try PictureWriter(options: options).picture(of: document, as: .svg, draw: draw)
      let outline = SVGOutline(picture.bytes)
      #expect(outline.error == nil)
      #expect(picture.warnings == [])
      #expect(!outline.lines.contains { $0.contains("javascript:") })
      #expect(try SVGMetadata.document(inSVG: picture.bytes) == document.outline)
    case .text(let write):
      let text = write(document, options)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test(arguments: ViewRegistry.all.map(\.name))
  func givesTheSameBytesForTheSameGraph(_ view: String) throws {
    let drawing = try #require(ViewRegistry.view(named: view)).drawing
    let shuffled = BookShelf.shuffled
    for options in [ViewOptions(), ViewOptions(drawsDelegates: true)] {
      switch drawing {
      case .graph(let draw):
        let writer = PictureWriter(options: options)
        let first = try writer.picture(of: BookShelf.document, as: .svg, draw: draw)
        #expect(try writer.picture(of: shuffled, as: .svg, draw: draw) == first)
      case .text(let write):
        #expect(write(shuffled, options) == write(BookShelf.document, options))
      }
    }
  }
}
