import SwiftUI

/// The stack of the second tab, with photos above it.
struct LogbookCoordinatorView: View {
  @Bindable var coordinator: LogbookCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      LogbookView(hikes: coordinator.store.hikes)
        .navigationDestination(for: LogbookRoute.self) { route in
          destination(for: route)
        }
    }
    .fullScreenCover(item: $coordinator.photo) { photo in
      PhotoView(photo: photo, onClose: coordinator.closePhoto)
    }
  }

  @ViewBuilder
  private func destination(for route: LogbookRoute) -> some View {
    switch route {
    case .hike(let hike):
      HikeView(hike: hike, coordinator: coordinator)
    }
  }
}
