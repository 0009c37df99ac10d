import ArgumentParser

/// What all commands that read an app understand.
struct CommonOptions: ParsableArguments {
  @Option(help: "The configuration; by default the nearest .coordinator-graph.yml upward.", completion: .file())
  var config: String?

  @Flag(help: "Also read folders of tests, mocks and previews.")
  var includeTests = false

  @Flag(help: "Say nothing but the result and errors.")
  var quiet = false

  @Flag(help: "Also say what could not be followed, what was left out and where the time went.")
  var verbose = false

  @Option(help: "Colour text.")
  var color = ColorChoice.auto

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  var console: Console {
    let level: Console.Level = quiet ? .quiet : verbose ? .verbose : .normal
    return Console(level: level, hasColors: color.allowsColors(on: 2))
  }
}
