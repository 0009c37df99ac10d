import GraphRules
import Testing

@Suite struct StrongDelegateTests {
  static let cases = RuleCase.list(
    """
    # the delegate of a child
    protocol LoginDelegate: AnyObject { func done() }
    final class LoginCoordinator: Coordinator {
      var 1️⃣delegate: LoginDelegate?
      func start() { delegate?.done() }
    }

    final class AppCoordinator: Coordinator, LoginDelegate {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }
      func done() { children.removeAll() }
    }
    ~ 1️⃣ LoginCoordinator.delegate keeps AppCoordinator, which keeps LoginCoordinator until its flow ends; write `weak var delegate: LoginDelegate?`
    # the parent of a child
    class BaseCoordinator: Coordinator {
      var children: [Coordinator] = []
      var 1️⃣parentCoordinator: Coordinator?
      func start() {}
      func add(_ child: BaseCoordinator) {
        child.parentCoordinator = self
        children.append(child)
        child.start()
      }
    }
    final class LoginCoordinator: BaseCoordinator { func done() { parentCoordinator?.start() } }
    final class AppCoordinator: BaseCoordinator { override func start() { add(LoginCoordinator()) } }
    > 1️⃣ LoginCoordinator.parentCoordinator keeps AppCoordinator, which keeps LoginCoordinator; write `weak var parentCoordinator: Coordinator?`
    # the parent of children that inherit the property
    class BaseCoordinator: Coordinator {
      var children: [Coordinator] = []
      var 1️⃣parentCoordinator: Coordinator?
      func start() {}
      func add(_ child: BaseCoordinator) {
        child.parentCoordinator = self
        children.append(child)
        child.start()
      }
    }
    final class CodeCoordinator: BaseCoordinator { func done() { parentCoordinator?.start() } }
    final class LoginCoordinator: BaseCoordinator {
      override func start() { add(CodeCoordinator()) }
      func done() { parentCoordinator?.start() }
    }
    final class AppCoordinator: BaseCoordinator { override func start() { add(LoginCoordinator()) } }
    > 1️⃣ CodeCoordinator.parentCoordinator keeps LoginCoordinator, which keeps CodeCoordinator, and likewise in 1 other type; write `weak var parentCoordinator: Coordinator?`
    # the delegate of a view model that the coordinator keeps
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListModel {
      var 1️⃣delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      var model: ListModel?
      func start() {
        let model = ListModel()
        model.delegate = self
        let list = ListViewController(model: model)
        self.model = model
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    > 1️⃣ ListModel.delegate keeps AppCoordinator, which keeps ListModel; write `weak var delegate: ListDelegate?`
    # the delegate of a screen on the coordinator's own stack
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListModel {
      var 1️⃣delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      
      func start() {
        let model = ListModel()
        model.delegate = self
        let list = ListViewController(model: model)
        
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    > 1️⃣ ListModel.delegate keeps AppCoordinator, which keeps ListModel; write `weak var delegate: ListDelegate?`
    # of a class, given to the initializer
    final class LoginCoordinator: Coordinator {
      private let 1️⃣parent: AppCoordinator
      init(parent: AppCoordinator) { self.parent = parent }
      func start() { parent.done() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        child = LoginCoordinator(parent: self)
        child?.start()
      }
      func done() { child = nil }
    }
    ~ 1️⃣ LoginCoordinator.parent keeps AppCoordinator, which keeps LoginCoordinator until its flow ends; write `weak var parent: AppCoordinator?`
    # on a stack that others own, which lets it go
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListModel {
      var 1️⃣delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      
      func start() {
        let model = ListModel()
        model.delegate = self
        let list = ListViewController(model: model)
        
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    ? 1️⃣ ListModel.delegate keeps AppCoordinator, which keeps ListModel; write `weak var delegate: ListDelegate?`
    # weak
    protocol LoginDelegate: AnyObject { func done() }
    final class LoginCoordinator: Coordinator {
      weak var delegate: LoginDelegate?
      func start() { delegate?.done() }
    }

    final class AppCoordinator: Coordinator, LoginDelegate {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }
      func done() { children.removeAll() }
    }
    # unowned
    final class LoginCoordinator: Coordinator {
      private unowned let parent: AppCoordinator
      init(parent: AppCoordinator) { self.parent = parent }
      func start() { parent.done() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        child = LoginCoordinator(parent: self)
        child?.start()
      }
      func done() { child = nil }
    }
    # a child that nobody keeps closes no circle
    protocol LoginDelegate: AnyObject { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
      func start() { delegate?.done() }
    }

    final class AppCoordinator: Coordinator, LoginDelegate {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        
        child.start()
      }
      func done() { children.removeAll() }
    }
    # in a weak box
    struct Weak { weak var value: AppCoordinator? }
    final class LoginCoordinator: Coordinator {
      var parent: Weak?
      func start() { parent?.value?.done() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        child = LoginCoordinator()
        child?.parent = Weak(value: self)
        child?.start()
      }
      func done() { child = nil }
    }
    # a struct has no life of its own
    protocol ListDelegate: AnyObject { func didSelect() }
    struct ListView: View {
      weak var delegate: ListDelegate?
      var body: some View { Button("Go") { delegate?.didSelect() } }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(UIHostingController(rootView: ListView(delegate: self)), animated: true) }
      func didSelect() {}
    }
    # a closure in its place
    final class LoginCoordinator: Coordinator {
      var onDone: (() -> Void)?
      func start() { onDone?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        child = LoginCoordinator()
        child?.onDone = { [weak self] in self?.child = nil }
        child?.start()
      }
    }
    # a child kept by a weak property
    protocol LoginDelegate: AnyObject { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
      func start() { delegate?.done() }
    }

    final class AppCoordinator: Coordinator, LoginDelegate {
      weak var weakChild: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        weakChild = child
        child.start()
      }
      func done() {  }
    }
    # a parent that is handed to the initializer
    final class LoginCoordinator: Coordinator {
      private let 1️⃣parent: AppCoordinator
      init(parent: AppCoordinator) { self.parent = parent }
      func start() { parent.done() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator(parent: self)
        children.append(child)
        child.start()
      }
      func done() { children.removeAll() }
    }
    ~ 1️⃣ LoginCoordinator.parent keeps AppCoordinator, which keeps LoginCoordinator until its flow ends; write `weak var parent: AppCoordinator?`
    # a property of a generic base class
    class Base<Parent: Coordinator>: Coordinator {
      var 1️⃣parent: Parent?
      func start() {}
    }
    final class LoginCoordinator: Base<AppCoordinator> { override func start() { parent?.done() } }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.parent = self
        children.append(child)
        child.start()
      }
      func done() { children.removeAll() }
    }
    ~ 1️⃣ LoginCoordinator.parent keeps AppCoordinator, which keeps LoginCoordinator until its flow ends; write `weak var parent: Parent?`
    # one property that two parents set is one offence
    protocol LoginDelegate: AnyObject { func done() }
    final class LoginCoordinator: Coordinator {
      var 1️⃣delegate: LoginDelegate?
      func start() { delegate?.done() }
    }
    final class FirstCoordinator: Coordinator, LoginDelegate {
      let child = LoginCoordinator()
      func start() { child.delegate = self; child.start() }
      func done() {}
    }
    final class SecondCoordinator: Coordinator, LoginDelegate {
      let child = LoginCoordinator()
      func start() { child.delegate = self; child.start() }
      func done() {}
    }
    > 1️⃣ LoginCoordinator.delegate keeps FirstCoordinator and SecondCoordinator, which keep LoginCoordinator; write `weak var delegate: LoginDelegate?`
    """)

  @Test(arguments: cases) func `speaks of references back that close a circle`(ruleCase: RuleCase) {
    expect(StrongDelegate(), ruleCase)
  }
}
