import Testing

/// Children of SwiftUI coordinators, and how they call back.
@Suite struct SwiftUIChildrenTests {
  /// Where the parent has the child.
  private static let children = FixtureCase.list(
    """
    # children in an array
    @Observable final class StepCoordinator: Identifiable { var path: [Page] = []; func open() { path.append(.detail) } }
    struct StepCoordinatorView: View {
      @Bindable var coordinator: StepCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in DetailView() }
        }
      }
    }
    @Observable final class AppCoordinator { var steps: [StepCoordinator] = []; func add() { steps.append(StepCoordinator()) }; func leave() { steps.removeLast() } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ZStack {
          HomeView(coordinator: coordinator)
          ForEach(coordinator.steps) { step in StepCoordinatorView(coordinator: step) }
        }
      }
    }
    struct HomeView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.add() } } }
    struct ListView: View { let coordinator: StepCoordinator; var body: some View { Button("") { coordinator.open() } } }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> StepCoordinator collection started removed
    > delegate HomeView -> AppCoordinator via delegate links coordinator strong messages add
    > delegate ListView -> StepCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> HomeView root
    > screen StepCoordinator -> ListView root
    > screen StepCoordinator -> DetailView push
    > flow HomeView -> StepCoordinator add start by AppCoordinator
    > flow ListView -> DetailView open push by StepCoordinator
    # children by tab
    @Observable final class BooksCoordinator { var path: [Page] = []; func open() { path.append(.detail) } }
    @Observable final class AccountCoordinator { var isHelpShown = false; func help() { isHelpShown = true } }
    enum Tab: Hashable, CaseIterable { case books, account }
    @Observable final class AppCoordinator {
      var tab = Tab.books
      private(set) var children: [Tab: AnyObject] = [:]
      init() { children[.books] = BooksCoordinator(); children[.account] = AccountCoordinator() }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          ForEach(Tab.allCases, id: \\.self) { tab in
            switch tab {
            case .books: if let books = coordinator.children[tab] as? BooksCoordinator { BooksCoordinatorView(coordinator: books) }
            case .account: if let account = coordinator.children[tab] as? AccountCoordinator { AccountCoordinatorView(coordinator: account) }
            }
          }
        }
      }
    }
    struct BooksCoordinatorView: View {
      @Bindable var coordinator: BooksCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in DetailView() }
        }
      }
    }
    struct AccountCoordinatorView: View {
      @Bindable var coordinator: AccountCoordinator
      var body: some View { AccountView(coordinator: coordinator).sheet(isPresented: $coordinator.isHelpShown) { HelpView() } }
    }
    struct ListView: View { let coordinator: BooksCoordinator; var body: some View { Button("") { coordinator.open() } } }
    struct AccountView: View { let coordinator: AccountCoordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> BooksCoordinator collection started
    > child AppCoordinator -> AccountCoordinator collection started
    > delegate ListView -> BooksCoordinator via delegate links coordinator strong messages open
    > delegate AccountView -> AccountCoordinator via delegate links coordinator strong messages help
    > screen BooksCoordinator -> ListView root
    > screen BooksCoordinator -> DetailView push
    > screen AccountCoordinator -> AccountView embed
    > screen AccountCoordinator -> HelpView present
    > flow ListView -> DetailView open push by BooksCoordinator
    > flow AccountView -> HelpView help present by AccountCoordinator
    # a child in a state of its parent's view
    @Observable final class ShopCoordinator { var isHelpShown = false; func help() { isHelpShown = true } }
    struct ShopCoordinatorView: View {
      @State private var coordinator = ShopCoordinator()
      var body: some View { ListView(coordinator: coordinator).sheet(isPresented: $coordinator.isHelpShown) { HelpView() } }
    }
    @Observable final class AppCoordinator { var isShopOpen = false; func open() { isShopOpen = true } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View { HomeView(coordinator: coordinator).fullScreenCover(isPresented: $coordinator.isShopOpen) { ShopCoordinatorView() } }
    }
    struct HomeView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    struct ListView: View { let coordinator: ShopCoordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> ShopCoordinator none started
    > delegate HomeView -> AppCoordinator via delegate links coordinator strong messages open
    > delegate ListView -> ShopCoordinator via delegate links coordinator strong messages help
    > screen AppCoordinator -> HomeView root
    > screen ShopCoordinator -> ListView embed
    > screen ShopCoordinator -> HelpView present
    > flow HomeView -> ShopCoordinator open start by AppCoordinator
    > flow ListView -> HelpView help present by ShopCoordinator
    """)

