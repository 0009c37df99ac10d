import GraphModel
import Testing

@testable import Site

@Suite struct GlossaryTests {
  @Test func `every language explains the same words`() {
    #expect(Glossary.korean.terms.map(\.id) == Glossary.english.terms.map(\.id))
    #expect(Set(Glossary.english.terms.map(\.id)).count == Glossary.english.terms.count)
    #expect(zip(Glossary.english.terms, Glossary.korean.terms).allSatisfy { $0.word != $1.word })
  }

  @Test func `every word has a picture and some lines of code`() {
    #expect(Set(Lesson.all.map(\.id)) == Set(Glossary.english.terms.map(\.id)))
    for lesson in Lesson.all {
      let lines = lesson.code.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((4...9).contains(lines.count) && lines.allSatisfy { $0.count <= 80 }, "\(lesson.id)")
      #expect(!lesson.sketch.graph.edges.isEmpty, "\(lesson.id)")
    }
  }

  @Test(arguments: SiteLanguage.allCases)
  func `words are shown with an example of the reader's app`(language: SiteLanguage) {
    let content = Museum.content()
    let example = OwnExample(content: content, words: Words(language: language))
    let without = Glossary.english.terms.map(\.id).filter { example.entry(for: $0) == nil }
    // No graph tells how a view is built, and the museum has no base class in use.
    #expect(without == ["coordinator-view", "state", "base"])
    #expect(example.entry(for: "flow")?.statement.contains(.code("didSelect")) == true)
  }

  @Test func `examples are good ones, near where the app begins`() {
    let nodes = ["Aside", "App", "Login", "Main", "Tool"].map { Museum.node($0, .coordinator) }
    let screens = ["aside", "gate", "login", "main", "tool"].map { Museum.node($0, .screen) }
    let initial = Relation.screen(ScreenRelation(.push, isInitial: true))
    let never = ChildRelation(retention: .property, isStarted: false, isRemoved: false)
    let graph = GraphDocument(
      nodes: nodes + screens + [Museum.node("Launch", .owner)],
      edges: [
        Museum.edge("Launch", "App", .root(isRetained: true)), Museum.edge("App", "gate", initial),
        Museum.edge("Aside", "aside", initial), Museum.child("Aside", "Tool"), Museum.edge("Tool", "tool", initial),
        Museum.edge("App", "Login", .child(never)), Museum.edge("Login", "login", initial), Museum.child("App", "Main"),
        Museum.edge("Main", "main", initial),
      ])
    let example = OwnExample(content: Museum.content(of: graph, findings: []), words: Words(language: .en))
    let types = { (term: String) in
      (example.entry(for: term)?.statement ?? []).compactMap { if case .type(let id) = $0 { id } else { String?.none } }
    }
    #expect(types("child") == ["App", "Main"])
    #expect(types("coordinator") == ["App"])
    #expect(types("screen") == ["gate"])
    #expect(types("transition") == ["App", "gate"])
  }

  @Test func `an empty app has no examples`() {
    let example = OwnExample(
      content: Museum.content(of: .init(nodes: [], edges: []), findings: []), words: Words(language: .en))
    #expect(Glossary.english.terms.allSatisfy { example.entry(for: $0.id) == nil })
  }

  @Test func `backticks stand around code`() {
    #expect(Inline.prose("a `b` c") == [.text("a "), .code("b"), .text(" c")])
    #expect(Inline.prose("`b`") == [.code("b")])
    #expect(Inline.prose("") == [])
  }
}
