import Testing

/// Views that a page of a coordinator's asks it for.
@Suite struct AskedViewTests {
  private static func app(asks: String, start: String = "") -> Fixture {
    Fixture(
      """
      import SwiftUI
      enum Page: Hashable { case home, detail }
      final class ShopCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        @ViewBuilder func build(page: Page) -> some View {
          switch page {
          case .home: HomeView(model: HomeViewModel(coordinator: self))
          case .detail: DetailView()
          }
        }
        func badge() -> BadgeView { BadgeView() }
        \(start)
      }
      class HomeViewModel: ObservableObject {
        let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func open() { coordinator.push(.detail) }
        func badge() -> BadgeView { coordinator.badge() }
      }
      struct HomeView: View {
        @ObservedObject var model: HomeViewModel
        var body: some View { VStack { Button("Detail") { model.open() }; \(asks) } }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct BadgeView: View { var body: some View { Text("Badge") } }
      struct ShopApp: App {
        @StateObject var coordinator = ShopCoordinator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $coordinator.path) {
              WelcomeView().navigationDestination(for: Page.self) { coordinator.build(page: $0) }
            }
          }
        }
      }
      """)
  }

  @Test(arguments: ["model.badge()", "model.coordinator.badge()"])
  func `a view is no first one where the page that asks for it is none`(asks: String) {
    Self.app(asks: asks).expect(
      """
      screen ShopCoordinator -> BadgeView embed
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> HomeView push
      screen ShopCoordinator -> WelcomeView root
      """, kind: "screen")
  }

  @Test(arguments: ["model.badge()", "model.coordinator.badge()"])
  func `a view is a first one where the page that asks for it is`(asks: String) {
    let page = "UIHostingController(rootView: HomeView(model: HomeViewModel(coordinator: self)))"
    Self.app(asks: asks, start: "func start() { UINavigationController().viewControllers = [\(page)] }").expect(
      """
      screen ShopCoordinator -> BadgeView embed initial
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> HomeView push
      screen ShopCoordinator -> HomeView root initial
      screen ShopCoordinator -> WelcomeView root
      """, kind: "screen")
  }
}
