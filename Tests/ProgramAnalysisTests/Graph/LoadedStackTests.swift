import Testing

/// Navigation stacks out of storyboards, of which the code says by a cast what they begin with.
@Suite struct LoadedStackTests {
  @Test(arguments: [
    (
      "UIStoryboard(name: \"Map\", bundle: nil).instantiateInitialViewController() as? UINavigationController",
      "stack.topViewController as? MapViewController"
    ),
    (
      "UIStoryboard(name: \"Map\", bundle: nil).instantiateInitialViewController() as? UINavigationController",
      "stack.viewControllers.first as? MapViewController"
    ),
    (
      "UIStoryboard(name: \"Map\", bundle: nil).instantiateInitialViewController() as? UINavigationController",
      "stack.viewControllers[0] as? MapViewController"
    ),
    ("R.storyboard.map.mapNavigationController()", "stack.topViewController as? MapViewController"),
    ("R.storyboard.map.mapNavigationController()", "stack.visibleViewController as? MapViewController"),
  ])
  func `a page that a stack's first is cast to is shown with the stack`(stack: String, page: String) {
    let app = app(stack: stack, page: page)
    app.expect(
      """
      screen TabsCoordinator -> MapViewController tab
      screen MapCoordinator -> PlaceViewController push
      """, kind: "screen")
    app.expect("flow MapViewController -> PlaceViewController showPlace push by MapCoordinator", kind: "flow")
  }

  @Test(arguments: ["UIWindow().rootViewController = home.start()", "tabs.viewControllers = [home.start()]"])
  func `a page of a stack that a coordinator loads and hands upward is at its bottom`(showing: String) {
    Fixture(
      """
      protocol Flow: AnyObject { func start() -> UIViewController }
      class AppCoordinator: Flow {
        let tabs = UITabBarController()
        let home = HomeCoordinator()
        func start() -> UIViewController {
          \(showing)
          return tabs
        }
      }
      class HomeViewController: UIViewController {}
      class HomeCoordinator: Flow {
        let storyboard = UIStoryboard(name: "Home", bundle: nil)
        func start() -> UIViewController {
          let stack = storyboard.instantiateInitialViewController() as! UINavigationController
          let page = stack.topViewController as! HomeViewController
          page.title = "Home"
          return stack
        }
      }
      """, protocols: ""
    ).expect("screen HomeCoordinator -> HomeViewController root initial", kind: "screen")
  }

  /// What is on top of a stack that others filled, and the first of what may be no stack.
  @Test(arguments: [
    ("window.rootViewController as? UINavigationController", "stack.topViewController as? MapViewController"),
    ("R.storyboard.map.mapNavigationController()", "stack.viewControllers.first as? MapViewController"),
  ])
  func `nothing is known of another stack's first page`(stack: String, page: String) {
    app(stack: stack, page: page).expect("screen MapCoordinator -> PlaceViewController push", kind: "screen")
  }

  @Test func `another cast may say otherwise`() {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class MapViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let stack = UIStoryboard(name: "Home", bundle: nil).instantiateInitialViewController() as! UINavigationController
          if stack.topViewController is ListViewController { return }
          if let list = stack.topViewController as? ListViewController {
            list.title = "List"
          } else if let map = stack.viewControllers[0] as? MapViewController {
            map.title = "Map"
            navigation.pushViewController(DetailViewController(), animated: false)
          }
          navigation.present(stack, animated: true)
        }
      }
      """
    ).expect(
      """
      screen HomeCoordinator -> DetailViewController push
      screen HomeCoordinator -> ListViewController present
      screen HomeCoordinator -> MapViewController present
      """, kind: "screen")
  }

  private func app(stack: String, page: String) -> Fixture {
    Fixture(
      """
      class MapViewController: UIViewController {
        var coordinator: MapCoordinator?
        @objc func tap() { coordinator?.showPlace() }
      }
      class PlaceViewController: UIViewController {}
      class MapCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func showPlace() { navigation.pushViewController(PlaceViewController(), animated: true) }
      }
      class TabsCoordinator: Coordinator {
        let window: UIWindow
        let tabs = UITabBarController()
        init(window: UIWindow) { self.window = window }
        func start() { tabs.viewControllers = [map()] }
        private func map() -> UINavigationController {
          guard let stack = \(stack), let page = \(page) else { fatalError() }
          page.coordinator = MapCoordinator(navigation: stack)
          return stack
        }
      }
      """)
  }
}
