import ArgumentParser
import CoordinatorGraph

/// Modules that a command takes instead of source, or beside it.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("facts"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Files that 'facts' wrote, for modules whose source is not to be read; all arguments up to the next option.",
      valueName: "file"),
    completion: .file(extensions: ["facts"]))
  var facts: [String] = []

  /// The source to read: what was given, or else the working directory where there is no module either.
  func paths(_ given: [String]) -> [String] { given.isEmpty && facts.isEmpty ? ["."] : given }
}
