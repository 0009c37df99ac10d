package typealias DOTAttributes = [DOTAttribute: DOTValue]

/// The attributes that a graph, node, edge or cluster may have.
///
/// A closed list on purpose. It has no `URL` and its relatives, so that a link is always a checked ``Link``; nothing that
/// makes Graphviz open a file (`image`, `shapefile`, `fontpath`, `stylesheet`); and neither `concentrate`, which crashes,
/// nor `splines=ortho`'s companions, which drop labels.
package enum DOTAttribute: String, Sendable {
  case arrowhead, arrowsize
  case bgcolor
  case `class`
  case color, compound, constraint, newrank
  case fillcolor, fontcolor, fontname, fontsize
  case height
  case id
  case label, labeljust, labelloc, labeltooltip, lhead, ltail
  case margin
  case nodesep
  case pad, penwidth
  case rankdir, ranksep
  case shape, splines, style
  case tooltip
  case width
}

/// The value of an attribute.
package enum DOTValue: Equatable, Sendable {
  /// A word of Graphviz's own: a colour, a shape, a style.
  case word(String)
  case number(Double)
  /// Words for the reader, shown as they are; a newline starts a new line.
  case text(String)
  case html(HTMLLabel)
}

extension DOTValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral word: String) {
    self = .word(word)
  }

  package init(floatLiteral number: Double) {
    self = .number(number)
  }

  package init(integerLiteral number: Int) {
    self = .number(Double(number))
  }
}
