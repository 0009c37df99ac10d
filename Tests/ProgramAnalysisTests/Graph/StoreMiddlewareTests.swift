import Testing

/// Pages that act by a store of the app's own, whose middleware tells the coordinator.
@Suite struct StoreMiddlewareTests {
  private static let store = """
    protocol Reducer<State, Intent> { associatedtype State; associatedtype Intent; func reduce(state: inout State, intent: Intent) }
    protocol Middleware<State, Intent> { associatedtype State; associatedtype Intent; func handle(state: State, intent: Intent) async -> Intent? }
    typealias StoreOf<R: Reducer> = Store<R.State, R.Intent>
    final class Store<State, Intent>: ObservableObject {
      @Published private(set) var state: State
      private let reducer: any Reducer<State, Intent>
      private let middleware: any Middleware<State, Intent>
      init(initialState: State, reducer: any Reducer<State, Intent>, middleware: any Middleware<State, Intent>) {
        state = initialState
        self.reducer = reducer
        self.middleware = middleware
      }
      func dispatch(_ intent: Intent) {
        reducer.reduce(state: &state, intent: intent)
        Task { await intercept(intent) }
      }
      private func intercept(_ intent: Intent) async {
        guard let intent = await middleware.handle(state: state, intent: intent) else { return }
        await dispatch(intent)
      }
    }
    struct StartState {}
    enum StartIntent { case login, register(Int), seen }
    struct StartReducer: Reducer { func reduce(state: inout StartState, intent: StartIntent) {} }
    protocol StartOutput: AnyObject { func showLogin(); func showRegistration() }
    final class StartMiddleware: Middleware {
      private weak var output: StartOutput?
      init(output: StartOutput?) { self.output = output }
      func handle(state: StartState, intent: StartIntent) async -> StartIntent? {
        switch intent {
        case .login: await output?.showLogin()
        case .register: await output?.showRegistration()
        case .seen: break
        }
        return nil
      }
    }
    struct LoginView: View { var body: some View { Text("") } }
    struct RegistrationView: View { var body: some View { Text("") } }
    class StartCoordinator: Coordinator, StartOutput {
      let navigation = UINavigationController()
      func start() {
        let store = Store(initialState: StartState(), reducer: StartReducer(), middleware: StartMiddleware(output: self))
        navigation.pushViewController(StartPage.make(store), animated: false)
      }
      func showLogin() { navigation.pushViewController(UIHostingController(rootView: LoginView()), animated: true) }
      func showRegistration() { navigation.pushViewController(UIHostingController(rootView: RegistrationView()), animated: true) }
    }

    """

  /// The page, in SwiftUI and in UIKit.
  @Test(arguments: [
    """
    struct StartPage: View {
      @StateObject private var store: StoreOf<StartReducer>
      init(store: StoreOf<StartReducer>) { _store = StateObject(wrappedValue: store) }
      static func make(_ store: StoreOf<StartReducer>) -> UIViewController { UIHostingController(rootView: StartPage(store: store)) }
      var body: some View {
        VStack {
          Button("") { store.dispatch(.login) }
          Button("") { store.dispatch(.register(1)) }
        }
      }
    }
    """,
    // The source of its table knows the store too.
    """
    final class TableSource: NSObject, UITableViewDelegate {
      private let store: StoreOf<StartReducer>
      init(store: StoreOf<StartReducer>) { self.store = store }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { store.dispatch(.register(indexPath.row)) }
    }
    final class StartPage: UIViewController {
      private let store: StoreOf<StartReducer>
      private let source: TableSource
      private let table = UITableView()
      init(store: StoreOf<StartReducer>) {
        self.store = store
        source = TableSource(store: store)
        super.init(nibName: nil, bundle: nil)
      }
      static func make(_ store: StoreOf<StartReducer>) -> UIViewController { StartPage(store: store) }
      override func viewDidLoad() { table.delegate = source }
      override func viewWillAppear(_ animated: Bool) { store.dispatch(.seen) }
      @objc func login() { store.dispatch(.login) }
    }
    """,
  ])
  func `what a page dispatches leads on as the middleware says`(page: String) {
    Fixture("import SwiftUI\nimport UIKit\n" + Self.store + page).expect(
      """
      delegate StartMiddleware -> StartCoordinator via delegate links output protocol StartOutput weak messages showLogin,showRegistration
      flow StartPage -> LoginView showLogin push by StartCoordinator
      flow StartPage -> RegistrationView showRegistration push by StartCoordinator
      screen StartCoordinator -> LoginView push
      screen StartCoordinator -> RegistrationView push
      screen StartCoordinator -> StartPage push
      """)
  }
}
