import Testing

/// Actions that a coordinator sends to one page when another asks for something.
@Suite struct TCACoordinatorsActionTests {
  /// How the action of a page is written in those of a choice of pages, which a macro declares.
  private static let spellings = FixtureCase.list(
    """
    # implicit
      return .send(.router(.routeAction(id: 0, action: .list(.noted("Saved")))))
    # explicit
      let action = EditorScreen.Action.list(.noted("Saved"))
      return .send(.router(.routeAction(id: 0, action: action)))
    # typed
      let action: EditorScreen.Action = .list(.noted("Saved"))
      return .send(.router(.routeAction(id: 0, action: action)))
    # explicit in explicit
      return .send(.router(.routeAction(id: 0, action: EditorScreen.Action.list(List.Action.noted("Saved")))))
    """)

  /// An action with the state of a page tells nothing that the page says.
  @Test func `an action that carries the state of a page is none of the page's`() {
    Self.app(answer: "return .none").expect(
      "flow ListView -> DraftView draftTapped push by EditorFlow", kind: "flow")
  }

  @Test(arguments: spellings) func `a page that tells another something does not lead where that leads`(
    test: FixtureCase
  ) {
    Self.app(answer: test.code).expect("flow ListView -> DraftView draftTapped push by EditorFlow", kind: "flow")
  }

  /// A list that leads to drafts.
  ///
  /// - Parameter answer: what the coordinator does when a draft is saved.
  private static func app(answer: String) -> Fixture {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators

      @main struct EditorApp: App {
        var body: some Scene { WindowGroup { EditorFlowView(store: Store(initialState: EditorFlow.State()) { EditorFlow() }) } }
      }
      @Reducer(state: .equatable)
      enum EditorScreen { case list(List), draft(Draft) }
      @Reducer struct EditorFlow {
        @ObservableState struct State: Equatable {
          var routes: [Route<EditorScreen.State>] = [.root(.list(.init()), embedInNavigationView: true)]
        }
        enum Action { case router(IndexedRouterActionOf<EditorScreen>), reopened(EditorScreen.State) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .router(.routeAction(id: _, action: .list(action))): return handle(action, in: &state)
            case let .router(.routeAction(id: _, action: .draft(action))): return handle(action, in: &state)
            case let .reopened(screen):
              state.routes.push(screen)
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
        func handle(_ action: List.Action, in state: inout State) -> Effect<Action> {
          switch action {
          case .draftTapped:
            state.routes.push(.draft(.init()))
            return .none
          default: return .none
          }
        }
        func handle(_ action: Draft.Action, in state: inout State) -> Effect<Action> {
          switch action {
          case .saved:
            state.routes.goBack()
            \(answer)
          default: return .none
          }
        }
      }
      struct EditorFlowView: View {
        let store: StoreOf<EditorFlow>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .list(store): ListView(store: store)
            case let .draft(store): DraftView(store: store)
            }
          }
        }
      }
      @Reducer struct List { struct State: Equatable {}; enum Action { case draftTapped, noted(String) } }
      struct ListView: View {
        let store: StoreOf<List>
        var body: some View { Button("Draft") { store.send(.draftTapped) } }
      }
      @Reducer struct Draft { struct State: Equatable {}; enum Action { case saved } }
      struct DraftView: View {
        let store: StoreOf<Draft>
        var body: some View { Button("Save") { store.send(.saved) } }
      }
      """, protocols: ""
    )
  }
}
