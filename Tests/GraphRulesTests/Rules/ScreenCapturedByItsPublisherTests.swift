import GraphRules
import Testing

@Suite struct ScreenCapturedByItsPublisherTests {
  static let cases = RuleCase.list(
    """
    # in a property of the screen
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let help = HelpViewController()
        help.onClose = 1️⃣{ help.dismiss(animated: true) }
        navigationController.present(help, animated: true)
      }
    }
    > 1️⃣ the closure in HelpViewController.onClose keeps HelpViewController, which keeps it; write `[weak help]`
    # subscribed to the screen
    final class HelpViewController: UIViewController { let closed = PassthroughSubject<Void, Never>(); @objc func tap() { closed.send(()) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var tokens = Set<AnyCancellable>()
      func start() {
        let help = HelpViewController()
        help.closed.sink 1️⃣{ _ in help.dismiss(animated: true) }.store(in: &tokens)
        navigationController.present(help, animated: true)
      }
    }
    ~ 1️⃣ the closure passed to `sink` on HelpViewController.closed keeps HelpViewController, which keeps it until its flow ends; write `[weak help]`
    # subscribed by a tab's coordinator, whose parent makes the screen
    final class HelpViewController: UIViewController { let closed = PassthroughSubject<Void, Never>(); @objc func tap() { closed.send(()) } }
    final class HelpCoordinator: Coordinator {
      var tokens = Set<AnyCancellable>()
      func start() {}
      func start(screen: UIViewController) {
        guard let help = screen as? HelpViewController else { return }
        help.closed.sink 1️⃣{ _ in help.loadViewIfNeeded() }.store(in: &tokens)
      }
    }
    final class TabsCoordinator: Coordinator {
      let tabs = UITabBarController()
      var children: [Coordinator] = []
      func start() { tabs.setViewControllers([help()], animated: false) }
      private func help() -> UIViewController {
        let help = HelpViewController()
        let child = HelpCoordinator()
        children.append(child)
        child.start(screen: help)
        return help
      }
    }
    final class WelcomeViewController: UIViewController { var onLogin: (() -> Void)?; @objc func tap() { onLogin?() } }
    final class AppCoordinator: Coordinator {
      var tabs: TabsCoordinator?
      func start() {
        let welcome = WelcomeViewController()
        welcome.onLogin = { [weak self] in self?.login() }
        UINavigationController().setViewControllers([welcome], animated: false)
      }
      func login() {
        let tabs = TabsCoordinator()
        self.tabs = tabs
        tabs.start()
      }
    }
    ~ 1️⃣ the closure passed to `sink` on HelpViewController.closed keeps HelpViewController, which keeps it until its flow ends; write `[weak help]`
    # subscribed by a coordinator whose parent makes the screen at each visit
    final class HelpViewController: UIViewController { let closed = PassthroughSubject<Void, Never>(); @objc func tap() { closed.send(()) } }
    final class HelpCoordinator: Coordinator {
      var tokens = Set<AnyCancellable>()
      func start() {}
      func start(screen: HelpViewController) {
        screen.closed.sink 1️⃣{ _ in screen.loadViewIfNeeded() }.store(in: &tokens)
      }
    }
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      let helper = HelpCoordinator()
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self?.showHelp() }
        stack.setViewControllers([list], animated: false)
      }
      private func showHelp() {
        let help = HelpViewController()
        helper.start(screen: help)
        stack.pushViewController(help, animated: true)
      }
    }
    > 1️⃣ the closure passed to `sink` on HelpViewController.closed keeps HelpViewController, which keeps it; write `[weak screen]`
    # in a property of its view model
    final class HelpModel { var onClose: (() -> Void)?; func tap() { onClose?() } }
    final class HelpViewController: UIViewController {
      let model: HelpModel
      init(model: HelpModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let model = HelpModel()
        let help = HelpViewController(model: model)
        model.onClose = 1️⃣{ help.dismiss(animated: true) }
        navigationController.present(help, animated: true)
      }
    }
    > 1️⃣ the closure in HelpModel.onClose keeps HelpViewController, which keeps it; write `[weak help]`
    # weak
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let help = HelpViewController()
        help.onClose = { [weak help] in help?.dismiss(animated: true) }
        navigationController.present(help, animated: true)
      }
    }
    # the navigation controller in its place
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let help = HelpViewController()
        help.onClose = { [weak self] in self?.navigationController.dismiss(animated: true) }
        navigationController.present(help, animated: true)
      }
    }
    # another screen that keeps nothing of it
    final class AboutViewController: UIViewController {}
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let about = AboutViewController()
        let help = HelpViewController()
        help.onClose = { about.dismiss(animated: true) }
        navigationController.present(help, animated: true)
      }
    }
    # run at once
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let help = HelpViewController()
        UIView.animate(withDuration: 1) { help.loadViewIfNeeded() }
        navigationController.present(help, animated: true)
      }
    }
    # a subscription that ends with its first value
    final class HelpViewController: UIViewController { let closed = PassthroughSubject<Void, Never>(); @objc func tap() { closed.send(()) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var tokens = Set<AnyCancellable>()
      func start() {
        let help = HelpViewController()
        help.closed.first().sink { _ in help.dismiss(animated: true) }.store(in: &tokens)
        navigationController.present(help, animated: true)
      }
    }
    # self, which another rule is about
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func close() {}
      func start() {
        let help = HelpViewController()
        help.onClose = { self.close() }
        navigationController.present(help, animated: true)
      }
    }
    # emptied by the closure itself
    final class HelpViewController: UIViewController { var onClose: (() -> Void)?; @objc func tap() { onClose?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let help = HelpViewController()
        help.onClose = 1️⃣{ help.dismiss(animated: true); help.onClose = nil }
        navigationController.present(help, animated: true)
      }
    }
    ? 1️⃣ the closure in HelpViewController.onClose keeps HelpViewController, which keeps it; write `[weak help]`
    # a view model out of a container, in the closure that listens to it
    struct Container { func tags() -> TagsModel? { TagsModel() } }
    final class TagsModel { let moves = PublishSubject<Int>(); let tags = PublishSubject<String>(); func tap() { moves.onNext(1) } }
    final class TagsViewController: UIViewController { let model: TagsModel; init(model: TagsModel) { self.model = model } }
    final class ListViewController: UIViewController { weak var coordinator: ListCoordinator?; @objc func tap() { coordinator?.showTags() } }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      let container = Container()
      let bag = DisposeBag()
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
      func showTags() {
        guard let model = container.tags() else { return }
        model.moves.subscribe(onNext: 1️⃣{ [weak self] _ in self?.edit(model.tags.asObserver()) }).disposed(by: bag)
        stack.pushViewController(TagsViewController(model: model), animated: true)
      }
      func edit(_ tags: AnyObserver<String>) {}
    }
    > 1️⃣ the closure passed to `subscribe` on TagsModel.moves keeps TagsModel, which keeps it; write `[weak model]`
    # a view model, in the closure that listens to another
    struct Container {
      func tags() -> TagsModel? { TagsModel() }
      func edit() -> EditModel? { EditModel() }
    }
    final class TagsModel { let moves = PublishSubject<Int>(); func tap() { moves.onNext(1) } }
    final class EditModel { let tags = PublishSubject<String>() }
    final class TagsViewController: UIViewController { let model: TagsModel; init(model: TagsModel) { self.model = model } }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      let container = Container()
      let bag = DisposeBag()
      func start() {
        guard let model = container.tags(), let edit = container.edit() else { return }
        model.moves.subscribe(onNext: { [weak self] _ in self?.edit(edit.tags.asObserver()) }).disposed(by: bag)
        stack.pushViewController(TagsViewController(model: model), animated: true)
      }
      func edit(_ tags: AnyObserver<String>) {}
    }
    # a view model that is captured weakly, or heard once
    struct Container { func tags() -> TagsModel? { TagsModel() } }
    final class TagsModel { let moves = PublishSubject<Int>(); let tags = PublishSubject<String>(); func tap() { moves.onNext(1) } }
    final class TagsViewController: UIViewController { let model: TagsModel; init(model: TagsModel) { self.model = model } }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      let container = Container()
      let bag = DisposeBag()
      func start() {
        guard let model = container.tags() else { return }
        model.moves.subscribe(onNext: { [weak model] _ in model?.tap() }).disposed(by: bag)
        model.moves.take(1).subscribe(onNext: { _ in model.tap() }).disposed(by: bag)
        stack.pushViewController(TagsViewController(model: model), animated: true)
      }
    }
    """)

  @Test(arguments: cases) func `speaks of closures that keep the screen which keeps them`(ruleCase: RuleCase) {
    expect(ScreenCapturedByItsPublisher(), ruleCase)
  }
}
