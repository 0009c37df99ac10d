import Testing

@testable import Graphviz

struct DOTTextTests {
  @Test(arguments: [
    ("", #""""#),
    (#"a"b\N"#, #""a\"b\\N""#),
    ("a\n\r\tb", #""a\n b""#),
    ("<b>&</b>", #""<b>&amp;</b>""#),
    ("&lt;", "\"&amp;\u{2060}lt;\""),
    ("코디\u{7}네이터 🧭", #""코디네이터 🧭""#),
    ("a\u{202E}b\u{FFFF}c\u{2028}d\u{85}", #""abc\nd""#),
  ])
  func labelShowsTheTextAndNothingElse(_ text: String, escaped: String) {
    #expect(DOTText.label(text) == escaped)
  }

  @Test(arguments: [
    ("App.Flow", #""App.Flow""#),
    ("a\nb", #""a\u{A}b""#),
    (#"a\u{A}b"#, #""a\\u{A}b""#),
    (#"end\"#, #""end\\""#),
    ("\u{202E}", #""\u{202E}""#),
  ])
  func nameKeepsDifferentNamesDifferent(_ name: String, escaped: String) {
    #expect(DOTText.name(name) == escaped)
  }

  @Test(arguments: [
    (#"<a href="x">&\G"#, #"&lt;a href=&quot;x&quot;&gt;&amp;\\G"#),
    ("a\nb\u{0}", "a b"),
    ("&nbsp;", "&amp;\u{2060}nbsp;"),
    ("]]>", "]]&gt;"),
  ])
  func htmlCannotLeaveItsElement(_ text: String, escaped: String) {
    #expect(DOTText.html(text) == escaped)
  }
}
