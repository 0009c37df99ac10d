import Testing

/// Pages that coordinators make beforehand, and keep for the routes that show them.
@Suite struct SwiftUIKeptPagesTests {
  @Test(arguments: cases) func `kept page`(_ example: FixtureCase) {
    Fixture(example.code, protocols: "").expect(example.outcome, kind: "flow")
  }

  private static let cases = FixtureCase.list(
    """
    # a dictionary gives the page that was put under the case
    import SwiftUI
    @main struct PortApp: App {
      let store = HarborCoordinatorStore()
      var body: some Scene { WindowGroup { HarborCoordinator(store: store) } }
    }
    @Observable final class HarborCoordinatorStore {
      enum Route: Hashable { case pier, boat(id: Int), sea }
      var path: [Route] = []
      private(set) var pages: [Route: AnyView] = [:]
      func push(_ route: Route) {
        keep(route)
        path.append(route)
      }
      private func keep(_ route: Route) {
        guard pages[route] == nil else { return }
        switch route {
        case .pier: pages[route] = AnyView(PierView(onBoat: { [weak self] in self?.push(.boat(id: 1)) }))
        case .boat: pages[route] = AnyView(BoatView(onSail: { [weak self] in self?.push(.sea) }))
        case .sea: pages[route] = AnyView(SeaView())
        }
      }
    }
    struct HarborCoordinator: View {
      @Bindable var store: HarborCoordinatorStore
      var body: some View {
        NavigationStack(path: $store.path) {
          HarborView(onPier: { store.push(.pier) }).navigationDestination(for: HarborCoordinatorStore.Route.self) { page($0) }
        }
      }
      @ViewBuilder private func page(_ route: HarborCoordinatorStore.Route) -> some View {
        if let page = store.pages[route] { page } else { Text("Fog") }
      }
    }
    struct HarborView: View { let onPier: () -> Void; var body: some View { Button("Pier") { onPier() } } }
    struct PierView: View { let onBoat: () -> Void; var body: some View { Button("Boat") { onBoat() } } }
    struct BoatView: View { let onSail: () -> Void; var body: some View { Button("Sail") { onSail() } } }
    struct SeaView: View { var body: some View { Text("Sea") } }
    > flow BoatView -> SeaView onSail push by HarborCoordinatorStore
    > flow HarborView -> PierView onPier push by HarborCoordinatorStore
    > flow PierView -> BoatView onBoat push by HarborCoordinatorStore
    # what is put under a key of which nothing is known may be under each
    import SwiftUI
    @main struct PortApp: App {
      let store = HarborCoordinatorStore()
      var body: some Scene { WindowGroup { HarborCoordinator(store: store) } }
    }
    @Observable final class HarborCoordinatorStore {
      enum Route: Hashable { case pier, sea }
      var path: [Route] = []
      private(set) var pages: [Route: AnyView] = [:]
      func push(_ route: Route) { path.append(route) }
      func stow(_ key: Int) {
        pages[.pier] = AnyView(PierView())
        pages[Route.sea] = AnyView(SeaView())
        pages[Self.route(key)] = AnyView(FogView())
      }
      private static func route(_ key: Int) -> Route { routes[key] }
      private static let routes = makeRoutes()
    }
    struct HarborCoordinator: View {
      @Bindable var store: HarborCoordinatorStore
      var body: some View {
        NavigationStack(path: $store.path) {
          HarborView(onSea: { store.push(.sea) }).navigationDestination(for: HarborCoordinatorStore.Route.self) { route in
            if let page = store.pages[route] { page }
          }
        }
      }
    }
    struct HarborView: View { let onSea: () -> Void; var body: some View { Button("Sea") { onSea() } } }
    struct PierView: View { var body: some View { Text("Pier") } }
    struct SeaView: View { var body: some View { Text("Sea") } }
    struct FogView: View { var body: some View { Text("Fog") } }
    > flow HarborView -> FogView onSea push by HarborCoordinatorStore
    > flow HarborView -> PierView onSea push by HarborCoordinatorStore
    > flow HarborView -> SeaView onSea push by HarborCoordinatorStore
    # a binding has a part of the state that it reads
    import SwiftUI
    @main struct PortApp: App {
      let store = HarborCoordinatorStore()
      var body: some Scene { WindowGroup { HarborCoordinator(store: store) } }
    }
    @Observable final class HarborCoordinatorStore {
      enum Place {
        enum Sheet: Identifiable {
          case fog, mist
          var id: Self { self }
        }
        case sheet(Sheet)
        case cover(Int)
        var sheet: Sheet? {
          guard case .sheet(let sheet) = self else { return nil }
          return sheet
        }
      }
      var place: Place?
      func open(_ place: Place) { self.place = place }
    }
    struct HarborCoordinator: View {
      let store: HarborCoordinatorStore
      var body: some View {
        HarborView(onFog: { store.open(.sheet(.fog)) }, onRain: { store.open(.cover(1)) })
          .sheet(item: Binding(get: { store.place?.sheet }, set: { store.place = $0.map { .sheet($0) } })) { sheet in
            switch sheet {
            case .fog: FogView()
            case .mist: MistView()
            }
          }
      }
    }
    struct HarborView: View {
      let onFog: () -> Void
      let onRain: () -> Void
      var body: some View {
        Button("Fog") { onFog() }
        Button("Rain") { onRain() }
      }
    }
    struct FogView: View { var body: some View { Text("Fog") } }
    struct MistView: View { var body: some View { Text("Mist") } }
    > flow HarborView -> FogView onFog present by HarborCoordinatorStore
    """)
}
