import GraphRules
import Testing

@Suite struct ChildNeverRemovedTests {
  static let cases = written + emptied

  private static let written = RuleCase.list(
    """
    # added at each tap
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        1️⃣children.append(child)
        child.start()
      }

    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    # added by a helper, while only its sibling is taken out
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class OtherCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        show(DetailCoordinator())
        let other = OtherCoordinator()
        other.onFinish = { [weak self, weak other] in self?.children.removeAll { $0 === other } }
        show(other)
      }
      func show(_ child: Coordinator) {
        1️⃣children.append(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    # the child tells its end, and the parent moves on without taking it out
    protocol DetailDelegate: AnyObject { func detailDidFinish(_ child: DetailCoordinator) }
    final class DetailCoordinator: Coordinator {
      weak var delegate: DetailDelegate?
      func start() { delegate?.detailDidFinish(self) }
    }
    final class NextCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator, DetailDelegate {
      var children: [Coordinator] = []
      var next: NextCoordinator?
      func start() {
        let child = DetailCoordinator()
        child.delegate = self
        1️⃣children.append(child)
        child.start()
      }
      func detailDidFinish(_ child: DetailCoordinator) {
        next = NextCoordinator()
        next?.start()
      }
    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    # the removal is never called
    class BaseCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {}
      func add(_ child: Coordinator) { children.append(child) }
      func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    final class DetailCoordinator: BaseCoordinator {}
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; func tap() { onTap?() } }
    final class AppCoordinator: BaseCoordinator {
      override func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        UINavigationController().pushViewController(list, animated: true)
      }
      func showDetail() {
        let child = DetailCoordinator()
        1️⃣add(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    # taken out by removeAll(where:)
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator {
      var onEnd: (() -> Void)?
      func start() { onEnd?() }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        child.onEnd = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }

    }
    # taken out by filter, in a finish delegate
    protocol DetailDelegate: AnyObject { func detailDidFinish(_ child: DetailCoordinator) }
    final class DetailCoordinator: Coordinator {
      weak var delegate: DetailDelegate?
      func start() { delegate?.detailDidFinish(self) }
    }
    final class AppCoordinator: Coordinator, DetailDelegate {
      var children: [Coordinator] = []
      func start() {
        let child = DetailCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }
      func detailDidFinish(_ child: DetailCoordinator) { children = children.filter { $0 !== child } }
    }
    # taken out by a base class, which looks for its place
    protocol Finishing: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator, Finishing {
      var children: [Coordinator] = []
      weak var parent: Finishing?
      func start() {}
      func finish() { parent?.didFinish(self) }
      func didFinish(_ child: Coordinator) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
      }
    }
    final class DetailCoordinator: BaseCoordinator { override func start() { finish() } }
    final class AppCoordinator: BaseCoordinator {
      override func start() {
        let child = DetailCoordinator()
        child.parent = self
        children.append(child)
        child.start()
      }
    }
    # all taken out before the next comes
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        children = []
        let child = DetailCoordinator()
        children.append(child)
        child.start()
      }

    }
    # the last taken out when the navigation controller shows what was before it
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: NSObject, Coordinator, ListDelegate, UINavigationControllerDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        children.append(child)
        child.start()
      }
      func navigationController(_ controller: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        _ = children.popLast()
      }
    }
    # the tabs of a tab bar live as long as it does
    final class DetailCoordinator: Coordinator { func start() {} }
    final class HomeCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        children.append(DetailCoordinator())
        children.append(HomeCoordinator())
        children.forEach { $0.start() }
      }
    }
    # made once, when a tab is first looked at
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        if children.isEmpty {
          let child = DetailCoordinator()
          children.append(child)
          child.start()
        }
      }

    }
    # each takes the place of the one before it
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [String: Coordinator] = [:]
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        children["detail"] = child
        child.start()
      }

    }
    # the parent ends when the child does
    protocol DetailDelegate: AnyObject { func detailDidFinish() }
    final class DetailCoordinator: Coordinator {
      weak var delegate: DetailDelegate?
      func start() { delegate?.detailDidFinish() }
    }
    final class AppCoordinator: Coordinator, DetailDelegate {
      var children: [Coordinator] = []
      var onEnd: (() -> Void)?
      func start() {
        let child = DetailCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }
      func detailDidFinish() { onEnd?() }
    }
    # taken out by a publisher's last value
    final class DetailCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      var tokens = Set<AnyCancellable>()
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        child.finished.sink { [weak self, weak child] _ in self?.children.removeAll { $0 === child } }.store(in: &tokens)
        children.append(child)
        child.start()
      }
    }
    # children of a tab bar controller, added by its viewDidLoad
    final class HomeCoordinator: Coordinator { let root = UINavigationController(); func start() {} }
    final class MainTabBarController: UITabBarController {
      weak var coordinator: AppCoordinator?
      override func viewDidLoad() { setUp() }
      private func setUp() { coordinator?.addTabs(to: self) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      let window = UIWindow()
      func start() {
        let tabs = MainTabBarController()
        tabs.coordinator = self
        window.rootViewController = tabs
      }
      func addTabs(to tabs: MainTabBarController) {
        let home = HomeCoordinator()
        children.append(home)
        tabs.viewControllers = [home.root]
        home.start()
      }
    }
    # under a key that each gives itself
    class Base: Coordinator {
      let id = UUID()
      var children: [UUID: Coordinator] = [:]
      func start() {}
      func add(_ child: Base) {
        children[child.id] = child
        child.start()
      }
    }
    final class DetailCoordinator: Base {}
    final class ListViewController: UIViewController { var onSelect: (() -> Void)? }
    final class AppCoordinator: Base {
      let navigationController = UINavigationController()
      override func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in 1️⃣self?.add(DetailCoordinator()) }
        navigationController.pushViewController(list, animated: false)
      }
    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children[key] = nil` where the child ends
    # two kinds of children at one place are one offence
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListViewController: UIViewController { var onCart: (() -> Void)?; var onHelp: (() -> Void)? }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onCart = { [weak self] in self?.add(CartCoordinator()) }
        list.onHelp = { [weak self] in self?.add(HelpCoordinator()) }
        navigationController.pushViewController(list, animated: false)
      }
      func add(_ child: Coordinator) {
        1️⃣children.append(child)
        child.start()
      }
    }
    > 1️⃣ CartCoordinator and HelpCoordinator enter AppCoordinator.children, and nothing takes them out again; write `children.removeAll { $0 === child }` where the child ends
    # taken out where a base class hears that a screen went
    class Base: NSObject, UINavigationControllerDelegate {
      let navigation = UINavigationController()
      var children: [DetailCoordinator] = []
      func navigationController(_ controller: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        children.removeAll { !controller.viewControllers.contains($0.screen) }
      }
    }
    final class DetailCoordinator: Coordinator {
      let screen = UIViewController()
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(screen, animated: true) }
    }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class AppCoordinator: Base, Coordinator {
      func start() {
        navigation.delegate = self
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigation.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigation)
        children.append(child)
        child.start()
      }
    }
    # its end is never wired, as finish-not-wired says
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      @objc func tap() { delegate?.didSelect() }
    }
    final class DetailViewController: UIViewController {
      weak var coordinator: DetailCoordinator?
      @objc func tap() { coordinator?.close() }
    }
    final class DetailCoordinator: Coordinator {
      weak var parent: AppCoordinator?
      let navigation = UINavigationController()
      func start() {
        let detail = DetailViewController()
        detail.coordinator = self
        navigation.pushViewController(detail, animated: true)
      }
      func close() { parent?.didFinish(self) }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      var children: [Coordinator] = []
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        let child = DetailCoordinator()
        children.append(child)
        child.start()
      }
      func didFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    # the popped screen names its coordinator, and that its parent
    class BaseCoordinator: NSObject {
      var children: [BaseCoordinator] = []; weak var parent: BaseCoordinator?; let stack: UINavigationController
      init(stack: UINavigationController = .init()) { self.stack = stack }
      func start() {}
    }
    class BaseScreen: UIViewController {
      weak var coordinator: BaseCoordinator?; var onTap: (() -> Void)?
      @objc func tapped() { onTap?() }
    }
    final class DetailCoordinator: BaseCoordinator {
      override func start() { let s = BaseScreen(); s.coordinator = self; stack.pushViewController(s, animated: true) }
    }
    final class AppCoordinator: BaseCoordinator, UINavigationControllerDelegate {
      override func start() {
        stack.delegate = self
        let s = BaseScreen()
        s.onTap = { [weak self] in self?.show() }
        stack.setViewControllers([s], animated: false)
      }
      func show() { let c = DetailCoordinator(stack: stack); c.parent = self; 1️⃣children.append(c); c.start() }
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        guard let from = stack.transitionCoordinator?.viewController(forKey: .from) as? BaseScreen,
          let c = from.coordinator, !stack.viewControllers.contains(from)
        else { return }
        c.parent?.children.removeAll { $0 === c }
      }
    }
    ? 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    """)

