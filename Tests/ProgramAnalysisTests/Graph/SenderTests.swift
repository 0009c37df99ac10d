import Testing

/// Who sends messages to a coordinator, and who only holds one.
@Suite struct SenderTests {
  private func app(_ types: String, _ start: String) -> Fixture {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      \(types)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func add(_ child: Coordinator) { children.append(child) }
        func open() {}
        func start() { \(start) }
      }
      class ShopCoordinator: Coordinator { func start() {} }
      """)
  }

  @Test func `a bridge that makes coordinators for another is no sender`() {
    app(
      """
      class Bridge {
        let parent: AppCoordinator
        let host: UIViewController
        init(parent: AppCoordinator, host: UIViewController) { self.parent = parent; self.host = host }
        func run() {
          let shop = ShopCoordinator()
          shop.start()
          parent.add(shop)
        }
      }
      """, "Bridge(parent: self, host: navigation).run()"
    ).expect("", kind: "delegate")
  }

  @Test func `a presenter that calls the coordinator is a sender`() {
    app(
      """
      class Presenter {
        let parent: AppCoordinator
        let host: UIViewController
        init(parent: AppCoordinator, host: UIViewController) { self.parent = parent; self.host = host }
        func run() { parent.open() }
      }
      """, "Presenter(parent: self, host: navigation).run()"
    ).expect("delegate Presenter -> AppCoordinator via delegate links parent strong messages open", kind: "delegate")
  }

  /// The page reaches the provider, which reaches the coordinator; only what the provider makes could call it. A property that nothing reads
  /// yet says that its owner will.
  @Test(arguments: [
    ("func make() -> Badge { Badge(output: output) }", false), ("", true), ("func tap() { output?.open() }", true),
  ])
  func `what a page holds and only passes the coordinator on is no sender`(body: String, isSender: Bool) {
    Fixture(
      """
      protocol FeedOutput: AnyObject { func open() }
      class Badge {
        weak var output: FeedOutput?
        init(output: FeedOutput?) { self.output = output }
      }
      class BadgeProvider {
        private weak var output: FeedOutput?
        init(output: FeedOutput?) { self.output = output }
        \(body)
      }
      class FeedViewController: UIViewController {
        let provider: BadgeProvider
        init(provider: BadgeProvider) { self.provider = provider }
      }
      class FeedCoordinator: Coordinator, FeedOutput {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(FeedViewController(provider: BadgeProvider(output: self)), animated: true)
        }
        func open() {}
      }
      """
    ).expect(
      isSender
        ? """
        delegate BadgeProvider -> FeedCoordinator via delegate links output protocol FeedOutput weak\(body.isEmpty ? "" : " messages open")
        """ : "", kind: "delegate")
  }

  /// `Scenes` is generated and not in the source: what it makes is known by what the function gives.
  @Test(arguments: [("page.output = output", true), ("", false)])
  func `a page that a generated scene makes has the coordinator that it is given`(giving: String, isSender: Bool) {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var output: FeedCoordinator?
        static func make(output: FeedCoordinator) -> FeedViewController {
          let page = Scenes.feed.instantiate()
          \(giving)
          return page
        }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController.make(output: self), animated: true) }
      }
      """
    ).expect(
      isSender ? "delegate FeedViewController -> FeedCoordinator via delegate links output weak" : "", kind: "delegate")
  }

  @Test func `a factory that hands the coordinator on is no sender`() {
    app(
      """
      class FeedModel {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func tap() { coordinator.open() }
      }
      class ListViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
      }
      class Screens {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func list() -> UIViewController { ListViewController(model: FeedModel(coordinator: coordinator)) }
      }
      """, "navigation.pushViewController(Screens(coordinator: self).list(), animated: true)"
    ).expect(
      "delegate FeedModel -> AppCoordinator via delegate links coordinator strong messages open", kind: "delegate")
  }

  @Test(arguments: [
    ("let shop: ShopCoordinator", ""),
    ("weak var shop: ShopCoordinator?", "delegate FeedCoordinator -> ShopCoordinator via delegate links shop weak"),
    (
      "let shop: ShopListener",
      "delegate FeedCoordinator -> ShopCoordinator via delegate links shop protocol ShopListener strong"
    ),
  ])
  func `a coordinator that is handed a colleague only uses it`(property: String, expected: String) {
    Fixture(
      """
      protocol ShopListener {}
      class ShopCoordinator: Coordinator, ShopListener { func start() {} }
      class FeedCoordinator: Coordinator {
        \(property)
        init(shop: ShopCoordinator) { self.shop = shop }
        func start() {}
      }
      //- AppCoordinator.swift
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let shop = ShopCoordinator()
          let feed = FeedCoordinator(shop: shop)
          children = [shop, feed]
        }
      }
      """
    ).expect(expected, kind: "delegate")
  }

  @Test(arguments: [
    ("weak var delegate: FolderDelegate?", "child.delegate = self", true),
    ("var child: FolderCoordinator?", "self.child = child", false),
  ])
  func `a coordinator is told by a child of its own kind`(property: String, statement: String, isWired: Bool) {
    Fixture(
      """
      protocol FolderDelegate: AnyObject {}
      class FolderCoordinator: Coordinator, FolderDelegate {
        var children: [Coordinator] = []
        \(property)
        func start() {}
        func open() {
          let child = FolderCoordinator()
          \(statement)
          children.append(child)
          child.start()
        }
      }
      """
    ).expect(
      isWired
        ? "delegate FolderCoordinator -> FolderCoordinator via delegate links delegate protocol FolderDelegate weak"
        : "",
      kind: "delegate")
  }

  @Test func `a view model that the parent makes for the child's screen is a sender`() {
    Fixture(
      """
      protocol SummaryDelegate: AnyObject { func didSave() }
      class SummaryModel { weak var delegate: SummaryDelegate? }
      class SummaryViewController: UIViewController {
        let model: SummaryModel
        init(model: SummaryModel) { self.model = model }
      }
      class SummaryCoordinator: Coordinator, SummaryDelegate {
        let navigation = UINavigationController()
        func start() {}
        func start(with model: SummaryModel) {
          model.delegate = self
          navigation.pushViewController(SummaryViewController(model: model), animated: true)
        }
        func didSave() { navigation.popViewController(animated: true) }
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let summary = SummaryCoordinator()
          children.append(summary)
          summary.start(with: SummaryModel())
        }
      }
      """
    ).expect(
      "delegate SummaryModel -> SummaryCoordinator via delegate links delegate protocol SummaryDelegate weak",
      kind: "delegate")
  }

  /// The body of the view, and whether its model is a sender for it.
  @Test(arguments: [
    ("Button(\"Open\") { model.router?.open() }", true),
    ("Button(\"Open\") { model.load() }", false),
  ])
  func `a view calls the coordinator that its model refers to`(body: String, isSender: Bool) {
    Fixture(
      """
      class ListModel: ObservableObject {
        var router: ShopCoordinator?
        func load() {}
      }
      struct ListView: View {
        @ObservedObject var model: ListModel
        var body: some View { \(body) }
      }
      class ShopCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func open() { navigation.pushViewController(UIHostingController(rootView: Text("")), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          navigation.viewControllers = [UIHostingController(rootView: ListView(model: model))]
          model.router = ShopCoordinator(navigation: navigation)
        }
      }
      """
    ).expect(
      isSender ? "delegate ListModel -> ShopCoordinator via delegate links router strong" : "",
      kind: "delegate")
  }

  /// What the model is called and what else holds it, and whether it is then a page's own.
  @Test(arguments: [
    ("FeedViewModel", "", true), ("FeedViewModel", "let other = OtherModel(feed: feed)", false),
    ("FeedStore", "", false), ("FeedModelImpl: FeedViewModel", "", true), ("FeedModelImpl: FeedKeeping", "", false),
  ])
  func `the streams of a view model that was made elsewhere are heard where one page alone has it`(
    declaration: String, holder: String, isSender: Bool
  ) {
    let name = String(declaration.prefix { $0 != ":" })
    Fixture(
      """
      import Combine
      \(declaration.hasSuffix(": FeedViewModel") ? "protocol FeedViewModel {}" : "protocol FeedKeeping {}")
      final class \(declaration) {
        struct Events { let opened = PassthroughSubject<Void, Never>() }
        let events = Events()
      }
      final class OtherModel {
        let feed: \(name)
        init(feed: \(name)) { self.feed = feed }
      }
      final class FeedViewController: UIViewController {
        let model: \(name)
        init(model: \(name)) { self.model = model }
        @objc func tap() { model.events.opened.send(()) }
      }
      final class DetailViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let feed: \(name)
        var bag = Set<AnyCancellable>()
        init(feed: \(name)) {
          self.feed = feed
          feed.events.opened.sink { [weak self] in self?.open() }.store(in: &bag)
        }
        func start() { navigation.pushViewController(FeedViewController(model: feed), animated: true) }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      final class AppContainer {
        func makeCoordinator() -> AppCoordinator {
          let feed = \(name)()
          \(holder)
          return AppCoordinator(feed: feed)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let container = AppContainer()
        lazy var coordinator = container.makeCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
      }
      """
    ).expect(
      isSender ? "delegate \(name) -> AppCoordinator via publisher links opened" : "",
      kind: "delegate")
  }

  @Test func `a screen that starts the coordinator which handed itself to it is a sender`() {
    Fixture(
      """
      final class TourViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func done() { coordinator?.start() }
      }
      final class HomeViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeViewController(), animated: true) }
        func showTour() {
          let tour = TourViewController()
          tour.coordinator = self
          navigation.pushViewController(tour, animated: false)
        }
      }
      """
    ).expect(
      "delegate TourViewController -> AppCoordinator via delegate links coordinator weak messages start",
      kind: "delegate")
  }

  /// A screen that keeps its view model in a generic box, behind an abstract one.
  @Test func `what a screen calls in a generic box is its view model`() {
    Fixture(
      """
      protocol ViewModel { associatedtype Input; var input: Input { get } }
      struct AnyViewModel<Input>: ViewModel {
        private let box: Box<Input>
        init<Model: ViewModel>(_ model: Model) where Model.Input == Input { box = ModelBox(model) }
        var input: Input { box.input }
      }
      private class Box<Input>: ViewModel { var input: Input { preconditionFailure("abstract") } }
      private final class ModelBox<Model: ViewModel>: Box<Model.Input> {
        private let model: Model
        init(_ model: Model) { self.model = model }
        override var input: Model.Input { model.input }
      }
      protocol ListInput { func select() }
      final class ListViewModel: ViewModel, ListInput {
        var onSelect: (() -> Void)?
        var input: ListInput { self }
        func select() { onSelect?() }
      }
      class ListViewController: UIViewController {
        private let viewModel: AnyViewModel<ListInput>
        init<Model: ViewModel>(viewModel: Model) where Model.Input == ListInput {
          self.viewModel = AnyViewModel(viewModel)
          super.init(nibName: nil, bundle: nil)
        }
        func tapped() { viewModel.input.select() }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel()
          model.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(ListViewController(viewModel: model), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController onSelect push by ListCoordinator", kind: "flow")
  }

  @Test func `a presenter calls back the sibling that its maker hands on to`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        let presenter: ListPresenter
        init(presenter: ListPresenter) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
        }
        func tap() { presenter.tap() }
      }
      class ListPresenter {
        private let output: (Int) -> Void
        init(output: @escaping (Int) -> Void) { self.output = output }
        func tap() { output(1) }
      }
      class ListBuilder {
        private let output: (Int) -> Void
        init(output: @escaping (Int) -> Void) { self.output = output }
        func build() -> UIViewController { ListViewController(presenter: ListPresenter(output: output)) }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func handle(_ output: Int) { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class TabsCoordinator: Coordinator {
        let tabs = UITabBarController()
        var list: ListCoordinator?
        func start() {
          let page = ListBuilder { [weak self] output in self?.list?.handle(output) }.build()
          let stack = UINavigationController(rootViewController: page)
          list = ListCoordinator(navigation: stack)
          tabs.viewControllers = [stack]
        }
      }
      """
    ).expect(
      """
      child TabsCoordinator -> ListCoordinator property started
      delegate ListPresenter -> ListCoordinator via closure links output strong messages output
      flow ListViewController -> DetailViewController output push by ListCoordinator
      screen ListCoordinator -> DetailViewController push
      screen TabsCoordinator -> ListViewController tab
      """)
  }

  /// An app that puts its first page together in a factory; `service` is what a second page may share.
  private func assembled(_ second: String) -> Fixture {
    Fixture(
      """
      final class HomeCoordinator: ObservableObject {
        @Published var sheet: Sheet?
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      enum Sheet: Identifiable { case help; var id: Int { 0 } }
      struct HomeCoordinatorView: View {
        @ObservedObject var coordinator: HomeCoordinator
        let content: HomeView
        var body: some View {
          NavigationStack { content.sheet(item: $coordinator.sheet) { _ in HelpView(\(second)) } }
        }
      }
      final class HomeViewModel: ObservableObject {
        let coordinator: HomeCoordinator
        init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
        func help() { coordinator.present(.help) }
      }
      struct HomeView: View {
        @ObservedObject var model: HomeViewModel
        var body: some View { Button("") { model.help() } }
      }
      struct HelpView: View { var model: HomeViewModel?; var body: some View { Text("") } }
      enum HomeFactory {
        static func build() -> HomeCoordinatorView {
          let coordinator = HomeCoordinator()
          return HomeCoordinatorView(
            coordinator: coordinator, content: HomeView(model: HomeViewModel(coordinator: coordinator)))
        }
      }
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeFactory.build() } } }
      """, protocols: "")
  }

  @Test func `a view model that the app makes for its first page, with the coordinator, is a sender`() {
    assembled("").expect(
      """
      delegate HomeViewModel -> HomeCoordinator via delegate links coordinator strong messages present
      flow HomeView -> HelpView present present by HomeCoordinator
      root HomeApp -> HomeCoordinator
      screen HomeCoordinator -> HelpView present
      screen HomeCoordinator -> HomeView root initial
      """)
  }

  @Test func `what two pages share is a service`() {
    assembled("model: content.model").expect("", kind: "delegate")
  }

  /// - Parameter splash: what makes the splash page in the child, which is handed the container.
  /// - Parameter actions: the actions that the child is handed beside it.
  private func contained(_ splash: String, actions: String = "nil") -> Fixture {
    Fixture(
      """
      import Swinject
      struct SplashActions { var showLogin: () -> Void }
      protocol SplashViewModel: AnyObject { func login() }
      final class DefaultSplashViewModel: SplashViewModel {
        let actions: SplashActions
        init(actions: SplashActions) { self.actions = actions }
        func login() { actions.showLogin() }
      }
      final class SplashViewController: UIViewController {
        let model: SplashViewModel
        init(model: SplashViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.login() }
      }
      final class AppContainer {
        let container = Container()
        init(actions: SplashActions) {
          container.register(SplashViewModel.self) { _ in DefaultSplashViewModel(actions: actions) }
        }
        func splash() -> SplashViewController { SplashViewController(model: container.resolve(SplashViewModel.self)!) }
      }
      final class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        var container: AppContainer?
        init(navigation: UINavigationController) {
          self.navigation = navigation
          container = .init(actions: .init(showLogin: self.showLogin))
        }
        func start() {
          guard let container else { return }
          SplashCoordinator(navigation, container, \(actions)).start()
        }
        func showLogin() { navigation.pushViewController(LoginViewController(), animated: true) }
      }
      final class LoginViewController: UIViewController {}
      final class SplashCoordinator: Coordinator {
        let navigation: UINavigationController
        let container: AppContainer
        let actions: SplashActions?
        init(_ navigation: UINavigationController, _ container: AppContainer, _ actions: SplashActions?) {
          self.navigation = navigation
          self.container = container
          self.actions = actions
        }
        func start() { navigation.pushViewController(\(splash), animated: false) }
      }
      """)
  }

  @Test func `a callback that lies in a container leads from the view model to who put it there`() {
    contained("container.splash()").expect(
      "delegate DefaultSplashViewModel -> AppCoordinator via closure links actions strong messages showLogin",
      kind: "delegate")
  }

  @Test func `a callback that a coordinator has and hands on leads to that coordinator's parent from itself alone`() {
    contained(
      "SplashViewController(model: DefaultSplashViewModel(actions: actions!))",
      actions: "SplashActions(showLogin: showLogin)"
    ).expect(
      "delegate SplashCoordinator -> AppCoordinator via closure links actions strong messages showLogin",
      kind: "delegate")
  }

  @Test func `a callback that a coordinator is passed and hands on leads to nobody by the view model`() {
    Fixture(
      """
      final class SplashViewModel {
        let onLogin: () -> Void
        init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }
        func login() { onLogin() }
      }
      final class SplashViewController: UIViewController {
        let model: SplashViewModel
        init(model: SplashViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.login() }
      }
      final class LoginViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { SplashCoordinator(navigation).start(onLogin: { [weak self] in self?.showLogin() }) }
        func showLogin() { navigation.pushViewController(LoginViewController(), animated: true) }
      }
      final class SplashCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func start(onLogin: @escaping () -> Void) {
          let model = SplashViewModel(onLogin: onLogin)
          navigation.pushViewController(SplashViewController(model: model), animated: false)
        }
      }
      """
    ).expect("", kind: "delegate")
  }

  @Test func `neither a router of the coordinator's own nor the configuration of a button sends anything`() {
    Fixture(
      """
      import UIKit
      final class StackRouter {
        let navigation = UINavigationController()
        private var onPops: [UIViewController: () -> Void] = [:]
        func push(_ screen: UIViewController, onPop: @escaping () -> Void) {
          onPops[screen] = onPop
          navigation.pushViewController(screen, animated: true)
        }
        func didPop(_ screen: UIViewController) { onPops[screen]?() }
      }
      struct ButtonConfiguration {
        var title = ""
        var action: (() -> Void)?
        mutating func set(title: String) { self.title = title }
      }
      class FeedViewController: UIViewController {
        var configuration = ButtonConfiguration()
        func tap() { configuration.action?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let router = StackRouter()
        var isOver = false
        func start() {
          let feed = FeedViewController()
          feed.configuration.action = { [weak self] in self?.showDetail() }
          router.push(feed, onPop: { [weak self] in self?.end() })
        }
        func showDetail() { router.push(DetailViewController(), onPop: {}) }
        func end() { isOver = true }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController action push by FeedCoordinator
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> FeedViewController push
      """)
  }
}
