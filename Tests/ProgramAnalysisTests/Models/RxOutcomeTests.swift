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
  @Test(arguments: ["return Observable.never()", "return Observable.never().map { $0 }", "return .empty()"])
  func `a flow that never ends leads nowhere`(start: String) {
    harbor(start: start, operators: "").expect("", kind: "flow")
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
