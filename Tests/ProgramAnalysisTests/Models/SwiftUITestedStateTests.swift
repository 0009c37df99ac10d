import Testing

/// Pages that stand there by a test of a coordinator's state, and parts of pages that only read it.
@Suite struct SwiftUITestedStateTests {
  private static let app = """
    import SwiftUI
    enum Stage: Equatable { case idle, help, rename(String) }
    @Observable final class AppCoordinator {
      var stage = Stage.idle
      var isBusy = false
      func reset() { stage = .idle }
      func help() { stage = .help }
      func rename(_ name: String) { stage = .rename(name) }
    }
    @main struct ShopApp: App {
      @State private var coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
    }
    struct HelpView: View { var body: some View { Text("") } }
    struct HomeView: View {
      let coordinator: AppCoordinator
      var body: some View {
        Button("Reset") { coordinator.reset() }
        Button("Help") { coordinator.help() }
        Button("Rename") { coordinator.rename("") }
      }
    }

    """

  /// A binding that gives a test is true for what passes it.
  @Test(arguments: [
    ("coordinator.stage == .help", ["help"]), ("coordinator.stage != .idle", ["help", "rename"]),
    ("!(coordinator.stage == .idle)", ["help", "rename"]),
  ])
  func `a sheet stands there for what passes the test that its binding gives`(test: String, triggers: [String]) {
    Fixture(
      Self.app + """
        struct RootView: View {
          @Bindable var coordinator: AppCoordinator
          var body: some View {
            VStack { HomeView(coordinator: coordinator) }
              .sheet(isPresented: Binding(get: { \(test) }, set: { _ in })) { HelpView() }
          }
        }
        """, protocols: ""
    ).expect(
      triggers.map { "flow HomeView -> HelpView \($0) present by AppCoordinator" }.joined(separator: "\n"), kind: "flow"
    )
  }

  @Test func `a sheet of a modifier of the app's own stands there for what passes the test`() {
    Fixture(
      Self.app + """
        struct RootView: View {
          @Bindable var coordinator: AppCoordinator
          var body: some View {
            VStack { HomeView(coordinator: coordinator) }
              .fitting(isPresented: Binding(get: { coordinator.stage == .help }, set: { _ in })) { HelpView() }
          }
        }
        extension View {
          func fitting<Page: View>(isPresented: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
            modifier(FittingSheet(isPresented: isPresented, page: page))
          }
        }
        struct FittingSheet<Page: View>: ViewModifier {
          @Binding var isPresented: Bool
          let page: () -> Page
          func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { page() } }
        }
        """, protocols: ""
    ).expect("flow HomeView -> HelpView help present by AppCoordinator", kind: "flow")
  }

  /// A bar that is only told whether the coordinator is busy shows what it shows on its own account.
  @Test(arguments: [
    ("SendBar(isBusy: coordinator.isBusy)", ""),
    (
      "SendBar(stage: coordinator.stage)",
      "screen AppCoordinator -> SendBar embed\nscreen AppCoordinator -> PhotoView present"
    ),
  ])
  func `a part of a page that only says how another looks stands for no coordinator`(part: String, screen: String) {
    Fixture(
      Self.app + """
        struct RootView: View {
          let coordinator: AppCoordinator
          @State private var page = PageModel()
          var body: some View {
            VStack { Toolbar(coordinator: coordinator, page: page) }
              .sheet(isPresented: $page.isChoosing) { PhotoView() }
          }
        }
        @Observable final class PageModel { var isChoosing = false }
        struct Toolbar: View {
          let coordinator: AppCoordinator
          let page: PageModel
          var body: some View {
            VStack { \(part) }.onChange(of: coordinator.isBusy) { page.isChoosing = true }
          }
        }
        struct SendBar: View {
          var isBusy = false
          var stage = Stage.idle
          var body: some View { Text("") }
        }
        struct PhotoView: View { var body: some View { Text("") } }
        """, protocols: ""
    ).expect(screen, kind: "screen")
  }

