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
public struct RuleLimits: Sendable, Hashable {
  /// The most children a coordinator may have.
  public var children = 10
  /// The most coordinators on the shortest way from a root.
  public var depth = 6
  /// Edges that the team does not want.
  public var forbiddenEdges: [ForbiddenEdge] = []

  /// The limits of a team that settled nothing.
  public init() {}
}

/// An edge that a team does not want; `*` and `?` stand for any part of a name.
public struct ForbiddenEdge: Sendable, Hashable {
  /// The type that the edge leaves.
  public let from: String
  /// The type that it enters.
  public let to: String
  /// A kind of edge as the JSON contract names it; `*` for any.
  public let kind: String
  /// Why, in the team's words.
  public let reason: String?

  /// Forbids the edges of a kind from some types to others.
  public init(from: String, to: String, kind: String = "*", reason: String? = nil) {
    self.from = from
    self.to = to
    self.kind = kind
    self.reason = reason
  }
}
