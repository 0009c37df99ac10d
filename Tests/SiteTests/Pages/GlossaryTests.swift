import Testing

@testable import Site

@Suite struct GlossaryTests {
  @Test func `every language explains the same words`() {
    #expect(Glossary.all.map(\.language) == ["en", "ko"])
    #expect(Glossary.korean.terms.map(\.id) == Glossary.english.terms.map(\.id))
    #expect(Set(Glossary.english.terms.map(\.id)).count == Glossary.english.terms.count)
  }

  @Test func `backticks stand around code`() {
    #expect(Inline.prose("a `b` c") == [.text("a "), .code("b"), .text(" c")])
    #expect(Inline.prose("`b`") == [.code("b")])
    #expect(Inline.prose("") == [])
  }
}
