import Testing

@Suite struct UIKitTests {
  /// Ways to a window of which the source does not say that it is one.
  @Test(arguments: [
    "UIApplication.shared.windows.first?.rootViewController = screen",
    "let window = UIApplication.shared.windows.first { $0.isKeyWindow }; window?.rootViewController = screen",
    "guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, let window = scene.windows.first else { return }; window.rootViewController = screen",
    "if let window = root.view.window { window.rootViewController = screen }",
    "(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window?.rootViewController = screen",
  ])
  func `a window that is found shows its root`(statements: String) {
    Fixture(
      """
      final class ListViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      class AppCoordinator: Coordinator {
        let root = UIViewController()
        func start() {
          let screen = ListViewController()
          \(statements)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController root")
  }

  @Test func `a property of the name that holds no screen shows none`() {
    Fixture(
      """
      final class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        func start() {
          UINavigationController().pushViewController(ListViewController(), animated: false)
          settings.current.rootViewController = "list"
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push")
  }

  @Test(arguments: [
    (
      "let pages = UIPageViewController()\npages.setViewControllers([screen], direction: .forward, animated: true)",
      "embed"
    ),
    ("root.addChild(screen)\nroot.setOverrideTraitCollection(nil, forChild: screen)", "embed"),
    ("UINavigationController().addChild(screen)", "root"),
    ("let stack = UINavigationController()\nstack.addChild(screen)\nUITabBarController().addChild(stack)", "tab"),
    ("root.show(screen, sender: nil)", "push"),
    ("root.present(screen)", "present"),
    ("root.presentViewController(screen, animated: true, completion: nil)", "present"),
    ("root.showViewController(screen, sender: nil)", "push"),
    ("UINavigationController().pushViewController(screen)", "push"),
    ("UINavigationController().pushViewController(screen) { print(1) }", "push"),
    ("root.showDetailViewController(screen, sender: self)", "embed"),
    ("UISplitViewController(style: .doubleColumn).setViewController(screen, for: .primary)", "embed"),
    ("let tabs = UITabBarController()\ntabs.viewControllers = [screen]", "tab"),
    (
      "let tabs = UITabBarController()\ntabs.tabs = [UITab(title: \"A\", image: nil, identifier: \"a\") { _ in screen }]",
      "tab"
    ),
    ("_ = UITabBarController(tabs: [UITab(title: \"A\", image: nil, identifier: \"a\") { _ in screen }])", "tab"),
    (
      "let search = UISearchController(searchResultsController: screen)\nroot.navigationItem.searchController = search",
      "embed"
    ),
    ("UIWindow().rootViewController = UINavigationController(rootViewController: screen)", "root"),
  ])
  func `a container shows what it is given`(statements: String, transition: String) {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let root = UIViewController()
        func start() {
          let screen = ListViewController()
          \(statements)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController \(transition)")
  }

  /// A class that is called a coordinator is one by what it shows, by the names of the time before Swift 3 too, whoever makes it.
  @Test(arguments: [
    ("presentViewController(scene.screen, animated: true, completion: nil)", "present"),
    ("showViewController(scene.screen, sender: self)", "push"),
    ("present(scene.screen, animated: true)", "present"),
  ])
  func `what shows a page that a factory gives is a coordinator`(showing: String, transition: String) {
    Fixture(
      """
      protocol SceneType { var screen: UIViewController { get } }
      extension SceneType where Self: UIViewController { var screen: UIViewController { return self } }
      protocol SeaSceneType: SceneType {}
      final class SeaController: UIViewController, SeaSceneType {}
      protocol SeaSceneFactory { func makeScene() -> SeaSceneType }
      protocol SeaFlowFactory { func makeFlow(parent: UIViewController) -> SeaFlowCoordinator }
      final class Factory: SeaSceneFactory, SeaFlowFactory {
        func makeScene() -> SeaSceneType { return SeaController() }
        func makeFlow(parent: UIViewController) -> SeaFlowCoordinator {
          return SeaFlowCoordinator(parent: parent, factory: self)
        }
      }
      final class SeaFlowCoordinator {
        private let parent: UIViewController
        private let factory: SeaSceneFactory
        init(parent: UIViewController, factory: SeaSceneFactory) {
          self.parent = parent
          self.factory = factory
        }
        func start() {
          let scene = factory.makeScene()
          parent.\(showing)
        }
      }
      final class PortCoordinator {
        private let window: UIWindow
        private let factory: SeaFlowFactory
        init(window: UIWindow, factory: SeaFlowFactory) {
          self.window = window
          self.factory = factory
        }
        func start() { window.rootViewController = UIViewController() }
        func showSea() {
          let sea = factory.makeFlow(parent: window.rootViewController!)
          sea.start()
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let port = PortCoordinator(window: UIWindow(), factory: Factory())
        func applicationDidFinishLaunching(_ application: UIApplication) { port.start() }
      }
      """, protocols: ""
    ).expect(
      """
      root AppDelegate -> PortCoordinator retained
      child PortCoordinator -> SeaFlowCoordinator none started
      screen SeaFlowCoordinator -> SeaController \(transition)
      """)
  }

  @Test func `a search controller of the app shows its results`() {
    Fixture(
      """
      class Search: UISearchController {
        init(results: UIViewController?, hidesBar: Bool) { super.init(searchResultsController: results) }
      }
      class ListViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        func start() {
          let list = ListViewController()
          list.navigationItem.searchController = Search(results: ResultViewController(), hidesBar: true)
          UINavigationController().pushViewController(list, animated: true)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> ResultViewController embed
      """)
  }

  /// Swift prefers the method without default arguments, which is the framework's.
  @Test(arguments: [
    "pushViewController(screen, animated: animated)", "self.pushViewController(screen, animated: animated)",
  ])
  func `an extension's method that adds an argument calls the framework's`(call: String) {
    Fixture(
      """
      extension UINavigationController {
        func pushViewController(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          \(call)
          completion?()
        }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ListViewController(), animated: true)
          navigation.pushViewController(DetailViewController(), animated: true) { print(1) }
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  /// Near miss: it calls itself.
  @Test func `an extension's method that repeats all its arguments shows nothing`() {
    Fixture(
      """
      extension UINavigationController {
        func pushViewController(_ screen: UIViewController, animated: Bool, completion: (() -> Void)?) {
          pushViewController(screen, animated: animated, completion: completion)
        }
      }
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        func start() { UINavigationController().pushViewController(ListViewController(), animated: true, completion: nil) }
      }
      """
    ).expect("", kind: "screen")
  }

  /// Ways out of a storyboard or nib.
  @Test(arguments: [
    "storyboard.instantiateViewController(identifier: \"List\") { coder in ListViewController(coder: coder) }",
    "storyboard.instantiateViewController(identifier: \"List\", creator: { ListViewController(coder: $0) })",
    "storyboard.instantiateViewController(withIdentifier: \"List\") as! ListViewController",
    "storyboard.instantiateInitialViewController { ListViewController(coder: $0) }!",
    "ListViewController(nibName: \"List\", bundle: nil)",
  ])
  func `a screen comes out of a storyboard or nib`(expression: String) {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        func start() {
          let screen = \(expression)
          UINavigationController().pushViewController(screen, animated: true)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push")
  }

  /// What is shown, and the screen that it is: a system controller has no source, its subclass has.
  @Test(arguments: [
    ("PreviewController", true), ("PlayerController", true), ("QLPreviewController", false), ("Thumbnails", false),
  ])
  func `a subclass of a system view controller is a screen`(shown: String, isScreen: Bool) {
    Fixture(
      """
      class PreviewController: QLPreviewController {}
      class PlayerController: AVPlayerViewController {}
      class Thumbnails: QLThumbnailProvider {}
      class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        func start() { navigation.present(\(shown)(), animated: true) }
      }
      """
    ).expect(isScreen ? "screen AppCoordinator -> \(shown) present" : "", kind: "screen")
  }

  /// `extra` stands beside the app, `stack` is how its coordinator finds what it pushes a second page on.
  @Test(arguments: [
    ("", "navigation.presentedViewController as? UINavigationController"),
    ("", "(navigation.topViewController?.presentedViewController) as? UINavigationController"),
    // An app's own method of that name is another member.
    (
      "extension UIViewController { func topViewController() -> UIViewController { self } }",
      "navigation.topViewController?.navigationController"
    ),
  ])
  func `what UIKit gives as a view controller may be a navigation controller`(extra: String, stack: String) {
    Fixture(
      """
      import UIKit
      \(extra)
      class PostViewController: UIViewController {}
      class SongViewController: UIViewController {}
      class PostCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let stack = UINavigationController(rootViewController: PostViewController())
          navigation.topViewController?.present(stack, animated: true)
        }
        func addSong() {
          guard let stack = \(stack) else { return }
          stack.pushViewController(SongViewController(), animated: true)
        }
      }
      """
    ).expect(
      """
      screen PostCoordinator -> PostViewController present
      screen PostCoordinator -> SongViewController push
      """)
  }
}
