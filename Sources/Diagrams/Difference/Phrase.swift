/// A sentence that knows which of its words are the tool's and which come from the scanned source.
///
/// Each output escapes and marks the names in its own way: `Phrase("\(name: parent) starts \(name: child)")`.
package struct Phrase: Equatable, Sendable, ExpressibleByStringInterpolation {
  package enum Piece: Equatable, Sendable {
    case words(String)
    /// A name, as it stands in the source.
    case name(String)
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

    package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces += phrase.pieces
    }
  }

  /// The sentence, with each piece written as the output wants it.
  func text(words: (String) -> String = { $0 }, name: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let text): words(text)
      case .name(let text): name(text)
      }
    }.joined()
  }

  /// The sentence without any marks.
  var plain: String { text { $0 } }

  /// Names one after the other: "a, b and c".
  static func list(_ names: [String]) -> Phrase {
    var phrase: Phrase = ""
    for (index, name) in names.enumerated() {
      let separator = index == 0 ? "" : index == names.count - 1 ? " and " : ", "
      phrase = "\(phrase)\(separator)\(name: name)"
    }
    return phrase
  }
}
