import ArgumentParser
import CoordinatorGraph
import Foundation

/// Writes a configuration to start from.
struct InitCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a commented \(Settings.fileName) into the working directory.")

  @Flag(help: "Replace the file if it is there.")
  var force = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  func perform() throws {
    if !force, exists(Settings.fileName) {
      throw WriteError(path: Settings.fileName, reason: "is there already; --force replaces it")
    }
    try Output(path: Settings.fileName).write(Settings.template)
    Console(level: quiet ? .quiet : .normal, hasColors: false).summary("wrote \(Settings.fileName)")
  }

  /// Also true for a link that leads nowhere.
  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
