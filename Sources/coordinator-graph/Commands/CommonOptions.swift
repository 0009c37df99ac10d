import ArgumentParser
import CoordinatorGraph

/// What all commands that read an app understand.
struct CommonOptions: ParsableArguments {
  @Option(help: "The configuration; by default the nearest .coordinator-graph.yml upward.", completion: .file())
  var config: String?

  @Flag(help: "Also read tests, mocks and folders of previews.")
  var includeTests = false

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "Read the code of a target of the Xcode project alone, with its frameworks; may be repeated.", valueName: "name"))
  var targets: [String] = []

  @Option(
    help: ArgumentHelp(
      "The longest that reading, analysis and layout may take each; past it the run ends with what is known and exit code 2.",
      valueName: "seconds"))
  var timeLimit = 60.0

  @Option(
    help: ArgumentHelp(
      "The folder in which runs leave what they found out about files, for the next; by default the user's cache folder.",
      valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(help: "Parse every file, and leave nothing for the next run.")
  var noCache = false

  @Flag(name: .shortAndLong, help: "Say nothing but the result and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also say what could not be followed, what was left out and where the time went.")
  var verbose = false

  @Option(help: "Colour text.")
  var color = ColorChoice.auto

  func validate() throws {
    guard timeLimit >= 0.001, timeLimit <= 1_000_000 else {
      throw ValidationError("--time-limit is a number of seconds above 0")
    }
    if noCache && cachePath != nil { throw ValidationError("--no-cache and --cache-path exclude each other") }
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Says what the arguments do of a scan, over what the configuration says.
  func settle(_ options: inout ScanOptions) {
    options.timeLimit = .seconds(timeLimit)
    options.explains = false
    if includeTests { options.includesTests = true }
    if !targets.isEmpty { options.targets = targets }
  }

  /// What earlier runs over the given paths left.
  func cache(for paths: [String], _ settings: Settings) -> RunCache {
    let folder = cachePath.map { CacheFolder(path: $0) } ?? (settings.usesCache ? CacheFolder() : nil)
    return noCache ? .none : folder.map { RunCache(in: $0, for: paths) } ?? .none
  }

  /// Lays out in a process beside this one, which is started now: it is ready when the graph is.
  func layout(remembering cache: FactCache? = nil) -> LayoutOptions {
    let layout = LayoutOptions(process: LayoutProcess(), timeLimit: .seconds(timeLimit)).remembering(in: cache)
    layout.prepare()
    return layout
  }

  var console: Console {
    let level: Console.Level = quiet ? .quiet : verbose ? .verbose : .normal
    return Console(level: level, hasColors: color.allowsColors(on: 2))
  }
}
