import SwiftUI

/// What the state of the ``AppCoordinator`` looks like.
struct AppCoordinatorView: View {
  @Bindable var coordinator: AppCoordinator

  var body: some View {
    TabView(selection: $coordinator.tab) {
      TrailsCoordinatorView(coordinator: coordinator.trails)
        .tabItem { Label("Trails", systemImage: "map") }
        .tag(AppCoordinator.Tab.trails)
      LogbookCoordinatorView(coordinator: coordinator.logbook)
        .tabItem { Label("Logbook", systemImage: "book") }
        .tag(AppCoordinator.Tab.logbook)
    }
    .sheet(item: $coordinator.plan) { plan in
      PlanCoordinatorView(coordinator: plan)
    }
  }
}
