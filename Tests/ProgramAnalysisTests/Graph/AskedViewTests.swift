import Testing

/// Views that a page of a coordinator's asks it for.
@Suite struct AskedViewTests {
  /// - Parameters:
  ///   - asks: what the home page has in its body.
  ///   - first: the page that the coordinator begins with.
  private static func app(asks: String, first: String) -> Fixture {
    Fixture(
      """
      import SwiftUI
      enum Page: Hashable { case home, detail }
      protocol ShopFlow: ObservableObject {
        func push(_ page: Page)
        func badge() -> BadgeView
      }
      final class ShopCoordinator: ShopFlow {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        @ViewBuilder func build(page: Page) -> some View {
          switch page {
          case .home: HomeView(flow: self)
          case .detail: DetailView()
          }
        }
        func badge() -> BadgeView { BadgeView() }
        func start() { UINavigationController().viewControllers = [UIHostingController(rootView: \(first))] }
      }
      struct HomeView<Flow: ShopFlow>: View {
        @ObservedObject var flow: Flow
        var body: some View { VStack { Button("Detail") { flow.push(.detail) }; \(asks) } }
        func badge() -> BadgeView { flow.badge() }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct BadgeView: View { var body: some View { Text("Badge") } }
      struct ShopApp: App {
        @StateObject var coordinator = ShopCoordinator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $coordinator.path) {
              Text("Welcome").navigationDestination(for: Page.self) { coordinator.build(page: $0) }
            }
          }
        }
      }
      """)
  }

  @Test(arguments: ["flow.badge()", "badge()"])
  func `a view is no first one where the page that asks for it is none`(asks: String) {
    Self.app(asks: asks, first: "WelcomeView()").expect(
      """
      screen ShopCoordinator -> BadgeView embed
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> HomeView push
      screen ShopCoordinator -> WelcomeView root initial
      """, kind: "screen")
  }

  @Test(arguments: ["flow.badge()", "badge()"])
  func `a view is a first one where the page that asks for it is`(asks: String) {
    Self.app(asks: asks, first: "HomeView(flow: self)").expect(
      """
      screen ShopCoordinator -> BadgeView embed initial
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> HomeView push
      screen ShopCoordinator -> HomeView root initial
      """, kind: "screen")
  }
}
