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
              [.port: .word("p\"1")], link: try Link("x?a=1&b=2"), tooltip: "\"tip\"\n&"),
            HTMLCell(.table(inner)),
          ]
        ]))
    #expect(
      HTMLLabelWriter.text(of: label) == """
        <<TABLE BORDER="0" STYLE="ROUNDED"><TR>\
        <TD HREF="x?a=1&amp;b=2" PORT="p&quot;1" TITLE="&quot;tip&quot; &amp;">\
        <FONT COLOR="#2563eb" POINT-SIZE="9.5">push</FONT> now</TD>\
        <TD><TABLE><TR><TD><B>a&lt;b</B></TD></TR></TABLE></TD></TR></TABLE>>
        """)
  }

  @Test func writesWhatGraphvizAcceptsForNothing() {
    #expect(HTMLLabelWriter.text(of: .text([])) == #""""#)
    #expect(HTMLLabelWriter.text(of: .text([HTMLText("\u{7}", size: 9)])) == #""""#)
    #expect(HTMLLabelWriter.text(of: .table(HTMLTable(rows: []))) == "<<TABLE><TR><TD></TD></TR></TABLE>>")
    #expect(HTMLLabelWriter.text(of: .table(HTMLTable(rows: [[]]))) == "<<TABLE><TR><TD></TD></TR></TABLE>>")
  }
}
