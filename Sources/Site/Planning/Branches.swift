import Algorithms
import GraphModel

/// What stands beside a screen without a message of a user: the tabs of a tab bar, and what its coordinator starts with it.
struct Branches: Sendable {
  private let byScreen: [String: [String]]

  init(_ index: SiteIndex, _ unprompted: Unprompted, _ openings: OpeningScreens) {
    let pairs = index.coordinators.flatMap { coordinator -> [(screen: String, branch: String)] in
      let screens = index.edges(from: coordinator.id, .screen)
      let tabs = screens.filter { $0.transition == .tab }.map(\.to)
      let containers = screens.filter { $0.isInitialScreen && !tabs.contains($0.to) }.map(\.to)
      let started = unprompted.children(of: coordinator.id).flatMap(openings.screens)
      return containers.flatMap { screen in
        (tabs + started).filter { !containers.contains($0) }.map { (screen, $0) }
      }
    }
    byScreen = Dictionary(grouping: pairs, by: \.screen).mapValues { $0.map(\.branch).uniqued(on: \.self) }
  }

  func screens(beside screen: String) -> [String] { byScreen[screen] ?? [] }
}
