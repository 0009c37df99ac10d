import GraphModel
import Graphviz

/// A difference for the terminal: a sentence, then what changed, by topic.
package enum DifferenceText {
  package static func text(of comparison: Comparison, options: DifferenceOptions) -> String {
    let summary = ChangeSummary(comparison)
    let certain = summary.statements.filter { !$0.isLikely }
    let sections =
      ChangeStatement.Topic.allCases.map { topic in
        section(topic.heading.filter { $0 != "`" }, certain.filter { $0.topic == topic }, options)
      } + [section(ComparisonWords.likely, summary.statements.filter(\.isLikely), options)]
    let opening =
      [plain(summary.sentence)] + [comparison.configuration.map(ComparisonWords.configuration)].compactMap(\.self)
    return (opening + sections.compactMap(\.self)).joined(separator: "\n\n") + "\n"
  }

  private static func section(
    _ heading: String, _ statements: [ChangeStatement], _ options: DifferenceOptions
  ) -> String? {
    if statements.isEmpty { return nil }
    let lines = statements.flatMap { statement in
      [line(statement, options)] + statement.details.map { line($0, options, indentation: "      ") }
    }
    return ([TerminalStyle.name.paint(heading, isColored: options.isColored)] + lines).joined(separator: "\n")
  }

  private static func line(
    _ statement: ChangeStatement, _ options: DifferenceOptions, indentation: String = "  "
  ) -> String {
    let isColored = options.isColored
    let mark = TerminalStyle.change(statement.sign).paint(statement.sign.rawValue, isColored: isColored)
    let place = statement.location.map {
      "  " + TerminalStyle.quiet.paint(options.pathPrefix + Wording.place($0), isColored: isColored)
    }
    return "\(indentation)\(mark) \(plain(statement.phrase))\(place ?? "")"
  }

  private static func plain(_ phrase: Phrase) -> String {
    phrase.text(name: { TerminalText.harmless($0) }, quote: { TerminalText.harmless($0) })
  }
}
