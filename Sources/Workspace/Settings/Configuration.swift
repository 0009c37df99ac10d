/// What a project settles for all runs in `.coordinator-graph.yml`.
package struct Configuration: Equatable, Sendable {
  /// The names of the coordinator protocols.
  package var coordinators = CoordinatorNames.defaults(adding: [])
  /// Patterns of paths that are left out, relative to the configuration's folder.
  package var exclude: [String] = []
  package var includesTests = false
  package var title: String?
  package var linkTemplate: String?
  /// Models of libraries, as written.
  package var models: [ConfigurationTree] = []

  package enum CoordinatorNames: Equatable, Sendable {
    /// The names that every run looks for, and these.
    case defaults(adding: [String])
    case only([String])
  }

  package init() {}
}
