import Testing

/// State that decides what stands there, though it is found by a key, at the end of a list, or in a stack of its own.
@Suite struct SwiftUIKeptStateTests {
  @Test(arguments: cases) func `kept state`(_ example: FixtureCase) {
    Fixture(example.code + pages, protocols: "").expect(example.outcome, kind: "flow")
  }

  private let pages = """

    @main struct PortApp: App {
      @StateObject var harbor = HarborCoordinator()
      var body: some Scene { WindowGroup { HarborCoordinatorView(harbor: harbor) } }
    }
    struct HarborView: View { let onNext: () -> Void; var body: some View { Button("Next") { onNext() } } }
    struct PierView: View { var body: some View { Text("Pier") } }
    struct BoatView: View { let onDone: () -> Void; var body: some View { Button("Done") { onDone() } } }
    struct SeaView: View { var body: some View { Text("Sea") } }
    """

  private static let cases = FixtureCase.list(
    """
    # which state stands under a key is up to who writes it
    import SwiftUI
    enum Tab: Hashable { case home, shop }
    enum Place { case list, pier }
    final class HarborCoordinator: ObservableObject {
      @Published var places: [Tab: Place] = [:]
      @Published var tab = Tab.home
      func open() { places[tab] = .pier }
    }
    struct HarborCoordinatorView: View {
      @ObservedObject var harbor: HarborCoordinator
      var body: some View { page(harbor.tab) }
      @ViewBuilder private func page(_ tab: Tab) -> some View {
        switch harbor.places[tab] {
        case .pier: PierView()
        default: HarborView(onNext: harbor.open)
        }
      }
    }
    > flow HarborView -> PierView onNext root by HarborCoordinator
    # the last of a list is what was written
    import SwiftUI
    enum Sheet: Identifiable { case pier, sea; var id: Self { self } }
    final class HarborCoordinator: ObservableObject {
      @Published var sheets: [Sheet] = []
      func open() { sheets.append(.pier) }
    }
    struct HarborCoordinatorView: View {
      @ObservedObject var harbor: HarborCoordinator
      var body: some View {
        HarborView(onNext: harbor.open)
          .sheet(item: Binding(get: { harbor.sheets.last }, set: { _ in harbor.sheets.removeLast() })) { sheet in
            switch sheet {
            case .pier: PierView()
            case .sea: SeaView()
            }
          }
      }
    }
    > flow HarborView -> PierView onNext present by HarborCoordinator
    # a child with a stack of its own moves its parent's by the parent's routes
    import SwiftUI
    enum Route: Hashable { case pier }
    final class HarborCoordinator: ObservableObject {
      @Published var path: [Route] = []
      @Published var boat: BoatCoordinator?
      func open() { boat = BoatCoordinator(parent: self) }
    }
    struct HarborCoordinatorView: View {
      @ObservedObject var harbor: HarborCoordinator
      var body: some View {
        NavigationStack(path: $harbor.path) {
          HarborView(onNext: harbor.open).navigationDestination(for: Route.self) { _ in PierView() }
        }
        .sheet(item: $harbor.boat) { BoatCoordinatorView(boat: $0) }
      }
    }
    final class BoatCoordinator: ObservableObject, Identifiable {
      unowned let parent: HarborCoordinator
      @Published var path: [Route] = []
      init(parent: HarborCoordinator) { self.parent = parent }
      func finish() { parent.path.append(.pier) }
    }
    struct BoatCoordinatorView: View {
      @ObservedObject var boat: BoatCoordinator
      var body: some View {
        NavigationStack(path: $boat.path) {
          BoatView(onDone: boat.finish).navigationDestination(for: Route.self) { _ in SeaView() }
        }
      }
    }
    > flow BoatView -> PierView onDone push by HarborCoordinator
    > flow HarborView -> BoatCoordinator onNext start by HarborCoordinator
    """)
}
