import Testing

/// What a user meets: from what happens on a screen to what its coordinator shows next.
@Suite struct FlowTests {
  @Test func `a closure that is set on a part from a storyboard tells the coordinator`() {
    Fixture(
      """
      class SearchField: UITextField {
        var onScan: ((SearchField) -> Void)?
        @objc func scanTapped() { onScan?(self) }
      }
      protocol ListDelegate: AnyObject { func showScanner() }
      class ListViewController: UIViewController {
        @IBOutlet private weak var field: SearchField!
        weak var delegate: ListDelegate?
        override func viewDidLoad() {
          super.viewDidLoad()
          field.onScan = { [weak self] _ in self?.delegate?.showScanner() }
        }
      }
      class ScannerViewController: UIViewController {}
      class ListCoordinator: Coordinator, ListDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.delegate = self
          navigation.pushViewController(list, animated: true)
        }
        func showScanner() { navigation.present(ScannerViewController(), animated: true) }
      }
      """
    ).expect(
      "flow ListViewController -> ScannerViewController showScanner present by ListCoordinator", kind: "flow")
  }

  @Test func `a view model that asks the application delegate for the coordinator moves`() {
    Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var flow = AppCoordinator()
        static func shared() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          flow.start()
          return true
        }
        func languageChosen() { flow.showIntro() }
      }
      class LanguageModel: NSObject {
        func choose() { AppDelegate.shared().languageChosen() }
      }
      class LanguageViewController: UIViewController {
        let model = LanguageModel()
        @objc func tap() { model.choose() }
      }
      class IntroViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() { window.rootViewController = LanguageViewController() }
        func showIntro() { window.rootViewController?.present(IntroViewController(), animated: true) }
      }
      """
    ).expect("flow LanguageViewController -> IntroViewController showIntro present by AppCoordinator", kind: "flow")
  }

  /// A feed that shows a detail, with the ways by which the screen's message reaches the coordinator.
  @Test(
    arguments: FixtureCase.list(
      """
      # didSelect
        weak var delegate: FeedDelegate?
        func tapped() { delegate?.didSelect(1) }
      > feed.delegate = self
      # onSelect
        var onSelect: ((Int) -> Void)?
        func tapped() { onSelect?(1) }
      > feed.onSelect = { [weak self] item in self?.showDetail(item) }
      # onSelect
        var onSelect: ((Int) -> Void)?
        func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) { choose(index.row) }
        private func choose(_ item: Int) { onSelect?(item) }
      > feed.onSelect = showDetail
      # showDetail
        weak var coordinator: FeedCoordinator?
        @objc func tapped() { coordinator?.showDetail(1) }
      > feed.coordinator = self
      # selection
        let selection = PassthroughSubject<Int, Never>()
        func tapped() { selection.send(1) }
      > feed.selection.sink { [weak self] in self?.showDetail($0) }.store(in: &bag)
      # selection
        let selection = PublishRelay<Int>()
        func tapped() { selection.accept(1) }
      > feed.selection.bind(onNext: showDetail).disposed(by: rxBag)
      # actions.opened
        enum Action { case opened(Int), closed }
        let actions = PassthroughSubject<Action, Never>()
        func tapped() { actions.send(.opened(1)) }
        func swiped() { actions.send(.closed) }
      > feed.actions.sink { [weak self] action in
      >   switch action {
      >   case .opened(let item): self?.showDetail(item)
      >   case .closed: self?.navigation.popViewController(animated: true)
      >   }
      > }.store(in: &bag)
      """))
  func `a message leads to a screen`(way: FixtureCase) {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func didSelect(_ item: Int) }
      class FeedViewController: UIViewController {
        \(way.code)
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        let rxBag = DisposeBag()
        func start() {
          let feed = FeedViewController()
          \(way.outcome)
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect(_ item: Int) { showDetail(item) }
        func showDetail(_ item: Int) { 1️⃣navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      "flow FeedViewController -> DetailViewController \(way.name) push by FeedCoordinator @1️⃣", kind: "flow")
  }

  @Test func `a message travels through the view model`() {
    Fixture(
      """
      struct FeedActions { let open: (Int) -> Void }
      class FeedViewModel {
        private let actions: FeedActions
        init(actions: FeedActions) { self.actions = actions }
        func selected(_ item: Int) { actions.open(item) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.selected(1) }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let viewModel = FeedViewModel(actions: FeedActions(open: { [weak self] in self?.showDetail($0) }))
          navigation.setViewControllers([FeedViewController(viewModel: viewModel)], animated: false)
        }
        private func showDetail(_ item: Int) { navigation.present(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow FeedViewController -> DetailViewController open present by FeedCoordinator", kind: "flow")
  }

  @Test func `a message starts a child, whose first screen is no flow of its own`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.compose() }
      }
      class ComposeViewController: UIViewController {}
      class ComposeCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.present(ComposeViewController(), animated: true) }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func compose() {
          let child = ComposeCoordinator(navigation: navigation)
          children.append(child)
          1️⃣child.start()
        }
      }
      """
    ).expect(
      """
      child FeedCoordinator -> ComposeCoordinator collection started
      delegate FeedViewController -> FeedCoordinator via delegate links coordinator weak messages compose
      screen ComposeCoordinator -> ComposeViewController present
      screen FeedCoordinator -> FeedViewController push
      flow FeedViewController -> ComposeCoordinator compose start by FeedCoordinator @1️⃣
      """)
  }

  /// Logging in shows a tab bar controller, of the app or of the system.
  @Test(arguments: ["MainTabBarController", "UITabBarController"])
  func `a message leads to a tab bar controller of the app, not to each of its tabs`(controller: String) {
    let isOwn = controller.hasPrefix("Main")
    Fixture(
      """
      class LoginViewController: UIViewController {
        var onLogin: (() -> Void)?
        func tapped() { onLogin?() }
      }
      class FeedViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class MainTabBarController: UITabBarController {}
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() {
          let login = LoginViewController()
          login.onLogin = { [weak self] in self?.showTabs() }
          window.rootViewController = login
        }
        func showTabs() {
          let tabs = \(controller)()
          tabs.setViewControllers([FeedViewController(), SearchViewController()], animated: false)
          window.rootViewController = tabs
        }
      }
      """
    ).expect(
      """
      delegate LoginViewController -> AppCoordinator via closure links onLogin strong messages onLogin
      screen AppCoordinator -> LoginViewController root
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> SearchViewController tab
      \(isOwn ? "screen AppCoordinator -> MainTabBarController root" : "flow LoginViewController -> FeedViewController onLogin tab by AppCoordinator")
      flow LoginViewController -> \(isOwn ? "MainTabBarController onLogin root" : "SearchViewController onLogin tab") by AppCoordinator
      """)
  }

  @Test func `a screen that starts the app again leads nowhere`() {
    Fixture(
      """
      class FailureViewController: UIViewController {
        let onRetry: () -> Void
        init(onRetry: @escaping () -> Void) { self.onRetry = onRetry }
        func tapped() { onRetry() }
      }
      class FeedViewController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          begin()
        }
        func begin() {
          do {
            let coordinator = try AppCoordinator(window: window!)
            self.coordinator = coordinator
            coordinator.start()
          } catch {
            window?.rootViewController = FailureViewController { [weak self] in self?.begin() }
          }
        }
      }
      class AppCoordinator: Coordinator {
        let window: UIWindow
        init(window: UIWindow) throws { self.window = window }
        func start() { window.rootViewController = FeedViewController() }
      }
      """
    ).expect(
      """
      root SceneDelegate -> AppCoordinator retained
      screen AppCoordinator -> FeedViewController root
      """)
  }

  @Test func `a child's end starts the next flow from the screen on which it ended`() {
    Fixture(
      """
      protocol LoginDelegate: AnyObject { func loginFinished(_ login: LoginCoordinator) }
      class LoginViewController: UIViewController {
        var onDone: (() -> Void)?
        func tapped() { onDone?() }
      }
      class LoginCoordinator: Coordinator {
        weak var delegate: LoginDelegate?
        let navigation = UINavigationController()
        func start() {
          let login = LoginViewController()
          login.onDone = { [weak self] in self?.finish() }
          navigation.pushViewController(login, animated: true)
        }
        func finish() { delegate?.loginFinished(self) }
      }
      class HomeViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
      }
      class AppCoordinator: Coordinator, LoginDelegate {
        var child: Coordinator?
        func start() {
          let login = LoginCoordinator()
          login.delegate = self
          child = login
          login.start()
        }
        func loginFinished(_ login: LoginCoordinator) {
          let home = HomeCoordinator()
          child = home
          home.start()
        }
      }
      """
    ).expect("flow LoginViewController -> HomeCoordinator onDone start by AppCoordinator", kind: "flow")
  }

  @Test(arguments: [
    "navigation.popViewController(animated: true)", "navigation.dismiss(animated: true)", "parent?.start()",
    "print(item)",
    "navigation.present(UIAlertController(), animated: true)", "children.removeAll()",
  ])
  func `what shows nothing new is no flow`(statement: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.select(1) }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        weak var parent: Coordinator?
        var children: [Coordinator] = []
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func select(_ item: Int) { \(statement) }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test func `a message nobody sends leads nowhere`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func didSelect() }
      class FeedViewController: UIViewController { weak var delegate: FeedDelegate? }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.delegate = self
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test func `screens of one type are told apart by what each was given`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func tapped() { onSelect?() }
      }
      class DetailViewController: UIViewController {
        var onShare: (() -> Void)?
        func tapped() { onShare?() }
      }
      class ShareViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.showDetail() }
          push(list)
        }
        func showDetail() {
          let detail = DetailViewController()
          detail.onShare = { [weak self] in self?.share() }
          push(detail)
        }
        func share() { navigation.present(ShareViewController(), animated: true) }
        private func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController onSelect push by FeedCoordinator
      flow DetailViewController -> ShareViewController onShare present by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `a branch on the case that was sent leads to its own screen`() {
    Fixture(
      """
      enum Item { case photo, text }
      class FeedViewController: UIViewController {
        var onSelect: ((Item) -> Void)?
        func tappedPhoto() { onSelect?(.photo) }
      }
      class PhotoViewController: UIViewController {}
      class TextViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onSelect = { [weak self] in self?.show($0) }
          navigation.pushViewController(feed, animated: true)
        }
        func show(_ item: Item) {
          switch item {
          case .photo: navigation.pushViewController(PhotoViewController(), animated: true)
          case .text: navigation.pushViewController(TextViewController(), animated: true)
          }
        }
      }
      """
    ).expect("flow FeedViewController -> PhotoViewController onSelect push by FeedCoordinator", kind: "flow")
  }

  @Test func `a running child that is asked for more shows it itself`() {
    Fixture(
      """
      class InviteViewController: UIViewController {
        var onAccept: (() -> Void)?
        func tapped() { onAccept?() }
      }
      class GameViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func startGame() { navigation.pushViewController(GameViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let home = HomeCoordinator()
        func start() { home.start() }
        func invited() {
          let invite = InviteViewController()
          invite.onAccept = { [weak self] in self?.home.startGame() }
          navigation.present(invite, animated: true)
        }
      }
      """
    ).expect("flow InviteViewController -> GameViewController onAccept push by HomeCoordinator", kind: "flow")
  }

  @Test func `rows do what the view model gave them as actions`() {
    Fixture(
      """
      class SettingsCoordinator: Coordinator, SettingsModelDelegate {
        let navigation = UINavigationController()
        func start() {
          let model = SettingsModel()
          model.delegate = self
          navigation.pushViewController(SettingsViewController(model: model), animated: true)
        }
        func openAbout() { navigation.pushViewController(AboutViewController(), animated: true) }
      }
      protocol SettingsModelDelegate: AnyObject { func openAbout() }
      class SettingsModel {
        weak var delegate: SettingsModelDelegate?
        private lazy var rows: [Row] = makeRows()
        private func makeRows() -> [Row] {
          [Row(item: Item(title: "About") { [unowned self] in self.delegate?.openAbout() })]
        }
        func didSelect(_ index: Int) { rows[index].run() }
      }
      struct Item { let title: String; let action: () -> Void }
      class Row {
        private let item: Item
        init(item: Item) { self.item = item }
        func run() { item.action() }
      }
      class SettingsViewController: UIViewController {
        let model: SettingsModel
        init(model: SettingsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func didSelect(_ index: Int) { model.didSelect(index) }
      }
      class AboutViewController: UIViewController {}
      """
    ).expect(
      "flow SettingsViewController -> AboutViewController openAbout push by SettingsCoordinator", kind: "flow")
  }

  @Test func `a flow leads to another one of its own kind`() {
    Fixture(
      """
      class ListCoordinator: Coordinator {
        var children: [Coordinator] = []
        var onEnd: (() -> Void)?
        let navigation = UINavigationController()
        func start() {
          let screen = ListViewController()
          screen.onTag = { [weak self] in self?.showTag() }
          navigation.pushViewController(screen, animated: true)
        }
        private func showTag() {
          let list = ListCoordinator()
          list.onEnd = { [weak self, weak list] in self?.children.removeAll { $0 === list } }
          children.append(list)
          list.start()
        }
        func end() { onEnd?() }
      }
      class ListViewController: UIViewController {
        var onTag: (() -> Void)?
        func didTap() { onTag?() }
      }
      """
    ).expect(
      """
      child ListCoordinator -> ListCoordinator collection started removed
      delegate ListCoordinator -> ListCoordinator via closure links onEnd strong messages onEnd
      delegate ListViewController -> ListCoordinator via closure links onTag strong messages onTag
      flow ListViewController -> ListCoordinator onTag start by ListCoordinator
      screen ListCoordinator -> ListViewController push initial
      """)
  }

  @Test(arguments: ["weak var delegate: SheetDelegate?", "var delegate: SheetDelegate?"])
  func `what a sheet tells the screen below it tells the coordinator`(reference: String) {
    Fixture(
      """
      class HomeCoordinator: Coordinator, HomeDelegate {
        let navigation = UINavigationController()
        weak var home: HomeViewController?
        func start() {
          let home = HomeViewController()
          home.delegate = self
          navigation.pushViewController(home, animated: true)
          self.home = home
        }
        func showSheet() {
          let sheet = SheetViewController()
          sheet.delegate = home
          navigation.present(sheet, animated: true)
        }
        func showEditor() { navigation.pushViewController(EditorViewController(), animated: true) }
      }
      protocol HomeDelegate: AnyObject { func showSheet(); func showEditor() }
      protocol SheetDelegate: AnyObject { func didCreate() }
      class HomeViewController: UIViewController, SheetDelegate {
        weak var delegate: HomeDelegate?
        func didTapAdd() { delegate?.showSheet() }
        func didCreate() { delegate?.showEditor() }
      }
      class SheetViewController: UIViewController {
        \(reference)
        func didTapCreate() { delegate?.didCreate() }
      }
      class EditorViewController: UIViewController {}
      """
    ).expect(
      """
      flow HomeViewController -> EditorViewController showEditor push by HomeCoordinator
      flow HomeViewController -> SheetViewController showSheet present by HomeCoordinator
      flow SheetViewController -> EditorViewController showEditor push by HomeCoordinator
      """, kind: "flow")
  }

  @Test func `what one view model hears of a service is no move from the screen of another one that uses it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator, SyncModelDelegate {
        let navigation = UINavigationController()
        let updater = Updater()
        func start() {
          let sync = SyncModel(updater: updater)
          sync.delegate = self
          navigation.pushViewController(SyncViewController(model: sync), animated: true)
          navigation.pushViewController(ListViewController(model: ListModel(updater: updater)), animated: true)
        }
        func didSync() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      protocol SyncModelDelegate: AnyObject { func didSync() }
      class SyncModel {
        weak var delegate: SyncModelDelegate?
        let updater: Updater
        init(updater: Updater) { self.updater = updater }
        func run() {
          updater.onEnd = { [weak self] in self?.delegate?.didSync() }
          updater.update()
        }
      }
      class SyncViewController: UIViewController {
        let model: SyncModel
        init(model: SyncModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.run() }
      }
      class ListModel {
        let updater: Updater
        init(updater: Updater) { self.updater = updater }
        func reload() { updater.update() }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func didPull() { model.reload() }
      }
      class HomeViewController: UIViewController {}
      //- Updater.swift
      class Updater {
        var onEnd: (() -> Void)?
        func update() { onEnd?() }
      }
      """
    ).expect("flow SyncViewController -> HomeViewController didSync push by AppCoordinator", kind: "flow")
  }

  /// A child without a method to start, of which its maker presents what it gives.
  @Test func `a child that is made for its view begins where that is presented`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.onOpen = { [weak self] in self?.openAccount() }
          stack.viewControllers = [home]
        }
        func openAccount() {
          let account = AccountCoordinator(stack: stack)
          let page = account.makeViewController()
          page.modalPresentationStyle = .fullScreen
          stack.present(page, animated: true)
        }
      }
      final class AccountCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func makeViewController() -> UIViewController { AccountViewController(coordinator: self) }
        func logIn() { stack.pushViewController(LoginViewController(), animated: true) }
      }
      final class AccountViewController: UIViewController {
        let coordinator: AccountCoordinator
        init(coordinator: AccountCoordinator) { self.coordinator = coordinator }
        @objc func tap() { coordinator.logIn() }
      }
      final class LoginViewController: UIViewController {}
      final class HomeViewController: UIViewController { var onOpen: (() -> Void)?; @objc func tap() { onOpen?() } }
      """
    ).expect(
      """
      flow AccountViewController -> LoginViewController logIn push by AccountCoordinator
      flow HomeViewController -> AccountCoordinator onOpen start by AppCoordinator
      """, kind: "flow")
  }

  @Test func `a child that is made and that nobody shows begins nowhere`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let stack = UINavigationController()
        var account: AccountCoordinator?
        func start() {
          let home = HomeViewController()
          home.onAppear = { [weak self] in self?.prepare() }
          stack.viewControllers = [home]
        }
        func prepare() { account = AccountCoordinator(stack: stack) }
      }
      final class AccountCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func logIn() { stack.pushViewController(LoginViewController(), animated: true) }
      }
      final class LoginViewController: UIViewController {}
      final class HomeViewController: UIViewController { var onAppear: (() -> Void)?; override func viewDidLoad() { onAppear?() } }
      """
    ).expect("", kind: "flow")
  }

  /// The base class says by what a flow begins that it is handed, whatever that is called.
  @Test(arguments: ["setUp", "begin"])
  func `a kept child begins by what the base class calls on it`(beginning: String) {
    Fixture(
      """
      class FlowCoordinator {
        var navigation: UINavigationController!
        var completion: (() -> Void)?
        func \(beginning)() {}
        func leave() { completion?() }
        func enter(flow: FlowCoordinator, completion: (() -> Void)? = nil) {
          flow.navigation = navigation
          flow.completion = completion
          1️⃣flow.\(beginning)()
        }
        func push(_ screen: UIViewController) { 2️⃣navigation.pushViewController(screen, animated: true) }
      }
      final class HomeViewController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
      }
      final class HelpViewController: UIViewController {
        weak var flow: HelpCoordinator?
        @objc func closeTapped() { flow?.leave() }
      }
      final class MainCoordinator: FlowCoordinator {
        private let help = HelpCoordinator()
        override func \(beginning)() {
          let home = HomeViewController()
          home.onHelp = { [weak self] in self?.showHelp() }
          push(home)
        }
        private func showHelp() { 3️⃣enter(flow: help) { [weak self] in self?.navigation.popViewController(animated: true) } }
      }
      final class HelpCoordinator: FlowCoordinator {
        override func \(beginning)() {
          let help = HelpViewController()
          help.flow = self
          push(help)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let main = MainCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.navigation = UINavigationController()
          main.\(beginning)()
        }
      }
      """
    ).expect("flow HomeViewController -> HelpCoordinator onHelp start by MainCoordinator @1️⃣", kind: "flow")
  }

  /// One object stands for the base class too, whose children are those of the subclasses: a move ends where it starts one of these.
  @Test func `a move ends where a base class starts a child`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        var onBrand: (() -> Void)?
        @objc func tap() { onBrand?() }
      }
      class BrandViewController: UIViewController {
        var onItem: (() -> Void)?
        @objc func tap() { onItem?() }
      }
      class ItemViewController: UIViewController {}
      class ItemCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(ItemViewController(), animated: true) }
      }
      class BrandCoordinator: Coordinator {
        let navigation: UINavigationController
        let onItem: () -> Void
        init(navigation: UINavigationController, onItem: @escaping () -> Void) {
          self.navigation = navigation
          self.onItem = onItem
        }
        func start() {
          let page = BrandViewController()
          page.onItem = { [weak self] in self?.onItem() }
          navigation.pushViewController(page, animated: true)
        }
      }
      class TabCoordinator: Coordinator {
        let navigation = UINavigationController()
        var item: ItemCoordinator?
        lazy var brand = BrandCoordinator(navigation: navigation, onItem: { [weak self] in self?.openItem() })
        func start() {}
        func openItem() {
          item = ItemCoordinator(navigation: navigation)
          item?.start()
        }
      }
      class HomeCoordinator: TabCoordinator {
        override func start() {
          let page = FeedViewController()
          page.onBrand = { [weak self] in self?.brand.start() }
          navigation.pushViewController(page, animated: true)
        }
      }
      class SearchCoordinator: TabCoordinator {
        override func start() {
          let page = FeedViewController()
          page.onBrand = { [weak self] in self?.brand.start() }
          navigation.pushViewController(page, animated: true)
        }
      }
      """
    ).expect(
      """
      flow BrandViewController -> ItemCoordinator onItem start by HomeCoordinator
      flow BrandViewController -> ItemCoordinator onItem start by SearchCoordinator
      flow FeedViewController -> BrandCoordinator onBrand start by HomeCoordinator
      flow FeedViewController -> BrandCoordinator onBrand start by SearchCoordinator
      """, kind: "flow")
  }
}
