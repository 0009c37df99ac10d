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
