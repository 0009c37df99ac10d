import Testing

/// The Composable Architecture before its macros: stores that views build their content of.
@Suite struct ComposableArchitectureStoreTests {
  @Test func `views that are built of stores show what is written to the state`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        private let store = Store(initialState: AccountCoordinator.State(), reducer: AccountCoordinator())
        var body: some Scene { WindowGroup { AccountCoordinatorView(store: store) } }
      }
      struct AccountCoordinator: ReducerProtocol {
        struct State: Equatable {
          var path = StackState<Path.State>()
          @PresentationState var sheet: Sheet.State?
          @BindingState var isHelpShown = false
          var badge: Badge.State?
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>), path(StackAction<Path.State, Path.Action>)
          case sheet(PresentationAction<Sheet.Action>), badge(Badge.Action), openTapped, helpTapped
        }
        struct Path: ReducerProtocol {
          enum State: Equatable { case detail(Detail.State) }
          enum Action { case detail(Detail.Action) }
          var body: some ReducerProtocol<State, Action> {
            Scope(state: /State.detail, action: /Action.detail) { Detail() }
          }
        }
        struct Sheet: ReducerProtocol {
          enum State: Equatable { case edit(Edit.State), note(Note.State) }
          enum Action { case edit(Edit.Action), note(Note.Action) }
          var body: some ReducerProtocol<State, Action> {
            Scope(state: /State.edit, action: /Action.edit) { Edit() }
          }
        }
        var body: some ReducerProtocol<State, Action> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .openTapped: state.path.append(.detail(Detail.State()))
            case .helpTapped: state.isHelpShown = true
            case .path(.element(id: _, action: .detail(.editTapped))): state.sheet = .edit(Edit.State())
            case .badge(.tapped): state.sheet = .note(Note.State())
            default: break
            }
            return .none
          }
          .ifLet(\\.$sheet, action: /Action.sheet) { Sheet() }
          .forEach(\\.path, action: /Action.path) { Path() }
        }
      }
      struct AccountCoordinatorView: View {
        let store: Store<AccountCoordinator.State, AccountCoordinator.Action>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
              AccountView(store: store)
            } destination: { state in
              switch state {
              case .detail:
                CaseLet(
                  /AccountCoordinator.Path.State.detail, action: AccountCoordinator.Path.Action.detail,
                  then: DetailView.init)
              }
            }
            .sheet(
              store: store.scope(state: \\.$sheet, action: { .sheet($0) }), state: /AccountCoordinator.Sheet.State.edit,
              action: AccountCoordinator.Sheet.Action.edit
            ) { EditView(store: $0) }
            .sheet(isPresented: viewStore.$isHelpShown) { HelpView() }
          }
        }
      }
      struct AccountView: View {
        let store: StoreOf<AccountCoordinator>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Open") { viewStore.send(.openTapped) }
            Button("Help") { viewStore.send(.helpTapped) }
          }
        }
      }
      struct Detail: ReducerProtocol {
        struct State: Equatable {}
        enum Action { case editTapped }
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      struct DetailView: View {
        private let store: StoreOf<Detail>
        @ObservedObject private var viewStore: ViewStoreOf<Detail>
        init(store: StoreOf<Detail>) {
          self.store = store
          viewStore = ViewStore(store, observe: { $0 })
        }
        var body: some View { Button("Edit") { viewStore.send(.editTapped) } }
      }
      struct Edit: ReducerProtocol {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("Edit") } }
      struct Note: ReducerProtocol {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Note") } }
      struct Badge: ReducerProtocol {
        struct State: Equatable {}
        enum Action { case tapped }
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AccountCoordinator retained
      delegate AccountView -> AccountCoordinator via delegate links store strong messages helpTapped,openTapped
      delegate DetailView -> AccountCoordinator via delegate links viewStore strong messages editTapped
      screen AccountCoordinator -> AccountView root
      screen AccountCoordinator -> DetailView push
      screen AccountCoordinator -> EditView present
      screen AccountCoordinator -> HelpView present
      flow AccountView -> DetailView openTapped push by AccountCoordinator
      flow AccountView -> HelpView helpTapped present by AccountCoordinator
      flow DetailView -> EditView editTapped present by AccountCoordinator
      """)
  }

  @Test(
    arguments: [
      "WithViewStore(store, observe: { $0.isOpen }) { viewStore in if viewStore.state { MainView() } else { WELCOME } }",
      "WithViewStore(store, observe: \\.isOpen) { viewStore in Group { if viewStore.state { MainView() } else { WELCOME } } }",
      "WithViewStore(store, observe: { $0 }) { viewStore in if viewStore.isOpen { MainView() } else { WELCOME } }",
      "WithViewStore(store.scope(state: \\.isOpen)) { viewStore in if viewStore.state { MainView() } else { WELCOME } }",
    ])
  func `what a view observes of the state decides what it shows`(view: String) {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      struct RootCoordinator: Reducer {
        struct State: Equatable {
          var welcome = Welcome.State()
          var isOpen = false
        }
        enum Action { case welcome(Welcome.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.welcome, action: /Action.welcome) { Welcome() }
          Reduce { state, action in
            switch action {
            case .welcome(.openTapped): state.isOpen = true
            case .welcome: break
            }
            return .none
          }
        }
      }
      struct RootCoordinatorView: View {
        let store: StoreOf<RootCoordinator>
        var body: some View {
          \(view.replacing("WELCOME", with: "WelcomeView(store: store.scope(state: \\.welcome, action: RootCoordinator.Action.welcome))"))
        }
      }
      struct Welcome: Reducer {
        struct State: Equatable {}
        enum Action { case openTapped, shown }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct WelcomeView: View {
        let store: StoreOf<Welcome>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Open") { viewStore.send(.openTapped) }.onAppear { viewStore.send(.shown) }
          }
        }
      }
      struct MainView: View { var body: some View { Text("Main") } }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            RootCoordinatorView(store: Store(initialState: RootCoordinator.State()) { RootCoordinator() })
          }
        }
      }
      """, protocols: ""
    ).expect("flow WelcomeView -> MainView openTapped root by RootCoordinator", kind: "flow")
  }

  @Test func `a view is there for a state that is there, and sends for the page around it`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { MainCoordinatorView(store: .init(initialState: .init(), reducer: MainCoordinator.init)) }
        }
      }
      struct MainCoordinator: Reducer {
        struct State: Equatable {
          var home = Home.State()
          @PresentationState var note: Note.State?
        }
        enum Action { case home(Home.Action), note(PresentationAction<Note.Action>) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: /Action.home) { Home() }
          Reduce { state, action in
            if case .home(.badge(.tapped)) = action { state.note = Note.State() }
            return .none
          }
        }
      }
      struct MainCoordinatorView: View {
        let store: StoreOf<MainCoordinator>
        var body: some View {
          HomeView(store: store.scope(state: \\.home, action: MainCoordinator.Action.home))
            .fullScreenCover(store: store.scope(state: \\.$note, action: { .note($0) })) { _ in NoteView() }
        }
      }
      struct Home: Reducer {
        struct State: Equatable { var badge: Badge.State? }
        enum Action { case badge(Badge.Action), shown }
        var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.badge, action: /Action.badge) { Badge() } }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          IfLetStore(store.scope(state: \\.badge, action: Home.Action.badge), then: BadgeView.init) { Text("None") }
        }
      }
      struct Badge: Reducer {
        struct State: Equatable {}
        enum Action { case tapped, shown }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct BadgeView: View {
        let store: StoreOf<Badge>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Badge") { viewStore.send(.tapped) }.onAppear { viewStore.send(.shown) }
          }
        }
      }
      struct Note: Reducer {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainCoordinator retained
      screen MainCoordinator -> HomeView root
      screen MainCoordinator -> NoteView present
      flow HomeView -> NoteView tapped present by MainCoordinator
      """)
  }

  @Test(arguments: [
    (
      "",
      "WithViewStore(store, observe: { $0 }, send: Home.Action.view) { viewStore in Button(\"Note\") { viewStore.send(.noteTapped) } }"
    ),
    ("", "WithViewStore(store, observe: \\.badge, send: { .view($0) }) { viewStore in row(viewStore) }"),
    ("@ViewAction(for: Home.self)", "Button(\"Note\") { send(.noteTapped) }"),
    ("", "Button(\"Note\") { store.send(.view(.noteTapped)) }"),
  ])
  func `a view sends the actions of a group without the case that carries it`(attribute: String, body: String) {
    home(attribute, body).expect("flow HomeView -> NoteView openNote present by MainCoordinator", kind: "flow")
  }

  @Test func `the macro's view sends in its own case where the actions have one of the same name`() {
    home("@ViewAction(for: Home.self)", "Button(\"Note\") { send(.noteTapped) }", actions: "noteTapped, view(Page)")
      .expect("flow HomeView -> NoteView openNote present by MainCoordinator", kind: "flow")
  }

  @Test func `how an effect is run is no action`() {
    home(
      "", "Button(\"Note\") { store.send(.view(.noteTapped)) }",
      effect: ".run(priority: .openNote) { send in print(\"Note\") }"
    ).expect("", kind: "flow")
  }

  /// A page whose view sends the actions of a group.
  private func home(
    _ attribute: String, _ body: String, actions: String = "view(Page), system(Event)",
    effect: String = ".send(.openNote)"
  ) -> Fixture {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { MainCoordinatorView(store: .init(initialState: .init(), reducer: MainCoordinator.init)) }
        }
      }
      struct MainCoordinator: Reducer {
        struct State: Equatable {
          var home = Home.State()
          @PresentationState var note: Note.State?
        }
        enum Action { case home(Home.Action), note(PresentationAction<Note.Action>) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: /Action.home) { Home() }
          Reduce { state, action in
            if case .home(.openNote) = action { state.note = Note.State() }
            return .none
          }
        }
      }
      struct MainCoordinatorView: View {
        let store: StoreOf<MainCoordinator>
        var body: some View {
          HomeView(store: store.scope(state: \\.home, action: MainCoordinator.Action.home))
            .fullScreenCover(store: store.scope(state: \\.$note, action: { .note($0) })) { _ in NoteView() }
        }
      }
      struct Home: Reducer {
        struct State: Equatable { var badge = 0 }
        enum Action {
          case \(actions), openNote
          enum Page { case noteTapped, closed }
          enum Event { case loaded }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.noteTapped): \(effect)
            default: .none
            }
          }
        }
      }
      \(attribute)
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { \(body) }
        private func row(_ viewStore: ViewStore<Int, Home.Action.Page>) -> some View {
          Button("Note") { viewStore.send(.noteTapped) }
        }
      }
      struct Note: Reducer {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      """, protocols: ""
    )
  }
}
