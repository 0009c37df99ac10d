import Algorithms
import GraphModel

/// The screens that are in front of a user once a coordinator has started.
struct OpeningScreens: Sendable {
  private let byCoordinator: [String: [String]]
  private let byScreen: [String: [String]]

  init(_ index: SiteIndex, _ unprompted: Unprompted) {
    let screens = index.coordinators.map { ($0.id, Self.screens(of: $0.id, index, unprompted)) }
    let pairs = screens.flatMap { coordinator, screens in screens.map { (screen: $0, coordinator: coordinator) } }
    byCoordinator = Dictionary(uniqueKeysWithValues: screens)
    byScreen = Dictionary(grouping: pairs, by: \.screen).mapValues { $0.map(\.coordinator) }
  }

  func screens(of coordinator: String) -> [String] { byCoordinator[coordinator] ?? [] }

  /// The coordinators whose start ends in a screen.
  func coordinators(openingWith screen: String) -> [String] { byScreen[screen] ?? [] }

  /// Those that its start brings up; else those of the children that it starts by itself; else those that it shows by itself.
  private static func screens(of coordinator: String, _ index: SiteIndex, _ unprompted: Unprompted) -> [String] {
    var waiting = [coordinator]
    var seen: Set<String> = [coordinator]
    var found: [String] = []
    var position = 0
    while position < waiting.count {
      let next = waiting[position]
      position += 1
      let screens = index.edges(from: next, .screen).filter(\.isInitialScreen).map(\.to)
      found += screens
      if screens.isEmpty { waiting += unprompted.children(of: next).filter { seen.insert($0).inserted } }
    }
    return found.isEmpty ? unprompted.screens(of: coordinator) : found.uniqued(on: \.self)
  }
}

/// What a coordinator starts and shows without a message of a user that is known to ask for it.
struct Unprompted: Sendable {
  private let targets: [EdgeKind: [String: [String]]]

  init(_ index: SiteIndex) {
    let prompted = Set(index.edges.compactMap { edge in edge.flow.map { [$0.by, edge.to] } })
    let kinds: [EdgeKind] = [.child, .screen]
    targets = Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        let edges = index.edges.filter {
          $0.isOf(kind) && $0.isStarted && !prompted.contains([$0.from, $0.to]) && $0.from != $0.to
        }
        return (kind, Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to).uniqued(on: \.self) })
      })
  }

  func children(of coordinator: String) -> [String] { targets[.child]?[coordinator] ?? [] }
  func screens(of coordinator: String) -> [String] { targets[.screen]?[coordinator] ?? [] }
}
