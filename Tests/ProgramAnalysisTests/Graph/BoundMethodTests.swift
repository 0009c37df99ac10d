import Testing

/// Screens that know who does their work only by its methods.
@Suite struct BoundMethodTests {
  @Test(arguments: [
    "view.onLoad = presenter.load\n view.onTap = presenter.open",
    "view.onTap = presenter.open",
  ])
  func `a presenter that a screen knows by its methods works for it`(wiring: String) {
    Fixture(
      """
      //- Presenter.swift
      class ListPresenter {
        private let router: AppCoordinator
        init(router: AppCoordinator) { self.router = router }
        func load() {}
        func open() { router.showDetail() }
      }
      //- App.swift
      class ListViewController: UIViewController {
        var onLoad: (() -> Void)?
        var onTap: (() -> Void)?
        override func viewDidLoad() { onLoad?() }
        func tap() { onTap?() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let view = ListViewController()
          let presenter = ListPresenter(router: self)
          \(wiring)
          navigation.pushViewController(view, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListPresenter -> AppCoordinator via delegate links router strong messages showDetail
      flow ListViewController -> DetailViewController showDetail push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push
      """)
  }

  /// The other screen's presenter works for that one alone.
  @Test func `a presenter works for the screen that knows its methods`() {
    Fixture(
      """
      //- Presenter.swift
      class ListPresenter {
        private let router: AppCoordinator
        init(router: AppCoordinator) { self.router = router }
        func load() {}
        func open() { router.showDetail() }
      }
      //- App.swift
      class ListViewController: UIViewController { var onLoad: (() -> Void)? }
      class HelpViewController: UIViewController { var onLoad: (() -> Void)? }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let view = ListViewController()
          view.onLoad = ListPresenter(router: self).load
          let help = HelpViewController()
          help.onLoad = {}
          navigation.setViewControllers([view, help], animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController showDetail push by AppCoordinator", kind: "flow")
  }
}
