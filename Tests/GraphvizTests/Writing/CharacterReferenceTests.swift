import Testing

@testable import Graphviz

struct CharacterReferenceTests {
  @Test(arguments: ["&lt;", "a&#106;b", "&#x6A;", "&unknown;", "& &amp;"])
  func isFound(in text: String) {
    #expect(CharacterReference.occurs(in: text))
  }

  @Test(arguments: ["", "&", "&;", "a & b;", "&lt", "lt;", "?a=1&b=2"])
  func isNotFound(in text: String) {
    #expect(!CharacterReference.occurs(in: text))
  }
}