  @Test(arguments: children)
  func `a parent shows its child by its state`(form: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      \(form.code)
      @main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(form.outcome)
  }

  /// How a child or its screens end the flow.
  private static let callbacks = FixtureCase.list(
    """
    # a child that has its parent
    @Observable final class ShopCoordinator {
      weak var parent: AppCoordinator?
      var path: [Page] = []
      func open() { path.append(.detail) }
      func end() { parent?.endShop() }
    }
    struct ShopCoordinatorView: View {
      @Bindable var coordinator: ShopCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ShopView(coordinator: coordinator).navigationDestination(for: Page.self) { _ in DetailView() }
        }
      }
    }
    @Observable final class AppCoordinator {
      var shop: ShopCoordinator?
      var isHelpShown = false
      func open() { let shop = ShopCoordinator(); shop.parent = self; self.shop = shop }
      func endShop() { shop = nil; isHelpShown = true }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator)
          .sheet(item: $coordinator.shop) { ShopCoordinatorView(coordinator: $0) }
          .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
    struct ShopView: View { let coordinator: ShopCoordinator; var body: some View { Button("") { coordinator.open() }; Button("") { coordinator.end() } } }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> ShopCoordinator property started removed
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > delegate ShopCoordinator -> AppCoordinator via parent links parent weak messages endShop
    > delegate ShopView -> ShopCoordinator via delegate links coordinator strong messages end,open
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> HelpView present
    > screen ShopCoordinator -> ShopView root
    > screen ShopCoordinator -> DetailView push
    > flow ListView -> ShopCoordinator open start by AppCoordinator
    > flow ShopView -> DetailView open push by ShopCoordinator
    > flow ShopView -> HelpView end present by AppCoordinator
    # a child that calls back by a closure, as its screens do
    @Observable final class LoginCoordinator {
      var path: [Page] = []
      private let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      func help() { path.append(.help) }
      func end() { onEnd() }
    }
    struct LoginCoordinatorView: View {
      @Bindable var coordinator: LoginCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          LoginView(onHelp: { coordinator.help() }, onEnd: coordinator.end).navigationDestination(for: Page.self) { _ in HelpView() }
        }
      }
    }
    @Observable final class AppCoordinator {
      var login: LoginCoordinator?
      var isDetailShown = false
      func signIn() { login = LoginCoordinator { [weak self] in self?.endLogin() } }
      private func endLogin() { login = nil; isDetailShown = true }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator)
          .sheet(item: $coordinator.login) { LoginCoordinatorView(coordinator: $0) }
          .sheet(isPresented: $coordinator.isDetailShown) { DetailView() }
      }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.signIn() } } }
    struct LoginView: View { let onHelp: () -> Void; let onEnd: () -> Void; var body: some View { Button("") { onHelp() }; Button("") { onEnd() } } }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> LoginCoordinator property started removed
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages signIn
    > delegate LoginCoordinator -> AppCoordinator via closure links onEnd strong messages onEnd
    > delegate LoginView -> LoginCoordinator via closure links onEnd,onHelp strong messages onEnd,onHelp
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > screen LoginCoordinator -> LoginView root
    > screen LoginCoordinator -> HelpView push
    > flow ListView -> LoginCoordinator signIn start by AppCoordinator
    > flow LoginView -> HelpView onHelp push by LoginCoordinator
    > flow LoginView -> DetailView onEnd present by AppCoordinator
    """)

  @Test(arguments: callbacks)
  func `a child tells its parent`(form: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      \(form.code)
      @main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(form.outcome)
  }
}
