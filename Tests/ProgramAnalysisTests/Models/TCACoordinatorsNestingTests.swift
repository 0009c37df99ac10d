import Testing

/// Coordinators of TCACoordinators that are routes and parts of one another.
@Suite struct TCACoordinatorsNestingTests {
  @Test func `a route may be a coordinator, and its tabs coordinators that begin with states of their own`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { NavView(store: Store(initialState: Nav.State.initialState) { Nav() }) } }
      }
      @Reducer(state: .equatable)
      enum NavScreen { case tab(TabCoordinator), detail(Detail) }
      @Reducer struct Nav {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.tab(TabCoordinator.State()), embedInNavigationView: true)])
          var routes: IdentifiedArrayOf<Route<NavScreen.State>>
        }
        enum Action { case router(IdentifiedRouterActionOf<NavScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .router(.routeAction(id: .tab, action: .tab(.delegate(.detailTapped)))):
              state.routes.push(.detail(.init()))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct NavView: View {
        let store: StoreOf<Nav>
        var body: some View {
          WithPerceptionTracking {
            TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
              switch screen.case {
              case let .tab(store): ShopTabs(store: store)
              case let .detail(store): DetailView(store: store)
              }
            }
          }
        }
      }
      @Reducer struct Detail { struct State: Equatable {}; enum Action { case closed } }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
      @Reducer struct TabCoordinator {
        @ObservableState struct State: Equatable {
          var current = Page.home
          var home = HomeCoordinator.State.initialState
          var search = SearchCoordinator.State.initialState
        }
        enum Page { case home, search }
        enum Action {
          case delegate(Delegate), page(Page), home(HomeCoordinator.Action), search(SearchCoordinator.Action)
          enum Delegate { case detailTapped }
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { HomeCoordinator() }
          Scope(state: \\.search, action: \\.search) { SearchCoordinator() }
          Reduce { state, action in
            switch action {
            case .home(.delegate(.detailTapped)): return .run { send in await send(.delegate(.detailTapped)) }
            case .home(.delegate(.searchTapped)): state.current = .search
            default: break
            }
            return .none
          }
        }
      }
      struct ShopTabs: View {
        @Perception.Bindable var store: StoreOf<TabCoordinator>
        var body: some View {
          WithPerceptionTracking {
            TabView(selection: $store.current.sending(\\.page)) {
              Group {
                HomeCoordinatorView(store: store.scope(state: \\.home, action: \\.home)).tag(TabCoordinator.Page.home)
                SearchCoordinatorView(store: store.scope(state: \\.search, action: \\.search)).tag(TabCoordinator.Page.search)
              }
            }
          }
        }
      }
      @Reducer(state: .equatable)
      enum HomeScreen { case home(Home) }
      @Reducer struct HomeCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.home(Home.State()), embedInNavigationView: true)])
          var routes: IdentifiedArrayOf<Route<HomeScreen.State>>
        }
        enum Action {
          case router(IdentifiedRouterActionOf<HomeScreen>), delegate(Delegate)
          enum Delegate { case detailTapped, searchTapped }
        }
        var body: some ReducerOf<Self> { core() }
        private func core() -> some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(id: .home, action: .home(.delegate(.detailTapped)))):
              return .run { send in await send(.delegate(.detailTapped)) }
            case .router(.routeAction(id: .home, action: .home(.delegate(.searchTapped)))):
              return .send(.delegate(.searchTapped))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct HomeCoordinatorView: View {
        @Perception.Bindable var store: StoreOf<HomeCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .home(store): HomeView(store: store)
            }
          }
        }
      }
      @Reducer struct Home {
        @ObservableState struct State: Equatable {}
        enum Action {
          case event(Event), delegate(Delegate)
          enum Delegate { case detailTapped, searchTapped }
        }
        enum Event { case detail, search }
        var body: some ReducerOf<Self> { core() }
      }
      extension Home {
        private func core() -> some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .event(.detail): return .send(.delegate(.detailTapped))
            case .event(.search): return leave()
            default: return .none
            }
          }
        }
        private func leave() -> Effect<Action> { .run { send in await send(.delegate(.searchTapped)) } }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          VStack {
            Button("Detail") { store.send(.event(.detail)) }
            Button("Search") { store.send(.event(.search)) }
          }
        }
      }
      @Reducer(state: .equatable)
      enum SearchScreen { case search(Search) }
      @Reducer struct SearchCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.search(Search.State()), embedInNavigationView: true)])
          var routes: IdentifiedArrayOf<Route<SearchScreen.State>>
        }
        enum Action { case router(IdentifiedRouterActionOf<SearchScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct SearchCoordinatorView: View {
        @Perception.Bindable var store: StoreOf<SearchCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .search(store): SearchView(store: store)
            }
          }
        }
      }
      @Reducer struct Search { struct State: Equatable {}; enum Action { case closed } }
      struct SearchView: View { let store: StoreOf<Search>; var body: some View { Text("Search") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> Nav retained
      child Nav -> TabCoordinator collection started value
      child TabCoordinator -> HomeCoordinator property started value
      child TabCoordinator -> SearchCoordinator property started value
      delegate HomeView -> HomeCoordinator via delegate links store strong messages detailTapped,searchTapped
      delegate HomeView -> TabCoordinator via delegate links store strong messages detailTapped,searchTapped
      screen Nav -> DetailView push
      screen HomeCoordinator -> HomeView root initial
      screen SearchCoordinator -> SearchView root initial
      flow HomeView -> DetailView detailTapped push by Nav
      flow HomeView -> SearchCoordinator searchTapped start by TabCoordinator
      """)
  }

  @Test func `a coordinator that answers no action is called back by no page`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { NavView(store: Store(initialState: ShopCoordinator.State()) { ShopCoordinator() }) } }
      }
      @Reducer(state: .equatable)
      enum NavScreen { case home(Home) }
      @Reducer struct ShopCoordinator {
        @ObservableState struct State: Equatable {
          var routes: IdentifiedArrayOf<Route<NavScreen.State>> = [.root(.home(Home.State()))]
        }
        enum Action { case router(IdentifiedRouterActionOf<NavScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct NavView: View {
        let store: StoreOf<ShopCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .home(store): HomeView(store: store)
            }
          }
        }
      }
      @Reducer struct Home {
        struct State: Equatable {}
        enum Action { case helpTapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Help") { store.send(.helpTapped) } }
      }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> ShopCoordinator retained
      screen ShopCoordinator -> HomeView root
      """)
  }
}
