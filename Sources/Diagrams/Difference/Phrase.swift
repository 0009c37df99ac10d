/// A sentence that knows which of its words are the tool's and which come from the scanned source.
///
/// Each output escapes and marks the names in its own way: `Phrase("\(name: parent) starts \(name: child)")`.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Piece: Hashable, Sendable {
    case words(String)
    /// A name, as it stands in the source.
    case name(String)
    /// A sentence of the tool with names of the source in it.
    case quote(String)
  }

  private(set) var pieces: [Piece]

  package init(stringLiteral words: String) {
    pieces = [.words(words)]
  }

  package init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ words: String) {
      appendLiteral(words)
    }

    package mutating func appendInterpolation(name: String) {
      pieces.append(.name(name))
    }

    package mutating func appendInterpolation(quote: String) {
      pieces.append(.quote(quote))
    }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces += phrase.pieces
    }
  }

  /// The sentence, with each piece written as the output wants it.
  func text(name: (String) -> String, quote: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let text): text
      case .name(let text): name(text)
      case .quote(let text): quote(text)
      }
    }.joined()
  }

  /// The sentence without any marks.
  var plain: String { text(name: { $0 }, quote: { $0 }) }

  /// Names one after the other: "a, b and c", or "a, b and 4 more" where there are more than the limit.
  static func list(_ names: [String], limit: Int = 6, last: String = "and") -> Phrase {
    list(names.map { "\(name: $0)" }, limit: limit, last: last)
  }

  /// Phrases one after the other.
  static func list(_ phrases: [Phrase], limit: Int = 6, last: String = "and") -> Phrase {
    // "and 1 more" is as long as what it leaves out.
    let shown = phrases.count > limit + 1 ? Array(phrases.prefix(limit)) : phrases
    let rest = phrases.count - shown.count
    let all = shown + (rest > 0 ? ["\(String(rest)) more"] : [])
    return joined(all, last: " \(last) ")
  }

  /// Phrases with something between them, and something else before the last.
  static func joined(_ phrases: [Phrase], by separator: String = ", ", last: String) -> Phrase {
    var whole: Phrase = ""
    for (index, phrase) in phrases.enumerated() {
      let mark = index == 0 ? "" : index == phrases.count - 1 ? last : separator
      whole = "\(whole)\(mark)\(phrase)"
    }
    return whole
  }
}

extension Phrase {
  /// With a capital at the beginning, unless that is a name.
  var capitalized: Phrase {
    guard case .words(let words)? = pieces.first(where: { $0 != .words("") }) else { return self }
    var phrase: Phrase = ""
    phrase.pieces =
      [.words(words.prefix(1).uppercased() + words.dropFirst())] + pieces.drop { $0 == .words("") }.dropFirst()
    return phrase
  }
}
