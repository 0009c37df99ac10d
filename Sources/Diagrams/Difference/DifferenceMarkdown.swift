import GraphModel
import Markup

/// A difference as a comment on a pull request: a sentence, a table of changes, and a diagram of where they are.
package enum DifferenceMarkdown {
  package static func text(of comparison: Comparison, options: DifferenceOptions) -> String {
    let statements = ChangeStatement.statements(of: comparison.difference)
    let opening = """
      ### \(MarkdownText.plain(options.title))

      \(ChangeSummary.sentence(statements))

      """
    if statements.isEmpty { return opening }
    // The table is what must not be missing: it has two thirds of the room, and the diagram what is then left.
    let room = options.sizeLimit - opening.utf16.count
    let table = table(statements, links: options.links, limit: room * 2 / 3)
    let diagram = diagram(of: comparison, options: options, limit: room - table.utf16.count)
    return opening + table + diagram
  }

  private static let tableHead = "\n| | Change | Where |\n|---|---|---|\n"

  private static func table(_ statements: [ChangeStatement], links: DifferenceLinks, limit: Int) -> String {
    var text = tableHead
    for (index, statement) in statements.enumerated() {
      let row = row(statement, links)
      let rest = statements.count - index
      // Room for the last line, which says how many there are.
      guard text.utf16.count + row.utf16.count + 80 <= limit else {
        return text
          + "\n…and \(rest) more \(rest == 1 ? "change" : "changes"), left out because the comment would be too long.\n"
      }
      text += row
    }
    return text
  }

  private static func row(_ statement: ChangeStatement, _ links: DifferenceLinks) -> String {
    let words = statement.phrase.text(name: MarkdownText.codeInTable)
    return "| \(statement.sign.rawValue) | \(words) | \(place(statement, links)) |\n"
  }

  private static func place(_ statement: ChangeStatement, _ links: DifferenceLinks) -> String {
    guard let location = statement.location else { return "" }
    let text = MarkdownText.codeInTable("\(name(ofFile: location.file)):\(location.line)")
    guard let link = links.link(to: location, statement.sign) else { return text }
    return "[\(text)](\(link.address))"
  }

  /// The folders would make the table wide; the link has them.
  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func diagram(of comparison: Comparison, options: DifferenceOptions, limit: Int) -> String {
    var limits = options.mermaidLimits
    limits.characters = min(limits.characters, limit - 120)
    guard limits.characters > 1_000 else {
      return "\nThe diagram was left out because the comment would be too long.\n"
    }
    var inner = options
    inner.mermaidLimits = limits
    let chart = DifferenceMermaid.text(of: comparison, options: inner)
    return "\n<details open><summary>Diagram</summary>\n\n```mermaid\n\(chart)```\n\n</details>\n"
  }
}
