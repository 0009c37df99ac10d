import Testing

/// State that shows: what is written to it decides which view comes.
@Suite struct SwiftUIStateTests {
  /// Ways to write state, each with the flow that it makes from `ListView`, whose button calls `open`.
  private static let writes = FixtureCase.list(
    """
    # a path
    @Published var path = NavigationPath()
    func open() { path.append(Page.detail) }
    > flow ListView -> DetailView open push by AppCoordinator
    # an array of routes
    @Published var path: [Page] = []
    func open() { path += [.detail] }
    > flow ListView -> DetailView open push by AppCoordinator
    # an array that is assigned
    @Published var path: [Page] = []
    func open() { path = [.detail] }
    > flow ListView -> DetailView open push by AppCoordinator
    # a helper between
    @Published var path: [Page] = []
    func open() { push(.help) }
    private func push(_ page: Page) { path.append(page) }
    > flow ListView -> HelpView open push by AppCoordinator
    # an optional
    @Published var path: [Page] = []
    @Published var sheet: Page?
    func open() { sheet = .help }
    > flow ListView -> HelpView open present by AppCoordinator
    # a flag
    @Published var path: [Page] = []
    @Published var isCovered = false
    func open() { isCovered = true }
    > flow ListView -> CoverView open present by AppCoordinator
    # the way back
    @Published var path: [Page] = []
    @Published var sheet: Page?
    @Published var isCovered = true
    func open() { path.removeLast(); sheet = nil; isCovered = false }
    # a path that no stack is bound to
    @Published var path: [Page] = []
    @Published var other: [Page] = []
    func open() { other.append(.detail) }
    # a case without a view
    @Published var path: [Page] = []
    func open() { path.append(.nowhere) }
    """)

