import ArgumentParser
import Foundation

/// Options that stand before the command, as in `coordinator-graph --quiet tree`: each belongs to a command, and the parser looks for
/// it only behind that.
enum LeadingOptions {
  /// The arguments with the command in front; as they were where no command follows options.
  static func behindCommand(_ arguments: [String]) -> [String] {
    guard arguments.first?.hasPrefix("-") == true, let tool = ToolInformation.current else { return arguments }
    var index = 0
    while index < arguments.count, arguments[index].hasPrefix("-") {
      // A value that is called like a command is none.
      index += tool.valued.contains(arguments[index]) ? 2 : 1
    }
    guard arguments.indices.contains(index), tool.commands.contains(arguments[index]) else { return arguments }
    return [arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
  }
}

/// What the parser says of the tool's commands.
private struct ToolInformation: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
  }

  struct Name: Decodable {
    let kind: String
    let name: String

    var spelling: String { (kind == "long" ? "--" : "-") + name }
  }

  static var current: ToolInformation? {
    try? JSONDecoder().decode(ToolInformation.self, from: Data(CoordinatorGraphCommand._dumpHelp().utf8))
  }

  var commands: Set<String> { Set((command.subcommands ?? []).map(\.commandName)) }

  /// The options of all commands that take the argument behind them.
  var valued: Set<String> {
    let arguments = (command.subcommands ?? []).flatMap { $0.arguments ?? [] }
    return Set(arguments.filter { $0.kind == "option" }.flatMap { $0.names ?? [] }.map(\.spelling))
  }
}
