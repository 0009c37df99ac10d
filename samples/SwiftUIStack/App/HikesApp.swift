import SwiftUI

/// Owns the root of the coordinator tree, and hands it the links that open the app.
@main
struct HikesApp: App {
  @State private var coordinator = AppCoordinator()

  var body: some Scene {
    WindowGroup {
      AppCoordinatorView(coordinator: coordinator)
        .onOpenURL { url in coordinator.open(url) }
    }
  }
}
