import GraphModel

/// Finds edges that the team's configuration forbids.
package struct ForbiddenEdgeRule: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "forbidden-edge",
      summary: "The app has an edge that the configuration forbids.",
      why: """
        Flows that must not know each other, screens that belong to one coordinator alone: what a team has agreed on \
        holds only where something checks it.
        """,
      visible: "Nothing shows at run time.",
      exception: "Never: change the configuration instead.",
      source: "The team's own configuration, under the key forbidden",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .error)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let names = Dictionary(app.graph.nodes.map { ($0.id, $0.name) }) { first, _ in first }
    return app.graph.edges.compactMap { edge in
      let forbidden = app.limits.forbiddenEdges.first { forbidden in
        NamePattern(forbidden.kind).matches(edge.relation.kind)
          && matches(forbidden.from, edge.from, names) && matches(forbidden.to, edge.to, names)
      }
      guard let forbidden, let place = edge.evidence.first else { return nil }
      let reason = forbidden.reason.map { ": \($0)" } ?? ""
      return Offence(
        message: "\(edge.from) must have no edge of the kind \(edge.relation.kind) to \(edge.to)\(reason)",
        location: place.location, symbols: [edge.from, edge.to, edge.relation.kind],
        places: edge.evidence.saying("the edge"),
        isConclusive: edge.confidence == .certain)
    }
  }

  private func matches(_ pattern: String, _ id: String, _ names: [String: String]) -> Bool {
    let pattern = NamePattern(pattern)
    return pattern.matches(id) || names[id].map(pattern.matches) == true
  }

  private static let badExample = example(cart: "ProfileCoordinator", app: "CartCoordinator")

  private static let goodExample = example(cart: nil, app: "CartCoordinator", "ProfileCoordinator")

  /// With the limit that the tests and the documentation set: `from: Cart*`, `to: Profile*`, `kind: child`.
  private static func example(cart child: String?, app children: String...) -> String {
    func property(_ type: String) -> String { "private let \(type.first?.lowercased() ?? "")Flow = \(type)()" }
    func start(_ type: String) -> String { "\(type.first?.lowercased() ?? "")Flow.start()" }
    return """
      protocol Coordinator: AnyObject { func start() }

      final class ProfileCoordinator: Coordinator {
        private let navigationController = UINavigationController()
        func start() { navigationController.popToRootViewController(animated: false) }
      }

      final class CartCoordinator: Coordinator {
        \(child.map(property) ?? "")
        func start() { \(child.map(start) ?? "") }
      }

      final class AppCoordinator: Coordinator {
      \(children.map { "  \(property($0))" }.joined(separator: "\n"))
        func start() { \(children.map(start).joined(separator: "; ")) }
      }

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let coordinator = AppCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      """.withoutEmptySlots
  }
}
