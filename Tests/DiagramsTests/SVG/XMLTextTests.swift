import Testing

@testable import Diagrams

struct XMLTextTests {
  @Test func escapesWhatWouldBeMarkup() {
    #expect(XMLText.escaped("<a>]]>&amp;\"'\u{0}\u{FFFF}\n🧭") == "&lt;a&gt;]]&gt;&amp;amp;\"'\n🧭")
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x1F9ED;", "A🧭"), ("plain", "plain"), ("", ""),
    ("&amp;lt;", "&lt;"),
  ])
  func resolvesReferences(_ text: String, resolved: String) {
    #expect(XMLText.unescaped(text[...]) == resolved)
  }

  @Test(arguments: ["&", "&lt", "&lol9;", "&#xD800;", "&#;", "&;", "a & b"])
  func knowsNoOthers(_ text: String) {
    #expect(XMLText.unescaped(text[...]) == nil)
  }
}