  private static let emptied = RuleCase.list(
    emptied("all are taken out when its sibling ends", by: "children.removeAll()")
      + emptied("the same by an empty list", by: "children = []")
      + emptied("the same by a list that is made", by: "children = [Coordinator]()")
      + emptied(
        "only one of several lists is emptied", "[String: [Coordinator]] = [:]",
        insertion: "1️⃣children[\"list\", default: []]", by: "children[\"chat\"]?.removeAll()",
        """
        > 1️⃣ DetailCoordinator and OtherCoordinator enter AppCoordinator.children, and nothing takes them out again; write `children[key] = nil` where the child ends

        """))

  /// A child that never ends, and a sibling whose parent empties a list when that one ends.
  private static func emptied(
    _ title: String, _ children: String = "[Coordinator] = []", insertion: String = "children", by removal: String,
    _ finding: String = ""
  ) -> String {
    """
    # \(title)
    protocol ListDelegate: AnyObject { func didSelect() }
    protocol EndDelegate: AnyObject { func didEnd(_ child: Coordinator) }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class OtherCoordinator: Coordinator {
      weak var delegate: EndDelegate?
      func start() { delegate?.didEnd(self) }
    }
    final class AppCoordinator: Coordinator, ListDelegate, EndDelegate {
      var children: \(children)
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {
        show(DetailCoordinator())
        let other = OtherCoordinator()
        other.delegate = self
        show(other)
      }
      func show(_ child: Coordinator) {
        \(insertion).append(child)
        child.start()
      }
      func didEnd(_ child: Coordinator) { \(removal) }
    }
    \(finding)
    """
  }

  @Test(arguments: cases) func `speaks of children that stay for ever`(ruleCase: RuleCase) {
    expect(ChildNeverRemoved(), ruleCase)
  }
}
