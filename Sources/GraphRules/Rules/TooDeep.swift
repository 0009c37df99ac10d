import GraphModel

/// Finds coordinators that stand deeper below a root than the team allows.
package struct TooDeep: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "too-deep",
      summary: "A coordinator stands deeper below the root than the configured limit.",
      why: """
        What a coordinator deep in the tree has to tell the root passes through every one above it, and a deep link \
        has to walk the same way down.
        """,
      visible: "Nothing shows at run time.",
      exception: "The flow is as deep as that.",
      source: "Soroush Khanlou, Coordinators Redux; the limit is the team's own",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning, isOnByDefault: false)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    let ways = shortestWays(in: app.graph)
    return app.graph.nodes.compactMap { node in
      // The first that is too deep; what stands below it is its consequence.
      guard let way = ways[node.id], way.count == app.limits.depth + 1, let place = way.last?.evidence.first else {
        return nil
      }
      let names = way.map(\.to).joined(separator: " → ")
      return Offence(
        message:
          "\(node.id) stands \(way.count) coordinators deep, more than \(app.limits.depth): \(names); start it from "
          + "one nearer to the root",
        location: place.location, symbols: [node.id],
        places: way.compactMap(\.evidence.first).saying("starts the next here"))
    }
  }

  /// By coordinator, the edges from its root on.
  private func shortestWays(in graph: GraphDocument) -> [String: [Edge]] {
    let children = Dictionary(grouping: graph.edges.filter { $0.relation.kind == "child" }, by: \.from)
    var ways: [String: [Edge]] = [:]
    var level = graph.edges.filter { $0.relation.kind == "root" }.map { [$0] }
    while !level.isEmpty {
      var next: [[Edge]] = []
      for way in level {
        guard let last = way.last?.to, ways[last] == nil else { continue }
        ways[last] = way
        next += (children[last] ?? []).map { way + [$0] }
      }
      level = next
    }
    return ways
  }

  private static let badExample = example(
    list: "private let detail = DetailCoordinator()", listStart: "detail.start()", app: "", appStart: "")

  private static let goodExample = example(
    list: "", listStart: "", app: "private let detail = DetailCoordinator()", appStart: "; detail.start()")

  /// With the limit of two that the tests and the documentation set.
  private static func example(list: String, listStart: String, app: String, appStart: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class DetailCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      func start() { navigationController.popToRootViewController(animated: false) }
    }

    final class ListCoordinator: Coordinator {
      \(list)
      func start() { \(listStart) }
    }

    final class AppCoordinator: Coordinator {
      private let list = ListCoordinator()
      \(app)
      func start() { list.start()\(appStart) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
