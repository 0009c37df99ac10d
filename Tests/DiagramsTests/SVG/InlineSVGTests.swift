import Testing

@testable import Diagrams

@Suite struct InlineSVGTests {
  @Test func `the element alone is left, with the ids that scripts go by`() throws {
    let drawing = """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "x">
      <svg width="9pt" height="8pt"
       viewBox="0 0 9 8" xmlns="http://www.w3.org/2000/svg">
      <g id="graph0" class="graph"><title>T</title>
      <g id="card&#45;A" class="node"><!-- c --><text fill="#fff" font-family="Arial, x" y="1">A&amp;</text></g>
      <g id="edge1" class="edge from&#45;A to&#45;B"><a xlink:title="t"><path d="M0"/></a></g>
      </g></svg>
      """
    #expect(
      try InlineSVG.element(from: Array(drawing.utf8), label: "a \"b\" & c", prefix: "card-") == """
        <svg width="9pt" height="8pt" viewBox="0 0 9 8" role="group" aria-label="a &quot;b&quot; &amp; c">
        <g class="graph">
        <g id="card-A" class="node"><text fill="#fff" y="1">A&amp;</text></g>
        <g class="edge from-A to-B"><a xlink:title="t"><path d="M0"/></a></g>
        </g></svg>
        """)
  }

  @Test(arguments: [("<svg", SVGError.malformed(offset: 0)), ("<html></html>", .notSVG), ("", .notSVG)])
  func `what is no SVG is refused`(drawing: String, error: SVGError) {
    #expect(throws: error) { try InlineSVG.element(from: Array(drawing.utf8), label: "", prefix: "") }
  }
}
