import Testing

/// Coordinators of SwiftUI that only keep state: the app, or a modifier, draws what it says.
@Suite struct SwiftUIDrawnElsewhereTests {
  private static let views = """
    import SwiftUI
    struct SplashView: View {
      let launch: LaunchCoordinator
      var body: some View { Text("").task { launch.begin() } }
    }
    struct HarborView: View {
      let wallet: WalletCoordinator
      var body: some View { Button("Pay") { wallet.pay() } }
    }
    struct CoinView: View { var body: some View { Text("") } }
    @Observable final class LaunchCoordinator {
      enum Step { case splash, harbor }
      var step = Step.splash
      func begin() { step = .harbor }
    }
    @Observable final class WalletCoordinator {
      var coins: Int?
      func pay() { coins = 1 }
    }
    @Observable final class AppCoordinator {
      let launch = LaunchCoordinator()
      let wallet = WalletCoordinator()
    }

    """

  @Test func `the app switches over the state of a coordinator that another keeps, a modifier presents by that of one`()
  {
    Fixture(
      Self.views + """
        @main struct HarborApp: App {
          @State private var coordinator = AppCoordinator()
          var body: some Scene { WindowGroup { page } }
          @ViewBuilder private var page: some View {
            switch coordinator.launch.step {
            case .splash: SplashView(launch: coordinator.launch)
            case .harbor: HarborView(wallet: coordinator.wallet).walletSheets(coordinator.wallet)
            }
          }
        }
        extension View {
          func walletSheets(_ coordinator: WalletCoordinator) -> some View { modifier(WalletSheets(coordinator: coordinator)) }
        }
        struct WalletSheets: ViewModifier {
          @Bindable var coordinator: WalletCoordinator
          func body(content: Content) -> some View {
            content.sheet(isPresented: isPaying) {
              if coordinator.coins != nil { CoinView() }
            }
          }
          private var isPaying: Binding<Bool> {
            Binding(get: { coordinator.coins != nil }, set: { if !$0 { coordinator.coins = nil } })
          }
        }
        """, protocols: ""
    ).expect(
      """
      child AppCoordinator -> LaunchCoordinator property
      child AppCoordinator -> WalletCoordinator property
      delegate HarborView -> WalletCoordinator via delegate links wallet strong messages pay
      delegate SplashView -> LaunchCoordinator via delegate links launch strong messages begin
      flow HarborView -> CoinView pay present by WalletCoordinator
      flow SplashView -> HarborView begin root by LaunchCoordinator
      root HarborApp -> AppCoordinator retained
      screen LaunchCoordinator -> HarborView root
      screen LaunchCoordinator -> SplashView root
      screen WalletCoordinator -> CoinView present
      """)
  }

  /// A view of its own that the coordinator makes, for another view that only asks it for that one.
  @Test func `the view by which a coordinator draws itself is no screen`() {
    Fixture(
      """
      import SwiftUI
      @Observable final class HarborCoordinator {
        var path = NavigationPath()
        @ViewBuilder func rootView() -> some View { HarborContent(coordinator: self) }
        @ViewBuilder func destination(_ berth: Berth) -> some View { BoatView() }
        func open() { path.append(Berth.boat) }
      }
      private struct HarborContent: View {
        @Bindable var coordinator: HarborCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            HarborView(coordinator: coordinator).navigationDestination(for: Berth.self) { coordinator.destination($0) }
          }
        }
      }
      struct HarborCoordinatorView: View {
        let coordinator: HarborCoordinator
        var body: some View { coordinator.rootView() }
      }
      struct HarborView: View { let coordinator: HarborCoordinator; var body: some View { Button("") { coordinator.open() } } }
      enum Berth: Hashable { case boat }
      struct BoatView: View { var body: some View { Text("") } }
      @main struct HarborApp: App {
        let coordinator = HarborCoordinator()
        var body: some Scene { WindowGroup { HarborCoordinatorView(coordinator: coordinator) } }
      }
      """, protocols: ""
    ).expect(
      """
      delegate HarborView -> HarborCoordinator via delegate links coordinator strong messages open
      flow HarborView -> BoatView open push by HarborCoordinator
      root HarborApp -> HarborCoordinator retained
      screen HarborCoordinator -> BoatView push
      screen HarborCoordinator -> HarborView root
      """)
  }

  /// Two pages of one coordinator, neither of which has the other made.
  @Test func `views that only their coordinator makes are its screens`() {
    Fixture(
      """
      import SwiftUI
      final class HarborCoordinator: ObservableObject, Coordinator {
        let navigation = UINavigationController()
        @Published var boat: String?
        @Published var crew: String?
        func start() { navigation.setViewControllers([UIHostingController(rootView: FirstView(coordinator: self))], animated: false) }
        func second() { navigation.pushViewController(UIHostingController(rootView: SecondView(coordinator: self)), animated: true) }
      }
      struct FirstView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { BoatView().sheet(item: $coordinator.boat) { _ in CrewView() } }
      }
      struct SecondView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { BoatView().sheet(item: $coordinator.crew) { _ in CrewView() } }
      }
      struct BoatView: View { var body: some View { Text("") } }
      struct CrewView: View { var body: some View { Text("") } }
      """
    ).expect(
      """
      screen HarborCoordinator -> BoatView embed
      screen HarborCoordinator -> CrewView present
      screen HarborCoordinator -> FirstView root
      screen HarborCoordinator -> SecondView push
      """, kind: "screen")
  }

  /// What a modifier does with an object that is called a coordinator.
  @Test(arguments: [
    // It is told something, and nothing is shown by its state.
    "content.onAppear { coordinator.pay() }",
    "content.opacity(coordinator.coins == nil ? 1 : 0)",
    "content.alert(\"\", isPresented: $coordinator.isFull) { Text(\"\") }",
    "content.quickLookPreview($coordinator.url)", "content.scrollPosition(id: $coordinator.coins)",
    "content.fileImporter(isPresented: $coordinator.isFull, allowedContentTypes: []) { _ in }",
    "content.overlay { if coordinator.isFull { ProgressView(value: coordinator.share) } }",
  ])
  func `a modifier that shows no page by its state makes nobody a coordinator`(body: String) {
    Fixture(
      """
      import SwiftUI
      @Observable final class WalletCoordinator {
        var coins: Int?
        var isFull = false
        var url: URL?
        var share = 0.0
        func pay() { coins = 1 }
      }
      struct WalletModifier: ViewModifier {
        @Bindable var coordinator: WalletCoordinator
        func body(content: Content) -> some View { \(body) }
      }
      """, protocols: ""
    ).expectNodes("")
  }

  @Test(arguments: [
    ("", "screen AppCoordinator -> ListView root"),
    (
      "func makeCoordinator() -> Listener { Listener() }",
      "screen AppCoordinator -> ListView root\nscreen AppCoordinator -> ShareView present"
    ),
  ])
  func `a view of the system's page of which the app hears nothing is no screen`(members: String, screens: String) {
    Fixture(
      """
      import SwiftUI
      final class Listener: NSObject {}
      struct ShareView: UIViewControllerRepresentable {
        \(members)
        func makeUIViewController(context: Context) -> UIActivityViewController {
          UIActivityViewController(activityItems: [], applicationActivities: nil)
        }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
      }
      @Observable final class AppCoordinator {
        var isSharing = false
        func share() { isSharing = true }
      }
      struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.share() } } }
      struct RootView: View {
        @State private var coordinator = AppCoordinator()
        var body: some View { ListView(coordinator: coordinator).sheet(isPresented: $coordinator.isSharing) { ShareView() } }
      }
      @main struct ListApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(screens, kind: "screen")
  }
}
