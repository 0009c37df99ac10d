import GraphModel

/// Finds coordinators that start more children than the team allows.
package struct TooManyChildren: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "too-many-children",
      summary: "A coordinator has more children than the configured limit.",
      why: """
        A coordinator that starts everything knows everything: it becomes the massive object that coordinators were \
        to take out of view controllers. Flows that belong together can have a coordinator of their own between.
        """,
      visible: "Nothing shows at run time.",
      exception: "The coordinator is a hub of flows on purpose.",
      source: "Soroush Khanlou, Coordinators Redux",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning, isOnByDefault: false)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let children = Dictionary(grouping: app.graph.edges.filter { $0.relation.kind == "child" }, by: \.from)
    return app.graph.nodes.compactMap { node in
      let edges = children[node.id] ?? []
      guard edges.count > app.limits.children else { return nil }
      return Offence(
        message: "\(node.id) has \(edges.count) children, more than \(app.limits.children); move flows that belong "
          + "together to a coordinator of their own",
        location: node.location, symbols: [node.id], places: edges.compactMap(\.evidence.first).saying("a child"))
    }
  }

  private static let badExample = example(
    properties: "private let help = HelpCoordinator()", calls: "list.start(); cart.start(); help.start()", list: "",
    listStart: "")

  private static let goodExample = example(
    properties: "", calls: "list.start(); cart.start()", list: "private let help = HelpCoordinator()",
    listStart: "help.start()")

  /// With the limit of two that the tests and the documentation set.
  private static func example(properties: String, calls: String, list: String, listStart: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class CartCoordinator: Coordinator { func start() {} }

    final class HelpCoordinator: Coordinator { func start() {} }

    final class ListCoordinator: Coordinator {
      \(list)
      func start() { \(listStart) }
    }

    final class AppCoordinator: Coordinator {
      private let list = ListCoordinator()
      private let cart = CartCoordinator()
      \(properties)
      func start() { \(calls) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
