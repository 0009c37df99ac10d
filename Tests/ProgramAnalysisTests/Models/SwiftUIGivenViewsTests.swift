import Testing

/// Coordinators that give the view of their flow to whoever asks for it.
@Suite struct SwiftUIGivenViewsTests {
  private static func app(item: String, content: String) -> String {
    """
    protocol Flow: ObservableObject {
      associatedtype Body: View
      @ViewBuilder func view() -> Self.Body
    }
    @main struct ShopApp: App {
      @StateObject private var coordinator = MainCoordinator()
      var body: some Scene { WindowGroup { coordinator.view() } }
    }
    final class MainCoordinator: Flow {
      @Published var path = NavigationPath()
      func view() -> some View { MainView(coordinator: self, account: account) }
      let account = Account()
      func login() -> some View { LoginView() }
      func favorites() -> FavoritesCoordinator { FavoritesCoordinator() }
    }
    struct MainView: View {
      let coordinator: MainCoordinator
      @ObservedObject var account: Account
      var body: some View { TabView { item(coordinator.favorites()) } }
      \(item)
    }
    final class FavoritesCoordinator: Flow {
      @Published var path = NavigationPath()
      func view() -> some View { FavoritesView(coordinator: self) }
      func detail() -> some View { DetailView() }
    }
    final class Account: ObservableObject { @Published var isOpen = false; func open() { isOpen = true } }
    struct LoginView: View { var body: some View { Text("") } }
    struct DetailView: View { var body: some View { Text("") } }
    struct FavoritesView: View {
      @ObservedObject var coordinator: FavoritesCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          \(content).navigationDestination(for: Int.self) { _ in coordinator.detail() }
        }
      }
    }
    """
  }

  @Test(
    arguments: [
      "private func item(_ child: some Flow) -> some View { child.view().tabItem { Text(\"\") } }",
      "private func item<Child: Flow>(_ child: Child) -> some View { child.view() }",
      "private func item(_ child: FavoritesCoordinator) -> some View { child.view() }",
      "@ViewBuilder private func item(_ child: some Flow) -> some View { if account.isOpen { child.view() } else { coordinator.login() } }",
    ], ["List { Text(\"\") }", "VStack { Text(\"\") }"])
  func `whose view a screen of its maker shows is a child`(item: String, content: String) {
    Fixture(Self.app(item: item, content: content), protocols: "").expect(
      "child MainCoordinator -> FavoritesCoordinator none started", kind: "child")
  }
}
