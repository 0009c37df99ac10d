import Foundation

/// The program that a helper is started from.
package struct HelperProgram: Sendable {
  package var executable: String
  package var arguments: [String]

  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// This very executable, asked to lay out (``LayoutService``); its `main` has to see to that.
  ///
  /// - Parameter memoryLimit: bytes of address space.
  package static func itself(memoryLimit: Int) -> HelperProgram {
    HelperProgram(
      executable: ownPath, arguments: ["coordinator-graph", LayoutService.argument, String(memoryLimit)])
  }

  /// Linux opens the first for what was started, even where another file stands in its place by now.
  private static var ownPath: String {
    let link = "/proc/self/exe"
    if access(link, X_OK) == 0 { return link }
    return Bundle.main.executablePath ?? CommandLine.arguments.first ?? "coordinator-graph"
  }
}
