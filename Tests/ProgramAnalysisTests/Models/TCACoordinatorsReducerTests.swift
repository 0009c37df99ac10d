import Testing

/// TCACoordinators before the macros of the Composable Architecture.
@Suite struct TCACoordinatorsReducerTests {
  @Test func `routes in the state of a reducer make it a coordinator, whose parts are those of its screens`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { MainFlowView(store: .init(initialState: MainFlow.State(), reducer: { MainFlow() })) }
        }
      }
      struct MainFlow: Reducer {
        struct State: Equatable, IndexedRouterState {
          var routes: [Route<MainScreen.State>]
          init(routes: [Route<MainScreen.State>] = [.root(.launch(.init()), embedInNavigationView: true)]) {
            self.routes = routes
          }
        }
        enum Action: IndexedRouterAction {
          case updateRoutes([Route<MainScreen.State>])
          case routeAction(Int, action: MainScreen.Action)
        }
        enum TimerID { case launch }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .launch(.appeared)):
              return .run { send in await send(.routeAction(0, action: .launch(.finished))) }
                .debounce(id: TimerID.launch, for: .seconds(2), scheduler: UIScheduler.shared)
            case .routeAction(_, action: .launch(.finished)):
              state.routes = [.root(.shop(.init()), embedInNavigationView: true)]
            case .routeAction(_, action: .shop(.routeAction(_, action: .list(.helpTapped)))):
              state.routes.presentSheet(.help(.init()))
            default: break
            }
            return .none
          }
          .forEachRoute { MainScreen() }
        }
      }
      struct MainScreen: Reducer {
        enum State: Equatable { case launch(Launch.State), shop(ShopFlow.State), help(Help.State) }
        enum Action { case launch(Launch.Action), shop(ShopFlow.Action), help(Help.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: /State.launch, action: /Action.launch) { Launch() }
          Scope(state: /State.shop, action: /Action.shop) { ShopFlow() }
          Scope(state: /State.help, action: /Action.help, child: { Help() })
        }
      }
      struct MainFlowView: View {
        private let store: StoreOf<MainFlow>
        init(store: StoreOf<MainFlow>) { self.store = store }
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) { state in
              switch state {
              case .launch: CaseLet(/MainScreen.State.launch, action: MainScreen.Action.launch, then: LaunchView.init)
              case .shop: CaseLet(/MainScreen.State.shop, action: MainScreen.Action.shop, then: ShopFlowView.init)
              case .help: CaseLet(/MainScreen.State.help, action: MainScreen.Action.help) { HelpView(store: $0) }
              }
            }
          }
        }
      }
      struct Launch: Reducer {
        struct State: Equatable {}
        enum Action { case appeared, finished }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct LaunchView: View {
        let store: StoreOf<Launch>
        var body: some View {
          WithViewStore(store) { $0 } content: { viewStore in
            Text("Launch").onAppear { viewStore.send(.appeared) }
          }
        }
      }
      struct Help: Reducer {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
      //- Shop.swift
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      struct ShopFlow: Reducer {
        struct State: Equatable, IdentifiedRouterState {
          var routes: IdentifiedArrayOf<Route<ShopScreen.State>> = [.root(.list(.init()))]
        }
        enum Action: IdentifiedRouterAction {
          case routeAction(ShopScreen.State.ID, action: ShopScreen.Action)
          case updateRoutes(IdentifiedArrayOf<Route<ShopScreen.State>>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .list(.rowTapped(let row))): state.routes.push(.item(.init(row: row)))
            default: break
            }
            return .none
          }
          .forEachRoute { ShopScreen() }
        }
      }
      struct ShopScreen: Reducer {
        enum State: Equatable, Identifiable { case list(List.State), item(Item.State), note(Note.State) }
        enum Action { case list(List.Action), item(Item.Action), note(Note.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: /State.list, action: /Action.list) { List() }
          Scope(state: /State.item, action: /Action.item) { Item() }
        }
      }
      struct ShopFlowView: View {
        let store: StoreOf<ShopFlow>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              switch $0 {
              case .list: CaseLet(/ShopScreen.State.list, action: ShopScreen.Action.list, then: ListView.init)
              case .item: CaseLet(/ShopScreen.State.item, action: ShopScreen.Action.item, then: ItemView.init)
              case .note: CaseLet(/ShopScreen.State.note, action: ShopScreen.Action.note, then: NoteView.init)
              }
            }
          }
        }
      }
      struct List: Reducer {
        struct State: Equatable {}
        enum Action { case rowTapped(Int), helpTapped, loaded }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct ListView: View {
        let store: StoreOf<List>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Row") { viewStore.send(.rowTapped(1)) }
            Button("Help") { viewStore.send(.helpTapped) }.onAppear { viewStore.send(.loaded) }
          }
        }
      }
      struct Item: Reducer {
        struct State: Equatable { var row: Int }
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct ItemView: View { let store: StoreOf<Item>; var body: some View { Text("Item") } }
      struct Note: Reducer {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Note") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainFlow retained
      child MainFlow -> ShopFlow collection started value
      screen MainFlow -> LaunchView root
      screen MainFlow -> HelpView present
      screen ShopFlow -> ListView root
      screen ShopFlow -> ItemView push
      flow LaunchView -> ShopFlow appeared start by MainFlow
      flow ListView -> HelpView helpTapped present by MainFlow
      flow ListView -> ItemView rowTapped push by ShopFlow
      """)
  }

  @Test func `a reducer that is a value is called by its state and made of those that are pulled back to it`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            MainFlowView(
              store: Store(initialState: MainFlowState(), reducer: mainFlowReducer, environment: MainEnvironment()))
          }
        }
      }
      struct MainEnvironment {}
      struct MainFlowState: Equatable, IndexedRouterState {
        var routes: [Route<MainScreenState>] = [.root(.launch(.init()), embedInNavigationView: true)]
      }
      enum MainFlowAction: IndexedRouterAction {
        case updateRoutes([Route<MainScreenState>])
        case routeAction(Int, action: MainScreenAction)
      }
      let mainFlowReducer: Reducer<MainFlowState, MainFlowAction, MainEnvironment> = mainScreenReducer
        .forEachIndexedRoute(environment: { $0 })
        .withRouteReducer(
          Reducer { state, action, environment in
            switch action {
            case .routeAction(_, action: .launch(.finished)):
              state.routes = [.root(.shop(.init()))]
              return .none
            default: return .none
            }
          })
      enum MainScreenState: Equatable { case launch(LaunchState), shop(ShopFlowState) }
      enum MainScreenAction { case launch(LaunchAction), shop(ShopFlowAction) }
      let mainScreenReducer = Reducer<MainScreenState, MainScreenAction, MainEnvironment>.combine([
        launchReducer.pullback(state: /MainScreenState.launch, action: /MainScreenAction.launch, environment: { $0 }),
        shopFlowReducer.pullback(state: /MainScreenState.shop, action: /MainScreenAction.shop, environment: { $0 }),
      ])
      struct MainFlowView: View {
        let store: Store<MainFlowState, MainFlowAction>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /MainScreenState.launch, action: MainScreenAction.launch, then: LaunchView.init)
              CaseLet(state: /MainScreenState.shop, action: MainScreenAction.shop, then: ShopFlowView.init)
            }
          }
        }
      }
      struct LaunchState: Equatable {}
      enum LaunchAction: Equatable { case appeared, finished, failed }
      let launchReducer = Reducer.combine([
        Reducer<LaunchState, LaunchAction, MainEnvironment> { state, action, environment in
          switch action {
          case .appeared: return Effect(value: .finished).delay(for: 1, scheduler: environment.queue).eraseToEffect()
          case .finished, .failed: return .none
          }
        }
      ])
      struct LaunchView: View {
        private let store: Store<LaunchState, LaunchAction>
        init(store: Store<LaunchState, LaunchAction>) { self.store = store }
        var body: some View {
          WithViewStore(store) { viewStore in Text("Launch").onAppear { viewStore.send(.appeared) } }
        }
      }
      //- Shop.swift
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      struct ShopFlowState: Equatable, IndexedRouterState { var routes: [Route<ShopScreenState>] = [.root(.list(.init()))] }
      enum ShopFlowAction: IndexedRouterAction {
        case updateRoutes([Route<ShopScreenState>])
        case routeAction(Int, action: ShopScreenAction)
      }
      let shopFlowReducer = Reducer<ShopFlowState, ShopFlowAction, MainEnvironment>.combine(
        shopScreenReducer.forEachIndexedRoute(environment: { $0 }).withRouteReducer(
          Reducer { state, action, _ in
            guard case .routeAction(_, action: let screen) = action else { return .none }
            switch screen {
            case .list(.rowTapped): state.routes.push(.item(.init()))
            case .item(.badge(.tapped)): state.routes.presentCover(.list(.init()))
            default: break
            }
            return .none
          }))
      enum ShopScreenState: Equatable { case list(ListFeature.State), item(ItemState) }
      enum ShopScreenAction { case list(ListFeature.Action), item(ItemAction) }
      let shopScreenReducer = Reducer<ShopScreenState, ShopScreenAction, MainEnvironment>.combine(
        ListFeature.reducer.pullback(state: /ShopScreenState.list, action: /ShopScreenAction.list, environment: { $0 }))
      struct ShopFlowView: View {
        let store: Store<ShopFlowState, ShopFlowAction>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /ShopScreenState.list, action: ShopScreenAction.list, then: ListView.init)
              CaseLet(state: /ShopScreenState.item, action: ShopScreenAction.item, then: ItemView.init)
            }
          }
        }
      }
      enum ListFeature {
        struct State: Equatable {}
        enum Action { case rowTapped, loaded }
        static let reducer = Reducer<State, Action, MainEnvironment> { state, action, environment in .none }
      }
      struct ListView: View {
        let store: Store<ListFeature.State, ListFeature.Action>
        var body: some View { WithViewStore(store) { viewStore in Button("Row") { viewStore.send(.rowTapped) } } }
      }
      struct ItemState: Equatable { var badge = BadgeState() }
      enum ItemAction { case badge(BadgeAction) }
      let itemReducer = Reducer<ItemState, ItemAction, MainEnvironment> { state, action, environment in .none }
      struct ItemView: View {
        let store: Store<ItemState, ItemAction>
        var body: some View { BadgeView(store: store.scope(state: \\.badge, action: ItemAction.badge)) }
      }
      struct BadgeState: Equatable {}
      enum BadgeAction { case tapped, shown }
      struct BadgeView: View {
        let store: Store<BadgeState, BadgeAction>
        var body: some View { WithViewStore(store) { viewStore in Button("Badge") { viewStore.send(.tapped) } } }
      }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainFlowState retained
      child MainFlowState -> ShopFlowState collection started value
      screen MainFlowState -> LaunchView root
      screen ShopFlowState -> ListView root
      screen ShopFlowState -> ListView present
      screen ShopFlowState -> ItemView push
      flow LaunchView -> ShopFlowState finished start by MainFlowState
      flow ListView -> ItemView rowTapped push by ShopFlowState
      flow ItemView -> ListView tapped present by ShopFlowState
      """)
  }

  @Test func `what a part is told reaches the whole that its store is scoped from and no other`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      struct SetupFlow: ReducerProtocol {
        struct State: Equatable, IndexedRouterState { var routes: [Route<SetupScreen.State>] = [.root(.scan(.init()))] }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: SetupScreen.Action), updateRoutes([Route<SetupScreen.State>])
        }
        var body: some ReducerProtocol<State, Action> {
          Reduce(step).forEachRoute { SetupScreen() }
        }
        private func step(state: inout State, action: Action) -> EffectTask<Action> {
          switch action {
          case .routeAction(_, action: .scan(.shared(.helpTapped))):
            return EffectTask.routeWithDelaysIfUnsupported(state.routes) {
              $0.dismiss()
              $0.presentSheet(.help)
            }
          case .routeAction(_, action: .scan(.shared(.scanned))):
            return .concatenate(.task { .routeAction(0, action: .scan(.done)) }, .fireAndForget {})
          case .routeAction(_, action: .scan(.done)): state.routes.push(.done)
          default: break
          }
          return .none
        }
      }
      struct SetupScreen: ReducerProtocol {
        enum State: Equatable { case scan(SetupScan.State), help, done }
        enum Action { case scan(SetupScan.Action), other(Never) }
        var body: some ReducerProtocol<State, Action> {
          Scope(state: /State.scan, action: /Action.scan) { SetupScan() }
        }
      }
      struct SetupFlowView: View {
        let store: Store<SetupFlow.State, SetupFlow.Action>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /SetupScreen.State.scan, action: SetupScreen.Action.scan, then: SetupScanView.init)
              CaseLet(state: /SetupScreen.State.help, action: SetupScreen.Action.other) { _ in HelpView() }
              CaseLet(state: /SetupScreen.State.done, action: SetupScreen.Action.other) { _ in DoneView() }
            }
          }
        }
      }
      struct SetupScan: ReducerProtocol {
        struct State: Equatable { var shared = Scan.State() }
        enum Action { case shared(Scan.Action), done }
        var body: some ReducerProtocol<State, Action> { Scope(state: \\.shared, action: /Action.shared) { Scan() } }
      }
      struct SetupScanView: View {
        let store: Store<SetupScan.State, SetupScan.Action>
        var body: some View { ScanView(store: store.scope(state: { $0.shared }, action: { .shared($0) })) }
      }
      struct CheckFlow: ReducerProtocol {
        struct State: Equatable, IndexedRouterState { var routes: [Route<CheckScreen.State>] = [.root(.scan(.init()))] }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: CheckScreen.Action), updateRoutes([Route<CheckScreen.State>])
        }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .scan(.shared(.helpTapped))): state.routes.push(.help)
            default: break
            }
            return .none
          }
          .forEachRoute { CheckScreen() }
        }
      }
      struct CheckScreen: ReducerProtocol {
        enum State: Equatable { case scan(CheckScan.State), help }
        enum Action { case scan(CheckScan.Action), other(Never) }
        var body: some ReducerProtocol<State, Action> {
          Scope(state: /State.scan, action: /Action.scan) { CheckScan() }
        }
      }
      struct CheckFlowView: View {
        let store: Store<CheckFlow.State, CheckFlow.Action>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /CheckScreen.State.scan, action: CheckScreen.Action.scan, then: CheckScanView.init)
              CaseLet(state: /CheckScreen.State.help, action: CheckScreen.Action.other) { _ in HelpView() }
            }
          }
        }
      }
      struct CheckScan: ReducerProtocol {
        struct State: Equatable { var shared = Scan.State() }
        enum Action { case shared(Scan.Action) }
        var body: some ReducerProtocol<State, Action> { Scope(state: \\.shared, action: /Action.shared) { Scan() } }
      }
      struct CheckScanView: View {
        let store: Store<CheckScan.State, CheckScan.Action>
        var body: some View { ScanView(store: store.scope(state: \\.shared, action: CheckScan.Action.shared)) }
      }
      struct Scan: ReducerProtocol {
        struct State: Equatable {}
        enum Action { case helpTapped, scanned }
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      struct ScanView: View {
        let store: Store<Scan.State, Scan.Action>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Help") { viewStore.send(.helpTapped) }.onAppear { viewStore.send(.scanned) }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """, protocols: ""
    ).expect(
      """
      screen SetupFlow -> SetupScanView root
      screen SetupFlow -> HelpView present
      screen SetupFlow -> DoneView push
      screen CheckFlow -> CheckScanView root
      screen CheckFlow -> HelpView push
      flow SetupScanView -> HelpView helpTapped present by SetupFlow
      flow SetupScanView -> DoneView scanned push by SetupFlow
      flow CheckScanView -> HelpView helpTapped push by CheckFlow
      """)
  }

  @Test func `a state with routes that no reducer has, and reducers of the app's own, coordinate nothing`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      struct OrphanState: IndexedRouterState { var routes: [Route<Int>] = [] }
      struct Counter: Reducer {
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct CounterView: View {
        let store: StoreOf<Counter>
        var body: some View { WithViewStore(store, observe: { $0 }) { viewStore in Button("") { viewStore.send(.tapped) } } }
      }
      """, protocols: ""
    ).expectNodes("")
    Fixture(
      """
      import SwiftUI
      struct Reducer<State, Action, Environment> { let run: (inout State, Action, Environment) -> Void }
      struct ShopCoordinatorState { var isOpen = false }
      enum ShopCoordinatorAction { case open }
      let shopCoordinatorReducer = Reducer<ShopCoordinatorState, ShopCoordinatorAction, Void> { state, _, _ in
        state.isOpen = true
      }
      struct ShopView: View { let state: ShopCoordinatorState; var body: some View { Text("Shop") } }
      """, protocols: ""
    ).expectNodes("")
  }
}
