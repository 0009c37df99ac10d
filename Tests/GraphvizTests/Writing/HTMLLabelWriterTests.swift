import Testing

@testable import Graphviz

struct HTMLLabelWriterTests {
  @Test func writesNestedTablesWithEscapedTexts() throws {
    let inner = HTMLTable(rows: [[HTMLCell(.text([HTMLText("a<b", emphasis: .bold)]))]])
    let label = HTMLLabel.table(
      HTMLTable(
        [.border: 0, .style: "ROUNDED"],
        rows: [
          [
            HTMLCell(
              .text([HTMLText("push", color: "#2563eb", size: 9.5), HTMLText(" now")]),
              [.color: .word("p\"1")], link: try Link("x?a=1&b=2"), tooltip: "\"tip\"\n&"),
            HTMLCell(.table(inner)),
          ]
        ]))
    #expect(
      write(label) == """
        <<TABLE BORDER="0" STYLE="ROUNDED"><TR>\
        <TD COLOR="p&quot;1" HREF="x?a=1&amp;amp;b=2" ID="cell1" TITLE="&quot;tip&quot; &amp;">\
        <FONT COLOR="#2563eb" POINT-SIZE="9.5">push</FONT> now</TD>\
        <TD><TABLE><TR><TD><B>a&lt;b</B></TD></TR></TABLE></TD></TR></TABLE>>
        """)
  }

  @Test func writesWhatGraphvizAcceptsForNothing() {
    #expect(write(.text([])) == #""""#)
    #expect(write(.text([HTMLText("\u{7}", size: 9)])) == #""""#)
    #expect(write(.table(HTMLTable(rows: []))) == "<<TABLE><TR><TD></TD></TR></TABLE>>")
    #expect(write(.table(HTMLTable(rows: [[]]))) == "<<TABLE><TR><TD></TD></TR></TABLE>>")
  }

  /// The numbers end up in the SVG; Graphviz's own would depend on what the process drew before.
  @Test func numbersLinkedCellsOfAGraph() throws {
    let cell = HTMLCell(link: try Link("#a"))
    let label = DOTValue.html(.table(HTMLTable(rows: [[cell, cell]])))
    let text = DOTWriter.text(
      of: DOTGraph(name: "g", nodes: [DOTNode("a", [.label: label]), DOTNode("b", [.label: label])]))
    #expect((1...5).map { text.contains("ID=\"cell\($0)\"") } == [true, true, true, true, false])
  }

  private func write(_ label: HTMLLabel) -> String {
    var writer = HTMLLabelWriter()
    return writer.text(of: label)
  }
}
