import Testing

@testable import Markup

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("HomeCoordinator", "`HomeCoordinator`"), ("a|b", "`a\\|b`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"),
    ("a``", "``` a`` ```"), ("", "`  `"), ("<script>", "`<script>`"), ("@everyone", "`@everyone`"),
    ("a\nb", "`a b`"), ("a\u{202E}b", "`ab`"), ("한국어 👩‍👧", "`한국어 👩‍👧`"),
  ])
  func `a name in a table is code`(name: String, code: String) {
    #expect(MarkdownText.codeInTable(name) == code)
  }

  @Test(arguments: [
    ("plain words", "plain words"), ("a*b_c", "a\\*b\\_c"), ("[a](b)", "\\[a\\]\\(b\\)"), ("<b>&", "&lt;b&gt;&amp;"),
    ("a\nb", "a b"), ("`c`", "\\`c\\`"), ("a|b", "a\\|b"), ("@everyone", "@\u{2060}everyone"), ("#1", "#\u{2060}1"),
  ])
  func `words are no markup`(text: String, escaped: String) {
    #expect(MarkdownText.plain(text) == escaped)
  }
}
