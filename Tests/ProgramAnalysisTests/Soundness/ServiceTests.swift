import Testing

/// What services do with their own data leads nowhere; what they are handed, they may hand on.
@Suite struct ServiceTests {
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let store = Store()
      var coordinator: AppCoordinator?
      func scene(_ scene: UIScene) {
        coordinator = AppCoordinator(store: store)
        coordinator?.start()
      }
    }
    """

  /// The view model sends into its own stream from the closure of an alert that its state holds; the coordinator only listens to
  /// the stream.
  @Test func `a closure that sends into a stream is no wire to those who listen`() {
    Fixture(
      """
      struct Alert { let action: () -> Void }
      struct State { var alert: Alert? }
      class Context { var state = State() }
      class FeedViewModel {
        let context = Context()
        let actions = PassthroughSubject<Void, Never>()
        init() { context.state = State(alert: Alert(action: { [weak self] in self?.actions.send(()) })) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var subscription: AnyCancellable?
        func start() {
          let viewModel = FeedViewModel()
          subscription = viewModel.actions.sink { [weak self] in self?.finish() }
          navigation.pushViewController(FeedViewController(viewModel: viewModel), animated: true)
        }
        func finish() {}
      }
      """
    ).expect("delegate FeedViewModel -> AppCoordinator via publisher links actions messages actions", kind: "delegate")
  }

  /// The scene makes the store; that a screen holds it too makes it no part of the flow.
  @Test(arguments: [true, false])
  func `a service that something else made sends nothing to who listens`(isMadeByCoordinator: Bool) {
    Fixture(
      """
      class Store {
        let changes = PassthroughSubject<Void, Never>()
        func load() { changes.send(()) }
      }
      class FeedViewController: UIViewController {
        let store: Store
        init(store: Store) { self.store = store }
        override func viewDidLoad() { store.load() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let store: Store
        var subscription: AnyCancellable?
        init(store: Store) { self.store = \(isMadeByCoordinator ? "Store()" : "store") }
        func start() {
          subscription = store.changes.sink { [weak self] in self?.refresh() }
          navigation.pushViewController(FeedViewController(store: store), animated: true)
        }
        func refresh() {}
      }
      \(Self.scene)
      """
    ).expect(
      isMadeByCoordinator ? "delegate Store -> AppCoordinator via publisher links changes messages changes" : "",
      kind: "delegate")
  }

  /// What a service computes is not run; the callback that it is handed is, and so is what it gives that shows.
  @Test(arguments: ["session.refresh { self.showDetail() }", "session.factory().open(self)"])
  func `a service that is handed a callback or gives a factory is followed`(statement: String) {
    Fixture(
      """
      class DetailViewController: UIViewController {}
      class Factory { func open(_ coordinator: AppCoordinator) { coordinator.showDetail() } }
      class Parser { func parse(_ text: String) -> [String] { text.split(separator: ",").map(String.init) } }
      class Session {
        let parser = Parser()
        func refresh(_ completion: @escaping () -> Void) {
          _ = parser.parse("a,b")
          completion()
        }
        func factory() -> Factory { Factory() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let session = Session()
        func start() { \(statement) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> DetailViewController push", kind: "screen")
  }

  /// The router names nothing of the flow: what it is handed decides.
  @Test(arguments: [("case edit(screen: any View, closes: Bool)", ""), ("case edit(Page)", "Page(screen: screen)")])
  func `a router sends on the screen that a case carries`(payload: String, page: String) {
    Fixture(
      """
      //- Router.swift
      struct Page { let screen: any View }
      enum Destination { \(payload) }
      final class Router {
        static let shared = Router()
        let destinations = PassthroughSubject<Destination, Never>()
        func navigate(to destination: Destination) { destinations.send(destination) }
      }
      //- Edit.swift
      struct NoteView: View { var body: some View { Text("") } }
      final class EditCoordinator: Coordinator {
        func start() {
          let screen: any View = NoteView()
          Router.shared.navigate(to: .edit(\(page.isEmpty ? "screen: screen, closes: true" : page)))
        }
      }
      //- Home.swift
      final class HomeCoordinator: Coordinator {
        let root = UIViewController()
        var edit: EditCoordinator?
        var subscription: AnyCancellable?
        func start() {
          subscription = Router.shared.destinations.sink { [weak self] destination in
            switch destination {
            case .edit(let \(page.isEmpty ? "screen, _" : "page")): self?.show(\(page.isEmpty ? "screen" : "page.screen"))
            }
          }
          edit = EditCoordinator()
          edit?.start()
        }
        func show(_ screen: any View) { root.present(UIHostingController(rootView: screen), animated: true) }
      }
      """
    ).expect("screen EditCoordinator -> NoteView embed", kind: "screen")
  }
}
