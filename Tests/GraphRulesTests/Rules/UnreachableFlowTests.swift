import GraphRules
import Testing

@Suite struct UnreachableFlowTests {
  static let cases = RuleCase.list(
    """
    # a screen that nothing leads to
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    > 1️⃣ nothing calls AppCoordinator.showHelp, which leads to HelpViewController; write `showHelp` where the user asks for it, or delete it
    # a child that nothing leads to
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣openHelp() { let child = HelpCoordinator(); children.append(child); child.start() }
    }
    > 1️⃣ nothing calls AppCoordinator.openHelp, which leads to HelpCoordinator; write `openHelp` where the user asks for it, or delete it
    # by a helper
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣showHelp() { show() }
      func show() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    > 1️⃣ nothing calls AppCoordinator.showHelp, which leads to HelpViewController; write `showHelp` where the user asks for it, or delete it
    # called by a closure
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self?.showHelp() }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # a message of a protocol
    protocol ListDelegate: AnyObject { func showHelp() }
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # an action
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      @objc func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # an override
    class Base: Coordinator { func start() {}
     func showHelp() {} }
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Base {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      override func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      override func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # a function that shows nothing
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func count() -> Int { children.count }
    }
    # named as a method
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self.map { $0.perform($0.showHelp) } }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # a method of that name of the screen itself
    final class ListViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tap() { showHelp() }
      func showHelp() {}
    }
    final class HelpViewController: UIViewController {}
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.coordinator = self
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    > 1️⃣ nothing calls AppCoordinator.showHelp, which leads to HelpViewController; write `showHelp` where the user asks for it, or delete it
    # a screen that nothing makes, and that no storyboard can make
    final class 1️⃣OldViewController: UIViewController {
      init(title: String) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(UIViewController(), animated: false) }
    }
    > 1️⃣ nothing makes OldViewController; show it where the user asks for it, or delete it
    # a screen that a storyboard may make
    final class 1️⃣OldViewController: UIViewController {}
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(UIViewController(), animated: false) }
    }
    ? 1️⃣ nothing makes OldViewController; show it where the user asks for it, or delete it
    # a screen that only a helper makes, which nothing calls
    final class 1️⃣NoteViewController: UIViewController {
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      init() { super.init(nibName: nil, bundle: nil) }
    }
    extension UIViewController { func showNote() { present(NoteViewController(), animated: true) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(UIViewController(), animated: false) }
    }
    ? 1️⃣ nothing makes NoteViewController; show it where the user asks for it, or delete it
    # screens that are made, by a type that is inferred, by a subclass or by name
    class BaseViewController: UIViewController {}
    final class HomeViewController: BaseViewController {}
    final class HelpViewController: UIViewController {}
    final class TermsViewController: UIViewController {}
    @objc(AboutViewController) final class AboutViewController: UIViewController {}
    func loaded<Screen: UIViewController>() -> Screen { Screen(nibName: nil, bundle: nil) }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        navigationController.pushViewController(HomeViewController(), animated: false)
        let help: HelpViewController = loaded()
        navigationController.pushViewController(help, animated: false)
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        navigationController.present(storyboard.instantiateInitialViewController() as! TermsViewController, animated: true)
      }
    }
    """)

  @Test(arguments: cases) func `speaks of functions that nothing calls`(ruleCase: RuleCase) {
    expect(UnreachableFlow(), ruleCase)
  }
}
