import Testing

/// References to coordinators in boxes that only refer weakly to what is in them.
@Suite struct WeakBoxTests {
  private static let parent = """
    final class AppCoordinator: Coordinator {
      private var children: [Coordinator] = []
      private let navigationController = UINavigationController()
      func start() {
        let list = ListCoordinator(navigationController)
        list.parent = Weak(self)
        children.append(list)
        list.start()
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    final class HelpViewController: UIViewController {}
    """

  private static let child = """
    final class ListCoordinator: Coordinator {
      private let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self?.parent?.value?.showHelp() }
        navigationController.pushViewController(list, animated: true)
      }
    """

  private static let screen = """
    final class ListViewController: UIViewController {
      var onHelp: (() -> Void)?
      @objc func tapHelp() { onHelp?() }
    }
    """

  @Test(arguments: [
    (
      "Weak<AppCoordinator>?",
      "struct Weak<T: AnyObject> { weak var value: T?; init(_ value: T) { self.value = value } }"
    ),
    (
      "Weak?",
      "final class Weak { private(set) weak var value: AppCoordinator?; init(_ value: AppCoordinator) { self.value = value } }"
    ),
  ])
  func `a box with a weak reference to the parent is one to the parent`(type: String, box: String) {
    Fixture("\(Self.parent)\n\(Self.child)  var parent: \(type)\n}\n\(Self.screen)\n\(box)").expect(
      """
      delegate ListCoordinator -> AppCoordinator via parent links parent weak messages showHelp
      delegate ListViewController -> ListCoordinator via closure links onHelp strong messages onHelp
      """, kind: "delegate")
  }

  @Test func `a box with more to it is no reference of whom it is handed to`() {
    Fixture(
      """
      \(Self.parent)
      \(Self.child)  var parent: Weak?
      }
      \(Self.screen)
      final class Weak {
        weak var value: AppCoordinator?
        init(_ value: AppCoordinator) { self.value = value }
        func close() { print("closed") }
      }
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via closure links onHelp strong messages onHelp
      """, kind: "delegate")
  }

  @Test func `a box keeps no child`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        private var list: Weak<ListCoordinator>?
        func start() {
          let list = ListCoordinator()
          self.list = Weak(list)
          list.start()
        }
      }
      final class ListCoordinator: Coordinator { func start() {} }
      struct Weak<T: AnyObject> { weak var value: T?; init(_ value: T) { self.value = value } }
      """
    ).expect("child AppCoordinator -> ListCoordinator none started")
  }

  @Test(arguments: [
    "class FeedViewModel<C: AnyObject> { weak var coordinator: C?; init(_ coordinator: C) { self.coordinator = coordinator } }",
    "class WeakFeed: Base { weak var coordinator: AppCoordinator?; init(_ coordinator: AppCoordinator) { self.coordinator = coordinator } }",
  ])
  func `what is more than a box refers to the coordinator itself`(model: String) {
    let name = model.contains("WeakFeed") ? "WeakFeed" : "FeedViewModel<AppCoordinator>"
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(FeedViewController(\(name)(self)), animated: true)
        }
      }
      class Base { func refresh() {} }
      \(model)
      class FeedViewController: UIViewController {
        let feed: \(name)
        init(_ feed: \(name)) { self.feed = feed }
      }
      """
    ).expect(
      "delegate \(name.prefix { $0 != "<" }) -> AppCoordinator via delegate links coordinator weak", kind: "delegate")
  }

  @Test func `a list of boxes keeps no child`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        var children: [Weak<ListCoordinator>] = []
        func start() {
          let list = ListCoordinator()
          children.append(Weak(list))
          list.start()
        }
      }
      class ListCoordinator: Coordinator { func start() {} }
      struct Weak<T: AnyObject> { weak var value: T?; init(_ value: T) { self.value = value } }
      """
    ).expect("child AppCoordinator -> ListCoordinator none started")
  }

  @Test func `a scene delegate that has a box retains nothing`() {
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() {} }
      struct Weak<T: AnyObject> { weak var value: T?; init(_ value: T) { self.value = value } }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var app: Weak<AppCoordinator>?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = AppCoordinator()
          app = Weak(coordinator)
          coordinator.start()
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator", kind: "root")
  }
}
