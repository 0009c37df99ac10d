import GraphModel
import Markup

/// A difference as a comment on a pull request: a sentence, what changed by topic, and a diagram of where it is.
package enum DifferenceMarkdown {
  /// How many lines of changes are seen at once; the rest lies folded.
  private static let visibleCount = 8

  package static func text(of comparison: Comparison, options: DifferenceOptions) -> String {
    let summary = ChangeSummary(comparison)
    let remark = comparison.configuration.map { "\n\(ComparisonWords.configuration($0))\n" } ?? ""
    let opening = "### \(MarkdownText.plain(options.title))\n\n\(text(summary.sentence))\n\(remark)"
    if comparison.isEmpty { return opening }
    let footer = footer(of: comparison, options: options)
    // The changes are what must not be missing: they have two thirds of the room, and the diagram what is then left.
    let room = options.sizeLimit - opening.utf16.count - footer.utf16.count
    var list = MarkdownChanges(links: options.links, limit: room * 2 / 3)
    write(summary.statements, to: &list)
    let changes = list.finished
    return opening + changes + diagram(of: comparison, options: options, limit: room - changes.utf16.count) + footer
  }

  private static func write(_ statements: [ChangeStatement], to list: inout MarkdownChanges) {
    let told = statements.filter { !$0.isLikely && $0.topic != .callbacks }
    let callbacks = statements.filter { !$0.isLikely && $0.topic == .callbacks }
    let likely = statements.filter(\.isLikely)
    let details = told.flatMap(\.details)
    // One line behind a fold is as long as the fold.
    let visible = told.count > visibleCount + 1 ? Array(told.prefix(visibleCount)) : told
    list.add(visible)
    list.addFold(Array(told.dropFirst(visible.count))) { ComparisonWords.counted($0, "more change") }
    list.addFold(likely) {
      "\(ComparisonWords.counted($0, "change")) that \($0 == 1 ? "is" : "are") likely, but not certain"
    }
    list.addFold(details) { ComparisonWords.counted($0, "detail of the changes above", "details of the changes above") }
    list.addFold(callbacks) { "\(ComparisonWords.counted($0, "callback")) between objects and coordinators" }
  }

  static func text(_ phrase: Phrase) -> String {
    // The ends of an overlong name tell it apart, and nobody reads what is between.
    phrase.text(
      name: { MarkdownText.code(DisplayName.short($0, limit: 100)) },
      quote: { text(ofQuote: DisplayName.short($0, limit: 400)) })
  }

  /// A sentence of the tool's, in which code stands between backticks. A name of the source may hold some too: each part is escaped by itself.
  private static func text(ofQuote quote: String) -> String {
    let parts = quote.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !parts.count.isMultiple(of: 2) else { return MarkdownText.plain(quote) }
    return parts.indices.map { index in
      index.isMultiple(of: 2) ? MarkdownText.plain(parts[index]) : MarkdownText.code(parts[index])
    }.joined()
  }

  private static func footer(of comparison: Comparison, options: DifferenceOptions) -> String {
    let sides = [comparison.base, comparison.head].map { side in
      side.revision.map { MarkdownText.code(String($0.prefix(10))) } ?? MarkdownText.plain(side.name)
    }
    let command = options.command.map { [MarkdownText.code($0)] } ?? []
    let parts = [sides.joined(separator: " → "), "coordinator-graph \(Generator.current.version)"] + command
    return "\n<sub>\(parts.joined(separator: " · "))</sub>\n"
  }

  private static func diagram(of comparison: Comparison, options: DifferenceOptions, limit: Int) -> String {
    guard DifferenceMermaid.hasChanges(comparison) else { return "" }
    var limits = options.mermaidLimits
    limits.characters = min(limits.characters, limit - 120)
    guard limits.characters > 1_000 else { return "\n\(ComparisonWords.diagramLeftOut)\n" }
    var inner = options
    inner.mermaidLimits = limits
    let chart = DifferenceMermaid.text(of: comparison, options: inner)
    return "\n<details open><summary>Diagram</summary>\n\n```mermaid\n\(chart)```\n\n</details>\n"
  }
}
