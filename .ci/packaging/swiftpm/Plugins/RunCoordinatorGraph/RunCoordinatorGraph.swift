import Foundation
import PackagePlugin

/// `swift package coordinator-graph …`: runs the tool in the folder of the package, with the arguments as they stand there.
@main
struct RunCoordinatorGraph: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "coordinator-graph").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1 for whatever is told here.
    if process.terminationStatus != 0 {
      Diagnostics.error("coordinator-graph ended with exit code \(process.terminationStatus)")
    }
  }
}
