import Observation

/// The places on the stack of the first tab.
enum TrailsRoute: Hashable {
  case detail(Trail)
  case map(Trail)
}

/// From the list of trails to their maps.
@MainActor
@Observable
final class TrailsCoordinator {
  var path: [TrailsRoute] = []
  var isFilterShown = false
  /// Called with the trail that the user wants to walk.
  @ObservationIgnored var onPlan: ((Trail) -> Void)?

  let store: HikeStore

  init(store: HikeStore) {
    self.store = store
  }

  /// Shows a trail at once, whatever was on the stack.
  func open(_ trail: Trail) {
    path = [.detail(trail)]
  }

  func showDetail(of trail: Trail) {
    push(.detail(trail))
  }

  func showMap(of trail: Trail) {
    push(.map(trail))
  }

  func showFilter() {
    isFilterShown = true
  }

  func plan(_ trail: Trail) {
    onPlan?(trail)
  }

  func backToList() {
    path.removeAll()
  }

  private func push(_ route: TrailsRoute) {
    path.append(route)
  }
}
