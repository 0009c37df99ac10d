import Testing

@Suite struct TCACoordinatorsTests {
  @Test func `a coordinator hears what its screens send and what they hand on, and its parent what that hands on`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        let store = Store(initialState: .initialState) { AppCoordinator() }
        var body: some Scene { WindowGroup { AppCoordinatorView(store: store) } }
      }
      @Reducer struct AppCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(shop: .initialState, isOpen: false)
          var shop: ShopCoordinator.State
          var account = AccountCoordinator.State()
          var isOpen: Bool
        }
        enum Action { case shop(ShopCoordinator.Action), account(AccountCoordinator.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.shop, action: \\.shop) { ShopCoordinator() }
          Scope(state: \\.account, action: \\.account) { AccountCoordinator() }
          Reduce { state, action in
            switch action {
            case .shop(.router(.routeAction(_, .basket(.delegate(.ordered))))): state.isOpen = true
            case .account: return .none
            default: break
            }
            return .none
          }
        }
      }
      struct AppCoordinatorView: View {
        let store: StoreOf<AppCoordinator>
        var body: some View {
          if store.isOpen {
            AccountCoordinatorView(store: store.scope(state: \\.account, action: \\.account))
          } else {
            ShopCoordinatorView(store: store.scope(state: \\.shop, action: \\.shop))
          }
        }
      }
      @Reducer enum ShopScreen { case home(Home), item(Item), basket(Basket), note(Note) }
      @Reducer struct ShopCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.home(.init()), embedInNavigationView: true)])
          var routes: [Route<ShopScreen.State>]
        }
        enum Action { case router(IndexedRouterActionOf<ShopScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .home(.itemTapped(let id)))): state.routes.push(.item(.init(id: id)))
            case .router(.routeAction(_, .home(.basketTapped))): state.routes.presentSheet(.basket(Basket.State()))
            case .router(.routeAction(_, .item(.backTapped))): state.routes.goBack()
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct ShopCoordinatorView: View {
        let store: StoreOf<ShopCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case .home(let store): HomeView(store: store)
            case .item(let store): ItemView(store: store)
            case .basket(let store): BasketView(store: store)
            case .note(let store): NoteView(store: store)
            }
          }
        }
      }
      @Reducer struct Home {
        struct State: Equatable {}
        enum Action { case itemTapped(Int), basketTapped, appeared }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          Button("Item") { store.send(.itemTapped(1)) }
          Button("Basket") { store.send(.basketTapped) }
            .onAppear { store.send(.appeared) }
        }
      }
      @Reducer struct Item {
        struct State: Equatable { var id = 0 }
        enum Action { case backTapped }
      }
      struct ItemView: View {
        let store: StoreOf<Item>
        var body: some View { Button("Back") { store.send(.backTapped) } }
      }
      @Reducer struct Basket {
        struct State: Equatable {}
        enum Action {
          case orderTapped, delegate(Delegate)
          enum Delegate { case ordered }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .orderTapped: return .send(.delegate(.ordered))
            case .delegate: return .none
            }
          }
        }
      }
      struct BasketView: View {
        let store: StoreOf<Basket>
        var body: some View { Button("Order") { store.send(.orderTapped) } }
      }
      @Reducer struct Note {
        struct State: Equatable {}
        enum Action {}
      }
      struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Note") } }
      @Reducer struct AccountCoordinator {
        struct State: Equatable { @Presents var note: Note.State? }
        enum Action { case note(PresentationAction<Note.Action>) }
      }
      struct AccountCoordinatorView: View {
        @Bindable var store: StoreOf<AccountCoordinator>
        var body: some View {
          AccountView().sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
        }
      }
      struct AccountView: View { var body: some View { Text("Account") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AppCoordinator retained
      child AppCoordinator -> ShopCoordinator property started value
      child AppCoordinator -> AccountCoordinator property started value
      delegate HomeView -> ShopCoordinator via delegate links store strong messages basketTapped,itemTapped
      delegate ItemView -> ShopCoordinator via delegate links store strong messages backTapped
      delegate BasketView -> AppCoordinator via delegate links store strong messages ordered
      screen AccountCoordinator -> AccountView embed
      screen AccountCoordinator -> NoteView present
      screen ShopCoordinator -> HomeView root
      screen ShopCoordinator -> ItemView push
      screen ShopCoordinator -> BasketView present
      flow HomeView -> ItemView itemTapped push by ShopCoordinator
      flow HomeView -> BasketView basketTapped present by ShopCoordinator
      flow BasketView -> AccountCoordinator ordered start by AppCoordinator
      """)
  }

  /// The cases of the state are a macro's, and each carries the state of its own reducer.
  @Test(arguments: [".initialState", "PierFeature.State()", "PierFeature.State.initialState"])
  func `a state that a static property gives is its reducer's`(first: String) {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @Reducer(state: .equatable) enum HarborScreen { case pier(PierFeature), boat(BoatFeature) }
      @Reducer struct HarborCoordinator {
        @ObservableState struct State: Equatable {
          static let initialState = State(routes: [.root(.pier(\(first)), embedInNavigationView: true)])
          var routes: [Route<HarborScreen.State>]
        }
        enum Action { case router(IndexedRouterActionOf<HarborScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .pier(.boatTapped(let number)))):
              state.routes.push(.boat(BoatFeature.State(number: number)))
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      @main struct HarborApp: App {
        var body: some Scene {
          WindowGroup { HarborCoordinatorView(store: Store(initialState: .initialState) { HarborCoordinator() }) }
        }
      }
      struct HarborCoordinatorView: View {
        let store: StoreOf<HarborCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .pier(store): PierView(store: store)
            case let .boat(store): BoatView(store: store)
            }
          }
        }
      }
      @Reducer struct PierFeature {
        @ObservableState struct State: Equatable { static let initialState = State() }
        enum Action { case boatTapped(Int) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct BoatFeature {
        @ObservableState struct State: Equatable { var number: Int }
        enum Action { case closeTapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct PierView: View {
        let store: StoreOf<PierFeature>
        var body: some View { Button("") { store.send(.boatTapped(1)) } }
      }
      struct BoatView: View { let store: StoreOf<BoatFeature>; var body: some View { Text("") } }
      """, protocols: ""
    ).expect("flow PierView -> BoatView boatTapped push by HarborCoordinator", kind: "flow")
  }
}
