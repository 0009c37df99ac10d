import Testing

/// Coordinators whose start gives the stream of how their flow comes out.
@Suite struct RxOutcomeTests {
  /// The move is told by the page's own stream, whatever is made of it before somebody listens.
  @Test(arguments: ["", ".debug(\"harbor\")", ".do(onNext: { _ in })", ".debug().map { $0 }"])
  func `a step is named by the page's stream`(operators: String) {
    harbor(
      start: "return model.done.flatMapLatest { [weak self] _ in self?.showBoat() ?? .empty() }", operators: operators
    ).expect(
      """
      flow PierViewController -> BoatCoordinator done start by PierCoordinator
      flow PierViewController -> HelpViewController coordinate push by AppCoordinator
      """, kind: "flow")
  }

  /// Who never ends is not followed by anything.
  @Test(arguments: ["return Observable.never()", "return Observable.never().map { $0 }", "return .never()"])
  func `a flow that never ends leads nowhere`(start: String) {
    Self.asking(start).expect(
      "flow PierViewController -> AskCoordinator onTap start by PierCoordinator", kind: "flow")
  }

  /// What gives nothing where it can't be asked for may give something where it can.
  @Test(arguments: [
    "guard let page = top else { return .empty() }\nreturn Alerts.shared.ask(page)", "return ask() ?? .empty()",
  ])
  func `a flow that may end is followed`(start: String) {
    Self.asking(start).expect(
      """
      flow PierViewController -> AskCoordinator onTap start by PierCoordinator
      flow PierViewController -> BoatViewController onTap push by PierCoordinator
      """, kind: "flow")
  }

  /// A page's tap begins a flow, at whose end its parent shows another page.
  private static func asking(_ start: String) -> Fixture {
    Fixture(
      """
      class BaseCoordinator<Result> {
        func start() -> Observable<Result> { fatalError() }
        func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> { coordinator.start() }
      }
      class BoatViewController: UIViewController {}
      class PierViewController: UIViewController { var onTap: (() -> Void)?; func tap() { onTap?() } }
      class AskCoordinator: BaseCoordinator<Bool> {
        var top: UIViewController? { nil }
        override func start() -> Observable<Bool> {
          \(start)
        }
        func ask() -> Observable<Bool>? { Alerts.shared.ask() }
      }
      class PierCoordinator: BaseCoordinator<Void> {
        let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          let page = PierViewController()
          page.onTap = { [weak self] in self?.ask() }
          navigation.pushViewController(page, animated: false)
          return .never()
        }
        func ask() {
          coordinate(to: AskCoordinator()).subscribe(onNext: { [weak self] _ in self?.showBoat() })
        }
        func showBoat() { navigation.pushViewController(BoatViewController(), animated: true) }
      }
      """, protocols: ""
    )
  }

  /// Requests that renew a token and try again give streams that make one another.
  @Test func `streams that make one another end`() {
    Fixture(
      """
      protocol Service { func items() -> Observable<Int>; func token() -> Observable<Int> }
      class PierViewController: UIViewController { var onTap: (() -> Void)?; func tap() { onTap?() } }
      class BoatViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let service: Service
        let bag = DisposeBag()
        init(service: Service) { self.service = service }
        func start() {
          let page = PierViewController()
          page.onTap = { [weak self] in self?.open() }
          navigation.pushViewController(page, animated: false)
        }
        func load() -> Observable<Int> { service.items().flatMap { $0 > 0 ? self.renew() : .just(1) } }
        func renew() -> Observable<Int> { service.token().flatMap { _ in self.load() } }
        func open() {
          load().subscribe(onNext: { [weak self] _ in
            self?.navigation.pushViewController(BoatViewController(), animated: true)
          }).disposed(by: bag)
        }
      }
      """
    ).expectSoon("flow PierViewController -> BoatViewController onTap push by PierCoordinator", kind: "flow")
  }

  /// A chain of requests, each of which the one before asks for.
  @Test func `streams in a chain take no longer than they are many`() {
    let links = (0..<24).map {
      "func load\($0)() -> Observable<Int> { service.items().flatMap { _ in self.load\($0 + 1)() } }"
    }
    Fixture(
      """
      protocol Service { func items() -> Observable<Int> }
      class BoatViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let service: Service
        let bag = DisposeBag()
        init(service: Service) { self.service = service }
        func start() {
          load0().subscribe(onNext: { [weak self] _ in
            self?.navigation.pushViewController(BoatViewController(), animated: true)
          }).disposed(by: bag)
        }
        \(links.joined(separator: "\n  "))
        func load24() -> Observable<Int> { .just(1) }
      }
      """
    ).expectSoon("screen PierCoordinator -> BoatViewController push", kind: "screen")
  }

