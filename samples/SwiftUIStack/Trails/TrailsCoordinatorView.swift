import SwiftUI

/// The stack of the first tab. Its screens find the coordinator in the environment.
struct TrailsCoordinatorView: View {
  @Bindable var coordinator: TrailsCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      TrailListView(store: coordinator.store)
        .navigationDestination(for: TrailsRoute.self) { route in
          switch route {
          case .detail(let trail): TrailDetailView(trail: trail)
          case .map(let trail): TrailMapView(trail: trail)
          }
        }
    }
    .sheet(isPresented: $coordinator.isFilterShown) {
      TrailFilterView(store: coordinator.store)
    }
    .environment(coordinator)
  }
}
