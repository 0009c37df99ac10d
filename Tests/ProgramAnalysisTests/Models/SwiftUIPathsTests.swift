import Testing

/// A router that keeps a path for each tab in a dictionary.
@Suite struct SwiftUIPathsTests {
  private func app(paths: String, path: String, append: String, stack: (String) -> String) -> Fixture {
    Fixture(
      """
      import SwiftUI
      enum Tab: Hashable { case home, settings }
      enum Destination: Hashable { case detail, about }
      @Observable final class AppRouter {
        var paths: [Tab: \(paths)] = [:]
        subscript(tab: Tab) -> \(paths) {
          get { paths[tab, default: \(path)] }
          set { paths[tab] = newValue }
        }
        func push(_ destination: Destination, on tab: Tab) { \(append) }
        func popToRoot(of tab: Tab) { paths[tab] = \(path) }
      }
      @main struct ShopApp: App {
        @State private var router = AppRouter()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      struct RootView: View {
        @Environment(AppRouter.self) private var router
        var body: some View {
          @Bindable var router = router
          TabView {
            NavigationStack(path: \(stack(".home"))) { HomeView().destinations() }
            NavigationStack(path: \(stack(".settings"))) { SettingsView().destinations() }
          }
        }
      }
      extension View {
        func destinations() -> some View {
          navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .detail: DetailView()
            case .about: AboutView()
            }
          }
        }
      }
      struct HomeView: View {
        @Environment(AppRouter.self) private var router
        var body: some View {
          Button("Detail") { router.push(.detail, on: .home) }
          Button("Back") { router.popToRoot(of: .home) }
        }
      }
      struct SettingsView: View {
        @Environment(AppRouter.self) private var router
        var body: some View { Button("About") { router.push(.about, on: .settings) } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """, protocols: "")
  }

  private static let edges = """
    root ShopApp -> AppRouter retained
    delegate HomeView -> AppRouter via delegate links router strong messages popToRoot,push
    delegate SettingsView -> AppRouter via delegate links router strong messages push
    screen AppRouter -> HomeView tab initial
    screen AppRouter -> SettingsView tab initial
    screen AppRouter -> DetailView push
    screen AppRouter -> AboutView push
    \(flows)
    """

  private static let flows = """
    flow HomeView -> DetailView push push by AppRouter
    flow SettingsView -> AboutView push push by AppRouter
    """

  @Test(arguments: [
    ("NavigationPath", "NavigationPath()", "paths[tab, default: NavigationPath()].append(destination)"),
    ("NavigationPath", "NavigationPath()", "paths[tab]?.append(destination)"),
    ("[Destination]", "[]", "paths[tab, default: []].append(destination)"),
  ])
  func `what enters one of its paths is pushed`(paths: String, path: String, append: String) {
    app(paths: paths, path: path, append: append) { "$router[\($0)]" }.expect(Self.edges)
  }

  @Test(arguments: [
    "$router.paths[KEY, default: NavigationPath()]",
    "Binding(get: { router[KEY] }, set: { router[KEY] = $0 })",
  ])
  func `a stack may be bound to one of its paths in several ways`(stack: String) {
    app(
      paths: "NavigationPath", path: "NavigationPath()",
      append: "paths[tab, default: NavigationPath()].append(destination)"
    ) { stack.replacing("KEY", with: $0) }.expect(Self.flows, kind: "flow")
  }

  /// A child that pushes onto its parent's path what it says itself what stands for shows that itself.
  @Test func `routes of a child on its parent's path are the child's`() {
    Fixture(
      """
      import SwiftUI
      @Observable final class Stack {
        var path = NavigationPath()
        func push<Route: Hashable>(_ route: Route) { path.append(route) }
      }
      enum HarborRoute: Hashable { case pier }
      enum PierRoute: Hashable { case boat }
      @Observable final class HarborCoordinator {
        let stack = Stack()
        private(set) var pier: PierCoordinator?
        @ViewBuilder var root: some View {
          HarborView(coordinator: self).navigationDestination(for: HarborRoute.self, destination: coordinate(_:))
        }
        @ViewBuilder func coordinate(_ route: HarborRoute) -> some View {
          switch route {
          case .pier: pier?.root
          }
        }
        func openPier() {
          pier = PierCoordinator(stack: stack)
          pier?.parent = self
          stack.push(HarborRoute.pier)
        }
      }
      @Observable final class PierCoordinator {
        weak var parent: HarborCoordinator?
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        @ViewBuilder var root: some View {
          PierView(coordinator: self).navigationDestination(for: PierRoute.self, destination: coordinate(_:))
        }
        @ViewBuilder func coordinate(_ route: PierRoute) -> some View {
          switch route {
          case .boat: BoatView()
          }
        }
        func board() { stack.push(PierRoute.boat) }
      }
      struct HarborView: View {
        let coordinator: HarborCoordinator
        var body: some View { Button("Pier") { coordinator.openPier() } }
      }
      struct PierView: View {
        let coordinator: PierCoordinator
        var body: some View { Button("Board") { coordinator.board() } }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      @main struct PortApp: App {
        @State var harbor = HarborCoordinator()
        var body: some Scene {
          WindowGroup {
            @Bindable var stack = harbor.stack
            NavigationStack(path: $stack.path) { harbor.root }
          }
        }
      }
      """, protocols: ""
    ).expect(
      """
      flow HarborView -> PierCoordinator openPier start by HarborCoordinator
      flow PierView -> BoatView board push by PierCoordinator
      """, kind: "flow")
  }
}
