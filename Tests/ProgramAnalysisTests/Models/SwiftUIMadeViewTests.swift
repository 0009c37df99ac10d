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

  /// An object of the app's own that keeps the path for each coordinator, and a view that stands for whichever it is made with.
  @Test(
    arguments: [
      "struct Stack<C: Coordinator>: View", "struct Stack<C>: View where C: Coordinator",
      "struct Stack<C: Coordinator & Numbered>: View",
    ],
    [
      "",
      // Another around it, which only hands the coordinator on.
      "struct Framed<C: Coordinator & Numbered>: View { let coordinator: C; var body: some View { Stack(coordinator).padding() } }",
    ])
  func `a generic view stands for the coordinator that it is made with`(declaration: String, frame: String) {
    let login = frame.isEmpty ? "Stack(login)" : "Framed(coordinator: login)"
    Fixture(
      """
      import SwiftUI
      final class NavigationController: ObservableObject {
        @Published var path: NavigationPath = .init()
        @Published var sheet: Page?
        func push(_ route: Page) { path.append(route) }
      }
      protocol Coordinator: AnyObject {
        associatedtype Root: View
        var navigation: NavigationController { get }
        @ViewBuilder var rootView: Root { get }
      }
      protocol Numbered { var number: Int { get } }
      extension Numbered { var number: Int { 0 } }
      \(frame)
      \(declaration) {
        private let coordinator: C
        @StateObject private var navigation: NavigationController
        init(_ coordinator: C) {
          self.coordinator = coordinator
          _navigation = StateObject(wrappedValue: coordinator.navigation)
        }
        var body: some View { NavigationStack(path: $navigation.path) { coordinator.rootView } }
      }
      enum Page: Hashable { case detail }
      final class AppCoordinator: ObservableObject {
        @Published var isSignedIn = false
        private var login: LoginCoordinator?
        private var shop: ShopCoordinator?
        init() { begin() }
        private func begin() {
          login = LoginCoordinator()
          login?.onSignIn = { [weak self] in self?.enter() }
        }
        private func enter() { shop = ShopCoordinator(); isSignedIn = true }
        @ViewBuilder var rootView: some View {
          if isSignedIn { if let shop { Stack(shop) } } else { if let login { \(login) } }
        }
      }
      final class LoginCoordinator: Coordinator, Numbered {
        let navigation = NavigationController()
        var onSignIn: (() -> Void)?
        func signIn() { onSignIn?() }
        @ViewBuilder var rootView: some View { LoginView(coordinator: self) }
      }
      struct LoginView: View { let coordinator: LoginCoordinator; var body: some View { Button("") { coordinator.signIn() } } }
      final class ShopCoordinator: Coordinator, Numbered {
        let navigation = NavigationController()
        func open() { navigation.push(.detail) }
        @ViewBuilder var rootView: some View {
          ShopView(coordinator: self).navigationDestination(for: Page.self) { _ in DetailView() }
        }
      }
      struct ShopView: View { let coordinator: ShopCoordinator; var body: some View { Button("") { coordinator.open() } } }
      struct DetailView: View { var body: some View { Text("") } }
      @main struct ShopApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { coordinator.rootView } }
      }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AppCoordinator retained
      child AppCoordinator -> LoginCoordinator property started
      child AppCoordinator -> ShopCoordinator property started
      delegate LoginCoordinator -> AppCoordinator via closure links onSignIn strong messages onSignIn
      delegate LoginView -> LoginCoordinator via delegate links coordinator strong messages signIn
      delegate ShopView -> ShopCoordinator via delegate links coordinator strong messages open
      screen LoginCoordinator -> LoginView root
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> ShopView root
      flow LoginView -> ShopCoordinator signIn start by AppCoordinator
      flow ShopView -> DetailView open push by ShopCoordinator
      """)
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
        @ViewBuilder func view() -> some View { 
          if isLast { LastView() } else { StepView { self.push(StepCoordinator(path: self.$path, isLast: true)) } }
        }
        func push(_ step: StepCoordinator) { path.append(step) }
        func leave() { path = .init() }
        static func == (left: StepCoordinator, right: StepCoordinator) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct StepView: View { let onNext: () -> Void; var body: some View { Button("") { onNext() } } }
      struct LastView: View { var body: some View { Text("") } }
      final class AppCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @ViewBuilder func view() -> some View { MainView() }
      }
      struct MainView: View {
        @EnvironmentObject var app: AppCoordinator
        var body: some View { Group { StepCoordinator(path: $app.path, isLast: false).view() } }
      }
      @main struct ShopApp: App {
        @StateObject private var app = AppCoordinator()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $app.path) {
              app.view().navigationDestination(for: StepCoordinator.self) { step in step.view() }
            }.environmentObject(app)
          }
        }
      }
      """
    ).expectSoon(
      """
      delegate MainView -> AppCoordinator via delegate links app strong
      delegate StepView -> StepCoordinator via closure links onNext strong messages onNext
      """, kind: "delegate")
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

  /// Coordinators in the path of another, whose destinations ask them for their views.
  @Test func `a coordinator that is a step of a path shows its own screen there`() {
    Fixture(
      """
      import SwiftUI
      final class AppCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @ViewBuilder func build() -> some View { HomeView(coordinator: self) }
        func open() { path.append(ProfileCoordinator()) }
      }
      struct HomeView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
      final class ProfileCoordinator: ObservableObject, Hashable {
        @ViewBuilder func build() -> some View { ProfileView() }
        static func == (left: ProfileCoordinator, right: ProfileCoordinator) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct ProfileView: View { var body: some View { Text("") } }
      struct ContentView: View {
        @StateObject private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build().navigationDestination(for: ProfileCoordinator.self) { step in step.build() }
          }
        }
      }
      @main struct ProfileApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    ).expect(
      """
      root ContentView -> AppCoordinator retained
      child AppCoordinator -> ProfileCoordinator collection started
      delegate HomeView -> AppCoordinator via delegate links coordinator strong messages open
      screen AppCoordinator -> HomeView root
      screen ProfileCoordinator -> ProfileView push
      flow HomeView -> ProfileCoordinator open start by AppCoordinator
      """)
  }

  /// With a control of its own it is a screen, whichever coordinator it has.
  @Test func `a generic view that the user acts on is a screen`() {
    Fixture(
      """
      import SwiftUI
      protocol Entering: ObservableObject { func enter() }
      final class SignInCoordinator: Coordinator, Entering {
        let stack = UINavigationController()
        func start() { stack.viewControllers = [UIHostingController(rootView: EntryView(coordinator: self))] }
        func enter() { stack.pushViewController(HomeViewController(), animated: true) }
      }
      final class SignUpCoordinator: Coordinator, Entering {
        let stack = UINavigationController()
        func start() { stack.viewControllers = [UIHostingController(rootView: EntryView(coordinator: self))] }
        func enter() { stack.pushViewController(HomeViewController(), animated: true) }
      }
      struct EntryView<C: Entering>: View {
        @ObservedObject var coordinator: C
        var body: some View { Button("") { coordinator.enter() } }
      }
      final class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      flow EntryView -> HomeViewController enter push by SignInCoordinator
      flow EntryView -> HomeViewController enter push by SignUpCoordinator
      """, kind: "flow")
  }

  private static let keyPathLibrary = """
    import SwiftUI
    protocol BaseCoordinator: AnyObject { associatedtype V: View; func view() -> V }
    protocol StackCoordinator: BaseCoordinator { var path: [PartialKeyPath<Self>] { get set }; var rootScreen: AnyView { get } }
    extension StackCoordinator {
      func view() -> some View { StackCoordinatorView(coordinator: self) }
      func push(_ route: PartialKeyPath<Self>) { path.append(route) }
    }
    struct StackCoordinatorView<T: StackCoordinator>: View {
      @State var coordinator: T
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          coordinator.rootScreen.navigationDestination(for: PartialKeyPath<T>.self) { route in
            coordinator[keyPath: route] as! AnyView
          }
        }
      }
    }
    protocol TabCoordinator: BaseCoordinator { var tabs: [(content: PartialKeyPath<Self>, title: String)] { get } }
    extension TabCoordinator {
      func view() -> some View {
        TabView {
          ForEach(0..<tabs.count, id: \\.self) { index in (self[keyPath: self.tabs[index].content] as! AnyView).tag(index) }
        }
      }
    }
    @Observable final class RootCoordinator<T: BaseCoordinator>: BaseCoordinator {
      var childCoordinator: any BaseCoordinator
      init(childCoordinator: T) { self.childCoordinator = childCoordinator }
      func view() -> some View { AnyView(childCoordinator.view()) }
    }
    """

  /// Properties of the coordinator's own are its pages, and key paths its routes.
  @Test func `key paths are routes`() {
    Fixture(
      Self.keyPathLibrary + """

        @Observable final class ShopCoordinator: StackCoordinator {
          var path = [PartialKeyPath<ShopCoordinator>]()
          @ObservationIgnored lazy var rootScreen: AnyView = AnyView(ListView { [weak self] in self?.push(\\.detail) })
          @ObservationIgnored lazy var detail: AnyView = { AnyView(DetailView()) }()
          @ObservationIgnored lazy var unused: AnyView = AnyView(UnusedView())
        }
        final class TabsCoordinator: TabCoordinator {
          lazy var feed: AnyView = AnyView(FeedView())
          lazy var account: AnyView = AnyView(AccountView())
          var tabs: [(content: PartialKeyPath<TabsCoordinator>, title: String)] = [(content: \\.feed, title: ""), (content: \\.account, title: "")]
        }
        struct ListView: View { let onOpen: () -> Void; var body: some View { Button("") { onOpen() } } }
        struct DetailView: View { var body: some View { Text("") } }
        struct UnusedView: View { var body: some View { Text("") } }
        struct FeedView: View { var body: some View { Text("") } }
        struct AccountView: View { var body: some View { Text("") } }
        @main struct ShopApp: App {
          @State var root = RootCoordinator(childCoordinator: ShopCoordinator())
          var body: some Scene { WindowGroup { root.view() } }
          func signIn() { root.childCoordinator = TabsCoordinator() }
        }
        """, protocols: ""
    ).expect(
      """
      root ShopApp -> RootCoordinator retained
      child RootCoordinator -> ShopCoordinator property started
      child RootCoordinator -> TabsCoordinator property started
      delegate ListView -> ShopCoordinator via closure links onOpen strong messages onOpen
      delegate StackCoordinatorView -> ShopCoordinator via delegate links coordinator strong
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> ListView root
      screen ShopCoordinator -> StackCoordinatorView root
      screen TabsCoordinator -> AccountView tab
      screen TabsCoordinator -> FeedView tab
      flow ListView -> DetailView onOpen push by ShopCoordinator
      """)
  }
}
