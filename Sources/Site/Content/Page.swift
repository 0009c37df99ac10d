import GraphModel
import GraphRules

/// A page before it is written as HTML or Markdown.
struct Page: Equatable, Sendable {
  /// The name of its file, without ending.
  let name: String
  let title: String
  /// What kind of page it is, in a word or two above the title.
  let kind: String
  /// What stands under the title.
  var lead: [Inline] = []
  var blocks: [Block] = []
}

/// A part of a page that stands by itself.
indirect enum Block: Equatable, Sendable {
  case paragraph([Inline])
  /// A headed part; `language` where it is not the page's English.
  case section(id: String, title: String, language: String?, [Block])
  /// A picture by its name.
  case picture(String)
  /// Numbers with what they count.
  case figures([Figure])
  case entries([Entry])
  case terms([Term])
  /// Links to pages, by which a search finds them.
  case directory(title: String, [DirectoryLine])
  /// The doc comment of a type, as written.
  case documentation(String)
}

/// A number with what it counts.
struct Figure: Equatable, Sendable {
  let count: Int
  let noun: String
}

/// One statement with the source places that prove it.
struct Entry: Equatable, Sendable {
  var statement: [Inline]
  var evidence: [Evidence] = []
}

/// A word of the pattern and what it means.
struct Term: Equatable, Sendable {
  let id: String
  let word: String
  let meaning: [Inline]
}

/// A page in a list of pages.
struct DirectoryLine: Equatable, Sendable {
  let page: String
  let name: String
  let remark: String
}

/// A piece of running text.
enum Inline: Equatable, Sendable {
  case text(String)
  /// A name or line of code.
  case code(String)
  /// A type: a link to its page, if it has one.
  case type(String)
  /// A link to a card in the picture of a page.
  case card(String, page: String, label: String)
  /// A place in the source, linked.
  case place(SourceLocation)
  case transition(Transition)
  case severity(Finding.Severity)
  /// A word that the glossary explains, by the word's `id` there.
  case term(String, label: String)
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
