import GraphModel

/// What a project settles for all runs in `.coordinator-graph.yml`.
package struct Configuration: Equatable, Sendable {
  package var coordinators = CoordinatorNames()
  /// Patterns of paths that are left out, relative to the configuration's folder.
  package var exclude: [String] = []
  package var includesTests = false
  /// Names of targets whose code alone is read; empty for all.
  package var targets: [String] = []
  package var title: String?
  package var linkTemplate: String?
  /// Parts of the app that have a name, in the order written.
  package var views: [NamedView] = []
  /// Models of libraries, as written.
  package var models: [ConfigurationTree] = []
  /// What counts instead of rules' defaults, as written: which rules there are is not known here.
  package var ruleLevels: [RuleLevel] = []
  package var maxChildren: Int?
  package var maxDepth: Int?
  package var forbiddenEdges: [ForbiddenEdge] = []
  /// Patterns of paths in which rules report nothing, relative to the configuration's folder.
  package var checkExclude: [String] = []
  /// Whether runs leave what they found and drew for the next. Where is for the user to say and not for a repository.
  package var usesCache = true
  /// A file of known findings, relative to the configuration's folder.
  package var baseline: String?

  package struct NamedView: Equatable, Sendable {
    package let name: String
    package var selection = GraphSelection()
    /// How a picture shows it, with the place of the word.
    package var view: PlacedText?
    package var showsDelegates: Bool?
  }

  package struct RuleLevel: Equatable, Sendable {
    package let rule: PlacedText
    package let level: PlacedText
  }

  package struct ForbiddenEdge: Equatable, Sendable {
    package let from: String
    package let to: String
    package let kind: PlacedText?
    package let reason: String?
  }

  /// A word with its place, for those who know which words there are.
  package struct PlacedText: Equatable, Sendable {
    package let text: String
    package let place: InputError.Place
  }

  package init() {}
}
