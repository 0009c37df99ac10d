/// The page that explains the words in one language.
struct GlossaryPage {
  /// The page in the site's language.
  static let name = "glossary"

  let content: SiteContent
  let language: SiteLanguage

  /// What the page in a language is called.
  static func name(in language: SiteLanguage, of content: SiteContent) -> String {
    language == content.words.language ? name : "\(name)-\(language.rawValue)"
  }

  var page: Page {
    let words = Words(language: language)
    let glossary = Glossary.inLanguage(language)
    let others = SiteLanguage.allCases.filter { $0 != language }.map { other in
      Inline.page(Self.name(in: other, of: content), label: Words(language: other)("In English", "한국어로 보기"))
    }
    let lessons = Dictionary(uniqueKeysWithValues: Lesson.all.map { ($0.id, $0) })
    let example = OwnExample(content: content, words: words)
    return Page(
      name: Self.name(in: language, of: content), title: words("Glossary", "용어집"),
      kind: words("The pattern's words", "패턴의 용어"), language: language,
      lead: [.text(words("What the words in these pages mean. ", "이 페이지들에 나오는 말의 뜻. "))] + others,
      blocks: [
        .paragraph([.text(glossary.introduction)]),
        .terms(glossary.terms.map { term in blocks(of: term, lessons[term.id], example.entry(for: term.id), words) }),
      ])
  }

  private func blocks(of term: Term, _ lesson: Lesson?, _ example: Entry?, _ words: Words) -> Term {
    var term = term
    if let lesson { term.blocks = [.illustration(Lesson.pictureName(of: lesson.id)), .code(lesson.code)] }
    if let example {
      let head: Inline = .aside(words("In this app", "이 앱의 예"))
      term.blocks += [.entries([Entry(statement: [head, ": "] + example.statement, evidence: example.evidence)])]
    }
    return term
  }
}
