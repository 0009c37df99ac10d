import Testing

/// Screens in navigation controllers that a coordinator makes: they are shown the way the stack is shown.
@Suite struct StackTests {
  /// What a coordinator does with a stack of its own, and the transition of its first screen.
  @Test(arguments: [
    ("stack.setViewControllers([feed], animated: false)\n navigation.present(stack, animated: true)", "present"),
    ("stack.viewControllers = [feed]\n navigation.present(stack, animated: true)", "present"),
    ("stack.setViewControllers([feed], animated: false)\n tabs.viewControllers = [stack]", "tab"),
    ("stack.setViewControllers([feed], animated: false)\n window.rootViewController = stack", "root"),
    ("stack.setViewControllers([feed], animated: false)", "root"),
    ("navigation.setViewControllers([feed], animated: false)", "root"),
    ("stack.pushViewController(feed, animated: false)", "push"),
    ("navigation.viewControllers.insert(feed, at: 0)", "root"),
    ("navigation.viewControllers.append(feed)", "push"),
    ("navigation.viewControllers += [feed]", "push"),
    ("navigation.viewControllers[navigation.viewControllers.count - 1] = feed", "push"),
    ("navigation.viewControllers[0] = feed", "root"),
    (
      "navigation.pushViewController(feed, animated: true)\n"
        + "navigation.viewControllers.insert(navigation.viewControllers.removeLast(), at: 0)", "push"
    ),
    ("navigation.viewControllers.append(contentsOf: [feed])", "push"),
    ("tabs.viewControllers?.append(feed)", "tab"),
    ("let count = 1\n navigation.viewControllers.insert(feed, at: count)", "push"),
  ])
  func `a stack's first screen is shown as the stack is`(code: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        let window: UIWindow
        let tabs = UITabBarController()
        init(navigation: UINavigationController, window: UIWindow) {
          self.navigation = navigation
          self.window = window
        }
        func start() {
          let stack = UINavigationController()
          let feed = FeedViewController()
          \(code)
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(transition)")
  }

  @Test(arguments: ["waiting.insert(FeedViewController(), at: 0)", "waiting += [FeedViewController()]"])
  func `what enters a list of screens that is not the stack is not shown`(statement: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class Stack: UINavigationController { var waiting: [UIViewController] = [] }
      class FeedCoordinator: Coordinator {
        let stack = Stack()
        func start() { stack.\(statement) }
      }
      """
    ).expect("", kind: "screen")
  }

  /// The stack, and the statement that fills it.
  @Test(arguments: [
    ("UINavigationController()", "stack.viewControllers = [UIHostingController(rootView: feed)]"),
    ("Stack()", "stack.viewControllers = [UIHostingController(rootView: feed)]"),
    ("Stack()", "stack.begin(with: feed)"),
  ])
  func `a hosted view is shown as the stack around it is`(stack: String, statement: String) {
    Fixture(
      """
      struct FeedView: View { var body: some View { Text("") } }
      struct ShopView: View { var body: some View { Text("") } }
      class Stack: UINavigationController {
        func begin<V: View>(with view: V) { viewControllers = [UIHostingController(rootView: view)] }
      }
      class AppCoordinator: Coordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let tabs = UITabBarController()
          let feed = FeedView()
          let stack = \(stack)
          \(statement)
          tabs.viewControllers = [stack, UIHostingController(rootView: ShopView())]
          window.rootViewController = tabs
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> FeedView tab
      screen AppCoordinator -> ShopView tab
      """)
  }

  /// Members of a child, and how its first screen is shown when its parent presents what it hands upward.
  @Test(arguments: [
    ("lazy var rootViewController = UINavigationController(rootViewController: feed)", "root"),
    ("var rootViewController: UIViewController { feed }", "embed"),
  ])
  func `content handed upward stands in the child's own stack, or is embedded`(member: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let feed = FeedViewController()
        \(member)
        func start() {}
      }
      class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        var child: FeedCoordinator?
        func start() {
          let feed = FeedCoordinator()
          child = feed
          feed.start()
          navigation.present(feed.rootViewController, animated: true)
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(transition)", kind: "screen")
  }

  @Test func `a parent of one's own kind does not make the stack a presented one`() {
    Fixture(
      """
      class ItemViewController: UIViewController {}
      class ItemCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([ItemViewController()], animated: false) }
        func more() {
          let navigation = UINavigationController()
          let other = ItemCoordinator(stack: navigation)
          other.start()
          stack.present(navigation, animated: true)
        }
      }
      """
    ).expect("screen ItemCoordinator -> ItemViewController root", kind: "screen")
  }

  @Test(arguments: ["rootViewController", "self.rootViewController", "make()"])
  func `a property of the same name is not the window's own`(value: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        var rootViewController = FeedViewController()
        init(window: UIWindow) { window.rootViewController = \(value) }
        func make() -> UIViewController { rootViewController }
        func start() {}
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController root")
  }

  @Test func `a local variable hides the parameter of its name`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let feed = FeedViewController()
        let navigation: UINavigationController
        func start() {
          navigation.pushViewController(feed, animated: true)
          openPage(feed)
        }
        func openPage(_ controller: FeedViewController) {
          let controller = SFSafariViewController(url: url)
          feed.present(controller, animated: true)
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController push")
  }

  /// What a message does with a stack, and the transition of the flow that it makes.
  @Test(arguments: [
    ("stack.setViewControllers([stack.viewControllers[0], feed], animated: true)", "root"),
    ("stack.pushViewController(feed, animated: true)", "push"),
    (
      "let own = UINavigationController()\n own.setViewControllers([feed], animated: false)\n stack.present(own, animated: true)",
      "present"
    ),
  ])
  func `a stack that stands shows what a message fills it with`(code: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class LoginViewController: UIViewController {
        weak var coordinator: LoginCoordinator?
        func tapped() { coordinator?.loggedIn() }
      }
      class LoginCoordinator: Coordinator {
        let window: UIWindow
        let stack = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let login = LoginViewController()
          login.coordinator = self
          stack.viewControllers = [login]
          stack.pushViewController(makeFeed(), animated: false)
          window.rootViewController = stack
        }
        func loggedIn() {
          let feed = makeFeed()
          \(code)
        }
        func makeFeed() -> FeedViewController { FeedViewController() }
      }
      """
    ).expect("flow LoginViewController -> FeedViewController loggedIn \(transition) by LoginCoordinator", kind: "flow")
  }

  /// A list that is taken from a stack, changed and put back.
  @Test(arguments: [
    "stack.removeLast()\n stack.append(detail)\n navigation.viewControllers = stack",
    "stack.append(detail)\n navigation.setViewControllers(stack, animated: true)",
    "stack += [detail]\n navigation.setViewControllers(stack, animated: true)",
    "stack[stack.count - 1] = detail\n navigation.setViewControllers(stack, animated: true)",
    "stack.insert(detail, at: stack.count)\n navigation.viewControllers = stack",
  ])
  func `what is added to a copy of a stack is shown with the stack`(change: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tap() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail() {
          let detail = DetailViewController()
          var stack = navigation.viewControllers
          \(change)
        }
        func goBack() {
          var stack = navigation.viewControllers
          stack.removeLast()
          navigation.setViewControllers(stack, animated: true)
        }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> FeedCoordinator via delegate links coordinator weak messages showDetail
      flow FeedViewController -> DetailViewController showDetail root by FeedCoordinator
      screen FeedCoordinator -> DetailViewController root
      screen FeedCoordinator -> FeedViewController push initial
      """)
  }

  @Test func `a copy of a stack that is not put back shows nothing`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.setViewControllers([FeedViewController()], animated: false)
          var stack = navigation.viewControllers
          stack.append(DetailViewController())
          for page in stack { page.view.layoutIfNeeded() }
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController root initial")
  }

  @Test func `screens that go from one container to another are shown there`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let loading = UINavigationController()
          loading.viewControllers = [FeedViewController()]
          navigation.setViewControllers(loading.viewControllers, animated: true)
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController root initial")
  }

  /// Nothing is known of a stack that is handed in but what the code says.
  @Test(arguments: [
    "(navigation.viewControllers[0] as? FeedViewController)?.coordinator = self",
    "(navigation.viewControllers.first as? FeedViewController)?.coordinator = self",
    "for page in navigation.viewControllers { (page as? FeedViewController)?.coordinator = self }",
  ])
  func `a page of a stack that is handed in may be what it is cast to`(wiring: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tap() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { \(wiring) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> FeedCoordinator via delegate links coordinator weak messages showDetail
      """, kind: "delegate")
  }
}