  /// Tests of `nil` and of what nobody writes.
  @Test func `a test may be passed by nothing, and what passes none is shown all the same`() {
    Fixture(
      """
      import SwiftUI
      final class Session {}
      enum Stage: Equatable { case idle, failed }
      @Observable final class AppCoordinator {
        var session: Session? = Session()
        var stage = Stage.idle
        var lastStage = Stage.idle
        func logOut() { session = nil }
        func logIn() { session = Session() }
        func reset() { stage = .idle }
      }
      @main struct ShopApp: App {
        @State private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
      }
      struct RootView: View {
        @Bindable var coordinator: AppCoordinator
        var body: some View {
          NavigationStack { HomeView(coordinator: coordinator) }
            .sheet(isPresented: Binding(get: { coordinator.session == nil }, set: { _ in })) { LoginView() }
            .sheet(isPresented: Binding(get: { coordinator.stage == .failed }, set: { _ in })) { FailureView() }
        }
      }
      struct HomeView: View {
        let coordinator: AppCoordinator
        var body: some View {
          Button("Out") { coordinator.logOut() }
          Button("In") { coordinator.logIn() }
          Button("Reset") { coordinator.reset() }
        }
      }
      struct LoginView: View { var body: some View { Text("") } }
      struct FailureView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AppCoordinator retained
      delegate HomeView -> AppCoordinator via delegate links coordinator strong messages logIn,logOut,reset
      screen AppCoordinator -> HomeView root initial
      screen AppCoordinator -> LoginView present
      screen AppCoordinator -> FailureView present
      flow HomeView -> LoginView logOut present by AppCoordinator
      """)
  }

  /// All that a coordinator's view gives its page may be words and callbacks.
  @Test(arguments: [
    "LoginView(email: coordinator.email, onDone: coordinator.finish)",
    "NavigationStack { LoginView(email: coordinator.email, onDone: coordinator.finish) }",
    "VStack { LoginView(email: coordinator.email, onDone: coordinator.finish) }",
  ])
  func `a page may be made of a text of its coordinator's`(body: String) {
    Fixture(
      """
      import SwiftUI
      final class LoginCoordinator: ObservableObject {
        @Published var email = ""
        func finish() {}
      }
      struct LoginCoordinatorView: View {
        @ObservedObject var coordinator: LoginCoordinator
        var body: some View { \(body) }
      }
      struct LoginView: View {
        let email: String
        let onDone: () -> Void
        var body: some View { Button("Done", action: onDone) }
      }
      @main struct ShopApp: App {
        @StateObject var login = LoginCoordinator()
        var body: some Scene { WindowGroup { LoginCoordinatorView(coordinator: login) } }
      }
      """, protocols: ""
    ).expect("root ShopApp -> LoginCoordinator retained", kind: "root")
  }

  /// What follows a `guard` is its first branch.
  @Test(arguments: [
    "guard stage == .inside else { return AnyView(LoginView(coordinator: self)) }\nreturn AnyView(HomeView(coordinator: self))",
    "if stage == .outside { return AnyView(LoginView(coordinator: self)) } else { return AnyView(HomeView(coordinator: self)) }",
  ])
  func `a way out of what gives the view`(body: String) {
    Fixture(
      """
      enum Stage { case inside, outside }
      final class ShopCoordinator: ObservableObject {
        @Published var stage = Stage.outside
        func start() -> AnyView {
          \(body)
        }
        func logIn() { stage = .inside }
        func logOut() { stage = .outside }
      }
      @main struct ShopApp: App {
        @StateObject private var coordinator = ShopCoordinator()
        var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
      }
      struct RootView: View {
        @ObservedObject var coordinator: ShopCoordinator
        var body: some View { coordinator.start() }
      }
      struct LoginView: View {
        let coordinator: ShopCoordinator
        var body: some View { Button("In") { coordinator.logIn() } }
      }
      struct HomeView: View {
        let coordinator: ShopCoordinator
        var body: some View { Button("Out") { coordinator.logOut() } }
      }
      """, protocols: ""
    ).expect(
      """
      flow HomeView -> LoginView logOut root by ShopCoordinator
      flow LoginView -> HomeView logIn root by ShopCoordinator
      """, kind: "flow")
  }
}
