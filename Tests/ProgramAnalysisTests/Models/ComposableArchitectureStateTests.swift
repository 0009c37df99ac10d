import Testing

/// Reducers whose state as a whole is one of several cases.
@Suite struct ComposableArchitectureStateTests {
  private static func app(_ view: String, _ change: String = "state = .main(Main.State())") -> Fixture {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      struct RootCoordinator: Reducer {
        enum State: Equatable { case login(Login.State), main(Main.State) }
        enum Action { case login(Login.Action), main(Main.Action), changed(State) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.finished): \(change)
            case .main(.leftTapped): return .send(.changed(.login(Login.State())))
            case .changed(let new): state = new
            default: break
            }
            return .none
          }
          .ifCaseLet(/State.login, action: /Action.login) { Login() }
          .ifCaseLet(/State.main, action: /Action.main) { Main() }
        }
      }
      struct RootCoordinatorView: View {
        let store: StoreOf<RootCoordinator>
        var body: some View { \(view) }
      }
      struct Login: Reducer {
        struct State: Equatable {}
        enum Action { case finished }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in Button("Log in") { viewStore.send(.finished) } }
        }
      }
      struct Main: Reducer {
        struct State: Equatable {}
        enum Action { case leftTapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in Button("Leave") { viewStore.send(.leftTapped) } }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            RootCoordinatorView(store: Store(initialState: .login(Login.State())) { RootCoordinator() } withDependencies: { _ in })
          }
        }
      }
      """, protocols: "")
  }

  /// `\.destination?.pier`, where a page stands in place instead of in a sheet.
  @Test(arguments: [
    (
      "@Reducer enum Destination { case pier(PierCoordinator), crew(CrewCoordinator) }", "Destination.State?",
      "PresentationAction<Destination.Action>"
    ),
    (
      "enum Destination: Equatable { case pier(PierCoordinator.State), crew(CrewCoordinator.State) }", "Destination?",
      "PierCoordinator.Action"
    ),
  ])
  func `the store of a case is the store of its reducer`(destinations: String, state: String, action: String) {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene {
          WindowGroup { HarborView(store: Store(initialState: HarborCoordinator.State()) { HarborCoordinator() }) }
        }
      }
      @Reducer struct HarborCoordinator {
        @ObservableState struct State: Equatable { @Presents var destination: \(state) }
        enum Action { case destination(\(action)) }
        \(destinations)
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct HarborView: View {
        let store: StoreOf<HarborCoordinator>
        var body: some View {
          if let store = store.scope(state: \\.destination?.pier, action: \\.destination.pier) {
            PierCoordinatorView(store: store)
          }
        }
      }
      @Reducer struct CrewCoordinator { @ObservableState struct State: Equatable {} }
      @Reducer struct PierCoordinator {
        @ObservableState struct State: Equatable {
          var path = StackState<Path.State>()
          var list = PierList.State()
        }
        enum Action { case path(StackActionOf<Path>), list(PierList.Action) }
        @Reducer enum Path { case boat(Boat) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.list, action: \\.list) { PierList() }
          Reduce { state, action in
            if case .list(.tapped) = action { state.path.append(.boat(Boat.State())) }
            return .none
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct PierCoordinatorView: View {
        @Bindable var store: StoreOf<PierCoordinator>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            PierListView(store: store.scope(state: \\.list, action: \\.list))
          } destination: { store in
            switch store.case {
            case let .boat(store): BoatView(store: store)
            }
          }
        }
      }
      @Reducer struct PierList {
        @ObservableState struct State: Equatable {}
        enum Action { case tapped }
      }
      struct PierListView: View {
        let store: StoreOf<PierList>
        var body: some View { Button("Boat") { store.send(.tapped) } }
      }
      @Reducer struct Boat { @ObservableState struct State: Equatable {} }
      struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
      """, protocols: ""
    ).expect(
      """
      screen PierCoordinator -> BoatView push
      screen PierCoordinator -> PierListView root initial
      """, kind: "screen")
  }

  @Test(
    arguments: [
      """
      SwitchStore(store) { state in
        switch state {
        case .login: CaseLet(/RootCoordinator.State.login, action: RootCoordinator.Action.login, then: LoginView.init)
        case .main: CaseLet(/RootCoordinator.State.main, action: RootCoordinator.Action.main) { MainView(store: $0) }
        }
      }
      """,
      """
      SwitchStore(store) {
        CaseLet(state: /RootCoordinator.State.login, action: RootCoordinator.Action.login, then: LoginView.init)
        CaseLet(state: /RootCoordinator.State.main, action: RootCoordinator.Action.main, then: MainView.init)
      }
      """,
      """
      switch store.case {
      case .login(let store): LoginView(store: store)
      case .main(let store): MainView(store: store)
      }
      """,
    ])
  func `a state that becomes another case shows the view of that case`(view: String) {
    Self.app(view).expect(
      """
      flow LoginView -> MainView finished root by RootCoordinator
      flow MainView -> LoginView leftTapped root by RootCoordinator
      """, kind: "flow")
  }

  @Test func `a local variable that is called state is none`() {
    Self.app(
      """
      switch store.case {
      case .login(let store): LoginView(store: store)
      case .main(let store): MainView(store: store)
      }
      """, "var other = State.main(Main.State()); other = .login(Login.State())"
    ).expect("flow MainView -> LoginView leftTapped root by RootCoordinator", kind: "flow")
  }
}
