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
}
