import GraphModel

/// All that rules know about an app.
package struct ObservedApp: Sendable {
  package let graph: GraphDocument
  /// What the analysis saw beside the graph.
  package let observations: Observations
  package let limits: RuleLimits

  package init(graph: GraphDocument, observations: Observations, limits: RuleLimits = RuleLimits()) {
    self.graph = graph
    self.observations = observations
    self.limits = limits
  }
}

/// What a team settles for rules that count, and for its own architecture.
package struct RuleLimits: Sendable, Hashable {
  /// The most children a coordinator may have.
  package var children = 10
  /// The most coordinators on the shortest way from a root.
  package var depth = 6
  /// Edges that the team does not want.
  package var forbiddenEdges: [ForbiddenEdge] = []

  package init() {}
}

/// An edge that a team does not want; `*` and `?` stand for any part of a name.
package struct ForbiddenEdge: Sendable, Hashable {
  package let from: String
  package let to: String
  /// A kind of edge as the JSON contract names it; `*` for any.
  package let kind: String
  /// Why, in the team's words.
  package let reason: String?

  package init(from: String, to: String, kind: String = "*", reason: String? = nil) {
    self.from = from
    self.to = to
    self.kind = kind
    self.reason = reason
  }
}
