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

  /// A page shows the sheet that its maker gave it: a container on the coordinator's behalf, or the coordinator.
  @Test(arguments: ["container", "coordinator"])
  func `what a page shows by a closure of a container is the page's own`(giver: String) {
    let closure = "{ [self] in AnyView(makeHelp()) }"
    let isContainer = giver == "container"
    Fixture(
      """
      struct ListView: View {
        let coordinator: ListCoordinator
        let help: () -> AnyView
        @State private var isHelpShown = false
        var body: some View {
          VStack { Button("Open") { coordinator.open() }; Button("Help") { isHelpShown = true } }
            .sheet(isPresented: $isHelpShown) { help() }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      final class ListContainer {
        func makeList(_ coordinator: ListCoordinator, help: (() -> AnyView)?) -> some View {
          ListView(coordinator: coordinator, help: \(isContainer ? closure : "help"))
        }
        func makeDetail() -> some View { DetailView() }
        func makeHelp() -> some View { HelpView() }
      }
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let container = ListContainer()
        func start() {
          let list = container.makeList(self, help: \(isContainer ? "nil" : closure))
          navigation.setViewControllers([UIHostingController(rootView: list)], animated: false)
        }
        func open() { navigation.pushViewController(UIHostingController(rootView: container.makeDetail()), animated: true) }
        func makeHelp() -> some View { container.makeHelp() }
      }
      """
    ).expect(
      """
      delegate ListView -> ListCoordinator via delegate links coordinator strong messages open
      flow ListView -> DetailView open push by ListCoordinator
      screen ListCoordinator -> ListView root
      screen ListCoordinator -> DetailView push
      \(isContainer ? "" : "delegate ListView -> ListCoordinator via closure links help strong messages help")
      \(isContainer ? "" : "screen ListCoordinator -> HelpView present")
      \(isContainer ? "" : "flow ListView -> HelpView help present by ListCoordinator")
      """)
  }

  @Test(arguments: [
    // What the coordinator's function gives makes the view one of its own.
    ("PierView(model: coordinator.model(for: .pier))", "screen HarborCoordinator -> PierView root initial"),
    ("PierView(model: coordinator.pier)", "screen HarborCoordinator -> PierView root initial"),
    // A function of the coordinator that a view is told to call does not.
    ("TideView(act: coordinator.open)", "screen AppCoordinator -> HarborCoordinatorView root initial"),
  ])
  func `a view that shows pages with what its coordinator gives is the coordinator's`(page: String, screens: String) {
    Fixture(
      """
      enum Page { case pier }
      class PierModel: ObservableObject {}
      final class HarborCoordinator: ObservableObject {
        let pier = PierModel()
        @Published var path: [Page] = []
        func model(for page: Page) -> PierModel { pier }
        func open() { path.append(.pier) }
      }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { ZStack { \(page) } }
      }
      struct PierView: View { @ObservedObject var model: PierModel; var body: some View { Text("") } }
      struct TideView: View { let act: () -> Void; var body: some View { Text("") } }
      final class AppCoordinator: ObservableObject {
        @Published var path: [Page] = []
        let harbor = HarborCoordinator()
      }
      struct AppCoordinatorView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View { NavigationView { HarborCoordinatorView(coordinator: coordinator.harbor) } }
      }
      @main struct PortApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: coordinator) } }
      }
      """, protocols: ""
    ).expect(screens, kind: "screen")
  }

  /// A view that is whichever other it was made with is none of the pages, also where nothing is known of what it is.
  @Test(arguments: [
    ("private let content: AnyView", "content", false),
    ("let content: AnyView", "self.content", false),
    // With something of its own it is a page.
    ("let content: AnyView", "List { Text(\"Page\"); content }", true),
  ])
  func `a box around any view is no page`(property: String, body: String, isPage: Bool) {
    Fixture(
      """
      import SwiftUI
      struct Page: View {
        \(property)
        let page: ListCoordinator?
        init<V: View>(_ view: V, page: ListCoordinator? = nil) { content = AnyView(view); self.page = page }
        var body: some View { \(body) }
      }
      final class ListCoordinator: ObservableObject {
        @Published var isShown = false
        private var pages: [Int: Page] = [:]
        func show() { pages[1] = Page(HelpView()); isShown = true }
        func load(_ stored: [Int: Page]) { pages = stored }
        func page() -> Page? { pages[1] }
      }
      struct HelpView: View { var body: some View { List { Text("Help") } } }
      struct ListCoordinatorView: View {
        @ObservedObject var coordinator: ListCoordinator
        var body: some View {
          ListView(coordinator: coordinator).sheet(isPresented: $coordinator.isShown) { coordinator.page() }
        }
      }
      struct ListView: View { let coordinator: ListCoordinator; var body: some View { Button("") { coordinator.show() } } }
      @main struct ListApp: App {
        @StateObject var coordinator = ListCoordinator()
        var body: some Scene { WindowGroup { ListCoordinatorView(coordinator: coordinator) } }
      }
      """, protocols: ""
    ).expect(
      """
      screen ListCoordinator -> \(isPage ? "Page" : "HelpView") present
      screen ListCoordinator -> ListView root initial
      """, kind: "screen")
  }

  /// A page may say itself what stands for the steps of the path around it: none of it is there before a step is taken.
  @Test(arguments: [
    (".navigationDestination(for: Step.self) { step in coordinator.build(step) }", ""),
    ("", ".navigationDestination(for: Step.self) { step in coordinator.build(step) }"),
  ])
  func `what a coordinator builds for a step is no first screen`(inPage: String, inStack: String) {
    Fixture(
      """
      import SwiftUI
      enum Place { case feed, talk }
      enum Step { case post, report }
      final class HubCoordinator: ObservableObject {
        static let shared = HubCoordinator()
        @Published var place = Place.feed
        @Published var feedPath = NavigationPath()
        @Published var talkPath = NavigationPath()
        @ViewBuilder func build(_ step: Step) -> some View {
          switch step {
          case .post: PostView()
          case .report: ReportView()
          }
        }
        func push(_ step: Step) {
          switch place {
          case .feed: feedPath.append(step)
          case .talk: talkPath.append(step)
          }
        }
      }
      struct HubView: View {
        @StateObject private var coordinator = HubCoordinator.shared
        var body: some View {
          TabView(selection: $coordinator.place) {
            NavigationStack(path: $coordinator.feedPath) {
              FeedView().navigationDestination(for: Step.self) { step in coordinator.build(step) }
            }.tag(Place.feed)
            NavigationStack(path: $coordinator.talkPath) { TalkView()\(inStack) }.tag(Place.talk)
          }
        }
      }
      struct FeedView: View {
        @StateObject private var coordinator = HubCoordinator.shared
        var body: some View { Button("Post") { coordinator.push(.post) } }
      }
      struct TalkView: View {
        @StateObject private var coordinator = HubCoordinator.shared
        var body: some View {
          VStack { Button("Report") { coordinator.talkPath.append(Step.report) } }\(inPage)
        }
      }
      struct PostView: View { var body: some View { Text("Post") } }
      struct ReportView: View { var body: some View { Text("Report") } }
      @main struct HubApp: App { var body: some Scene { WindowGroup { HubView() } } }
      """, protocols: ""
    ).expect(
      """
      screen HubCoordinator -> FeedView tab initial
      screen HubCoordinator -> PostView push
      screen HubCoordinator -> ReportView push
      screen HubCoordinator -> TalkView tab initial
      """, kind: "screen")
  }

  /// A base class of models is generic over the coordinator, whose routes it passes on; the coordinator's view stands in the app's window, whether
  /// the app makes the coordinator, takes the only one or one that another type made and keeps.
  @Test(
    arguments: [
      ("HarborApp", "HarborCoordinator()"), ("HarborApp", "HarborCoordinator.shared"),
      ("Dependencies", "Dependencies.coordinator"),
    ]
  )
  func `routes of a generic parameter's type lead where its coordinator goes`(owner: String, coordinator: String) {
    Fixture(
      """
      import SwiftUI
      enum Pier { case harbor, boat(Int), crew }
      protocol Coordinator: ObservableObject {
        associatedtype Route
        func push(_ route: Route)
      }
      final class HarborCoordinator: Coordinator {
        typealias Route = Pier
        static let shared = HarborCoordinator()
        @Published var path = NavigationPath()
        func push(_ route: Pier) { path.append(route) }
        @ViewBuilder func build(_ route: Pier) -> some View {
          switch route {
          case .harbor: HarborView(coordinator: self, list: BoatListView(model: BoatListModel(coordinator: self)))
          case .boat: BoatView()
          case .crew: CrewView()
          }
        }
      }
      enum Dependencies { static let coordinator = HarborCoordinator() }
      class BaseModel<Flow: Coordinator>: ObservableObject {
        weak var coordinator: Flow?
        init(coordinator: Flow) { self.coordinator = coordinator }
        func push(_ route: Flow.Route) { coordinator?.push(route) }
      }
      final class BoatListModel: BaseModel<HarborCoordinator> {}
      struct HarborView: View {
        @ObservedObject var coordinator: HarborCoordinator
        let list: BoatListView
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            list.navigationDestination(for: Pier.self) { coordinator.build($0) }
          }
        }
      }
      struct BoatListView: View {
        @ObservedObject var model: BoatListModel
        var body: some View { Button("Boat") { model.push(.boat(1)) } }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      struct CrewView: View { var body: some View { Text("Crew") } }
      @main struct HarborApp: App {
        @ObservedObject private var coordinator = \(coordinator)
        var body: some Scene { WindowGroup { coordinator.build(.harbor) } }
      }
      """, protocols: ""
    ).expect(
      """
      root \(owner) -> HarborCoordinator retained
      screen HarborCoordinator -> BoatListView root initial
      screen HarborCoordinator -> BoatView push
      screen HarborCoordinator -> CrewView push
      screen HarborCoordinator -> HarborView root initial
      delegate BoatListModel -> HarborCoordinator via delegate links coordinator weak messages push
      delegate HarborView -> HarborCoordinator via delegate links coordinator strong messages build
      flow BoatListView -> BoatView push push by HarborCoordinator
      """)
  }

  /// What a protocol's extension is told is of the type that the coordinator names.
  @Test(arguments: [
    ("associatedtype Route", "_ route: Route", "path.append(route)", ".boat"),
    ("associatedtype Route: Hashable", "_ routes: Route...", "routes.forEach { path.append($0) }", ".boat"),
    ("associatedtype Route: Hashable", "_ routes: [Route]", "for route in routes { path.append(route) }", "[.boat]"),
  ])
  func `routes of an associated type lead where the coordinator goes`(
    requirement: String, parameter: String, body: String, argument: String
  ) {
    Fixture(
      """
      import SwiftUI
      enum Pier: Hashable { case boat, crew }
      protocol Coordinating: ObservableObject {
        \(requirement)
        var path: NavigationPath { get set }
      }
      extension Coordinating {
        func push(\(parameter)) { \(body) }
      }
      final class HarborCoordinator: Coordinating {
        typealias Route = Pier
        @Published var path = NavigationPath()
        @ViewBuilder func build(_ route: Pier) -> some View {
          switch route {
          case .boat: BoatView()
          case .crew: CrewView()
          }
        }
      }
      struct HarborCoordinatorView: View {
        @StateObject private var coordinator = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            HarborView().navigationDestination(for: Pier.self) { coordinator.build($0) }
          }.environmentObject(coordinator)
        }
      }
      struct HarborView: View {
        @EnvironmentObject private var coordinator: HarborCoordinator
        var body: some View { Button("Boat") { coordinator.push(\(argument)) } }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      struct CrewView: View { var body: some View { Text("Crew") } }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborCoordinatorView() } } }
      """, protocols: ""
    ).expect("flow HarborView -> BoatView push push by HarborCoordinator", kind: "flow")
  }
}
