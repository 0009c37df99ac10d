import Testing

@Suite struct ComposableArchitectureTests {
  @Test func `a path and a sheet in the state show what is written to them`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct ShopApp: App {
        static let store = Store(initialState: AccountCoordinator.State()) { AccountCoordinator() }
        var body: some Scene { WindowGroup { AccountCoordinatorView(store: Self.store) } }
      }
      @Reducer struct AccountCoordinator {
        @ObservableState struct State: Equatable {
          var path = StackState<Path.State>()
          @Presents var sheet: Sheet.State?
        }
        enum Action { case path(StackActionOf<Path>), sheet(PresentationAction<Sheet.Action>), openTapped }
        @Reducer enum Path { case detail(Detail) }
        @Reducer enum Sheet { case edit(Edit), note(Note) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped: state.path.append(.detail(Detail.State()))
            case .path(.element(id: _, action: .detail(.editTapped))): state.sheet = .edit(Edit.State())
            case .sheet(.presented(.edit(.doneTapped))): state.sheet = nil
            default: break
            }
            return .none
          }
          .ifLet(\\.$sheet, action: \\.sheet)
          .forEach(\\.path, action: \\.path)
        }
      }
      struct AccountCoordinatorView: View {
        @Bindable var store: StoreOf<AccountCoordinator>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            AccountView(onOpen: { store.send(.openTapped) })
          } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            }
          }
          .sheet(item: $store.scope(state: \\.sheet?.edit, action: \\.sheet.edit)) { store in EditView(store: store) }
        }
      }
      struct AccountView: View { let onOpen: () -> Void; var body: some View { Button("Open") { onOpen() } } }
      @Reducer struct Detail { struct State: Equatable {}; enum Action { case editTapped } }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Button("Edit") { store.send(.editTapped) } } }
      @Reducer struct Edit { struct State: Equatable {}; enum Action { case doneTapped } }
      struct EditView: View { let store: StoreOf<Edit>; var body: some View { Button("Done") { store.send(.doneTapped) } } }
      @Reducer struct Note { struct State: Equatable {}; enum Action {} }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> AccountCoordinator retained
      delegate AccountView -> AccountCoordinator via closure links onOpen strong messages onOpen
      delegate DetailView -> AccountCoordinator via delegate links store strong messages editTapped
      delegate EditView -> AccountCoordinator via delegate links store strong messages doneTapped
      screen AccountCoordinator -> AccountView root
      screen AccountCoordinator -> DetailView push
      screen AccountCoordinator -> EditView present
      flow AccountView -> DetailView onOpen push by AccountCoordinator
      flow DetailView -> EditView editTapped present by AccountCoordinator
      """)
  }

  @Test func `an effect sends for the feature whose effect it is`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct MainCoordinator {
        @ObservableState struct State {
          var login = Login.State()
          @Presents var welcome: Welcome.State?
        }
        enum Action { case login(Login.Action), welcome(PresentationAction<Welcome.Action>) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.login, action: \\.login) { Login() }
          Reduce { state, action in
            switch action {
            case .login(.finished): state.welcome = Welcome.State()
            default: break
            }
            return .none
          }
        }
      }
      struct MainCoordinatorView: View {
        @Bindable var store: StoreOf<MainCoordinator>
        var body: some View {
          LoginView(store: store.scope(state: \\.login, action: \\.login))
            .sheet(item: $store.scope(state: \\.welcome, action: \\.welcome)) { store in WelcomeView() }
        }
      }
      @Reducer struct Login {
        struct State {}
        enum Action { case tapped, cancelled, finished }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .run { send in await send(.finished) }
            case .cancelled, .finished: return .none
            }
          }
        }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View {
          Button("Log in") { store.send(.tapped) }
          Button("Cancel") { store.send(.cancelled) }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { MainCoordinatorView(store: Store(initialState: MainCoordinator.State()) { MainCoordinator() }) }
        }
      }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainCoordinator retained
      delegate LoginView -> MainCoordinator via delegate links store strong messages finished
      screen MainCoordinator -> LoginView root
      screen MainCoordinator -> WelcomeView present
      flow LoginView -> WelcomeView finished present by MainCoordinator
      """)
  }

  @Test func `features that no coordinator is made of are none, nor is what only looks like one`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Counter {
        struct State { @Presents var note: Note.State? }
        enum Action { case tapped, note(PresentationAction<Note.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.note = Note.State()
            return .none
          }
        }
      }
      @Reducer struct Note { struct State {}; enum Action {} }
      struct CounterView: View {
        @Bindable var store: StoreOf<Counter>
        var body: some View {
          Button("Note") { store.send(.tapped) }
            .sheet(item: $store.scope(state: \\.note, action: \\.note)) { _ in NoteView() }
        }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      //- Other.swift
      @Reducer struct PaymentCoordinator {
        struct State {}
        enum Action { case paid }
        var body: Int { 0 }
      }
      """, protocols: ""
    ).expectNodes("")
  }

  /// `tabs` is what UIKit calls the tabs of a tab bar controller too.
  @Test func `a screen of optional parts is no coordinator, whatever its state calls them`() {
    Fixture(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      @Reducer struct Tabs { struct State {}; enum Action { case picked } }
      @Reducer struct Shelf {
        @ObservableState struct State { var tabs: Tabs.State? }
        enum Action { case appeared, tabs(Tabs.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.tabs = Tabs.State()
            return .none
          }
          .ifLet(\\.tabs, action: \\.tabs) { Tabs() }
        }
      }
      struct TabsView: View { let store: StoreOf<Tabs>; var body: some View { Text("Tabs") } }
      struct ShelfView: View {
        let store: StoreOf<Shelf>
        var body: some View {
          ZStack {
            if let store = store.scope(state: \\.tabs, action: \\.tabs) { TabsView(store: store) }
            Text("Shelf")
          }
        }
      }
      @Reducer enum Screen { case shelf(Shelf) }
      @Reducer struct ShopCoordinator {
        @ObservableState struct State { var routes: [Route<Screen.State>] = [.root(.shelf(.init()))] }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
      }
      struct ShopCoordinatorView: View {
        let store: StoreOf<ShopCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case .shelf(let store): ShelfView(store: store)
            }
          }
        }
      }
      """, protocols: ""
    ).expectNodes(
      """
      coordinator ShopCoordinator
      screen ShelfView
      """)
  }
}
