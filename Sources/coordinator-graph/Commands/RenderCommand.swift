import ArgumentParser
import CoordinatorGraph
import Foundation

/// Draws the graph, writes it as text or JSON, or compares it with a picture that was drawn before.
struct RenderCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws the coordinators of an app.",
    discussion: """
      The format is --format, or what the name of --output ends in, or svg. With --verify nothing is written: the graph in \
      the file (svg or json) is compared with the code, and where they differ the differences are printed and the exit code is 1.
      """)

  @Argument(help: "Files and folders to read.", completion: .file())
  var paths = ["."]

  @Option(name: .shortAndLong, help: "The file to write; '-' or none is standard output.", completion: .file())
  var output: String?

  @Option(name: .shortAndLong, help: "The format.")
  var format: OutputFormat?

  @Option(help: "What the picture shows.")
  var view = PictureView.cards

  @Flag(help: "Draw callbacks too.")
  var delegates = false

  @Flag(help: "Mark on the cards what check finds.")
  var findings = false

  @Option(help: "The title of the picture.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where names link to; {path} and {line} stand for the place. By default the file, relative to the picture.",
      valueName: "template"))
  var linkTemplate: String?

  @Flag(help: "Compare the file at --output with the code instead of writing it.")
  var verify = false

  @Flag(help: "With --verify: let an app without coordinators pass.")
  var allowEmpty = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let format = try chosenFormat()
    if verify, output == nil || !format.carriesGraph {
      throw ValidationError("--verify needs --output with an svg or json file, which carry their graph")
    }
    if findings, !format.isPicture || view != .cards {
      throw ValidationError("--findings marks the cards of a picture: svg, png, pdf or dot, without --view flow")
    }
    if view == .flow, format == .text || format == .mermaid {
      throw ValidationError("--view flow is a picture: svg, png, pdf or dot")
    }
    if allowEmpty, !verify { throw ValidationError("--allow-empty is about --verify") }
    if verify, output == "-" { throw ValidationError("--verify reads a file, not standard input") }
  }

  func perform() throws {
    try refuseMistypedCommand()
    var settings = try Settings(file: common.config)
    settings.scan.observes = findings
    if verify { return try compare(settings) }
    let format = try chosenFormat()
    let output = Output(path: self.output)
    if format.isBinary, try output.isTerminal() {
      throw ValidationError("\(format.rawValue) is no text for a terminal: name a file with --output, or redirect")
    }
    let rules = findings ? try settings.checkOptions(baseline: nil) : nil
    let run = try ScanRun(paths, settings: settings, options: common)
    var options = options(settings, run.scan)
    options.findings = rules.map { check(run.scan, options: $0).findings }
    let picture = try render(run.scan.graph, as: format, options: options)
    for warning in picture.warnings { common.console.warning(warning) }
    try output.write(picture.bytes)
    try run.finish()
  }

  private func compare(_ settings: Settings) throws {
    let path = output ?? ""
    // Read before the scan: a wrong name should not cost its time.
    let committed = try committedGraph(at: path, format: chosenFormat())
    let run = try ScanRun(paths, settings: settings, options: common, allowsEmpty: allowEmpty)
    let drift = Drift(from: committed, to: run.scan.graph)
    if !drift.isEmpty {
      let lines = ["\(path) does not match the code:"] + drift.lines.map { "  " + $0 }
      try Output(path: nil).write(lines.map { $0.printable + "\n" }.joined())
    }
    // A comparison is silent where nothing differs.
    try run.finish(hasSummary: false)
    if !drift.isEmpty { throw ExitCode.answerIsNo }
  }

  /// A mistyped command is taken for a path of this one, the default.
  private func refuseMistypedCommand() throws {
    guard let word = paths.first, access(word, F_OK) != 0 else { return }
    let commands = CoordinatorGraphCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let meant = commands.first(where: { editDistance($0, word) <= 2 }) else { return }
    throw ValidationError("there is no command or path '\(word.printable)'; did you mean '\(meant)'?")
  }

  private func chosenFormat() throws -> OutputFormat {
    if let format { return format }
    guard let output, output != "-", !output.hasPrefix("/dev/") else { return .svg }
    if let format = OutputFormat(fileNamed: output) { return format }
    let name = output.lastName
    if !name.dropFirst().contains(".") { return .svg }
    throw ValidationError("no format has names like '\(name)'; say which with --format")
  }

  private func options(_ settings: Settings, _ scan: Scan) -> PictureOptions {
    let template = linkTemplate ?? settings.linkTemplate
    return PictureOptions(
      view: view, showsDelegates: delegates, title: title ?? settings.title,
      linkTemplate: template ?? scan.linkTemplate(forPictureIn: output?.enclosingFolder ?? "."),
      hasColors: output == nil && common.color.allowsColors(on: 1))
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension PictureView: ExpressibleByArgument {}
