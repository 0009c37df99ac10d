import ArgumentParser
import CoordinatorGraph

/// Prints the tree of coordinators.
struct TreeCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Prints the coordinators as a tree, with the screens they show.")

  @Argument(
    help:
      "Files and folders to read, by default the working directory, or one graph that was written before (json, or an svg of render).",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Print callbacks too.")
  var delegates = false

  @OptionGroup(title: "Part of the app") var part: SelectionOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if part.only == .screens { throw ValidationError("a tree is one of coordinators: --only coordinators, or none") }
  }

  func perform() throws {
    let settings = try Settings(file: common.config)
    let selection = try part.selection(settings)
    let options = PictureOptions(
      showsDelegates: delegates, title: settings.title, hasColors: common.color.allowsColors(on: 1))
    if source.facts.isEmpty, let graph = try writtenGraph(at: paths) {
      try write(selection.part(of: graph), options)
      return
    }
    let run = try ScanRun(source.paths(paths), facts: source.facts, settings: settings, options: common)
    try write(selection.part(of: run.scan.graph), options)
    try run.finish()
  }

  private func write(_ part: GraphPart, _ options: PictureOptions) throws {
    try Output(path: nil).write(render(part, as: .text, options: options).bytes)
  }
}
