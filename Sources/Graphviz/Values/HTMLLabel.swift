/// A label in Graphviz's HTML-like language, as a value; ``DOTWriter`` escapes its texts.
package indirect enum HTMLLabel: Equatable, Sendable {
  case table(HTMLTable)
  case text([HTMLText])
}

package typealias HTMLAttributes = [HTMLAttribute: HTMLValue]

/// The value of an attribute of a table or cell.
package enum HTMLValue: Equatable, Sendable {
  case word(String)
  case number(Double)
}

extension HTMLValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
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

/// The attributes that a table or cell may have; links and tooltips are fields of ``HTMLCell``.
package enum HTMLAttribute: String, Sendable {
  case align = "ALIGN"
  case backgroundColor = "BGCOLOR"
  case border = "BORDER"
  case cellBorder = "CELLBORDER"
  case cellPadding = "CELLPADDING"
  case cellSpacing = "CELLSPACING"
  case color = "COLOR"
  case columnSpan = "COLSPAN"
  case fixedSize = "FIXEDSIZE"
  case height = "HEIGHT"
  case sides = "SIDES"
  case style = "STYLE"
  case width = "WIDTH"
}

package struct HTMLTable: Equatable, Sendable {
  package var attributes: HTMLAttributes
  package var rows: [[HTMLCell]]

  package init(_ attributes: HTMLAttributes = [:], rows: [[HTMLCell]]) {
    self.attributes = attributes
    self.rows = rows
  }
}

package struct HTMLCell: Equatable, Sendable {
  package var attributes: HTMLAttributes
  package var link: Link?
  /// Graphviz shows it only where there is a link, too.
  package var tooltip: String?
  package var content: HTMLLabel

  package init(
    _ content: HTMLLabel = .text([]), _ attributes: HTMLAttributes = [:], link: Link? = nil, tooltip: String? = nil
  ) {
    self.attributes = attributes
    self.link = link
    self.tooltip = tooltip
    self.content = content
  }
}

/// Words in one font.
package struct HTMLText: Equatable, Sendable {
  package enum Emphasis: String, Sendable {
    case bold = "B"
    case italic = "I"
  }

  package var words: String
  package var color: String?
  package var size: Double?
  package var emphasis: Emphasis?

  package init(_ words: String, color: String? = nil, size: Double? = nil, emphasis: Emphasis? = nil) {
    self.words = words
    self.color = color
    self.size = size
    self.emphasis = emphasis
  }
}
