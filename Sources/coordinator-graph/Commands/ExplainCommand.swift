import ArgumentParser
import CoordinatorGraph

/// Shows the source places behind a node's edges or one edge.
struct ExplainCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows why an arrow is in the graph: the source places that prove it.",
    discussion: """
      With one name all its edges, with two those between them. Where there is none, it shows what was seen on the way, and \
      the exit code is 1; a name that nothing has is exit code 2.
      """)

  @Argument(help: ArgumentHelp("A type: its name, qualified where several share it.", valueName: "type"))
  var name: String

  @Argument(help: ArgumentHelp("Another type, to ask for the edges between both.", valueName: "other"))
  var other: String?

  @Flag(
    help:
      "Show the moves of a user alone, each with its whole chain: from the screen's statement to the one that shows.")
  var flow = false

  @Option(
    name: [.customShort("p"), .customLong("path")],
    help: "A file or folder to read; may be repeated. Without it and --facts, the working directory.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func perform() throws {
    let settings = try Settings(file: common.config)
    let run = try ScanRun(
      source.paths(paths), facts: source.facts, settings: settings, options: common, explains: true)
    let explanation = try run.scan.explanation(of: name, and: other, isFlow: flow)
    let sections = explanation.statements.map { text(of: $0, in: run.scan) }
    try Output(path: nil).write(sections.joined(separator: "\n"))
    try run.finish()
    if !explanation.isInGraph { try answerNo() }
  }

  private func text(of statement: Explanation.Statement, in scan: Scan) -> String {
    let places = statement.evidence.map { evidence in
      "\(scan.path(of: evidence.location.file)):\(evidence.location.line): \(evidence.note)"
    }
    return ([statement.text] + places).map { $0.printable + "\n" }.joined()
  }

  private func answerNo() throws {
    let subject =
      flow
      ? other.map { "no move from \(name) to \($0)" } ?? "\(name) is in no move"
      : other.map { "no edge between \(name) and \($0)" } ?? "\(name) has no edges"
    common.console.warning(subject)
    throw ExitCode.answerIsNo
  }
}
