import Testing

/// Reducers that hear the many actions of all their parts.
@Suite struct TCACoordinatorsGrowthTests {
  /// Each part has so many actions that a whole can't tell all of them apart.
  private static let actionCount = 90

  /// An app whose first page leads to another on one of its actions.
  private func app(startingWith first: String, showing next: String, on action: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators

    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { NavView(store: Store(initialState: Nav.State()) { Nav() }) } }
    }
    @Reducer(state: .equatable)
    enum NavScreen { case first(\(first)), next(\(next)) }
    @Reducer struct Nav {
      @ObservableState struct State: Equatable {
        var routes: IdentifiedArrayOf<Route<NavScreen.State>> = [.root(.first(\(first).State()))]
      }
      enum Action { case router(IdentifiedRouterActionOf<NavScreen>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .router(.routeAction(_, action: .first(.\(action)))): state.routes.push(.next(.init()))
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
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case let .first(store): \(first)View(store: store)
          case let .next(store): \(next)View(store: store)
          }
        }
      }
    }
    @Reducer struct \(next) { struct State: Equatable {}; enum Action { case closed } }
    struct \(next)View: View { let store: StoreOf<\(next)>; var body: some View { Text("\(next)") } }
    """
  }

  @Test func `what a part sends in one of very many actions is not sent by the others`() {
    Fixture(
      """
      \(app(startingWith: "Tabs", showing: "Login", on: "login"))
      @Reducer struct Tabs {
        @ObservableState struct State: Equatable {
          var list = List.State()
          var notes = Notes.State()
        }
        enum Action { case list(List.Action), notes(Notes.Action), feature(Feature), login }
        enum Feature { case refresh, count, loaded }
        var body: some ReducerOf<Self> {
          Scope(state: \\.list, action: \\.list) { List() }
          Scope(state: \\.notes, action: \\.notes) { Notes() }
          Reduce { state, action in
            switch action {
            case let .list(action): return reduce(into: &state, action: action)
            case let .notes(action): return reduce(into: &state, action: action)
            case let .feature(action): return reduce(into: &state, action: action)
            case .login: return .none
            }
          }
        }
        func reduce(into state: inout State, action: List.Action) -> Effect<Action> {
          switch action {
          case .delegate(.login): return .send(.login)
          default: return .none
          }
        }
        func reduce(into state: inout State, action: Notes.Action) -> Effect<Action> {
          switch action {
          case .delegate(.changed): return .send(.feature(.refresh))
          default: return .none
          }
        }
        func reduce(into state: inout State, action: Feature) -> Effect<Action> {
          switch action {
          case .refresh: return .merge(.send(.feature(.count)), .send(.feature(.loaded)))
          case .count: return .run { send in await send(.feature(.loaded)) }
          case .loaded: return .none
          }
        }
      }
      struct TabsView: View {
        let store: StoreOf<Tabs>
        var body: some View {
          TabView {
            ListView(store: store.scope(state: \\.list, action: \\.list))
            NotesView(store: store.scope(state: \\.notes, action: \\.notes))
          }
        }
      }
      \(part("List", leaving: "login"))
      \(part("Notes", leaving: "changed"))
      """, protocols: ""
    ).expectSoon("flow ListView -> LoginView login push by Nav", kind: "flow")
  }

  /// A page with many buttons, each with an action of its own, the last of which is told to the whole.
  private func part(_ name: String, leaving: String) -> String {
    let numbers = 1...Self.actionCount
    return """
      @Reducer struct \(name) {
        struct State: Equatable { var count = 0 }
        enum Action { case view(Tap), delegate(Delegate) }
        enum Tap { case leave, \(numbers.map { "tapped\($0)" }.joined(separator: ", ")) }
        enum Delegate { case \(leaving) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .view(action): return reduce(into: &state, action: action)
            case .delegate: return .none
            }
          }
        }
        func reduce(into state: inout State, action: Tap) -> Effect<Action> {
          switch action {
          case .leave: return .send(.delegate(.\(leaving)))
          default: return .none
          }
        }
      }
      struct \(name)View: View {
        let store: StoreOf<\(name)>
        var body: some View {
          VStack {
            Button("Leave") { store.send(.view(.leave)) }
            \(numbers.map { "Button(\"\($0)\") { store.send(.view(.tapped\($0))) }" }.joined(separator: "\n"))
          }
        }
      }
      """
  }

  @Test func `a page leads where its own action does, however many a helper hears`() {
    let pages = (1...4).map { "Page\($0)" }
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { NavView(store: Store(initialState: Nav.State()) { Nav() }) } }
      }
      @Reducer(state: .equatable)
      enum NavScreen { case \(pages.map { "\($0.lowercased())(\($0))" }.joined(separator: ", ")) }
      @Reducer struct Nav {
        @ObservableState struct State: Equatable {
          var routes: [Route<NavScreen.State>] = [.root(.page1(.init()))]
        }
        enum Action { case router(IndexedRouterActionOf<NavScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .router(.routeAction(id: _, action: .page1(action))): return openPages(action, in: &state)
            case .router(.routeAction(id: _, action: .page2(.tapped1))):
              return .send(.router(.routeAction(id: 0, action: .page1(.tapped9))))
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
        func openPages(_ action: Page1.Action, in state: inout State) -> Effect<Action> {
          switch action {
          case .tapped1: state.routes.push(.page2(.init()))
          case .tapped2: state.routes.push(.page3(.init()))
          case .tapped3: state.routes.push(.page4(.init()))
          default: break
          }
          return .none
        }
      }
      struct NavView: View {
        let store: StoreOf<Nav>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            \(pages.map { "case let .\($0.lowercased())(store): \($0)View(store: store)" }.joined(separator: "\n"))
            }
          }
        }
      }
      \(pages.map(page).joined(separator: "\n"))
      """, protocols: ""
    ).expectSoon(
      """
      flow Page1View -> Page2View tapped1 push by Nav
      flow Page1View -> Page3View tapped2 push by Nav
      flow Page1View -> Page4View tapped3 push by Nav
      """, kind: "flow")
  }

  /// A page with many buttons, each with an action of its own that the whole hears.
  private func page(_ name: String) -> String {
    let numbers = 1...2 * Self.actionCount
    return """
      @Reducer struct \(name) {
        struct State: Equatable {}
        enum Action { case \(numbers.map { "tapped\($0)" }.joined(separator: ", ")) }
      }
      struct \(name)View: View {
        let store: StoreOf<\(name)>
        var body: some View {
          VStack {
            \(numbers.map { "Button(\"\($0)\") { store.send(.tapped\($0)) }" }.joined(separator: "\n"))
          }
        }
      }
      """
  }

  @Test func `actions that send one another end`() {
    let names = (1...12).map { "step\($0)" }
    let sends = names.map { ".send(.\($0))" }.joined(separator: ", ")
    let fixture = Fixture(
      """
      \(app(startingWith: "Home", showing: "Detail", on: "done"))
      @Reducer struct Home {
        struct State: Equatable { var isReady = false }
        enum Action { case \(names.joined(separator: ", ")), done }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .step12: return .merge(.send(.done), \(sends))
            \(names.dropLast().map { "case .\($0): return .merge(\(sends))" }.joined(separator: "\n"))
            case .done: return .none
            }
          }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Begin") { store.send(.step1) } }
      }
      """, protocols: "")
    fixture.expectSoon("flow HomeView -> DetailView done push by Nav", kind: "flow")
    #expect(fixture.analysis().graph.diagnostics.isEmpty)
  }

  /// Where a reducer's actions and what its `reduce` takes are declared.
  private static let declarations = FixtureCase.list(
    """
    # another enum by another name
      enum HomeAction { case tapped, done }
      extension Home { typealias Action = HomeAction }
    > HomeAction
    # its own
      extension Home { enum Action { case tapped, done } }
    > Action
    """)

  @Test(arguments: declarations) func `a reducer hears its actions, whatever they are called`(test: FixtureCase) {
    Fixture(
      """
      \(app(startingWith: "Home", showing: "Detail", on: "done"))
      \(test.code)
      @Reducer struct Home {
        struct State: Equatable {}
        func reduce(into state: inout State, action: \(test.outcome)) -> Effect<Action> {
          switch action {
          case .tapped: return .send(.done)
          case .done: return .none
          }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Begin") { store.send(.tapped) } }
      }
      """, protocols: ""
    ).expect("flow HomeView -> DetailView done push by Nav", kind: "flow")
  }
}
