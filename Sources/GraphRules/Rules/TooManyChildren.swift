import GraphModel

/// Finds coordinators that start more children than the team allows.
package struct TooManyChildren: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "too-many-children",
      summary: "A coordinator has more children than the configured limit.",
      why: """
        A coordinator that starts everything knows everything: it becomes the massive object that coordinators were to take \
        out of view controllers. Flows that belong together can have a coordinator of their own between.
        """,
      source: "Soroush Khanlou, Coordinators Redux",
      badExample: "", goodExample: "", severity: .warning, isOnByDefault: false)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let children = Dictionary(grouping: app.graph.edges.filter { $0.relation.kind == "child" }, by: \.from)
    return app.graph.nodes.compactMap { node in
      let edges = children[node.id] ?? []
      guard edges.count > app.limits.children else { return nil }
      return Offence(
        message: "\(node.id) has \(edges.count) children, more than \(app.limits.children); move flows that belong "
          + "together to a coordinator of their own",
        location: node.location, symbols: [node.id], evidence: edges.compactMap(\.evidence.first))
    }
  }
}
