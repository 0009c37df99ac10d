import GraphModel
import GraphRules

/// A page before it is written as HTML or Markdown.
struct Page: Equatable, Sendable {
  /// The name of its file, without ending.
  let name: String
  let title: String
  /// What kind of page it is, in a word or two above the title.
  let kind: String
  /// The pages above it, the first page left out.
  var trail: [Inline] = []
  /// The language of its words, where that is not the site's.
  var language: SiteLanguage?
  /// What stands under the title.
  var lead: [Inline] = []
  var blocks: [Block] = []
}

/// A part of a page that stands by itself.
indirect enum Block: Equatable, Sendable {
  case paragraph([Inline])
  case section(Section)
  /// Sections side by side where there is room.
  case columns([Section])
  /// Something that the reader should know before the rest.
  case notice([Inline])
  /// A picture by its name, with tools to look around in it.
  case picture(String)
  /// A small picture by its name.
  case illustration(String)
  /// Numbers with what they count.
  case figures([Figure])
  case entries([Entry])
  /// Entries that can be folded under what they have in common.
  case groups([EntryGroup])
  /// Lines of short statements, in their order.
  case lines([[Inline]])
  case steps([WalkStep])
  case terms([Term])
  case code(String)
  /// What is only shown where the reader asks for it.
  case details(title: String, [Block])
  /// Links to pages, by which a search finds them.
  case directory(title: String, [DirectoryLine])
  /// The doc comment of a type, as written.
  case documentation(String)
  /// An image file of the site.
  case image(file: String, label: String)
}

/// A headed part of a page.
struct Section: Equatable, Sendable {
  let id: String
  let title: String
  let blocks: [Block]

  init(_ id: String, _ title: String, _ blocks: [Block]) {
    (self.id, self.title, self.blocks) = (id, title, blocks)
  }

  /// Nil without entries.
  init?(_ id: String, _ title: String, entries: [Entry]) {
    if entries.isEmpty { return nil }
    self.init(id, title, [.entries(entries)])
  }
}

/// A number with what it counts, in words before or after it.
struct Figure: Equatable, Sendable {
  var before = ""
  let count: Int
  let after: String
}

/// One statement with the source places that prove it.
struct Entry: Equatable, Sendable {
  var statement: [Inline]
  var evidence: [Evidence] = []
  /// By what a search on the page finds it; nil for one that stays.
  var name: String?
}

/// Entries under a head.
struct EntryGroup: Equatable, Sendable {
  let head: [Inline]
  let entries: [Entry]
}

/// One screen of a walk through a flow.
struct WalkStep: Equatable, Sendable {
  let number: Int
  let title: [Inline]
  let blocks: [Block]

  /// What an address calls a step.
  static func id(_ number: Int) -> String { "step-\(number)" }
}

/// A word of the pattern and what it means.
struct Term: Equatable, Sendable {
  let id: String
  let word: String
  let meaning: [Inline]
  /// A picture, code, and an example.
  var blocks: [Block] = []
}

/// A page in a list of pages.
struct DirectoryLine: Equatable, Sendable {
  let page: String
  let name: String
  let remark: String
}

/// A piece of running text.
enum Inline: Hashable, Sendable {
  case text(String)
  /// A name or line of code.
  case code(String)
  /// A type: a link to its page, if it has one.
  case type(String)
  /// A link to a page of the site, or to a part of one.
  case page(String, part: String? = nil, label: String)
  /// A place in the source, linked.
  case place(SourceLocation)
  case transition(Transition)
  case severity(Finding.Severity)
  /// A word that the glossary explains, by the word's `id` there.
  case term(String, label: String)
  /// What a reader may pass over.
  case aside(String)
}

extension Inline: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension Sequence<Inline> {
  /// Pieces with a text between each two.
  func joined(_ separator: String) -> [Inline] {
    Array(map { [$0] }.joined(separator: [.text(separator)]))
  }
}

extension Sequence<[Inline]> {
  /// Pieces of text with a text between each two.
  func joined(_ separator: String) -> [Inline] {
    Array(joined(separator: [.text(separator)]))
  }
}
