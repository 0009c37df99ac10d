import GraphRules
import Testing

/// Circles that a navigation stack closes which somebody else has made: it lets go of all its screens but the first.
@Suite struct StackCircleTests {
  /// A screen that keeps its coordinator.
  private static let frame = """
    final class ListViewController: UIViewController {
      var coordinator: ListCoordinator?
      @objc func tap() { coordinator?.show() }
    }
    """

  static let cases = RuleCase.list(
    """
    # the first screen of a stack that is made for a visit
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.setViewControllers([list], animated: false)
      }
      func show() {}
    }
    final class HomeViewController: UIViewController { weak var coordinator: AppCoordinator?; @objc func tap() { coordinator?.list() } }
    final class AppCoordinator: Coordinator {
      let window = UIWindow()
      var child: ListCoordinator?
      func start() {
        let home = HomeViewController()
        home.coordinator = self
        window.rootViewController = home
      }
      func list() {
        let child = ListCoordinator(stack: UINavigationController())
        self.child = child
        child.start()
        window.rootViewController?.present(child.stack, animated: true)
      }
    }
    > Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController; write `weak var coordinator: ListCoordinator?`
    # beside an initializer that nobody calls
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      let title: String
      required init(stack: UINavigationController) { self.stack = stack; title = "" }
      init(stack: UINavigationController, title: String) { self.stack = stack; self.title = title }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func show() {}
    }
    final class HomeViewController: UIViewController { weak var coordinator: AppCoordinator?; @objc func tap() { coordinator?.list() } }
    final class AppCoordinator: Coordinator {
      let window = UIWindow()
      var child: ListCoordinator?
      func start() {
        let home = HomeViewController()
        home.coordinator = self
        window.rootViewController = home
      }
      func list() {
        let child = ListCoordinator(stack: UINavigationController(), title: "List")
        self.child = child
        child.start()
        window.rootViewController?.present(child.stack, animated: true)
      }
    }
    > Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController; write `weak var coordinator: ListCoordinator?`
    # the first screen of a tab, which is made once with the tab bar
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func show() {}
    }
    final class LoginViewController: UIViewController { weak var coordinator: AppCoordinator?; @objc func tap() { coordinator?.tabs() } }
    final class AppCoordinator: Coordinator {
      let window = UIWindow()
      var children: [Coordinator] = []
      func start() {
        let login = LoginViewController()
        login.coordinator = self
        window.rootViewController = login
      }
      func tabs() {
        let tabs = UITabBarController()
        let stack = UINavigationController()
        let child = ListCoordinator(stack: stack)
        children = [child]
        child.start()
        tabs.viewControllers = [stack]
        window.rootViewController = tabs
      }
    }
    ~ Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController even when its navigation stack has gone; write `weak var coordinator: ListCoordinator?`
    # the first screen of the stack that the app begins with
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func show() {}
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var child: ListCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        let child = ListCoordinator(stack: stack)
        self.child = child
        child.start()
        window?.rootViewController = stack
      }
    }
    ~ Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController for as long as the app runs; write `weak var coordinator: ListCoordinator?`
    # above a screen of the one who made the stack
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func show() {}
    }
    final class HomeViewController: UIViewController {}
    final class AppCoordinator: Coordinator {
      var child: ListCoordinator?
      func start() {
        let stack = UINavigationController()
        stack.pushViewController(HomeViewController(), animated: false)
        child = ListCoordinator(stack: stack)
        child?.start()
      }
    }
    ? Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController; write `weak var coordinator: ListCoordinator?`
    # on a stack that the coordinator fills again
    final class HelpViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func show() { stack.setViewControllers([HelpViewController()], animated: true) }
    }
    final class HomeViewController: UIViewController { weak var coordinator: AppCoordinator?; @objc func tap() { coordinator?.list() } }
    final class AppCoordinator: Coordinator {
      let window = UIWindow()
      var child: ListCoordinator?
      func start() {
        let home = HomeViewController()
        home.coordinator = self
        window.rootViewController = home
      }
      func list() {
        child = ListCoordinator(stack: UINavigationController())
        child?.start()
      }
    }
    ? Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController; write `weak var coordinator: ListCoordinator?`
    # a screen that a storyboard has put into the stack
    final class ListCoordinator: Coordinator {
      var root: UIViewController
      init(root: UINavigationController) { self.root = root }
      func start() {
        if let stack = root as? UINavigationController, let list = stack.children.first as? ListViewController {
          list.coordinator = self
        }
      }
      func show() {}
    }
    final class TabsViewController: UITabBarController {}
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? TabsViewController
        guard let stack = tabs?.viewControllers?.first as? UINavigationController else { return }
        let child = ListCoordinator(root: stack)
        child.start()
        children.append(child)
      }
    }
    ~ Frame.swift:2:7 ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController even when its navigation stack has gone; write `weak var coordinator: ListCoordinator?`
    # a screen that a storyboard has put into a stack that the coordinator does not keep
    final class ListCoordinator: Coordinator {
      weak var root: UINavigationController?
      init(root: UINavigationController) { self.root = root }
      func start() {
        if let list = root?.viewControllers.first as? ListViewController { list.coordinator = self }
      }
      func show() {}
    }
    final class TabsViewController: UITabBarController {}
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? TabsViewController
        guard let stack = tabs?.viewControllers?.first as? UINavigationController else { return }
        let child = ListCoordinator(root: stack)
        child.start()
        children.append(child)
      }
    }
    # a screen that lies on top of a stack that a storyboard has filled
    final class ListCoordinator: Coordinator {
      let root: UINavigationController
      init(root: UINavigationController) { self.root = root }
      func start() {
        if let list = root.topViewController as? ListViewController { list.coordinator = self }
      }
      func show() {}
    }
    final class TabsViewController: UITabBarController {}
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? TabsViewController
        guard let stack = tabs?.viewControllers?.first as? UINavigationController else { return }
        let child = ListCoordinator(root: stack)
        child.start()
        children.append(child)
      }
    }
    """)

  @Test(arguments: cases) func `tells the screen that a stack begins with from those that it lets go of`(
    ruleCase: RuleCase
  ) {
    expect(StrongCoordinatorReference(), ruleCase, beside: Self.frame)
  }
}
