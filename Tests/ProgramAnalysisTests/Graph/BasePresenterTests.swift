import Testing

/// Presenters with a base class that makes their pages, listens to the view models of these and shares its code among all.
@Suite struct BasePresenterTests {
  private static let base = """
    import Combine
    import SwiftUI
    import UIKit
    protocol Page: View {
      associatedtype Model
      associatedtype Content: View
      init(model: Model)
      var content: Content { get }
    }
    extension Page { var body: some View { content } }
    protocol EventSource {
      associatedtype Event
      var events: PassthroughSubject<Event, Never> { get }
    }
    extension EventSource { func send(_ event: Event) { events.send(event) } }
    class PageModel<Event>: EventSource, ObservableObject { let events = PassthroughSubject<Event, Never>() }
    class BasePresenter<Model: EventSource> {
      private var cancellables = Set<AnyCancellable>()
      let model: Model
      init(model: Model) {
        self.model = model
        model.events.sink { [weak self] in self?.receive($0) }.store(in: &cancellables)
      }
      func receive(_ event: Model.Event) {}
      func page<Content: Page>(_ type: Content.Type) -> UIViewController where Content.Model == Model {
        PageController(presenter: self, page: Content(model: model))
      }
    }
    private class PageController<Model: EventSource, Content: Page>: UIHostingController<Content> {
      private let presenter: BasePresenter<Model>
      init(presenter: BasePresenter<Model>, page: Content) {
        self.presenter = presenter
        super.init(rootView: page)
      }
    }
    enum PageEvent { case next, back }
    protocol PageDelegate: AnyObject { func next(after page: String) }
    class FeedModel: PageModel<PageEvent> {}
    class DetailModel: PageModel<PageEvent> {}
    class HelpModel: PageModel<PageEvent> {}
    struct FeedPage: Page {
      let model: FeedModel
      var content: some View { Button("Next") { model.send(.next) } }
    }
    struct DetailPage: Page {
      let model: DetailModel
      var content: some View { Button("Next") { model.send(.next) } }
    }
    struct HelpPage: Page {
      let model: HelpModel
      var content: some View { Button("Back") { model.send(.back) } }
    }
    protocol FeedDelegate: AnyObject { func showDetail() }
    class FeedPresenter: BasePresenter<FeedModel> {
      private weak var delegate: FeedDelegate?
      init(delegate: FeedDelegate) {
        self.delegate = delegate
        super.init(model: .init())
      }
      override func receive(_ event: PageEvent) {
        if case .next = event { delegate?.showDetail() }
      }
    }
    protocol DetailDelegate: AnyObject { func showHelp() }
    class DetailPresenter: BasePresenter<DetailModel> {
      private weak var delegate: DetailDelegate?
      init(delegate: DetailDelegate) {
        self.delegate = delegate
        super.init(model: .init())
      }
      override func receive(_ event: PageEvent) {
        if case .next = event { delegate?.showHelp() }
      }
    }
    class HelpPresenter: BasePresenter<HelpModel> {
      init() { super.init(model: .init()) }
    }
    """

  private static let coordinator = """
    class AppCoordinator: Coordinator, FeedDelegate, DetailDelegate {
      let navigation = UINavigationController()
      func start() {
        navigation.setViewControllers([FeedPresenter(delegate: self).page(FeedPage.self)], animated: false)
      }
      func showDetail() {
        navigation.pushViewController(DetailPresenter(delegate: self).page(DetailPage.self), animated: true)
      }
      func showHelp() { navigation.present(HelpPresenter().page(HelpPage.self), animated: true) }
    }
    """

  @Test func `each page is shown in its own way and leads where its own presenter says`() {
    Fixture("\(Self.base)\n\(Self.coordinator)").expect(
      """
      delegate DetailPresenter -> AppCoordinator via delegate links delegate protocol DetailDelegate weak messages showHelp
      delegate FeedPresenter -> AppCoordinator via delegate links delegate protocol FeedDelegate weak messages showDetail
      flow DetailPage -> HelpPage showHelp present by AppCoordinator
      flow FeedPage -> DetailPage showDetail push by AppCoordinator
      screen AppCoordinator -> DetailPage push
      screen AppCoordinator -> FeedPage root
      screen AppCoordinator -> HelpPage present
      """)
  }

