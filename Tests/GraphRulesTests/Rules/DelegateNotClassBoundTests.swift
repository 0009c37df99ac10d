import GraphRules
import Testing

@Suite struct DelegateNotClassBoundTests {
  static let cases = RuleCase.list(
    """
    # the delegate of a child
    protocol 1️⃣LoginDelegate { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
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
    ~ 1️⃣ LoginDelegate is not class-bound, so that LoginCoordinator.delegate cannot be weak and keeps AppCoordinator in a circle until its flow ends; write `protocol LoginDelegate: AnyObject` and `weak var delegate: LoginDelegate?`
    # refining another that is not class-bound either
    protocol Helping { func help() }
    extension Helping { func help() {} }
    protocol 1️⃣LoginDelegate: Helping { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
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
    ~ 1️⃣ LoginDelegate is not class-bound, so that LoginCoordinator.delegate cannot be weak and keeps AppCoordinator in a circle until its flow ends; write `protocol LoginDelegate: AnyObject` and `weak var delegate: LoginDelegate?`
    # the delegate of a view model on the coordinator's own stack
    protocol 1️⃣ListDelegate { func didSelect() }
    final class ListModel {
      var delegate: ListDelegate?
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
    > 1️⃣ ListDelegate is not class-bound, so that ListModel.delegate cannot be weak and keeps AppCoordinator in a circle; write `protocol ListDelegate: AnyObject` and `weak var delegate: ListDelegate?`
    # class-bound by AnyObject, strong all the same: another rule's case
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
        children.append(child)
        child.start()
      }
      func done() { children.removeAll() }
    }
    # class-bound the old way
    protocol LoginDelegate: class { func done() }
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
    # class-bound by what it refines
    protocol Bound: AnyObject {}
    protocol LoginDelegate: Bound { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
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
    # class-bound by the platform
    protocol LoginDelegate: NSObjectProtocol { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
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
    # class-bound by a constraint
    protocol LoginDelegate where Self: UIResponder { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
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
    # a struct conforms too
    protocol LoginDelegate { func done() }
    final class LoginCoordinator: Coordinator {
      var delegate: LoginDelegate?
      func start() { delegate?.done() }
    }
    struct Recorder: LoginDelegate { func done() {} }
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
    # only structs conform
    protocol Formatting { func format() -> String }
    struct Plain: Formatting { func format() -> String { "" } }
    final class LoginCoordinator: Coordinator {
      var formatting: Formatting?
      func start() {}
    }
    final class AppCoordinator: Coordinator {
      let child = LoginCoordinator()
      func start() {
        child.formatting = Plain()
        child.start()
      }
    }
    # nothing keeps what holds it
    protocol LoginDelegate { func done() }
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
    """)

  @Test(arguments: cases) func `speaks of protocols that keep references from being weak`(ruleCase: RuleCase) {
    expect(DelegateNotClassBound(), ruleCase)
  }
}