  @Test(arguments: writes)
  func `what is written is shown`(write: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help, nowhere; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct CoverView: View { var body: some View { Text("") } }
      struct ListView: View {
        let coordinator: AppCoordinator
        var body: some View { Button("") { coordinator.open() } }
      }
      final class AppCoordinator: Coordinator, ObservableObject {
        func start() {}
        \(write.code)
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .detail: DetailView()
          case .help: HelpView()
          case .nowhere: EmptyView()
          }
        }
      }
      struct AppCoordinatorView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(coordinator: coordinator).navigationDestination(for: Page.self) { coordinator.view(for: $0) }
          }
          .sheet(item: $coordinator.sheet) { page in coordinator.view(for: page) }
          .fullScreenCover(isPresented: $coordinator.isCovered) { CoverView() }
        }
      }
      @main struct BookApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: coordinator) } }
      }
      """
    ).expect(write.outcome, kind: "flow")
  }

  /// Forms of a coordinator and its view; each shows `DetailView` when `ListView` wishes it.
  private static let forms = FixtureCase.list(
    """
    # an observable coordinator in the environment
    @Observable final class AppCoordinator { var path: [Page] = []; func push(_ page: Page) { path.append(page) } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView().navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }.environment(coordinator)
      }
    }
    struct ListView: View {
      @Environment(AppCoordinator.self) private var coordinator
      var body: some View { Button("") { coordinator.push(.detail) } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages push
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView push push by AppCoordinator
    # a router that the app's views are bound to
    final class Router: ObservableObject { @Published var path: [Page] = []; @Published var sheet: Page? }
    struct RootView: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) { ListView() }
          .sheet(item: $router.sheet) { page in view(for: page) }
          .environmentObject(router)
      }
      @ViewBuilder private func view(for page: Page) -> some View {
        switch page { case .detail: DetailView() case .help: HelpView() }
      }
    }
    struct ListView: View {
      @EnvironmentObject var router: Router
      var body: some View { Button("") { router.sheet = .detail } }
    }
    > root RootView -> Router retained
    > delegate ListView -> Router via delegate links router strong messages sheet
    > screen Router -> ListView root
    > screen Router -> DetailView present
    > flow ListView -> DetailView sheet present by Router
    # a generic base and routes that build their views
    class Router<Route: Hashable>: ObservableObject { @Published var path: [Route] = []; func push(_ route: Route) { path.append(route) } }
    final class AppRouter: Router<Page> {}
    extension Page { @ViewBuilder var view: some View { switch self { case .detail: DetailView() case .help: HelpView() } } }
    struct RootView: View {
      @StateObject private var router = AppRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          ListView(router: router).navigationDestination(for: Page.self) { route in route.view }
        }
      }
    }
    struct ListView: View {
      let router: AppRouter
      var body: some View { Button("") { router.push(.detail) } }
    }
    > root RootView -> AppRouter retained
    > delegate ListView -> AppRouter via delegate links router strong messages push
    > screen AppRouter -> ListView root
    > screen AppRouter -> DetailView push
    > screen AppRouter -> HelpView push
    > flow ListView -> DetailView push push by AppRouter
    # a coordinator that is a view
    struct AppCoordinator: View {
      @State private var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          ListView { path.append(.detail) }.navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }
      }
    }
    struct ListView: View {
      let onDetail: () -> Void
      var body: some View { Button("", action: onDetail) }
    }
    struct RootView: View { var body: some View { AppCoordinator() } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via closure links onDetail strong messages onDetail
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView onDetail push by AppCoordinator
    # a branch in the body
    final class AppCoordinator: ObservableObject { @Published var page: Page?; func finish() { page = .detail } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        switch coordinator.page {
        case .none: ListView(coordinator: coordinator)
        case .detail: DetailView()
        case .help: HelpView()
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.finish() } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages finish
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView root
    > screen AppCoordinator -> HelpView root
    > flow ListView -> DetailView finish root by AppCoordinator
    # a link by value
    final class AppCoordinator: ObservableObject { @Published var path = NavigationPath() }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView().navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }
      }
    }
    struct ListView: View { var body: some View { List { NavigationLink("", value: Page.detail) } } }
    > root RootView -> AppCoordinator retained
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    > flow ListView -> DetailView NavigationLink push by AppCoordinator
    # tabs
    final class AppCoordinator: ObservableObject { @Published var tab = Page.help; func select() { tab = .detail } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          ListView(coordinator: coordinator).tabItem { Text("") }.tag(Page.help)
          NavigationStack { DetailView() }.tabItem { Text("") }.tag(Page.detail)
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.select() } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > flow ListView -> DetailView select tab by AppCoordinator
    # tabs that are told apart by numbers
    final class AppCoordinator: ObservableObject { @Published var tab = 0; func select() { tab = 1 } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        TabView(selection: $coordinator.tab) {
          ListView(coordinator: coordinator).tabItem { Text("") }.tag(0)
          DetailView().tabItem { Text("") }.tag(1)
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.select() } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages select
    > screen AppCoordinator -> ListView tab
    > screen AppCoordinator -> DetailView tab
    > flow ListView -> DetailView select tab by AppCoordinator
    # a view that asks whatever coordinator it has for its content
    protocol PageCoordinator: ObservableObject {
      associatedtype Root: View
      func root() -> Root
    }
    final class AppCoordinator: PageCoordinator, Coordinator {
      @Published var path: [Page] = []
      func start() {}
      func view() -> some View { PageView(coordinator: self) }
      func root() -> some View {
        ListView(coordinator: self).navigationDestination(for: Page.self) { page in
          switch page { case .detail: DetailView() case .help: HelpView() }
        }
      }
      func open() { path.append(.detail) }
    }
    struct PageView<C: PageCoordinator>: View {
      @ObservedObject var coordinator: C
      var body: some View { NavigationStack { coordinator.root() } }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.open() } }
    }
    struct RootView: View {
      private let coordinator = AppCoordinator()
      var body: some View { coordinator.view() }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > delegate PageView -> AppCoordinator via delegate links coordinator strong messages root
    > screen AppCoordinator -> PageView root
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView push
    # a binding handed on
    final class AppCoordinator: ObservableObject { @Published var isOpen = false }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View { ListView(isOpen: $coordinator.isOpen).sheet(isPresented: $coordinator.isOpen) { DetailView() } }
    }
    struct ListView: View {
      @Binding var isOpen: Bool
      var body: some View { Button("") { isOpen = true } }
    }
    > root RootView -> AppCoordinator retained
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView isOpen present by AppCoordinator
    # a binding of its own, a modifier and a wrapper
    final class AppCoordinator: ObservableObject { @Published var page: Page?; func open() { page = .detail } }
    struct Card<Content: View>: View { let content: Content; var body: some View { VStack { content } } }
    struct CardModifier<Shown: View>: ViewModifier {
      let isShown: Binding<Bool>
      let shown: () -> Shown
      func body(content: Content) -> some View { content.popover(isPresented: isShown) { shown() } }
    }
    extension View {
      func card<Shown: View>(isShown: Binding<Bool>, shown: @escaping () -> Shown) -> some View {
        modifier(CardModifier(isShown: isShown, shown: shown))
      }
    }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        Card(content: ListView(coordinator: coordinator))
          .card(isShown: Binding(get: { coordinator.page != nil }, set: { _ in coordinator.page = nil })) { DetailView() }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.open() } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView open present by AppCoordinator
    # a child that its own view makes, and parts of a page
    final class SignInCoordinator: ObservableObject { @Published var path: [Page] = []; func help() { path.append(.help) } }
    struct SignInCoordinatorView: View {
      @StateObject private var coordinator = SignInCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          SignInView().navigationDestination(for: Page.self) { _ in HelpView() }
        }.environmentObject(coordinator)
      }
    }
    struct SignInView: View { var body: some View { VStack { Header(); Footer() } } }
    struct Header: View { @EnvironmentObject var app: AppCoordinator; var body: some View { Button("") { app.signIn() } } }
    struct Footer: View { @EnvironmentObject var signIn: SignInCoordinator; var body: some View { Button("") { signIn.help() } } }
    final class AppCoordinator: ObservableObject {
      @Published var isSignedIn = false
      init() { isSignedIn = Store.shared.isSignedIn() }
      func signIn() { DispatchQueue.main.async { self.isSignedIn = true } }
    }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        Group { if coordinator.isSignedIn { DetailView() } else { SignInCoordinatorView() } }.environmentObject(coordinator)
      }
    }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> SignInCoordinator none started
    > delegate Header -> AppCoordinator via delegate links app strong messages signIn
    > delegate Footer -> SignInCoordinator via delegate links signIn strong messages help
    > screen AppCoordinator -> DetailView root
    > screen SignInCoordinator -> SignInView root
    > screen SignInCoordinator -> HelpView push
    > flow SignInView -> DetailView signIn root by AppCoordinator
    > flow SignInView -> HelpView help push by SignInCoordinator
    # a key of the environment
    final class AppCoordinator: ObservableObject { @Published var sheet: Page? }
    extension EnvironmentValues { @Entry var coordinator: AppCoordinator? }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        ListView().sheet(item: $coordinator.sheet) { _ in DetailView() }.environment(\\.coordinator, coordinator)
      }
    }
    struct ListView: View {
      @Environment(\\.coordinator) private var coordinator
      var body: some View { Button("") { coordinator?.sheet = .detail } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages sheet
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView sheet present by AppCoordinator
    # a child in an optional
    final class ShopCoordinator: ObservableObject { @Published var path: [Page] = [] }
    struct ShopCoordinatorView: View {
      @ObservedObject var coordinator: ShopCoordinator
      var body: some View { NavigationStack(path: $coordinator.path) { DetailView() } }
    }
    final class AppCoordinator: ObservableObject { @Published var shop: ShopCoordinator?; func open() { shop = ShopCoordinator() } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator).sheet(item: $coordinator.shop) { shop in ShopCoordinatorView(coordinator: shop) }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.open() } }
    }
    > root RootView -> AppCoordinator retained
    > child AppCoordinator -> ShopCoordinator property started
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages open
    > screen AppCoordinator -> ListView root
    > screen ShopCoordinator -> DetailView root
    > flow ListView -> ShopCoordinator open start by AppCoordinator
    """)

  @Test(arguments: forms)
  func `a coordinator in any form shows by its state`(form: FixtureCase) {
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

  /// What is called like a coordinator or router, or has state that views are bound to, and shows nothing by it.
  private static let nearMisses = FixtureCase.list(
    """
    # a router of requests
    final class Router: ObservableObject { @Published var path: [String] = []; func send(_ path: String) { self.path.append(path) } }
    struct RootView: View { @StateObject var router = Router(); var body: some View { Button("") { router.send("a") } } }
    # a flag for an alert
    final class AlertRouter: ObservableObject { @Published var isPresented = false }
    struct RootView: View {
      @StateObject var router = AlertRouter()
      var body: some View { Text("").alert("", isPresented: $router.isPresented) { Button("") {} } }
    }
    # a view model with a sheet
    final class ListViewModel: ObservableObject { @Published var isPresented = false; func open() { isPresented = true } }
    struct DetailView: View { var body: some View { Text("") } }
    struct RootView: View {
      @StateObject var viewModel = ListViewModel()
      var body: some View { Button("") { viewModel.open() }.sheet(isPresented: $viewModel.isPresented) { DetailView() } }
    }
    # a view model with a flag for an alert
    final class ListViewModel: ObservableObject { @Published var isPresented = false; func fail() { isPresented = true } }
    struct RootView: View {
      @StateObject var viewModel = ListViewModel()
      var body: some View { Button("") { viewModel.fail() }.alert("", isPresented: $viewModel.isPresented) { Button("") {} } }
    }
    # an observable coordinator with a flag for an alert
    @Observable final class AlertCoordinator { var isPresented = false; func fail() { isPresented = true } }
    struct RootView: View {
      @State private var coordinator = AlertCoordinator()
      var body: some View { Button("") { coordinator.fail() }.alert("", isPresented: $coordinator.isPresented) { Button("") {} } }
    }
    # a router of a network
    protocol Endpoint { var path: String { get } }
    enum BooksEndpoint: Endpoint { case list, detail(Int); var path: String { "" } }
    final class Router<E: Endpoint>: ObservableObject {
      @Published private(set) var isLoading = false
      func request(_ route: E, completion: @escaping (Data?) -> Void) { isLoading = true; completion(nil) }
    }
    struct RootView: View {
      @StateObject var router = Router<BooksEndpoint>()
      var body: some View { if router.isLoading { ProgressView() } else { Button("") { router.request(.list) { _ in } } } }
    }
    # a path that is no navigation's
    @Observable final class FileNavigator { var path: [String] = []; func open(_ folder: String) { path.append(folder) } }
    struct RootView: View {
      @State private var navigator = FileNavigator()
      var body: some View { List(navigator.path, id: \\.self) { folder in Button(folder) { navigator.open(folder) } } }
    }
    # a paged text with a selection
    @Observable final class PageModel { var page = 0; func next() { page = 1 } }
    struct RootView: View {
      @State private var model = PageModel()
      var body: some View { TabView(selection: $model.page) { Text("").tag(0); Button("") { model.next() }.tag(1) } }
    }
    # a view that represents one of UIKit
    struct MapView: UIViewRepresentable {
      final class Coordinator: NSObject { var parent: MapView? }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIView { UIView() }
    }
    struct RootView: View { @State var isShown = false; var body: some View { Text("").sheet(isPresented: $isShown) { MapView() } } }
    """)

  @Test(arguments: nearMisses)
  func `what shows nothing is no coordinator`(miss: FixtureCase) {
    Fixture(
      "\(miss.code)\n@main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }", protocols: ""
    ).expectNodes("")
  }
}
