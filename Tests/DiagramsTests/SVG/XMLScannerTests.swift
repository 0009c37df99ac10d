import Testing

@testable import Diagrams

struct XMLScannerTests {
  @Test func cutsADocumentWithoutLosingAByte() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><!-- <x> --><a q='>' r=">"><b/>t<![CDATA[<y>]]></a>
      """
    let pieces = try scan(text)
    #expect(
      pieces.map(\.0) == [
        .instruction, .doctype, .comment, .startTag("a", isEmpty: false), .startTag("b", isEmpty: true), .text, .cdata,
        .endTag("a"),
      ])
    #expect(pieces.map(\.1).joined() == text)
  }

  @Test(arguments: [
    ("<a", 0), ("x<a b=\"", 1), ("<!-- -", 0), ("<![CDATA[", 0), ("<?", 0), ("<!DOCTYPE [", 0), ("<>", 0), ("< a>", 0),
    ("</", 0),
  ])
  func reportsWhereMarkupBreaksOff(_ text: String, offset: Int) {
    #expect(throws: XMLScanner.Failure(offset: offset)) { try scan(text) }
  }

  private func scan(_ text: String) throws -> [(XMLScanner.Kind, String)] {
    let bytes = Array(text.utf8)
    var scanner = XMLScanner(bytes)
    var pieces: [(XMLScanner.Kind, String)] = []
    while let piece = try scanner.next() {
      pieces.append((piece.kind, String(decoding: bytes[piece.range], as: UTF8.self)))
    }
    return pieces
  }
}
