import Markup

/// Lists of changes, as far as there is room for them.
struct MarkdownChanges {
  let links: DifferenceLinks
  /// In UTF-16 units.
  let limit: Int
  private var text = ""
  private var omitted = 0

  init(links: DifferenceLinks, limit: Int) {
    self.links = links
    self.limit = limit
  }

  /// Changes under the headings of their topics.
  mutating func add(_ statements: [ChangeStatement]) {
    for topic in ChangeStatement.Topic.allCases {
      let lines = statements.filter { $0.topic == topic }.map(line)
      add(lines, opening: "\n**\(topic.heading)**\n\n", closing: "")
    }
  }

  /// Changes behind one line that is opened with a click.
  mutating func addFold(_ statements: [ChangeStatement], title: (Int) -> String) {
    add(
      statements.map(line), opening: "\n<details><summary>\(title(statements.count))</summary>\n\n",
      closing: "\n</details>\n")
  }

  /// All of it, with how much there was no room for.
  var finished: String {
    omitted == 0 ? text : text + "\n\(ComparisonWords.leftOut(omitted))\n"
  }

  private mutating func add(_ lines: [String], opening: String, closing: String) {
    // Room for the last line, which says how many there are.
    var room = limit - text.utf16.count - opening.utf16.count - closing.utf16.count - 100
    let fitting = lines.prefix { line in
      room -= line.utf16.count
      return room >= 0
    }
    omitted += lines.count - fitting.count
    if !fitting.isEmpty { text += opening + fitting.joined() + closing }
  }

  private func line(_ statement: ChangeStatement) -> String {
    "- **\(statement.sign.rawValue)** \(DifferenceMarkdown.text(statement.phrase))\(place(statement))\n"
  }

  private func place(_ statement: ChangeStatement) -> String {
    guard let location = statement.location else { return "" }
    let text = MarkdownText.code("\(Self.name(ofFile: location.file)):\(location.line)")
    guard let link = links.link(to: location, statement.sign) else { return " — \(text)" }
    return " — [\(text)](\(link.address))"
  }

  /// The folders would make the line long; the link has them.
  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
