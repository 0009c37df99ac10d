import Testing

@Suite struct FlowStacksTests {
  private static let screens = """
    import FlowStacks
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinator() } } }
    enum ShopScreen: Hashable { case item(Int), basket, unused }
    struct ItemView: View {
      let id: Int
      var body: some View {
        FlowLink(value: ShopScreen.basket, style: .sheet(withNavigation: true)) { Text("Basket") }
      }
    }
    struct BasketView: View {
      let onOrder: () -> Void
      var body: some View { Button("Order") { onOrder() } }
    }
    struct UnusedView: View { var body: some View { Text("Unused") } }
    """

  private static let coordinator = """
    struct ShopCoordinator: View {
      @State private var routes: Routes<ShopScreen> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          StartView(onBasket: { routes.presentSheet(.basket, withNavigation: true) })
            .flowDestination(for: ShopScreen.self) { screen in
              switch screen {
              case .item(let id): ItemView(id: id)
              case .basket: BasketView(onOrder: order)
              case .unused: UnusedView()
              }
            }
        }
      }
      func order() { routes.append(.cover(.item(1))) }
    }
    """

  /// Of what a generic base class declares is known what its heir says that the parameters are: `.init(…)` in a route makes a view model, and in
  /// that a state with a closure. A method of the state that gives another changes nothing of it.
  @Test(arguments: ["", "func reduce(_ title: String) -> PierState { var new = self; new.title = title; return new }"])
  func `routes in a generic base class hold what is made without its name`(method: String) {
    Fixture(
      """
      import FlowStacks
      import SwiftUI
      class CoordinatorModel<Screen>: ObservableObject {
        @Published var routes: Routes<Screen>
        init(routes: Routes<Screen> = []) { self.routes = routes }
      }
      class PageModel<State>: ObservableObject {
        @Published var state: State
        init(state: State) { self.state = state }
      }
      struct PierState {
        private(set) var title = ""
        private(set) var onLeave: (Int) -> Void
        \(method)
      }
      final class PierModel: PageModel<PierState> {
        func leave() { state.onLeave(1) }
        \(method.isEmpty ? "" : "func rename() { state = state.reduce(\"Pier\") }")
      }
      enum HarborScreen { case pier(PierModel), sea }
      final class HarborCoordinatorViewModel: CoordinatorModel<HarborScreen> {
        init() {
          super.init()
          routes = [.root(.pier(.init(state: .init(onLeave: { [weak self] _ in self?.sail() }))), embedInNavigationView: true)]
        }
        func sail() { routes.push(.sea) }
      }
      struct HarborCoordinator: View {
        @ObservedObject var model: HarborCoordinatorViewModel
        var body: some View {
          Router($model.routes) { screen, _ in
            switch screen {
            case .pier(let model): PierView(model: model)
            case .sea: SeaView()
            }
          }
        }
      }
      struct PierView: View {
        @ObservedObject var model: PierModel
        var body: some View { Button("Leave") { model.leave() } }
      }
      struct SeaView: View { var body: some View { Text("Sea") } }
      @main struct PortApp: App {
        @StateObject var model = HarborCoordinatorViewModel()
        var body: some Scene { WindowGroup { HarborCoordinator(model: model) } }
      }
      """, protocols: ""
    ).expect(
      """
      root PortApp -> HarborCoordinatorViewModel retained
      delegate PierModel -> HarborCoordinatorViewModel via closure links state strong messages onLeave
      screen HarborCoordinatorViewModel -> PierView root
      screen HarborCoordinatorViewModel -> SeaView push
      flow PierView -> SeaView onLeave push by HarborCoordinatorViewModel
      """)
  }

  @Test func `a route says how its screen is shown, and a navigator leads to the stack that shows its screens`() {
    Fixture(
      """
      \(Self.screens)
      \(Self.coordinator)
      struct StartView: View {
        @EnvironmentObject var navigator: FlowNavigator<ShopScreen>
        let onBasket: () -> Void
        var body: some View {
          Button("Item") { navigator.push(.item(1)) }
          Button("Basket", action: onBasket)
          Button("Back") { navigator.goBack() }
        }
      }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> ShopCoordinator retained
      delegate StartView -> ShopCoordinator via delegate links navigator strong messages push
      delegate StartView -> ShopCoordinator via closure links onBasket strong messages onBasket
      delegate BasketView -> ShopCoordinator via closure links onOrder strong messages onOrder
      screen ShopCoordinator -> StartView root
      screen ShopCoordinator -> ItemView push
      screen ShopCoordinator -> ItemView present
      screen ShopCoordinator -> BasketView present
      flow StartView -> ItemView push push by ShopCoordinator
      flow StartView -> BasketView onBasket present by ShopCoordinator
      flow BasketView -> ItemView onOrder present by ShopCoordinator
      flow ItemView -> BasketView FlowLink present by ShopCoordinator
      """)
  }

