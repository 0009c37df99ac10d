import GraphRules
import Testing

/// What nobody runs does no harm: other rules say that it is there.
@Suite struct UnreachedCodeTests {
  private static let launch = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    """

  private static let captures = RuleCase.list(
    """
    # a closure in a private function that nobody calls
    final class ListModel { var onTap: (() -> Void)?; func tap() { onTap?() } }
    final class ShopCoordinator: Coordinator {
      let model = ListModel()
      func start() { model.onTap = { [weak self] in self?.show() } }
      private func unused() { model.onTap = { self.show() } }
      private func show() {}
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showShop() }
        stack.setViewControllers([list], animated: false)
      }
      func showShop() { let shop = ShopCoordinator(); child = shop; shop.start() }
    }
    # the same in one that somebody calls
    final class ListModel { var onTap: (() -> Void)?; func tap() { onTap?() } }
    final class ShopCoordinator: Coordinator {
      let model = ListModel()
      func start() { used() }
      private func used() { model.onTap = 1️⃣{ self.show() } }
      private func show() {}
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: Coordinator?
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showShop() }
        stack.setViewControllers([list], animated: false)
      }
      func showShop() { let shop = ShopCoordinator(); child = shop; shop.start() }
    }
    > 1️⃣ the closure in ListModel.onTap keeps ShopCoordinator, which keeps it; write `[weak self]`
    """)

  @Test(arguments: captures) func `a closure that nobody makes keeps nothing`(ruleCase: RuleCase) {
    expect(StrongSelfCapture(), ruleCase, beside: Self.launch)
  }

  private static let children = RuleCase.list(
    """
    # of a coordinator that nobody makes
    final class StepCoordinator: Coordinator {
      let completion: () -> Void
      init(completion: @escaping () -> Void) { self.completion = completion }
      func start() {}
      @objc func done() { completion() }
    }
    final class OldOnboardingCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() { step() }
      private func step() { let c = StepCoordinator(completion: { [weak self] in self?.next() }); children.append(c); c.start() }
      private func next() {}
    }
    final class AppCoordinator: Coordinator { func start() {} }
    # an end that nobody sends
    class BaseCoordinator {
      var children: [BaseCoordinator] = []; weak var parent: BaseCoordinator?; func start() {}
      func childDidFinish(_ c: BaseCoordinator) { children.removeAll { $0 === c } }
    }
    final class MainCoordinator: BaseCoordinator { func didFinish() { parent?.childDidFinish(self) } }
    final class AppCoordinator: BaseCoordinator {
      override func start() { let c = MainCoordinator(); c.parent = self; children.append(c); c.start() }
    }
    # made again by what a service calls once it was asked
    final class Service { func fetch(_ done: @escaping (Bool) -> Void) { done(true) } }
    final class MainCoordinator: Coordinator { let screen = UIViewController(); func start() {} }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []; let window = UIWindow(); let service = Service()
      func start() { service.fetch { [weak self] _ in self?.route() } }
      private func route() { let c = MainCoordinator(); children.append(c); c.start(); window.rootViewController = c.screen }
    }
    # asked again with each tap
    final class Service { func fetch(_ done: @escaping (Bool) -> Void) { done(true) } }
    final class DetailCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []; let stack = UINavigationController(); let service = Service()
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.service.fetch { _ in self?.route() } }
        stack.setViewControllers([list], animated: false)
      }
      private func route() { let c = DetailCoordinator(); 1️⃣children.append(c); c.start() }
    }
    > 1️⃣ DetailCoordinator enters AppCoordinator.children, and nothing takes it out again; write `children.removeAll { $0 === child }` where the child ends
    """)

  @Test(arguments: children) func `children of what never comes are no leak`(ruleCase: RuleCase) {
    expect(ChildNeverRemoved(), ruleCase, beside: Self.launch)
  }
}
