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

  @Argument(
    help:
      "Files and folders to read, by default the working directory, or one graph that was written before (json, or an svg of render).",
    completion: .file())
  var paths: [String] = []

  @Option(name: .shortAndLong, help: "The file to write; '-' or none is standard output.", completion: .file())
  var output: String?

  @Option(name: .shortAndLong, help: "The format.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("What the picture shows.", discussion: "By default cards.", valueName: "cards|flow"))
  var view: PictureView?

  @Flag(help: "Draw callbacks too.")
  var delegates = false

  @Flag(help: "Mark on the cards what check finds.")
  var findings = false

  @Flag(help: "Keep the last words that most names have in common, such as Coordinator.")
  var fullNames = false

  @Flag(
    help:
      "Draw everything, however small it becomes; by default the picture of a large app collapses what would be too small to read."
  )
  var whole = false

  @Option(help: "The title of the picture; by default the name of the project, package or folder.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where names link to; {path} and {line} stand for the place. By default the file, relative to the picture.",
      valueName: "template"))
  var linkTemplate: String?

  @Option(
    help: ArgumentHelp(
      "A folder for one SVG a flow and index.svg, an overview in which each flow is a card.", valueName: "folder"),
    completion: .directory)
  var perFlow: String?

  @Flag(help: "Write into a folder of --per-flow that holds files of others.")
  var force = false

  @Flag(help: "Compare the file at --output, '-' being standard input, with the code instead of writing it.")
  var verify = false

  @Flag(help: "With --verify: let an app without coordinators pass.")
  var allowEmpty = false

  @OptionGroup(title: "Part of the app") var part: SelectionOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    let format = try chosenFormat()
    if verify, output == nil || !format.carriesGraph {
      throw ValidationError("--verify needs --output with an svg or json file, which carry their graph")
    }
    if findings, !format.isPicture || view == .flow {
      throw ValidationError("--findings marks the cards of a picture: svg, png, pdf or dot, without --view flow")
    }
    if perFlow != nil, output != nil || verify || format != .svg {
      throw ValidationError(
        "--per-flow names the folder for the pictures itself, which are svg: without --output and --verify")
    }
    if view == .flow, delegates {
      throw ValidationError(
        "--delegates draws callbacks between cards; with --view flow there are none to draw them between")
    }
    if view == .flow, format == .text || format == .mermaid {
      throw ValidationError("--view flow is a picture: svg, png, pdf or dot")
    }
    if allowEmpty, !verify { throw ValidationError("--allow-empty is about --verify") }
  }

  func perform() throws {
    try refuseMistypedCommand()
    try perform(keeping: nil)
  }

  /// - Parameter kept: what a process that draws again and again has from before.
  func perform(keeping kept: (cache: RunCache, layout: LayoutOptions)?) throws {
    var settings = try Settings(file: common.config)
    settings.scan.observes = findings
    if verify { return try compare(settings) }
    let format = try chosenFormat()
    let output = Output(path: self.output)
    if format.isBinary, try output.isTerminal() {
      throw ValidationError("\(format.rawValue) is no text for a terminal: name a file with --output, or redirect")
    }
    let cache = kept?.cache ?? common.cache(for: source.paths(paths), settings)
    let layout =
      kept?.layout ?? (format.isPicture ? common.layout(remembering: cache.facts) : LayoutOptions())
    let selection = try part.selection(settings)
    if selection.only == .screens, try chosenView(settings) == .cards || !format.isPicture && format != .json {
      throw ValidationError("--only screens is a picture of screens and moves: --view flow, or json")
    }
    let folder = try perFlow.map { try SiteFolder($0, isForced: force) }
    if source.facts.isEmpty, let graph = try writtenGraph(at: paths) {
      if findings { throw ValidationError("--findings reads source, and '\(paths[0].printable)' holds none") }
      try folder?.make()
      var options = try options(settings, nil)
      options.layout = layout
      try draw(selection.part(of: graph), as: format, options: options, to: output, folder)
      return
    }
    let rules = findings ? try settings.checkOptions(baseline: nil) : nil
    let run = try ScanRun(
      source.paths(paths), facts: source.facts, settings: settings, options: common, cache: cache)
    // Before the links: how they lead out of the folder shows once it is there.
    try folder?.make()
    var options = try options(settings, run.scan)
    options.layout = layout
    options.findings = rules.map { check(run.scan, options: $0).findings }
    try draw(selection.part(of: run.scan.graph), as: format, options: options, to: output, folder)
    try run.finish()
  }

  /// - Parameter folder: where there is one, a picture of each flow goes there, and nothing to the output.
  private func draw(
    _ part: GraphPart, as format: OutputFormat, options: PictureOptions, to output: Output, _ folder: SiteFolder?
  ) throws {
    if let folder {
      let pictures = try flowPictures(of: part.document, options: options)
      for warning in pictures.warnings { common.console.warning(warning) }
      try folder.write(pictures.files)
      return
    }
    let picture = try render(part, as: format, options: options)
    for warning in picture.warnings { common.console.warning(warning) }
    try output.write(picture.bytes)
  }

  private func compare(_ settings: Settings) throws {
    let path = output ?? ""
    // Read before the scan: a wrong name should not cost its time.
    let committed = try committedGraph(at: path, format: path == "-" ? format : chosenFormat())
    let run = try ScanRun(
      source.paths(paths), facts: source.facts, settings: settings, options: common, allowsEmpty: allowEmpty)
    let drift = Drift(from: committed, to: try part.selection(settings).part(of: run.scan.graph).document)
    if !drift.isEmpty {
      let lines = ["\(path == "-" ? "standard input" : path) does not match the code:"] + drift.lines.map { "  " + $0 }
      try Output(path: nil).write(lines.map { $0.printable + "\n" }.joined())
    }
    // A comparison is silent where nothing differs.
    try run.finish(hasSummary: false)
    if !drift.isEmpty { throw ExitCode.answerIsNo }
  }

  /// What the files that it reads look like, under what the configuration says now.
  func stamp() throws -> SourceStamp {
    var settings = try Settings(file: common.config)
    settings.scan.paths = source.paths(paths)
    settings.scan.facts = source.facts
    common.settle(&settings.scan)
    return try SourceStamp(settings.scan, configuration: settings.file)
  }

  /// A mistyped command is taken for a path of this one, the default.
  private func refuseMistypedCommand() throws {
    guard let word = paths.first, access(word, F_OK) != 0 else { return }
    let commands = CoordinatorGraphCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !commands.contains(word) else { return }
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

  private func chosenView(_ settings: Settings) throws -> PictureView {
    try view ?? part.namedView(settings)?.view ?? .cards
  }

  private func options(_ settings: Settings, _ scan: Scan?) throws -> PictureOptions {
    let folder = perFlow ?? output?.enclosingFolder ?? "."
    let template = linkTemplate ?? settings.linkTemplate ?? scan?.linkTemplate(forPictureIn: folder)
    if template == nil, scan != nil, try chosenFormat().isPicture, output != nil || perFlow != nil {
      common.console.warning(
        "names in the picture are no links: it or the source lies outside the working directory; --link-template says where they lead"
      )
    }
    let named = try part.namedView(settings)
    var options = PictureOptions(
      view: try chosenView(settings), showsDelegates: delegates || named?.showsDelegates == true,
      title: title ?? settings.title ?? scan?.appName, linkTemplate: template,
      hasColors: output == nil && common.color.allowsColors(on: 1))
    options.keepsFullNames = fullNames
    options.collapsesToFit = !whole
    return options
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension PictureView: ExpressibleByArgument {}
