import Algorithms

/// The screens that are in front of a user once a coordinator has started.
package struct OpeningScreens: Sendable {
  private let byCoordinator: [String: [String]]
  private let byScreen: [String: [String]]

  /// - Parameters:
  ///   - coordinators: the `id`s of the coordinators.
  ///   - edges: all edges of their document, in its order.
  package init(of coordinators: [String], _ edges: [Edge], _ unprompted: Unprompted) {
    let initial = Dictionary(grouping: edges.filter(\.isInitialScreen), by: \.from).mapValues { $0.map(\.to) }
    let screens = coordinators.map { ($0, Self.screens(of: $0, initial, unprompted)) }
    let pairs = screens.flatMap { coordinator, screens in screens.map { (screen: $0, coordinator: coordinator) } }
    byCoordinator = Dictionary(screens) { first, _ in first }
    byScreen = Dictionary(grouping: pairs, by: \.screen).mapValues { $0.map(\.coordinator) }
  }

  package func screens(of coordinator: String) -> [String] { byCoordinator[coordinator] ?? [] }

  /// The coordinators whose start ends in a screen.
  package func coordinators(openingWith screen: String) -> [String] { byScreen[screen] ?? [] }

  /// Those that its start brings up; else those of the children that it starts by itself; else those that it shows by itself.
  private static func screens(
    of coordinator: String, _ initial: [String: [String]], _ unprompted: Unprompted
  ) -> [String] {
    var waiting = [coordinator]
    var seen: Set<String> = [coordinator]
    var found: [String] = []
    var position = 0
    while position < waiting.count {
      let next = waiting[position]
      position += 1
      let screens = initial[next] ?? []
      found += screens
      if screens.isEmpty { waiting += unprompted.children(of: next).filter { seen.insert($0).inserted } }
    }
    return found.isEmpty ? unprompted.screens(of: coordinator) : found.uniqued(on: \.self)
  }
}

/// What a coordinator starts and shows without a message of a user that is known to ask for it.
package struct Unprompted: Sendable {
  private let startedChildren: [String: [String]]
  private let shownScreens: [String: [String]]

  /// - Parameter edges: all edges of a document, in its order.
  package init(_ edges: [Edge]) {
    let prompted = Set(edges.compactMap { edge in edge.flow.map { [$0.by, edge.to] } })
    let unprompted = edges.filter { !prompted.contains([$0.from, $0.to]) && $0.from != $0.to }
    startedChildren = Self.targets(of: unprompted.filter { $0.relation.kind == "child" })
    shownScreens = Self.targets(of: unprompted.filter(\.isScreen))
  }

  package func children(of coordinator: String) -> [String] { startedChildren[coordinator] ?? [] }
  package func screens(of coordinator: String) -> [String] { shownScreens[coordinator] ?? [] }

  private static func targets(of edges: [Edge]) -> [String: [String]] {
    Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to).uniqued(on: \.self) }
  }
}
