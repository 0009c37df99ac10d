/// Writes the HTML-like labels of one graph, in their angle brackets.
///
/// Graphviz rejects tables without rows, rows without cells and fonts without text, so that those are written as the
/// nearest thing that it accepts.
struct HTMLLabelWriter {
  /// Cells with links are numbered, because Graphviz would name them in the picture by a counter of the process.
  private var linkCount = 0

  mutating func text(of label: HTMLLabel) -> String {
    let content = content(of: label)
    return content.isEmpty ? "\"\"" : "<\(content)>"
  }

  private mutating func content(of label: HTMLLabel) -> String {
    switch label {
    case .table(let table): self.table(table)
    case .text(let texts): texts.map(Self.text).joined()
    }
  }

  private mutating func table(_ table: HTMLTable) -> String {
    let rows = table.rows.isEmpty ? [[HTMLCell()]] : table.rows
    return Self.element("TABLE", Self.pairs(table.attributes), rows.map { row($0) }.joined())
  }

  private mutating func row(_ cells: [HTMLCell]) -> String {
    Self.element("TR", [], (cells.isEmpty ? [HTMLCell()] : cells).map { cell($0) }.joined())
  }

  private mutating func cell(_ cell: HTMLCell) -> String {
    var pairs = Self.pairs(cell.attributes)
    if let link = cell.link {
      linkCount += 1
      pairs += [("HREF", Self.address(of: link)), ("ID", "cell\(linkCount)")]
    }
    if let tooltip = cell.tooltip { pairs.append(("TITLE", DOTText.html(tooltip))) }
    return Self.element("TD", pairs, content(of: cell.content))
  }

  /// Graphviz decodes an address of a cell and writes it as it then is, so that an ampersand has to be one of XML after that.
  private static func address(of link: Link) -> String {
    let address = DOTText.html(link.address)
    // Most have none, and looking for a byte takes a fraction of the time.
    return address.utf8.contains(UInt8(ascii: "&")) ? address.replacing("&amp;", with: "&amp;amp;") : address
  }

  private static func text(_ text: HTMLText) -> String {
    var result = DOTText.html(text.words)
    guard !result.isEmpty else { return "" }
    if let emphasis = text.emphasis { result = element(emphasis.rawValue, [], result) }
    let font = [
      text.color.map { ("COLOR", DOTText.html($0)) },
      text.size.map { ("POINT-SIZE", DOTNumber.text($0)) },
    ].compactMap(\.self)
    return font.isEmpty ? result : element("FONT", font, result)
  }

  private static func element(_ name: String, _ pairs: [(String, String)], _ content: String) -> String {
    let pairs = pairs.sorted { $0.0 < $1.0 }.map { " \($0.0)=\"\($0.1)\"" }
    return "<\(name)\(pairs.joined())>\(content)</\(name)>"
  }

  private static func pairs(_ attributes: HTMLAttributes) -> [(String, String)] {
    attributes.map { ($0.key.rawValue, text(of: $0.value)) }
  }

  private static func text(of value: HTMLValue) -> String {
    switch value {
    case .word(let word): DOTText.html(word)
    case .number(let number): DOTNumber.text(number)
    }
  }
}
