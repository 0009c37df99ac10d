import Testing

/// What the system's code tells the delegate of a class of the app's own that it inherits from.
@Suite struct SystemDelegateTests {
  @Test func `a tab controller of the app's own tells its delegate`() {
    app(
      "class TabsViewController: UITabBarController {}",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    )
    .expect(
      """
      delegate TabsViewController -> AppCoordinator via delegate links delegate messages tabBarController
      flow TabsViewController -> DetailViewController tabBarController push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> TabsViewController root
      """)
  }

  @Test func `a delegate's method in a base class is told by name too`() {
    app(
      "class BarViewController: UITabBarController {}\nclass TabsViewController: BarViewController {}",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("flow TabsViewController -> DetailViewController tabBarController push by AppCoordinator", kind: "flow")
  }

  /// What is no message of that sender.
  @Test(arguments: [
    "navigationController(_ sender: UINavigationController, didShow: UIViewController)",
    "tabBarController(sender: UITabBarController)",
    "tabBarController(_ sender: Int)",
    "tabBarController()",
  ])
  func `a method that names no such sender is not told`(method: String) {
    app("class TabsViewController: UITabBarController {}", method).expect("", kind: "flow")
  }

  @Test func `a class of the system is no sender`() {
    app(
      "typealias TabsViewController = UITabBarController",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("", kind: "flow")
  }

  /// What the app adds to all navigation controllers, which it also makes delegates, is not what the system tells them.
  @Test func `a method of the app's own for a class of the system is not told`() {
    Fixture(
      """
      extension UINavigationController: UIGestureRecognizerDelegate {
        public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        func pushStyled(_ page: UIViewController) { pushViewController(page, animated: true) }
      }
      final class TabsViewController: UITabBarController {}
      final class FeedViewController: UIViewController {}
      final class TabsCoordinator: Coordinator {
        let navigation = UINavigationController()
        let tabs = TabsViewController()
        func start() {
          let feed = UINavigationController()
          feed.pushStyled(FeedViewController())
          tabs.viewControllers = [feed]
          navigation.viewControllers = [tabs]
        }
      }
      """
    ).expect(
      """
      screen TabsCoordinator -> FeedViewController push initial
      screen TabsCoordinator -> TabsViewController root initial
      """)
  }

  @Test func `a container of the app's own is no sender`() {
    Fixture(
      """
      final class PlainNavigation: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); view.tintColor = .red }
      }
      final class FeedViewController: UIViewController {}
      final class FeedCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
        let navigation = PlainNavigation()
        func start() {
          navigation.delegate = self
          navigation.pushViewController(FeedViewController(), animated: false)
        }
        func navigationController(_ sender: UINavigationController, didShow: UIViewController, animated: Bool) {}
      }
      """
    ).expect("", kind: "delegate")
  }

  @Test func `a property of the app's own tells what its code does`() {
    app(
      "class TabsViewController: UITabBarController { weak var delegate: UITabBarControllerDelegate? }",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("", kind: "flow")
  }

  private func app(_ tabs: String, _ method: String) -> Fixture {
    Fixture(
      """
      \(tabs)
      class DetailViewController: UIViewController {}
      class AppCoordinator: NSObject, Coordinator {
        let window: UIWindow
        let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let tabs = TabsViewController()
          tabs.delegate = self
          window.rootViewController = tabs
        }
      }
      extension AppCoordinator: UITabBarControllerDelegate {
        func \(method) {
          navigation.pushViewController(DetailViewController(), animated: true)
        }
      }
      """)
  }

  /// Rows tell by the page's streams what happens on the page, whether or not the page keeps their source.
  @Test(arguments: [
    "private var source: ListSource?\n override func viewDidLoad() { source = ListSource(picked: picked, tagged: tagged); table.delegate = source }",
    "override func viewDidLoad() { let source = ListSource(picked: picked, tagged: tagged); table.delegate = source }",
    "override func viewDidLoad() { rows.drive(table.rx.items(dataSource: ListSource(picked: picked, tagged: tagged))) }",
  ])
  func `what a page's source sends through the page's subjects is the page's`(set: String) {
    Fixture(
      """
      import RxSwift
      final class DetailViewController: UIViewController {}
      final class TagViewController: UIViewController {}
      final class ListViewController: UIViewController {
        let picked = PublishSubject<String>()
        let tagged = PublishSubject<String>()
        let silent = PublishSubject<String>()
        let table = UITableView()
        let rows: Driver<[String]> = .just([])
        \(set)
      }
      final class ListSource: NSObject, UITableViewDelegate {
        let picked: PublishSubject<String>
        let tagged: PublishSubject<String>
        init(picked: PublishSubject<String>, tagged: PublishSubject<String>) { self.picked = picked; self.tagged = tagged }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked.onNext("a") }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = TagCell()
          cell.button.rx.tap.map { "a" }.bind(to: tagged).disposed(by: cell.bag)
          return cell
        }
      }
      final class TagCell: UITableViewCell { let button = UIButton(); let bag = DisposeBag() }
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let list = ListViewController()
          list.picked.subscribe(onNext: { [weak self] _ in self?.showDetail() }).disposed(by: bag)
          list.tagged.subscribe(onNext: { [weak self] _ in self?.showTag() }).disposed(by: bag)
          list.silent.subscribe(onNext: { [weak self] _ in self?.start() }).disposed(by: bag)
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showTag() { navigation.pushViewController(TagViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController picked push by ListCoordinator
      flow ListViewController -> TagViewController tagged push by ListCoordinator
      """, kind: "flow")
  }

  /// A source that another page has made tells nothing by the subjects of this one.
  @Test func `a source sends by the subjects that it was made with`() {
    Fixture(
      """
      import RxSwift
      final class DetailViewController: UIViewController {}
      final class ListViewController: UIViewController {
        let picked = PublishSubject<String>()
        let table = UITableView()
        override func viewDidLoad() { let source = ListSource(picked: picked); table.delegate = source }
      }
      final class PlainViewController: UIViewController {
        let picked = PublishSubject<String>()
        let other = PublishSubject<String>()
        let table = UITableView()
        override func viewDidLoad() { let source = ListSource(picked: other); table.delegate = source }
      }
      final class ListSource: NSObject, UITableViewDelegate {
        let picked: PublishSubject<String>
        init(picked: PublishSubject<String>) { self.picked = picked }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked.onNext("a") }
      }
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.picked.subscribe(onNext: { [weak self] _ in self?.showDetail() })
          navigation.pushViewController(list, animated: true)
          let plain = PlainViewController()
          plain.picked.subscribe(onNext: { [weak self] _ in self?.showDetail() })
          navigation.pushViewController(plain, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController picked push by ListCoordinator", kind: "flow")
  }

  /// The user selects a row on the page, whoever is told.
  @Test(arguments: [
    ("UITableViewController {}", "tableView", true), ("UIViewController { let table = UITableView() }", "table", true),
    ("UIViewController { let map = MKMapView() }", "map", false),
  ])
  func `what a page's view tells the coordinator leads on from the page`(page: String, view: String, isTold: Bool) {
    Fixture(
      """
      final class ListViewController: \(page)
      final class ItemViewController: UIViewController {}
      final class ListCoordinator: NSObject, Coordinator, UITableViewDelegate {
        let navigation = UINavigationController()
        let list = ListViewController()
        func start() {
          list.\(view).delegate = self
          navigation.setViewControllers([list], animated: false)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigation.pushViewController(ItemViewController(), animated: true)
        }
      }
      """
    ).expect(
      isTold ? "flow ListViewController -> ItemViewController tableView push by ListCoordinator" : "", kind: "flow")
  }
}
