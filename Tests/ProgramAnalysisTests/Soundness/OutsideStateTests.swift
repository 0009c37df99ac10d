import Testing

/// State of objects that come from outside: what the source is seen to set says nothing of what they began with.
@Suite struct OutsideStateTests {
  @Test(arguments: [
    // An object that something without source gives.
    ("struct Store { var load: () -> Settings }", "store.load()"),
    // One that a service gives which is not run.
    ("class Store { func load() -> Settings { Settings.decode() } }", "store.load()"),
    ("protocol Store { var settings: Settings { get } }", "store.settings"),
  ])
  func `a Boolean that is only ever set to true may have been false`(store: String, loaded: String) {
    Fixture(
      """
      //- Settings.swift
      struct Settings { var hasSeenIntro: Bool }
      \(store)
      //- App.swift
      class HomeViewController: UIViewController {}
      class IntroViewController: UIViewController {
        var onEnd: (() -> Void)?
        func tap() { onEnd?() }
      }
      class AppCoordinator: Coordinator {
        let store: Store
        var settings: Settings!
        let navigation = UINavigationController()
        init(store: Store) { self.store = store }
        func start() {
          settings = \(loaded)
          if settings.hasSeenIntro { showHome() } else { showIntro() }
        }
        private func showIntro() {
          let intro = IntroViewController()
          intro.onEnd = { [weak self] in self?.introDidEnd() }
          navigation.pushViewController(intro, animated: true)
        }
        private func introDidEnd() {
          settings.hasSeenIntro = true
          showHome()
        }
        private func showHome() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate IntroViewController -> AppCoordinator via closure links onEnd strong messages onEnd
      flow IntroViewController -> HomeViewController onEnd push by AppCoordinator
      screen AppCoordinator -> HomeViewController push
      screen AppCoordinator -> IntroViewController push
      """)
  }

  /// Of an object that the app's own code makes, what it begins with is seen.
  @Test func `a Boolean of an object that the app makes is what was set`() {
    Fixture(
      """
      struct Style { var isModal: Bool }
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show(FeedViewController(), Style(isModal: true)) }
        private func show(_ screen: UIViewController, _ style: Style) {
          if style.isModal {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
        }
      }
      """
    ).expect("screen AppCoordinator -> FeedViewController present")
  }

  /// What an app's own operator is handed a key path of, it may set to whatever the stream delivers.
  @Test(arguments: [("load().resource(\\.user, on: self)", true), ("user = .idle", false)])
  func `a state of which a function has a writable key path may be any`(loading: String, isAny: Bool) {
    Fixture(
      """
      import Combine
      enum Resource<Value> {
        case idle
        case success(Value)
        @ViewBuilder func makeView(idle: () -> some View, success: (Value) -> some View) -> some View {
          switch self {
          case .success(let value): success(value)
          case .idle: idle()
          }
        }
      }
      extension Publisher {
        func resource<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, Resource<Output>>, on owner: Owner) {
          handleEvents(receiveOutput: { owner[keyPath: path] = .success($0) })
        }
      }
      class AppState: ObservableObject {
        @Published var user: Resource<String> = .idle
        init() { \(loading) }
      }
      struct BoatPath: Hashable {}
      class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ value: some Hashable) { path.append(value) }
      }
      struct PierCoordinator: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            PierView().navigationDestination(for: BoatPath.self) { _ in BoatView() }
          }
          .environmentObject(router)
        }
      }
      struct PierView: View {
        @EnvironmentObject private var router: Router
        @EnvironmentObject private var state: AppState
        var body: some View {
          state.user.makeView {
            Text("")
          } success: { user in
            Button { router.push(BoatPath()) } label: { Text(user) }
          }
        }
      }
      struct BoatView: View { var body: some View { Text("") } }
      """
    ).expect(isAny ? "flow PierView -> BoatView push push by PierCoordinator" : "", kind: "flow")
  }
}
