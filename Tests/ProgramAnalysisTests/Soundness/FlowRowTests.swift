import Testing

/// Which rows a flow consists of.
@Suite struct FlowRowTests {
  @Test func `each trigger between two screens is a row of its own`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject {
        func didSelect(_ item: Int)
        func didTapHelp()
      }
      class FeedViewController: UIViewController {
        weak var delegate: FeedDelegate?
        var onShare: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func helpTapped() { delegate?.didTapHelp() }
        func shareTapped() { onShare?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.delegate = self
          feed.onShare = { [weak self] in self?.presentDetail() }
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect(_ item: Int) { showDetail() }
        func didTapHelp() { showDetail() }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        private func presentDetail() { navigation.present(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController didSelect push by FeedCoordinator
      flow FeedViewController -> DetailViewController didTapHelp push by FeedCoordinator
      flow FeedViewController -> DetailViewController onShare present by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `each transition of one trigger is a row of its own`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.showDetail(traits.isCompact) }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail(_ isCompact: Bool) {
          if isCompact {
            navigation.pushViewController(DetailViewController(), animated: true)
          } else {
            navigation.present(DetailViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator
      flow FeedViewController -> DetailViewController showDetail present by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `each coordinator that shows the same is a row of its own`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func tapped() { onSelect?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController onSelect push by FeedCoordinator
      flow ListViewController -> DetailViewController onSelect push by SearchCoordinator
      """, kind: "flow")
  }

  @Test func `two places that send one trigger are one row`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.showDetail() }
        func swiped() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator", kind: "flow")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.finished() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong messages onFinish
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.didClose() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong messages onFinish
      # feed.delegate = self; feed.events.sink { [weak self] in self?.didSelect($0) }.store(in: &bag)
        weak var delegate: FeedDelegate?
        let events = PassthroughSubject<Int, Never>()
        func tapped() { events.send(1) }
        func swiped() { delegate?.didClose() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didClose
      > delegate FeedViewController -> FeedCoordinator via publisher links events messages events
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.finished() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { delegate?.didClose() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didClose,didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong
      # feed.onSelect = didSelect; feed.onFinish = { [weak self] in self?.finished() }
        var onSelect: ((Int) -> Void)?
        var onFinish: (() -> Void)?
        func tapped() { onSelect?(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish,onSelect strong messages onFinish,onSelect
      """))
  func `each wire lists what is sent through it`(way: FixtureCase) {
    Fixture(
      """
      protocol FeedDelegate: AnyObject {
        func didSelect(_ item: Int)
        func didClose()
      }
      class FeedViewController: UIViewController {
        \(way.code)
      }
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let feed = FeedViewController()
          \(way.name)
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect(_ item: Int) {}
        func didClose() {}
        func finished() {}
      }
      """
    ).expect("\(way.outcome)", kind: "delegate")
  }

  @Test func `a screen that starts the flows of its tabs moves nobody on`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.start() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
      }
      class TabsController: UITabBarController {
        let feed = FeedCoordinator()
        override func viewDidLoad() { feed.start() }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() { window.rootViewController = TabsController() }
      }
      """
    ).expect(
      """
      flow FeedViewController -> FeedViewController start push by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `a child that shows a controller of the system is started by the message that shows it`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func linkTapped() { coordinator?.showPage() }
        func helpTapped() { coordinator?.prepareHelp() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showPage() {
          let browser = BrowserCoordinator()
          browser.open()
        }
        func prepareHelp() {
          let help = HelpCoordinator()
          help.prepare()
        }
      }
      class BrowserCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { navigation.present(SFSafariViewController(), animated: true) }
      }
      class HelpCoordinator: Coordinator {
        func start() {}
        func prepare() {}
      }
      """
    ).expect(
      """
      flow FeedViewController -> BrowserCoordinator showPage start by FeedCoordinator
      """, kind: "flow")
  }
}
