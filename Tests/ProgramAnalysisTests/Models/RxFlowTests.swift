import Testing

@Suite struct RxFlowTests {
  private static let steps = """
    import RxFlow
    import RxSwift
    import RxRelay
    enum AppStep: Step { case listIsRequired, itemIsPicked(Int), settingsAreRequired, settingsAreDone }

    """

  @Test func `steps of a stepper lead where the flow navigates to`() {
    Fixture(
      Self.steps + """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let coordinator = FlowCoordinator()
          func start() {
            let flow = AppFlow()
            coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.listIsRequired))
          }
        }
        class AppFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .listIsRequired:
              let list = ListViewController(model: ListViewModel())
              navigation.pushViewController(list, animated: true)
              return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: list.model))
            case .itemIsPicked:
              navigation.pushViewController(ItemViewController(), animated: true)
              return .none
            default: return .none
            }
          }
        }
        class ListViewModel: Stepper {
          let steps = PublishRelay<Step>()
          func pick(_ id: Int) { steps.accept(AppStep.itemIsPicked(id)) }
        }
        class ListViewController: UIViewController {
          let model: ListViewModel
          init(model: ListViewModel) { self.model = model }
        }
        class ItemViewController: UIViewController {}
        """, protocols: ""
    ).expect(
      """
      root AppDelegate -> AppFlow retained
      delegate ListViewModel -> AppFlow via publisher links steps messages steps.itemIsPicked
      screen AppFlow -> ListViewController push
      screen AppFlow -> ItemViewController push
      flow ListViewController -> ItemViewController steps.itemIsPicked push by AppFlow
      """)
  }

  @Test func `a contributed flow is a child, whose end is told to its parent`() {
    Fixture(
      Self.steps + """
        class AppFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .settingsAreRequired:
              let settings = SettingsFlow()
              Flows.use(settings, when: .created) { root in self.navigation.present(root, animated: true) }
              return .one(flowContributor: .contribute(
                withNextPresentable: settings, withNextStepper: OneStepper(withSingleStep: AppStep.settingsAreRequired)))
            case .settingsAreDone:
              navigation.pushViewController(DoneViewController(), animated: true)
              return .none
            default: return .none
            }
          }
        }
        class SettingsFlow: Flow {
          var root: Presentable { screen }
          private let screen = SettingsViewController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .settingsAreRequired:
              return .multiple(flowContributors: [.contribute(withNext: screen)])
            case .settingsAreDone: return .end(forwardToParentFlowWithStep: AppStep.settingsAreDone)
            default: return .none
            }
          }
        }
        class SettingsViewController: UIViewController, Stepper {
          let steps = PublishRelay<Step>()
          func bind(_ button: UIButton) { button.rx.tap.map { AppStep.settingsAreDone }.bind(to: steps) }
        }
        class DoneViewController: UIViewController {}
        """, protocols: ""
    ).expect(
      """
      child AppFlow -> SettingsFlow collection started
      delegate SettingsFlow -> AppFlow via publisher links forwardToParentFlow \
      messages forwardToParentFlow.settingsAreDone
      delegate SettingsViewController -> SettingsFlow via publisher links steps messages steps.settingsAreDone
      screen SettingsFlow -> SettingsViewController embed
      screen AppFlow -> DoneViewController push
      flow SettingsViewController -> DoneViewController steps.settingsAreDone push by AppFlow
      """)
  }

  /// The page is the stepper, and its view model, which names nothing of the flow, says where to go.
  @Test func `what a view model delivers to its page's steps leads where the flow navigates to`() {
    Fixture(
      Self.steps + """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let coordinator = FlowCoordinator()
          func start() {
            coordinator.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.listIsRequired))
          }
        }
        class AppFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .listIsRequired:
              let list = ListViewController(model: ListViewModel())
              list.bind()
              navigation.pushViewController(list, animated: true)
              return .one(flowContributor: .contribute(withNext: list))
            case .itemIsPicked:
              navigation.pushViewController(ItemViewController(), animated: true)
              return .none
            default: return .none
            }
          }
        }
        class ListViewController: UIViewController, Stepper {
          let steps = PublishRelay<Step>()
          let model: ListViewModelType
          init(model: ListViewModelType) { self.model = model }
          func bind() { model.onStep.bind(to: steps).disposed(by: bag) }
          @objc func pick() { model.picks.onNext(1) }
        }
        class ItemViewController: UIViewController {}
        //- Models.swift
        import RxFlow
        import RxSwift
        protocol ListViewModelType {
          var picks: AnyObserver<Int> { get }
          var onStep: Observable<Step> { get }
        }
        class ListViewModel: ListViewModelType {
          let picks: AnyObserver<Int>
          let onStep: Observable<Step>
          private let step: AnyObserver<Step>
          private let onPick: Observable<Int>
          private let bag = DisposeBag()
          init() {
            let picks = PublishSubject<Int>()
            let steps = PublishSubject<Step>()
            self.picks = picks.asObserver()
            onPick = picks.asObservable()
            step = steps.asObserver()
            onStep = steps.asObservable()
            bind()
          }
          private func bind() {
            onPick.map { AppStep.itemIsPicked($0) }.bind(to: step).disposed(by: bag)
          }
        }
        """, protocols: ""
    ).expect("flow ListViewController -> ItemViewController steps.itemIsPicked push by AppFlow", kind: "flow")
  }

  /// Where a child makes its root page, of which nothing but the type may be known.
  @Test(arguments: [
    "private let screen = SettingsViewController()",
    "private let screen: SettingsViewController; init() { screen = container.resolve(SettingsViewController.self)! }",
    "private var screen: SettingsViewController!; func open() { screen = container.resolve(SettingsViewController.self)! }",
    "private var screen: SettingsViewController!",
  ])
  func `the page at the root of a child is the child's`(page: String) {
    Fixture(
      Self.steps + """
        import Swinject
        class AppFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .settingsAreRequired:
              let settings = SettingsFlow()
              Flows.use(settings, when: .created) { root in self.navigation.pushViewController(root, animated: true) }
              return .one(flowContributor: .contribute(
                withNextPresentable: settings, withNextStepper: OneStepper(withSingleStep: AppStep.settingsAreRequired)))
            default: return .none
            }
          }
        }
        class SettingsFlow: Flow {
          private let container = Container()
          var root: Presentable { screen }
          \(page)
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .settingsAreRequired: return .one(flowContributor: .contribute(withNext: screen))
            default: return .none
            }
          }
        }
        class SettingsViewController: UIViewController, Stepper { let steps = PublishRelay<Step>() }
        """, protocols: ""
    ).expect("screen SettingsFlow -> SettingsViewController embed", kind: "screen")
  }

  @Test func `a flow of another library is none`() {
    Fixture(
      """
      class OnboardingFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      """, protocols: ""
    ).expectNodes("")
  }

  @Test func `one file may import it for all`() {
    Fixture(
      """
      @_exported import RxFlow
      //- Flow.swift
      class OnboardingFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      """, protocols: ""
    ).expectNodes("coordinator OnboardingFlow")
  }
}
