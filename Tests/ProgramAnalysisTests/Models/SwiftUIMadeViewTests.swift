import Testing

/// Coordinators of SwiftUI whose views others ask for and show: `child.makeView()`.
@Suite struct SwiftUIMadeViewTests {
  /// The coordinator of a shop, which its own view shows children of.
  private func app(_ body: String, app: String = "AppCoordinator().makeView()") -> Fixture {
    Fixture(
      """
      import SwiftUI
      @Observable final class AppCoordinator {
        var isLoginShown = false
        var shop = ShopCoordinator()
        init() { shop.parent = self }
        func logOut() { isLoginShown = true }
        @ViewBuilder func makeView() -> some View { AppTabs(app: self, shop: shop) }
      }
      struct AppTabs: View {
        @Bindable var app: AppCoordinator
        let shop: ShopCoordinator
        var body: some View {
          TabView { shop.makeView() }.fullScreenCover(isPresented: $app.isLoginShown) { LoginCoordinator().makeView() }
        }
      }
      @Observable final class LoginCoordinator {
        var path = NavigationPath()
        @ViewBuilder func makeView() -> some View { LoginView(coordinator: self) }
      }
      struct LoginView: View { let coordinator: LoginCoordinator; var body: some View { Text("") } }
      @Observable final class ShopCoordinator {
        weak var parent: AppCoordinator?
        var path = NavigationPath()
        var isEditing = false
        let editor = EditorCoordinator()
        @ViewBuilder func makeView() -> some View { ShopView(coordinator: self) }
        func edit() { isEditing = true }
        func logOut() { parent?.logOut() }
      }
      struct ShopView: View {
        @Bindable var coordinator: ShopCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            VStack {
              Button("") { coordinator.edit() }
              Button("") { coordinator.logOut() }
            }
            .sheet(isPresented: $coordinator.isEditing) { \(body) }
          }
        }
      }
      @Observable final class EditorCoordinator {
        var path = NavigationPath()
        @ViewBuilder func makeView() -> some View { EditorView(coordinator: self) }
        @ViewBuilder func makeHelp() -> some View { HelpView() }
      }
      struct EditorView: View { let coordinator: EditorCoordinator; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { \(app) } } }
      """)
  }

  private static let login = "flow ShopView -> LoginCoordinator logOut start by AppCoordinator"

  /// One that the coordinator keeps, and one that the closure makes.
  @Test func `a state that shows a child's view begins the child`() {
    app("coordinator.editor.makeView()").expect(
      "flow ShopView -> EditorCoordinator edit start by ShopCoordinator\n" + Self.login, kind: "flow")
  }

  /// Which of them begins the child is not known.
  @Test func `a child that gives several views is not begun by each of them`() {
    app("if coordinator.path.isEmpty { coordinator.editor.makeView() } else { coordinator.editor.makeHelp() }").expect(
      Self.login, kind: "flow")
  }

  @Test func `what the app shows of a coordinator stands at the bottom of the window`() {
    app("coordinator.editor.makeView()").expect(
      """
      screen AppCoordinator -> AppTabs root initial
      screen EditorCoordinator -> EditorView embed initial
      screen LoginCoordinator -> LoginView embed initial
      screen ShopCoordinator -> ShopView root
      """, kind: "screen")
  }

  @Test func `a view that is made of children's views stands for the coordinator whose state it shows`() {
    app("coordinator.editor.makeView()").expect(
      """
      child AppCoordinator -> LoginCoordinator none started
      child AppCoordinator -> ShopCoordinator property started
      child ShopCoordinator -> EditorCoordinator property started
      """, kind: "child")
  }

  /// One object stands for both coordinators, whose paths are bound to each other.
  @Test func `a coordinator that hands its own binding to another of its kind comes to an end`() {
    Fixture(
      """
      import SwiftUI
      final class StepCoordinator: Hashable {
        @Binding var path: NavigationPath
        let isLast: Bool
        init(path: Binding<NavigationPath>, isLast: Bool) { self._path = path; self.isLast = isLast }
        @ViewBuilder func view() -> some View { if isLast { LastView() } else { StepView(coordinator: self) } }
        func next() { path.append(StepCoordinator(path: self.$path, isLast: true)) }
        func leave() { path = .init() }
        static func == (left: StepCoordinator, right: StepCoordinator) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct StepView: View { let coordinator: StepCoordinator; var body: some View { Button("") { coordinator.next() } } }
      struct LastView: View { var body: some View { Text("") } }
      @Observable final class AppCoordinator { var path = NavigationPath() }
      struct RootView: View {
        @State private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            StepCoordinator(path: $coordinator.path, isLast: false).view()
              .navigationDestination(for: StepCoordinator.self) { step in step.view() }
          }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """
    ).expectSoon(
      "delegate StepView -> StepCoordinator via delegate links coordinator strong messages next", kind: "delegate")
  }

  /// `.init()` where an array is asked for.
  @Test(arguments: [".init()", "[]", "[Page]()"])
  func `a path that is emptied leads nowhere`(empty: String) {
    Fixture(
      """
      import SwiftUI
      enum Page: Hashable { case detail, help }
      @Observable final class ShopRouter {
        typealias Step = Page
        var path: [Step] = .init()
        func open() { path.append(.detail) }
        func leave() { path = \(empty) }
      }
      struct ShopCoordinator: View {
        @State private var router = ShopRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView(router: router).navigationDestination(for: Page.self) { page in
              switch page {
              case .detail: DetailView(router: router)
              case .help: HelpView()
              }
            }
          }
        }
      }
      struct ListView: View { let router: ShopRouter; var body: some View { Button("") { router.open() } } }
      struct DetailView: View { let router: ShopRouter; var body: some View { Button("", action: router.leave) } }
      struct HelpView: View { var body: some View { Text("") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinator() } } }
      """
    ).expect("flow ListView -> DetailView path push by ShopCoordinator", kind: "flow")
  }
}
