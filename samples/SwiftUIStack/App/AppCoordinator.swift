import Foundation
import Observation

/// Two tabs, each with a stack and a coordinator of its own, and a flow that opens on a sheet above them.
@MainActor
@Observable
final class AppCoordinator {
  enum Tab: Hashable {
    case trails, logbook
  }

  var tab: Tab = .trails
  /// The flow on the sheet; closing the sheet lets go of it.
  var plan: PlanCoordinator?
  let trails: TrailsCoordinator
  let logbook: LogbookCoordinator

  private let store: HikeStore

  init(store: HikeStore = HikeStore()) {
    self.store = store
    trails = TrailsCoordinator(store: store)
    logbook = LogbookCoordinator(store: store)
    trails.onPlan = { [weak self] trail in self?.startPlan(for: trail) }
    logbook.onShowTrail = { [weak self] trail in self?.show(trail) }
  }

  /// Goes where a link points, from wherever the user is.
  func open(_ url: URL) {
    plan = nil
    switch DeepLink(url) {
    case .trail(let id): store.trail(id).map(show)
    case .logbook: tab = .logbook
    case nil: break
    }
  }

  private func show(_ trail: Trail) {
    tab = .trails
    trails.open(trail)
  }

  private func startPlan(for trail: Trail) {
    plan = PlanCoordinator(trail: trail) { [weak self] hike in self?.endPlan(with: hike) }
  }

  /// A hike that was planned goes to the logbook; without one the sheet only closes.
  private func endPlan(with hike: Hike?) {
    plan = nil
    guard let hike else { return }
    store.add(hike)
    tab = .logbook
    logbook.open(hike)
  }
}
