import GraphModel
import Testing

@testable import Diagrams

struct SVGMetadataTests {
  @Test func readsBackTheOutlineOfAPicture() throws {
    let picture = try PictureWriter().picture(of: BookShelf.document, as: .svg, draw: CardsView.graph)
    #expect(try SVGMetadata.document(inSVG: picture.bytes) == BookShelf.document.outline)
  }

  @Test(arguments: BookShelf.hostileNames)
  func readsBackAnyName(_ name: String) throws {
    let element = try SVGMetadata.element(for: BookShelf.named(name))
    #expect(try read("<svg>\(element)</svg>") == BookShelf.named(name).outline)
  }

  /// As drawing programs and formatters leave it.
  @Test func readsARewrittenPicture() throws {
    let json = try String(decoding: BookShelf.document.outline.json(), as: UTF8.self)
    let svg = """
      <?xml version="1.0"?><!DOCTYPE svg><svg:svg xmlns:svg="x"><metadata id="other">{}</metadata><metadata/>\
      <svg:metadata a="b" id='coordinator-graph'><![CDATA[\(json.prefix(40))]]>\(XMLText.escaped(String(json.dropFirst(40))))\
      </svg:metadata></svg:svg>
      """
    #expect(try read(svg) == BookShelf.document.outline)
  }

  @Test(arguments: [
    ("", SVGError.notSVG),
    ("{}", .notSVG),
    ("<html><svg></svg></html>", .notSVG),
    ("<svg></svg>", .noGraph),
    ("<svg/>", .noGraph),
    ("<svg><metadata>{}</metadata></svg>", .noGraph),
    ("<svg><g><metadata id=\"coordinator-graph\">{}</metadata></g></svg>", .noGraph),
    ("<svg><metadata id=\"coordinator-graph\"/></svg>", .noGraph),
    ("<svg><metadata id=\"coordinator-graph\">{}", .malformed(offset: 40)),
    ("<svg", .malformed(offset: 0)),
    ("<svg><g>", .malformed(offset: 8)),
    ("<svg><metadata id=\"coordinator-graph\">&lol;</metadata></svg>", .malformed(offset: 38)),
    ("<svg><metadata id=\"coordinator-graph\"><b/></metadata></svg>", .unreadableGraph("there is markup inside it")),
    ("<svg><metadata id=\"coordinator-graph\">{}</metadata></svg>", .unreadableGraph("'schemaVersion' is missing")),
  ])
  func saysWhyItCannotRead(_ svg: String, error: SVGError) {
    #expect(throws: error) { try read(svg) }
  }

  @Test func saysThatTheGraphIsOfAnotherVersion() {
    let svg = "<svg><metadata id=\"coordinator-graph\">{\"schemaVersion\":99}</metadata></svg>"
    #expect(throws: SVGError.unreadableGraph("schema version 99; this tool reads version 1")) { try read(svg) }
  }

  @Test func saysThatItIsNoJSON() {
    #expect(throws: SVGError.self) { try read("<svg><metadata id=\"coordinator-graph\">nope</metadata></svg>") }
  }

  private func read(_ svg: String) throws -> GraphDocument {
    try SVGMetadata.document(inSVG: Array(svg.utf8))
  }
}