  @Test func `an async function does its work by the one of its name that gives a publisher`() {
    Fixture(
      """
      import Combine
      protocol PasswordRequester: AnyObject { func requestPassword() -> AnyPublisher<String, Error> }
      extension PasswordRequester {
        func requestPassword() async throws -> String { try await requestPassword().first() }
      }
      class PasswordViewController: UIViewController {
        let passwords = PassthroughSubject<String, Error>()
      }
      extension PasswordRequester where Self: AppCoordinator {
        func requestPassword() -> AnyPublisher<String, Error> {
          let screen = PasswordViewController()
          navigation.present(screen, animated: true)
          return screen.passwords.eraseToAnyPublisher()
        }
      }
      class AppCoordinator: Coordinator, PasswordRequester {
        let navigation = UINavigationController()
        func start() {}
        func export() async throws { _ = try await self.requestPassword() }
      }
      """
    ).expect("screen AppCoordinator -> PasswordViewController present", kind: "screen")
  }

  @Test func `of a service that several pages hold only the one that calls it leads on`() {
    Fixture(
      """
      class Client {
        var onExpiry: (() -> Void)?
        func load() { onExpiry?() }
        func upload() { onExpiry?() }
        func cancel() {}
      }
      protocol SessionDelegate: AnyObject { func sessionExpired() }
      class SessionPresenter {
        weak var delegate: SessionDelegate?
        init(client: Client, delegate: SessionDelegate) {
          self.delegate = delegate
          client.onExpiry = { [weak self] in self?.delegate?.sessionExpired() }
        }
      }
      class ReadingViewController: UIViewController {
        let client: Client
        init(client: Client) { self.client = client; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { client.cancel() }
      }
      class WritingViewController: UIViewController {
        let client: Client
        init(client: Client) { self.client = client; super.init(nibName: nil, bundle: nil) }
        func tap() { client.upload() }
      }
      class LoginViewController: UIViewController {}
      class AppCoordinator: Coordinator, SessionDelegate {
        let navigation = UINavigationController()
        let client = Client()
        var session: SessionPresenter?
        func start() {
          session = SessionPresenter(client: client, delegate: self)
          navigation.pushViewController(ReadingViewController(client: client), animated: false)
          navigation.pushViewController(WritingViewController(client: client), animated: false)
        }
        func sessionExpired() { navigation.present(LoginViewController(), animated: true) }
      }
      """
    ).expect(
      "flow WritingViewController -> LoginViewController sessionExpired present by AppCoordinator", kind: "flow")
  }

  @Test func `a page sends to its store, whose processor tells the coordinator`() {
    Fixture(
      """
      import SwiftUI
      protocol Processor { associatedtype Action; func receive(_ action: Action) }
      class Store<Action>: ObservableObject {
        private var receive: ((Action) -> Void)?
        init<P: Processor>(processor: P) where P.Action == Action { receive = { processor.receive($0) } }
        func send(_ action: Action) { receive?(action) }
      }
      enum FeedAction { case help, reload }
      class FeedProcessor: Processor {
        private let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func receive(_ action: FeedAction) {
          switch action {
          case .help: coordinator.showHelp()
          case .reload: break
          }
        }
      }
      struct FeedView: View {
        @ObservedObject var store: Store<FeedAction>
        var body: some View { Button("Help") { store.send(.help) } }
      }
      struct HelpView: View { var body: some View { Text("") } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let store = Store(processor: FeedProcessor(coordinator: self))
          navigation.pushViewController(UIHostingController(rootView: FeedView(store: store)), animated: false)
        }
        func showHelp() { navigation.present(UIHostingController(rootView: HelpView()), animated: true) }
      }
      """
    ).expect("flow FeedView -> HelpView showHelp present by AppCoordinator", kind: "flow")
  }

  @Test(arguments: [
    ("FeedViewController", "FeedViewController"), ("PageController", "FeedView"), ("PageViewController", "FeedView"),
    ("ContentViewController", "FeedView"),
  ])
  func `a hosting controller for any view is seen in the view, unless it is called after it`(
    name: String, screen: String
  ) {
    Fixture(
      """
      import SwiftUI
      import UIKit
      class BaseViewController<Content: View>: UIHostingController<Content> {}
      class \(name)<Content: View>: BaseViewController<Content> {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      struct FeedView: View { var body: some View { Text("") } }
      struct ContentView: View { var body: some View { Text("") } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(\(name)(rootView: FeedView()), animated: false) }
      }
      """
    ).expect("screen AppCoordinator -> \(screen) push", kind: "screen")
  }
}
