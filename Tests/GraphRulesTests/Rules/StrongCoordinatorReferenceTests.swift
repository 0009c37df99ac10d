import GraphRules
import Testing

@Suite struct StrongCoordinatorReferenceTests {
  static let cases = RuleCase.list(
    """
    # a view model that the coordinator keeps
    final class ListModel {
      var 1️⃣coordinator: AppCoordinator?
      func tap() { coordinator?.show() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      let model = ListModel()
      func start() {
        let model = self.model
        model.coordinator = self
      }
      func show() {}
    }
    > 1️⃣ ListModel.coordinator keeps AppCoordinator, which keeps ListModel; write `weak var coordinator: AppCoordinator?`
    # a screen in a property, by a constant
    final class ListViewController: UIViewController {
      let 1️⃣coordinator: AppCoordinator
      init(coordinator: AppCoordinator) { self.coordinator = coordinator }
      @objc func tap() { coordinator.show() }
    }
    final class AppCoordinator: Coordinator {
      var list: ListViewController?
      func start() { list = ListViewController(coordinator: self) }
      func show() {}
    }
    > 1️⃣ ListViewController.coordinator keeps AppCoordinator, which keeps ListViewController; write `weak var coordinator: AppCoordinator?`
    # by a protocol of coordinators
    protocol ListCoordinating: Coordinator { func show() }
    final class ListModel {
      var 1️⃣coordinator: ListCoordinating?
      func tap() { coordinator?.show() }
    }
    final class AppCoordinator: ListCoordinating {
      let model = ListModel()
      func start() { model.coordinator = self }
      func show() {}
    }
    > 1️⃣ ListModel.coordinator keeps AppCoordinator, which keeps ListModel; write `weak var coordinator: ListCoordinating?`
    # by a protocol that the source calls any
    protocol ListCoordinating: Coordinator { func show() }
    final class ListModel {
      let 1️⃣coordinator: any ListCoordinating
      init(_ coordinator: any ListCoordinating) { self.coordinator = coordinator }
      func tap() { coordinator.show() }
    }
    final class AppCoordinator: ListCoordinating {
      var model: ListModel?
      func start() { model = ListModel(self) }
      func show() {}
    }
    > 1️⃣ ListModel.coordinator keeps AppCoordinator, which keeps ListModel; write `weak var coordinator: (any ListCoordinating)?`
    # on a stack that others own, which lets go of it
    final class ListViewController: UIViewController {
      var 1️⃣coordinator: ListCoordinator?
      @objc func tap() { coordinator?.show() }
    }
    final class ListCoordinator: Coordinator {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        navigationController.pushViewController(list, animated: true)
      }
      func show() {}
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var child: ListCoordinator?
      func start() {
        child = ListCoordinator(navigationController)
        child?.start()
      }
    }
    ? 1️⃣ ListViewController.coordinator keeps ListCoordinator, which keeps ListViewController; write `weak var coordinator: ListCoordinator?`
    # weak
    final class ListModel {
      weak var coordinator: AppCoordinator?
      func tap() { coordinator?.show() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      let model = ListModel()
      func start() {
        let model = self.model
        model.coordinator = self
      }
      func show() {}
    }
    # unowned
    final class ListModel {
      unowned var coordinator: AppCoordinator!
      func tap() { coordinator?.show() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      let model = ListModel()
      func start() {
        let model = self.model
        model.coordinator = self
      }
      func show() {}
    }
    # a view model that nobody keeps
    final class ListModel {
      var coordinator: AppCoordinator?
      func tap() { coordinator?.show() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let model = ListModel()
        model.coordinator = self
      }
      func show() {}
    }
    # a child that keeps its parent, which another rule is about
    final class LoginCoordinator: Coordinator {
      var parent: AppCoordinator?
      func start() { parent?.done() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        child = LoginCoordinator()
        child?.parent = self
        child?.start()
      }
      func done() { child = nil }
    }
    # a delegate that is no coordinator by its type, which another rule is about
    protocol ListDelegate: AnyObject { func show() }
    final class ListModel {
      var delegate: ListDelegate?
      func tap() { delegate?.show() }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let model = ListModel()
      func start() { model.delegate = self }
      func show() {}
    }
    # what is presented goes when the user closes it
    final class TagsViewController: UIViewController { var coordinator: AppCoordinator! }
    final class SettingsCoordinator: Coordinator {
      let presenter: UIViewController
      init(presenter: UIViewController) { self.presenter = presenter }
      func start() { presenter.present(UIViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {
      weak var coordinator: AppCoordinator!
      @objc func tags() { coordinator.showTags(from: self) }
      @objc func settings() { coordinator.showSettings(from: self) }
    }
    final class AppCoordinator: Coordinator {
      var child: Coordinator?
      let window = UIWindow()
      func start() {
        let home = HomeViewController()
        home.coordinator = self
        window.rootViewController = home
      }
      func showTags(from sender: UIViewController) {
        let tags = TagsViewController()
        tags.coordinator = self
        sender.present(tags, animated: true)
      }
      func showSettings(from sender: UIViewController) {
        let settings = SettingsCoordinator(presenter: sender)
        settings.start()
        child = settings
      }
    }
    # a screen that another presents, and that any other shows
    final class TagsViewController: UIViewController { var coordinator: AppCoordinator! }
    final class SettingsCoordinator: Coordinator {
      let presenter: UIViewController
      init(presenter: UIViewController) { self.presenter = presenter }
      func start() { presenter.present(UIViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {
      weak var coordinator: AppCoordinator!
      @objc func tags() { coordinator.showTags(from: self) }
      @objc func settings() { coordinator.showSettings(from: self) }
    }
    final class AppCoordinator: Coordinator {
      var child: Coordinator?; let window = UIWindow()
      func start() { let h = HomeViewController(); h.coordinator = self; window.rootViewController = h }
      func showTags(from sender: UIViewController) { let s = TagsViewController(); s.coordinator = self; sender.show(s, sender: nil) }
      func showSettings(from sender: UIViewController) { let c = SettingsCoordinator(presenter: sender); child = c; c.start() }
    }
    # an adaptor between the view model and the coordinator
    protocol ListNavigation: AnyObject { func tapped() }
    final class ListAdaptor: ListNavigation {
      let 1️⃣coordinator: ListCoordinator
      init(coordinator: ListCoordinator) { self.coordinator = coordinator }
      func tapped() { coordinator.show() }
    }
    final class ListModel { let navigation: ListNavigation; init(navigation: ListNavigation) { self.navigation = navigation }; func tap() { navigation.tapped() } }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func tapped() { model.tap() }
    }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() {
        let list = ListViewController(model: ListModel(navigation: ListAdaptor(coordinator: self)))
        stack.setViewControllers([list], animated: false)
      }
      func show() { stack.popToRootViewController(animated: true) }
    }
    > 1️⃣ ListAdaptor.coordinator keeps ListCoordinator, which keeps ListAdaptor; write `weak var coordinator: ListCoordinator?`
    # an adaptor of two protocols, made by a factory
    protocol TodayNavigation: AnyObject { func tapped() }
    protocol TodayCoordinator: Coordinator { func showDetail() }
    final class TodayAdaptor: TodayNavigation {
      let 1️⃣coordinator: TodayCoordinator
      init(coordinator: TodayCoordinator) { self.coordinator = coordinator }
      func tapped() { coordinator.showDetail() }
    }
    final class TodayModel { private let navigator: TodayNavigation; init(navigator: TodayNavigation) { self.navigator = navigator }; func tap() { navigator.tapped() } }
    final class TodayViewController: UIViewController {
      private let model: TodayModel
      init(model: TodayModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func tapped() { model.tap() }
    }
    struct TodayFactory {
      func make(coordinator: TodayCoordinator) -> UIViewController {
        TodayViewController(model: TodayModel(navigator: adaptor(coordinator: coordinator)))
      }
      func adaptor(coordinator: TodayCoordinator) -> TodayNavigation { TodayAdaptor(coordinator: coordinator) }
    }
    final class TodayCoordinatorImpl: TodayCoordinator {
      let stack = UINavigationController()
      func start() { stack.pushViewController(TodayFactory().make(coordinator: self), animated: true) }
      func showDetail() { stack.popToRootViewController(animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let today = TodayCoordinatorImpl()
      func start() { today.start() }
    }
    > 1️⃣ TodayAdaptor.coordinator keeps TodayCoordinatorImpl, which keeps TodayAdaptor; write `weak var coordinator: TodayCoordinator?`
    """)

  @Test(arguments: cases) func `speaks of screens and view models that keep their coordinator`(ruleCase: RuleCase) {
    expect(StrongCoordinatorReference(), ruleCase)
  }
}
