import Testing

@testable import Site

@Suite struct HTMLWriterTests {
  @Test(arguments: [
    ("plain", "plain"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("한국어 👩‍👧", "한국어 👩‍👧"), ("a\tb\nc", "a\tb\nc"),
    ("\u{202E}x\u{0}", "\u{FFFD}x\u{FFFD}"), ("", ""),
  ])
  func `text is escaped`(text: String, escaped: String) {
    #expect(HTMLWriter.escaped(text) == escaped)
  }

  @Test func `elements nest, void ones have no end`() {
    let html = HTML.tag("em", ["title": "a\"b", "lang": nil], ["x", .tag("br"), .markup("<svg/>")]).flagged("hidden")
    #expect(HTMLWriter.text(of: html) == "<em title=\"a&quot;b\" hidden>x<br><svg/></em>\n")
  }
}
