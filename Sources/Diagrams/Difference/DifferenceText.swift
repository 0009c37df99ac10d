import GraphModel
import Graphviz

/// A difference for the terminal: a sentence, then what changed, by topic.
package enum DifferenceText {
  package static func text(of comparison: Comparison, options: DifferenceOptions) -> String {
    let statements = ChangeStatement.statements(of: comparison.difference)
    let isColored = options.isColored
    let sections = ChangeStatement.Topic.allCases.compactMap { topic -> String? in
      let lines = statements.filter { $0.topic == topic }.map { line($0, options) }
      return lines.isEmpty
        ? nil : ([TerminalStyle.name.paint(topic.heading, isColored: isColored)] + lines).joined(separator: "\n")
    }
    return ([ChangeSummary.sentence(statements)] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func line(_ statement: ChangeStatement, _ options: DifferenceOptions) -> String {
    let isColored = options.isColored
    let mark = TerminalStyle.change(statement.sign).paint(statement.sign.rawValue, isColored: isColored)
    let words = statement.phrase.text { TerminalText.harmless($0) }
    let place = statement.location.map {
      "  " + TerminalStyle.quiet.paint(options.pathPrefix + Wording.place($0), isColored: isColored)
    }
    return "  \(mark) \(words)\(place ?? "")"
  }
}
