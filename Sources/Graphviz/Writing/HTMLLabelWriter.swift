/// Writes an HTML-like label, in its angle brackets.
///
/// Graphviz rejects tables without rows, rows without cells and fonts without text, so that those are written as the
/// nearest thing that it accepts.
enum HTMLLabelWriter {
  static func text(of label: HTMLLabel) -> String {
    let content = content(of: label)
    return content.isEmpty ? "\"\"" : "<\(content)>"
  }

  private static func content(of label: HTMLLabel) -> String {
    switch label {
    case .table(let table): self.table(table)
    case .text(let texts): texts.map(text).joined()
    }
  }

  private static func table(_ table: HTMLTable) -> String {
    let rows = table.rows.isEmpty ? [[HTMLCell()]] : table.rows
    return element("TABLE", table.attributes, rows.map(row).joined())
  }

  private static func row(_ cells: [HTMLCell]) -> String {
    element("TR", [:], (cells.isEmpty ? [HTMLCell()] : cells).map(cell).joined())
  }

  private static func cell(_ cell: HTMLCell) -> String {
    element("TD", cell.attributes, link: cell.link, tooltip: cell.tooltip, content(of: cell.content))
  }

  private static func text(_ text: HTMLText) -> String {
    var result = DOTText.html(text.words)
    guard !result.isEmpty else { return "" }
    if let emphasis = text.emphasis { result = element(emphasis.rawValue, pairs: [], result) }
    let font = [
      text.color.map { ("COLOR", DOTText.html($0)) },
      text.size.map { ("POINT-SIZE", DOTNumber.text($0)) },
    ].compactMap(\.self)
    return font.isEmpty ? result : element("FONT", pairs: font, result)
  }

  private static func element(
    _ name: String, _ attributes: HTMLAttributes, link: Link? = nil, tooltip: String? = nil, _ content: String
  ) -> String {
    var pairs = attributes.map { ($0.key.rawValue, text(of: $0.value)) }
    if let link { pairs.append(("HREF", DOTText.html(link.address))) }
    if let tooltip { pairs.append(("TITLE", DOTText.html(tooltip))) }
    return element(name, pairs: pairs.sorted { $0.0 < $1.0 }, content)
  }

  private static func element(_ name: String, pairs: [(String, String)], _ content: String) -> String {
    "<\(name)\(pairs.map { " \($0.0)=\"\($0.1)\"" }.joined())>\(content)</\(name)>"
  }

  private static func text(of value: HTMLValue) -> String {
    switch value {
    case .word(let word): DOTText.html(word)
    case .number(let number): DOTNumber.text(number)
    }
  }
}
