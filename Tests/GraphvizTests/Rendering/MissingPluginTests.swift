import Foundation
import Testing

@testable import Graphviz

/// Graphviz looks for its plugins once in a process, so that each of these needs a process of its own.
struct MissingPluginTests {
  @Test func saysThatNoPluginIsInstalled() async {
    await #expect(processExitsWith: .success) {
      let installation = try GraphvizInstallation()
      defer { installation.remove() }
      installation.use()
      let error = try renderingError(.svg)
      guard case .missingPlugin(.layout("dot"), let version, _) = error else { throw error }
      let advice = "Graphviz \(version) has no plugin for the layout 'dot': reinstall it"
      guard error.description.hasPrefix(advice), error.description.contains("unset GVBINDIR") else { throw error }
    }
  }

  @Test(.enabled(if: GraphvizInstallation.installedConfiguration != nil))
  func saysThatAPluginCannotBeLoaded() async {
    await #expect(processExitsWith: .success) {
      let installation = try GraphvizInstallation(plugins: ["core": "", "dot_layout": "/nowhere"])
      defer { installation.remove() }
      installation.use()
      let error = try renderingError(.svg)
      guard case .missingPlugin(.layout("dot"), _, let messages) = error else { throw error }
      guard messages.contains(where: { $0.contains("/nowhere") }) else { throw error }
    }
  }

  @Test(.enabled(if: GraphvizInstallation.installedConfiguration != nil))
  func saysThatAFormatIsMissingAndStillWritesTheOthers() async {
    await #expect(processExitsWith: .success) {
      let installation = try GraphvizInstallation(plugins: ["core": "", "dot_layout": ""])
      defer { installation.remove() }
      installation.use()
      let error = try renderingError(.png)
      guard case .missingPlugin(.format(.png), _, _) = error else { throw error }
      _ = try GraphvizRenderer().render(GraphvizRendererTests.sample("plugins"), as: .svg)
    }
  }
}

private func renderingError(_ format: OutputFormat) throws -> GraphvizError {
  try #require(throws: GraphvizError.self) {
    try GraphvizRenderer().render(GraphvizRendererTests.sample("plugins"), as: format)
  }
}
