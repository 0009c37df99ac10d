import Testing

/// Steps that helpers make for whoever asks, and streams that answer once.
@Suite struct StepMakingTests {
  /// A helper makes the step that stands for an error, of the type that the closure takes.
  @Test(arguments: [
    ("PierStep", "flow PierViewController -> HelpViewController steps.failed push by PierFlow"),
    ("HarborStep", ""),
  ])
  func `a generic helper makes steps of the type that is asked for`(asked: String, flow: String) {
    pier(
      load: """
        let model: PierModel
        func tapped() {
          StepMaker.handle(PierError.network) { [weak model] (step: \(asked)) in model?.steps.accept(step) }
        }
        """
    ).expect(flow, kind: "flow")
  }

  /// What is not known of a step is not that it may be one of another type.
  @Test func `a step of another type is none of the flow's`() {
    pier(
      load: """
        let model: PierModel
        var later: ((HarborStep) -> Void)?
        func tapped() { later = { [weak model] (step: HarborStep) in model?.steps.accept(step) }; run(later) }
        """
    ).expect("", kind: "flow")
  }

  @Test func `a step of which only the type is known may be any`() {
    pier(
      load: """
        let model: PierModel
        func tapped() { ask { [weak model] (step: PierStep) in model?.steps.accept(step) } }
        """
    ).expect(
      """
      flow PierViewController -> BoatViewController steps push by PierFlow
      flow PierViewController -> HelpViewController steps push by PierFlow
      flow PierViewController -> PierViewController steps push by PierFlow
      """, kind: "flow")
  }

  /// Which page a type stands for is decided by the type that is passed.
  @Test(arguments: [
    ("BoatViewController", "HelpViewController"), ("HelpViewController", "BoatViewController"),
  ])
  func `a switch over a type takes the case of that type`(asked: String, other: String) {
    Fixture(
      """
      class BoatViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show(\(asked).self) }
        private func show(_ page: UIViewController.Type) {
          switch page {
          case is BoatViewController.Type: navigation.pushViewController(BoatViewController(), animated: true)
          case is HelpViewController.Type: navigation.pushViewController(HelpViewController(), animated: true)
          default: break
          }
        }
      }
      """
    ).expect(
      """
      screen PierCoordinator -> \(asked) push initial
      screen PierCoordinator -> \(other) push
      """)
  }

  /// What a handler gives of a request is heard once it is sent: nobody is seen to send through the request.
  @Test(arguments: [
    "service.load().flatMap { [weak self] _ -> Observable<Mutation> in self?.steps.accept(PierStep.boat); return .empty() }",
    "service.load().map { _ in self.steps.accept(PierStep.boat); return Mutation.none }",
    "Observable.just(1).flatMap { _ -> Observable<Mutation> in self.steps.accept(PierStep.boat); return .just(.none) }",
    "service.load().map { $0 + 1 }.catch { _ in .empty() }.do(onNext: { _ in self.steps.accept(PierStep.boat) })",
  ])
  func `the closure of a request runs where its stream is handed on`(answer: String) {
    reactor(answer).expect("flow PierViewController -> BoatViewController steps.boat push by PierFlow", kind: "flow")
  }

  @Test func `the closure of a stream that others feed runs when they do`() {
    reactor("changes.map { _ in self.steps.accept(PierStep.boat); return Mutation.none }").expect("", kind: "flow")
  }

  /// A step that has not come yet puts nothing into the stack with which the app opens.
  @Test func `a flow opens with what its first step shows`() {
    Fixture(
      Self.steps + """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let coordinator = FlowCoordinator()
          let flow = PierFlow()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Flows.use(flow, when: .created) { [unowned self] root in self.window?.rootViewController = root }
            coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PierStep.boat))
          }
        }
        class BoatViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        class PierFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? PierStep else { return .none }
            switch step {
            case .pier, .failed: return help()
            case .boat: return boat()
            }
          }
          private func boat() -> FlowContributors {
            navigation.setViewControllers([BoatViewController()], animated: true)
            return .none
          }
          private func help() -> FlowContributors {
            navigation.setViewControllers([HelpViewController()], animated: true)
            return .none
          }
        }
        """, protocols: ""
    ).expect(
      """
      screen PierFlow -> BoatViewController root initial
      screen PierFlow -> HelpViewController root
      """, kind: "screen")
  }