  /// What stands under that label may be anything: only the object itself is certainly what the closure is handed.
  @Test func `what is sent with a request is not what comes back`() {
    Fixture(
      """
      import Harbor
      enum Request { case login }
      class PierViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          HarborClient.shared.request(with: Request.login) { [weak self] result in
            switch result {
            case .success: self?.navigation.pushViewController(PierViewController(), animated: true)
            case .failure: self?.navigation.present(HelpViewController(), animated: true)
            }
          }
        }
      }
      """
    ).expect(
      """
      screen PierCoordinator -> HelpViewController present
      screen PierCoordinator -> PierViewController push
      """, kind: "screen")
  }

  private func harbor(start: String, operators: String) -> Fixture {
    Fixture(
      """
      class BaseCoordinator<Result> {
        let bag = DisposeBag()
        private var children: [Any] = []
        func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
          children.append(coordinator)
          return coordinator.start()\(operators)
        }
        func start() -> Observable<Result> { fatalError() }
      }
      class AppCoordinator: BaseCoordinator<Void> {
        let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          showPier()
          return .never()
        }
        private func showPier() {
          coordinate(to: PierCoordinator(navigation: navigation)).subscribe(onNext: { [weak self] _ in
            self?.navigation.pushViewController(HelpViewController(), animated: true)
          }).disposed(by: bag)
        }
      }
      class HelpViewController: UIViewController {}
      class PierModel { let done = PublishSubject<Void>() }
      class PierViewController: UIViewController {
        private let model: PierModel
        init(model: PierModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func tapped() { model.done.onNext(()) }
      }
      class PierCoordinator: BaseCoordinator<Void> {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<Void> {
          let model = PierModel()
          navigation.pushViewController(PierViewController(model: model), animated: true)
          \(start)
        }
        func showBoat() -> Observable<Void> { coordinate(to: BoatCoordinator()) }
      }
      class BoatCoordinator: BaseCoordinator<Void> {
        override func start() -> Observable<Void> { .just(()) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let app = AppCoordinator()
        func launch() { app.start().subscribe().disposed(by: app.bag) }
      }
      """, protocols: "")
  }

  /// What a build generates is not in the repository: what the code that calls it says that it gives is known.
  @Test(arguments: ["let page = R.storyboard.pier.pierViewController()!", "let page = Storyboards.pier.make()"])
  func `a variable is of the class that is returned`(made: String) {
    Fixture(
      """
      class PierModel { let done = PublishSubject<Void>() }
      class PierViewController: UIViewController {
        var model: PierModel!
        func tapped() { model.done.onNext(()) }
        static func make(with model: PierModel) -> PierViewController {
          \(made)
          page.model = model
          return page
        }
      }
      class BoatViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = PierModel()
          navigation.pushViewController(PierViewController.make(with: model), animated: true)
          model.done.subscribe(onNext: { [weak self] in
            self?.navigation.pushViewController(BoatViewController(), animated: true)
          }).disposed(by: bag)
        }
      }
      """
    ).expect("flow PierViewController -> BoatViewController done push by PierCoordinator", kind: "flow")
  }

  /// An operator of a package without source hands its closure the object that goes with it.
  @Test(arguments: ["flatMapLatest(with: self) { owner, _ in", "act(with: self, on: queue) { owner, _ in"])
  func `a closure is handed what goes with it`(begin: String) {
    Fixture(
      """
      import Combine
      import Harbor
      class PierModel { let route = PassthroughSubject<Int, Never>() }
      class PierViewController: UIViewController {
        private let model: PierModel
        init(model: PierModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func tapped() { model.route.send(1) }
      }
      class BoatViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let queue = DispatchQueue.main
        func start() {
          let model = PierModel()
          navigation.pushViewController(PierViewController(model: model), animated: true)
          model.route.\(begin)
            return owner.present(page: BoatViewController())
          }
        }
        private func present(page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      """
    ).expect(
      """
      delegate PierModel -> PierCoordinator via publisher links route
      flow PierViewController -> BoatViewController route push by PierCoordinator
      screen PierCoordinator -> BoatViewController push
      screen PierCoordinator -> PierViewController push initial
      """)
  }
}
