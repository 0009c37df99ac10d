import Testing

/// A tab bar's view model that makes the view models of the tabs, with the coordinator that the tab bar's coordinator was given.
@Suite struct ContainersViewModelTests {
  private func fixture(makingPage: String, tabs: String) -> Fixture {
    Fixture(
      """
      //- AppCoordinator.swift
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { TabsCoordinator(navigation, app: self).start() }
        func showOrder() { OrderCoordinator(navigation).start() }
      }
      class TabsCoordinator: Coordinator {
        let navigation: UINavigationController
        let app: AppCoordinator
        init(_ navigation: UINavigationController, app: AppCoordinator) { self.navigation = navigation; self.app = app }
        func start() {
          navigation.setViewControllers([TabsViewController(model: ModelFactory.makeTabs(app))], animated: true)
        }
      }
      class OrderCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(OrderViewController(), animated: true) }
      }
      //- ModelFactory.swift
      enum ModelFactory {
        static func makeTabs(_ app: AppCoordinator) -> TabsModeling { TabsViewModel(app) }
        static func makeList(_ app: AppCoordinator) -> ListModeling { ListViewModel(app) }
      }
      //- PageFactory.swift
      struct PageFactory {
        static func makeList(_ model: ListModeling) -> ListViewController { ListViewController(model: model) }
      }
      //- Models.swift
      protocol TabsModeling { var list: ListModeling { get } }
      protocol ListModeling { func open() }
      \(tabs)
      struct ListViewModel: ListModeling {
        var app: AppCoordinator?
        init(_ app: AppCoordinator) { self.app = app }
        func open() { app?.showOrder() }
      }
      //- TabsViewController.swift
      class TabsViewController: UIViewController {
        var model: TabsModeling?
        let tabs = UITabBarController()
        init(model: TabsModeling) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          guard let list = model?.list else { return }
          tabs.viewControllers = [\(makingPage)].map { UINavigationController(rootViewController: $0) }
          view.addSubview(tabs.view)
        }
      }
      //- ListViewController.swift
      class ListViewController: UIViewController {
        var model: ListModeling?
        init(model: ListModeling) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model?.open() }
      }
      class OrderViewController: UIViewController {}
      """)
  }

  @Test(arguments: ["PageFactory.makeList(list)", "ListViewController(model: list)"])
  func `each page sends by the view model that it has of it`(page: String) {
    for keyword in ["struct", "final class"] {
      fixture(
        makingPage: page,
        tabs: """
          \(keyword) TabsViewModel: TabsModeling {
            var list: ListModeling
            init(_ app: AppCoordinator) { list = ModelFactory.makeList(app) }
          }
          """
      ).expect(
        """
        child AppCoordinator -> OrderCoordinator none started
        child AppCoordinator -> TabsCoordinator none started
        delegate ListViewModel -> AppCoordinator via delegate links app strong messages showOrder
        delegate TabsCoordinator -> AppCoordinator via parent links app strong
        flow ListViewController -> OrderCoordinator showOrder start by AppCoordinator
        screen OrderCoordinator -> OrderViewController push
        screen TabsCoordinator -> TabsViewController root
        """)
    }
  }
}
