import ArgumentParser
import CoordinatorGraph
import Foundation

/// Tells how the flow changed between two revisions of an app.
struct DiffCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Tells how the flow changed between two revisions.",
    discussion: """
      <base> and <head> are git revisions, or graphs that were written before (json, or an svg of render; '-' is standard input). <base> may be a range \
      a..b, or a...b for what b changed since both parted. Without <head> it is the working tree, with --staged the index. \
      Nothing is checked out.

      Without a change nothing is printed. The exit code is 0 either way, unless --exit-code is given; a revision that cannot \
      be read is exit code 2.
      """)

  @Argument(help: "A revision, a range a..b or a...b, or a file that carries a graph.")
  var base: String

  @Argument(help: "Another revision or file; by default the working tree.")
  var head: String?

  @Flag(help: "Compare with what is staged instead of the working tree.")
  var staged = false

  @Option(
    name: [.customShort("p"), .customLong("path")],
    help: "A file or folder to read; may be repeated. Without it, the working directory.", completion: .file())
  var paths: [String] = []

  @Option(name: .shortAndLong, help: "The file to write; '-' or none is standard output.", completion: .file())
  var output: String?

  @Option(name: .shortAndLong, help: "The format; by default what the name of --output ends in, or text.")
  var format: ComparisonFormat?

  @Option(
    help: ArgumentHelp(
      "How many arrows from a change a coordinator may be to be drawn, or 'all'.", valueName: "number|all"))
  var context = Context.within(1)

  @Option(help: "The longest comment in characters; past it the comment says what it leaves out.")
  var maxSize = 60_000

  @Option(help: "The title of pictures and comments.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where names link to; {path}, {line} and {revision}, the commit of the side that is linked to, stand for the place.",
      valueName: "template"))
  var linkTemplate: String?

  @Flag(help: "Say so where nothing changed.")
  var always = false

  @Flag(help: "Exit with 1 where something changed, and where neither side has a coordinator.")
  var exitCode = false

  @Flag(help: "With --exit-code: let two sides without coordinators pass.")
  var allowEmpty = false

  @OptionGroup(title: "Part of the app") var part: SelectionOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    _ = try chosenFormat()
    _ = try range()
    if allowEmpty, !exitCode { throw ValidationError("--allow-empty is about --exit-code") }
    if maxSize < 1_000 { throw ValidationError("--max-size must leave room for a sentence: 1000 or more") }
  }

  func perform() throws {
    let compared = try ComparedSettings(of: try range(), file: common.config)
    let settings = compared.settings
    let format = try chosenFormat()
    let output = Output(path: self.output)
    if format.isBinary, try output.isTerminal() {
      throw ValidationError("\(format.rawValue) is no text for a terminal: name a file with --output, or redirect")
    }
    let layout = format.isPicture ? common.layout() : LayoutOptions()
    let run = try ComparisonRun(try range(), paths: paths, settings: compared, options: common)
    let comparison = try run.graphs.comparison.part(part.selection(settings))
    let isEmptyByMistake = exitCode && !allowEmpty && run.isEmpty
    if isEmptyByMistake || comparison.isEmpty && !always {
      // As when standard output is redirected: what an earlier run wrote there would be taken for the answer.
      try output.write([])
    } else {
      var options = options(settings, run)
      options.layout = layout.remembering(in: run.cache.facts)
      let picture = try render(comparison, as: format, options: options)
      for warning in picture.warnings { common.console.warning(warning) }
      try output.write(picture.bytes)
    }
    try run.finish()
    if isEmptyByMistake {
      run.reportEmptiness(on: common.console)
      throw ExitCode.answerIsNo
    }
    if exitCode, !comparison.isEmpty { throw ExitCode.answerIsNo }
  }

  private func range() throws -> ComparisonRange {
    do {
      return try ComparisonRange(base: base, head: head, isStaged: staged)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func chosenFormat() throws -> ComparisonFormat {
    if let format { return format }
    guard let output, output != "-", !output.hasPrefix("/dev/") else { return .text }
    if let format = ComparisonFormat(fileNamed: output) { return format }
    let name = output.lastName
    if !name.dropFirst().contains(".") { return .text }
    throw ValidationError("no format has names like '\(name)'; say which with --format")
  }

  private func options(_ settings: Settings, _ run: ComparisonRun) -> ComparisonOptions {
    ComparisonOptions(
      title: title, linkTemplate: linkTemplate ?? settings.linkTemplate, pathPrefix: run.pathPrefix,
      context: context.limit, sizeLimit: maxSize, hasColors: output == nil && common.color.allowsColors(on: 1),
      command: command(run.graphs))
  }

  /// What makes the same comparison again, wherever the commits are; nil where a side is no commit.
  private func command(_ graphs: ComparedGraphs) -> String? {
    guard let base = graphs.base.commit, let head = graphs.head.commit else { return nil }
    let places = paths.flatMap { ["--path", $0.shellWord] } + common.targets.flatMap { ["--target", $0.shellWord] }
    let tests = common.includeTests ? ["--include-tests"] : []
    return (["coordinator-graph diff", String(base.prefix(10)), String(head.prefix(10))] + places + tests)
      .joined(separator: " ")
  }
}

extension DiffCommand {
  /// How much around the changes is drawn.
  enum Context: ExpressibleByArgument, Equatable {
    case all
    case within(Int)

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else if let number = Int(argument), number >= 0 {
        self = .within(number)
      } else {
        return nil
      }
    }

    var defaultValueDescription: String { limit.map(String.init) ?? "all" }

    var limit: Int? {
      switch self {
      case .all: nil
      case .within(let number): number
      }
    }
  }
}

extension ComparisonFormat: ExpressibleByArgument {}

extension String {
  /// As a shell takes it for one word.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
