import Testing

/// Pages within a page, and who sends what happens on them.
@Suite struct EmbeddedSenderTests {
  private static func app(_ listening: String, member: String) -> Fixture {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        lazy var home = HomeViewController()
        func start() {
          navigation.viewControllers = [home]
          \(listening)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        lazy var members = MembersViewController()
        override func viewDidLoad() {
          members.home = self
          addChild(members)
        }
      }
      class MemberSource { var onSelect: (() -> Void)?; func select() { onSelect?() } }
      class MembersViewController: UIViewController { weak var home: HomeViewController?; \(member) }
      class DetailViewController: UIViewController {}
      """)
  }

  @Test(arguments: [
    (
      "home.members.onSelect = { [weak self] in self?.showDetail() }",
      "var onSelect: (() -> Void)?; func select() { onSelect?() }"
    ),
    ("home.members.source.onSelect = { [weak self] in self?.showDetail() }", "let source = MemberSource()"),
  ])
  func `one that the coordinator listens to sends for itself`(listening: String, member: String) {
    Self.app(listening, member: member).expect(
      "flow MembersViewController -> DetailViewController onSelect push by AppCoordinator", kind: "flow")
  }

  @Test func `one that the page around it answers for does not`() {
    Self.app("home.coordinator = self", member: "func select() { home?.coordinator?.showDetail() }").expect(
      "flow HomeViewController -> DetailViewController showDetail push by AppCoordinator", kind: "flow")
  }

  /// A view model that the page around it hands on is that page's.
  @Test func `one that shares its view model with the page around it does not`() {
    Fixture(
      """
      class HomeModel { var onSelect: (() -> Void)?; func select() { onSelect?() } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = HomeModel()
          model.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(HomeViewController(model: model), animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(MembersViewController(model: model)) }
      }
      class MembersViewController: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func tap() { model.select() }
      }
      class DetailViewController: UIViewController {}
      """
    ).expect("flow HomeViewController -> DetailViewController onSelect push by AppCoordinator", kind: "flow")
  }

  /// What a page of a container asks the container for, as its delegate, the user asks for on that page.
  @Test func `a page of a container sends what the container tells for it`() {
    Fixture(
      """
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let tabs = HarborTabs()
          tabs.coordinator = self
          navigation.pushViewController(tabs, animated: false)
        }
        func showBoat() { navigation.pushViewController(BoatViewController(), animated: true) }
      }
      protocol PierDelegate: AnyObject { func pierPicked() }
      class HarborTabs: UITabBarController, PierDelegate {
        weak var coordinator: HarborCoordinator?
        override func viewDidLoad() {
          super.viewDidLoad()
          let pier = PierViewController()
          pier.delegate = self
          setViewControllers([pier, SeaViewController()], animated: false)
        }
        func pierPicked() { coordinator?.showBoat() }
      }
      class PierViewController: UIViewController {
        weak var delegate: PierDelegate?
        func tapped() { delegate?.pierPicked() }
      }
      class SeaViewController: UIViewController {}
      class BoatViewController: UIViewController {}
      """
    ).expect(
      """
      flow HarborTabs -> BoatViewController showBoat push by HarborCoordinator
      flow PierViewController -> BoatViewController showBoat push by HarborCoordinator
      """, kind: "flow")
  }

  /// The pages of a container may be those that the cases of a type stand for, which only the container's subclass says.
  @Test(arguments: [
    ("class Tabs<T: TabItem>", "Tabs<HarborTab>", "Array(T.allCases)", "[T]"),
    ("class Tabs", "Tabs", "HarborTab.allCases", "[HarborTab]"),
  ])
  func `a page that stands for a case sends what the container tells for it`(
    tabs: String, base: String, items: String, list: String
  ) {
    Fixture(
      """
      protocol TabItem: CaseIterable { var page: UIViewController { get } }
      enum HarborTab: TabItem {
        case pier, sea
        var page: UIViewController {
          switch self {
          case .pier: return PierViewController()
          case .sea: return SeaViewController()
          }
        }
      }
      \(tabs): UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          fill(\(items))
        }
        private func fill(_ items: \(list)) { setViewControllers(items.map { $0.page }, animated: false) }
      }
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let tabs = HarborTabs()
          tabs.coordinator = self
          navigation.pushViewController(tabs, animated: false)
        }
        func showBoat() { navigation.pushViewController(BoatViewController(), animated: true) }
      }
      protocol PierDelegate: AnyObject { func pierPicked() }
      class HarborTabs: \(base), PierDelegate {
        weak var coordinator: HarborCoordinator?
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers?.forEach { page in if let pier = page as? PierViewController { pier.delegate = self } }
        }
        func pierPicked() { coordinator?.showBoat() }
      }
      class PierViewController: UIViewController {
        weak var delegate: PierDelegate?
        func tapped() { delegate?.pierPicked() }
      }
      class SeaViewController: UIViewController {}
      class BoatViewController: UIViewController {}
      """
    ).expect(
      """
      flow HarborTabs -> BoatViewController showBoat push by HarborCoordinator
      flow PierViewController -> BoatViewController showBoat push by HarborCoordinator
      """, kind: "flow")
  }
}
