import GraphRules
import Testing

@Suite struct StrongSelfCaptureTests {
  static let cases = RuleCase.list(
    """
    # on a child
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    > 1️⃣ this closure for LoginCoordinator.onFinish keeps AppCoordinator, which keeps it; capture self weakly
    # the child in its own closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ [weak self] in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    > 1️⃣ this closure for LoginCoordinator.onFinish keeps LoginCoordinator, which keeps it; capture child weakly
    # on a view model that the coordinator keeps
    final class ListModel { var onTap: (() -> Void)? }
    final class AppCoordinator: Coordinator {
      let model = ListModel()
      func start() { model.onTap = 1️⃣{ self.show() } }
      func show() {}
    }
    > 1️⃣ this closure for ListModel.onTap keeps AppCoordinator, which keeps it; capture self weakly
    # in a subscription of its own
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.sink 1️⃣{ _ in self.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    > 1️⃣ this closure for LoginCoordinator.finished keeps AppCoordinator, which keeps it; capture self weakly
    # a weak capture inside a closure that captures strongly
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ DispatchQueue.main.async { [weak self] in self?.finish() } }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    > 1️⃣ this closure for LoginCoordinator.onFinish keeps AppCoordinator, which keeps it; capture self weakly
    # a method as a closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        1️⃣child.onFinish = finish
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    > 1️⃣ the method finish as LoginCoordinator.onFinish keeps AppCoordinator, which keeps it; pass a closure that captures self weakly
    # in an Rx subscription
    final class LoginCoordinator: Coordinator {
      let finished = PublishSubject<Void>()
      func start() { finished.onNext(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.subscribe(onNext: 1️⃣{ self.finish() }).disposed(by: bag)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      let bag = DisposeBag()
    }
    > 1️⃣ this closure for LoginCoordinator.finished keeps AppCoordinator, which keeps it; capture self weakly
    # weak
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # weak, and taken hold of inside
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in
          guard let self else { return }
          finish()
        }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # unowned
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [unowned self] in self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # weak in the closure around it
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in
          DispatchQueue.main.async { self?.finish() }
        }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run at once
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        [1, 2].forEach { _ in self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run by the platform and let go
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        DispatchQueue.main.async { self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run by an animation
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        UIView.animate(withDuration: 1) { self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # a child that nobody keeps
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { self.finish() }
        
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # a subscription that ends with its first value
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.first().sink { _ in self.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    # a subscription that captures weakly
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.sink { [weak self] _ in self?.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    # with the owner passed by the library
    final class LoginCoordinator: Coordinator {
      let finished = PublishSubject<Void>()
      func start() { finished.onNext(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.withUnretained(self).subscribe(onNext: { owner, _ in owner.finish() }).disposed(by: bag)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      let bag = DisposeBag()
    }
    """)

  @Test(arguments: cases) func `speaks of closures that close a circle`(ruleCase: RuleCase) {
    expect(StrongSelfCapture(), ruleCase)
  }
}