  /// A case that carries what nothing is known of is that case all the same.
  @Test func `a case waits for what it carries`() {
    Fixture(
      """
      import RxFlow
      import RxRelay
      enum Words: String { case lost, found }
      enum PierStep: Step { case pier, boat, toast(Words) }
      extension PublishRelay where Element == Step {
        func accept(step: PierStep) { accept(step) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = FlowCoordinator()
        func start() { coordinator.coordinate(flow: PierFlow(), with: OneStepper(withSingleStep: PierStep.pier)) }
      }
      class BoatViewController: UIViewController {}
      class PierFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PierStep else { return .none }
          switch step {
          case .pier:
            let page = PierViewController()
            navigation.pushViewController(page, animated: true)
            return .one(flowContributor: .contribute(withNext: page))
          case .boat: navigation.pushViewController(BoatViewController(), animated: true)
          case .toast: break
          }
          return .none
        }
      }
      class PierViewController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        private var words: Words?
        func tapped(error: PierError) { if let words = error.words { steps.accept(step: .toast(words)) } }
      }
      class PierError { var words: Words? { nil } }
      """, protocols: ""
    ).expect("", kind: "flow")
  }

  private static let steps = """
    import RxFlow
    import RxSwift
    import RxRelay
    import ReactorKit
    protocol Made {}
    enum PierStep: Step, Made { case pier, boat, failed }
    enum HarborStep: Step, Made { case boat, failed }

    """

  private static let flow = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = FlowCoordinator()
      func start() {
        coordinator.coordinate(flow: PierFlow(), with: OneStepper(withSingleStep: PierStep.pier))
      }
    }
    class BoatViewController: UIViewController {}
    class HelpViewController: UIViewController {}
    class PierFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? PierStep else { return .none }
        switch step {
        case .pier:
          let model = PierModel()
          let page = PierViewController(model: model)
          navigation.pushViewController(page, animated: true)
          return .one(flowContributor: .contribute(withNextPresentable: page, withNextStepper: model))
        case .boat:
          navigation.pushViewController(BoatViewController(), animated: true)
          return .none
        case .failed:
          navigation.pushViewController(HelpViewController(), animated: true)
          return .none
        }
      }
    }

    """

  /// A page whose code is `load`, beside a helper that makes steps of errors.
  private func pier(load: String) -> Fixture {
    Fixture(
      Self.steps + Self.flow + """
        enum PierError: Error { case network, unknown }
        class StepMaker {
          static func handle<T: Made>(_ error: PierError, completion: (T) -> Void) {
            completion(step(for: error, type: T.self)!)
          }
          private static func step<T: Made>(for error: PierError, type: T.Type) -> T? {
            switch type {
            case is PierStep.Type: return PierStep.failed as? T
            case is HarborStep.Type: return HarborStep.failed as? T
            default: return nil
            }
          }
        }
        class PierModel: Stepper { let steps = PublishRelay<Step>() }
        class PierViewController: UIViewController {
          \(load)
          init(model: PierModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
        }
        """, protocols: "")
  }

  /// A reactor that answers its only action with a stream.
  private func reactor(_ answer: String) -> Fixture {
    Fixture(
      Self.steps + Self.flow + """
        class Service { func load() -> Observable<Int> { .just(1) } }
        class PierModel: Reactor, Stepper {
          enum Action { case load }
          enum Mutation { case none }
          struct State {}
          let initialState = State()
          let steps = PublishRelay<Step>()
          let changes = PublishSubject<Int>()
          private let service = Service()
          func mutate(action: Action) -> Observable<Mutation> {
            switch action { case .load: return \(answer) }
          }
        }
        class PierViewController: UIViewController {
          let model: PierModel
          private let button = UIButton()
          init(model: PierModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          func tapped() { model.action.onNext(.load) }
        }
        """, protocols: "")
  }
}
