import ArgumentParser
import CoordinatorGraph

/// Prints the tree of coordinators.
struct TreeCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Prints the coordinators as a tree, with the screens they show.")

  @Argument(help: "Files and folders to read.", completion: .file())
  var paths = ["."]

  @Flag(help: "Print callbacks too.")
  var delegates = false

  @OptionGroup var common: CommonOptions

  func perform() throws {
    let settings = try Settings(file: common.config)
    let run = try ScanRun(paths, settings: settings, options: common)
    let options = PictureOptions(
      showsDelegates: delegates, title: settings.title, hasColors: common.color.allowsColors(on: 1))
    try Output(path: nil).write(render(run.scan.graph, as: .text, options: options).bytes)
    try run.finish()
  }
}