  @Test func `a navigator of screens that no stack shows leads nowhere`() {
    Fixture(
      """
      \(Self.screens)
      \(Self.coordinator)
      enum NewsScreen: Hashable { case article(Int) }
      struct StartView: View {
        @EnvironmentObject var navigator: FlowNavigator<NewsScreen>
        @State private var history: [ShopScreen] = []
        let onBasket: () -> Void
        var body: some View {
          Button("Article") { navigator.push(.article(1)) }
          Button("Note") { history.append(.unused) }
        }
      }
      """, protocols: ""
    ).expect(
      """
      flow BasketView -> ItemView onOrder present by ShopCoordinator
      flow ItemView -> BasketView FlowLink present by ShopCoordinator
      """, kind: "flow")
  }

  @Test func `an app's own route and stack are its own`() {
    Fixture(
      """
      import SwiftUI
      struct Route<Screen> { static func sheet(_ screen: Screen) -> Route { Route() } }
      enum Screen { case item }
      struct ShopCoordinator: View {
        @State private var routes: [Route<Screen>] = []
        var body: some View {
          FlowStack($routes) { StartView().flowDestination(for: Screen.self) { _ in ItemView() } }
        }
        func open() { routes.append(.sheet(.item)) }
      }
      struct FlowStack<Content: View>: View {
        let content: () -> Content
        init(_ routes: Binding<[Route<Screen>]>, content: @escaping () -> Content) { self.content = content }
        var body: some View { content() }
      }
      struct StartView: View { var body: some View { Text("Start") } }
      struct ItemView: View { var body: some View { Text("Item") } }
      """, protocols: ""
    ).expect("", kind: "flow")
  }

  @Test func `a router builds each route of a coordinator, the first one too`() {
    Fixture(
      """
      import FlowStacks
      import SwiftUI
      @main struct ShopApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppFlowView(coordinator: coordinator) } }
      }
      enum Screen { case home(HomeViewModel), list(ListViewModel), detail(Int) }
      final class HomeViewModel: ObservableObject {
        let pick: () -> Void
        init(pick: @escaping () -> Void) { self.pick = pick }
      }
      final class ListViewModel: ObservableObject {
        let select: (Int) -> Void
        init(select: @escaping (Int) -> Void) { self.select = select }
      }
      final class AppCoordinator: ObservableObject {
        @Published var routes: Routes<Screen> = []
        init() { routes = [.root(.home(HomeViewModel(pick: showList)), embedInNavigationView: true)] }
        func showList() { routes.presentSheet(.list(ListViewModel(select: showDetail))) }
        func showDetail(_ number: Int) { routes.push(.detail(number)) }
      }
      struct AppFlowView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View {
          Router($coordinator.routes) { screen, _ in
            switch screen {
            case .home(let viewModel): HomeView(viewModel: viewModel)
            case .list(let viewModel): ListView(viewModel: viewModel)
            case .detail(let number): DetailView(number: number)
            }
          }
        }
      }
      struct HomeView: View {
        @ObservedObject var viewModel: HomeViewModel
        var body: some View { Button("Pick") { viewModel.pick() } }
      }
      struct ListView: View {
        @ObservedObject var viewModel: ListViewModel
        var body: some View { Button("One") { viewModel.select(1) } }
      }
      struct DetailView: View { let number: Int; var body: some View { Text("Detail") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AppCoordinator retained
      delegate HomeViewModel -> AppCoordinator via closure links pick strong
      delegate ListViewModel -> AppCoordinator via closure links select strong
      screen AppCoordinator -> HomeView root
      screen AppCoordinator -> ListView present
      screen AppCoordinator -> DetailView push
      flow HomeView -> ListView pick present by AppCoordinator
      flow ListView -> DetailView select push by AppCoordinator
      """)
  }

  /// The navigator is declared by the type of the screens alone, under a name of the app's own or not.
  @Test(arguments: [
    ("Routes<Screen> = [.root(.language)]", "FlowNavigator<Screen>"),
    ("[Route<Screen>] = [.root(.language, embedInNavigationView: true)]", "AppNavigator"),
  ])
  func `a navigator leads to what a router builds for its steps`(routes: String, navigator: String) {
    Fixture(
      """
      import FlowStacks
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinator() } } }
      enum Screen { case language, welcome }
      typealias AppNavigator = FlowNavigator<Screen>
      final class ShopModel: ObservableObject { @Published var routes: \(routes) }
      struct ShopCoordinator: View {
        @StateObject var model = ShopModel()
        private let languageView = LanguageView()
        var body: some View {
          Router($model.routes) { screen, _ in
            switch screen {
            case .language: languageView
            case .welcome: WelcomeView()
            }
          }
        }
      }
      struct LanguageView: View {
        @EnvironmentObject private var navigator: \(navigator)
        var body: some View { Button("Next") { navigator.push(.welcome) } }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """, protocols: ""
    ).expect(
      """
      delegate LanguageView -> ShopCoordinator via delegate links navigator strong messages push
      flow LanguageView -> WelcomeView push push by ShopCoordinator
      root ShopApp -> ShopCoordinator retained
      screen ShopCoordinator -> LanguageView root
      screen ShopCoordinator -> WelcomeView push
      """)
  }
}
