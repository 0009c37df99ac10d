import ArgumentParser
import CoordinatorGraph

/// Writes what the source of one module says, for runs that do not see it.
struct FactsCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "facts", abstract: "Writes what the source of a module says, for runs that do not read it.",
    discussion: """
      Other commands take the file with --facts, in the same working directory and from the same version of the tool. The same \
      source gives the same bytes, so a build system can keep them. The file has the source in it.
      """)

  @Argument(help: "Files and folders of the module, by default the working directory.", completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("What other modules import it as.", valueName: "name"))
  var module: String

  @Option(name: .shortAndLong, help: "The file to write; '-' is standard output.", completion: .file())
  var output: String

  @OptionGroup var common: CommonOptions

  func perform() throws {
    let settings = try Settings(file: common.config)
    var options = settings.scan
    options.paths = paths.isEmpty ? ["."] : paths
    common.settle(&options)
    let cache = common.cache(for: options.paths, settings)
    let progress = ProgressLine(on: common.console)
    let bytes: [UInt8]
    do {
      defer { progress.clear(on: common.console) }
      bytes = try moduleFacts(of: module, options, cache: cache.facts) { progress.update($0) }
    }
    cache.save(common.console)
    let file = Output(path: output)
    if try file.isTerminal() { throw ValidationError("facts are no text for a terminal: name a file with --output") }
    try file.write(bytes)
  }
}
