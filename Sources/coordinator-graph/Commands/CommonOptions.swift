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

  @Flag(name: .shortAndLong, help: "Say nothing but the result and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also say what could not be followed, what was left out and where the time went.")
  var verbose = false

  @Option(help: "Colour text.")
  var color = ColorChoice.auto

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Says what the arguments do of a scan, over what the configuration says.
  func settle(_ options: inout ScanOptions) {
    if includeTests { options.includesTests = true }
    if !targets.isEmpty { options.targets = targets }
  }

  var console: Console {
    let level: Console.Level = quiet ? .quiet : verbose ? .verbose : .normal
    return Console(level: level, hasColors: color.allowsColors(on: 2))
  }
}
