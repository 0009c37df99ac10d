import Testing

@Suite struct ReactorKitTests {
  /// A reactor whose state says what is to be opened, with its screen, and their coordinator, which is given.
  private static func app(
    _ coordinator: String,
    sending: String = """
    func bind(reactor: PierReactor) {
        boatButton.rx.tap.map { PierReactor.Action.openCrew }.bind(to: reactor.action).disposed(by: disposeBag)
      }
    """
  ) -> Fixture {
    Fixture(
      """
      //- PierReactor.swift
      import ReactorKit
      import RxSwift
      final class PierReactor: Reactor {
        enum Action { case load, openBoat(Int), openCrew }
        enum Mutation { case setBoat(Int?), setCrew(Bool) }
        struct State {
          var boat: Int?
          @Pulse var showsCrew = false
        }
        var initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .load: return .empty()
          case .openBoat(let id): return .just(.setBoat(id))
          case .openCrew: return .concat([.just(.setCrew(true)), .just(.setCrew(false))])
          }
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var next = state
          switch mutation {
          case .setBoat(let id): next.boat = id
          case .setCrew(let shows): next.showsCrew = shows
          }
          return next
        }
      }
      //- PierViewController.swift
      import ReactorKit
      import RxCocoa
      import UIKit
      final class PierViewController: UIViewController, View {
        var disposeBag = DisposeBag()
        private let boatButton = UIButton()
        \(sending)
      }
      //- Screens.swift
      class BoatViewController: UIViewController {}
      class CrewViewController: UIViewController {}
      //- PierCoordinator.swift
      import ReactorKit
      import RxSwift
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let disposeBag = DisposeBag()
        \(coordinator)
      }
      """)
  }

  @Test(arguments: [
    "reactor.state.map(\\.showsCrew)", "reactor.state.map { $0.showsCrew }.distinctUntilChanged()",
    "reactor.pulse(\\.$showsCrew)",
  ])
  func `a state that its screen's actions change leads on from the screen`(state: String) {
    let link = state.contains("pulse") ? "pulse" : "state"
    Self.app(
      """
      func start() {
          let reactor = PierReactor()
          let pier = PierViewController()
          pier.reactor = reactor
          \(state).filter { $0 }
            .withUnretained(self)
            .bind { owner, _ in owner.navigation.pushViewController(CrewViewController(), animated: true) }
            .disposed(by: disposeBag)
          navigation.pushViewController(pier, animated: false)
        }
      """
    ).expect(
      """
      delegate PierReactor -> PierCoordinator via publisher links \(link)
      flow PierViewController -> CrewViewController \(link) push by PierCoordinator
      screen PierCoordinator -> CrewViewController push
      screen PierCoordinator -> PierViewController push
      """)
  }

  /// A view's reactor is declared by the library.
  @Test(arguments: [
    "func tap() { reactor?.action.onNext(.openCrew) }",
    "private func bindButton() { guard let reactor = reactor else { return }; boatButton.rx.tap.map { PierReactor.Action.openCrew }.bind(to: reactor.action).disposed(by: disposeBag) }",
    "func tap() { self.reactor?.action.accept(.openCrew) }",
  ])
  func `a screen sends through the reactor that it was given`(sending: String) {
    Self.app(
      """
      func start() {
          let pier = PierViewController()
          pier.reactor = PierReactor()
          pier.reactor?.state.map(\\.showsCrew)
            .bind { [weak self] _ in self?.navigation.pushViewController(CrewViewController(), animated: true) }
            .disposed(by: disposeBag)
          navigation.pushViewController(pier, animated: false)
        }
      """, sending: "func bind(reactor: PierReactor) {}\n  " + sending
    ).expect("flow PierViewController -> CrewViewController state push by PierCoordinator", kind: "flow")
  }

  @Test func `a reactor that no screen has sends nothing`() {
    Self.app(
      """
      func start() {
          let reactor = PierReactor()
          reactor.state.map(\\.showsCrew).filter { $0 }
            .bind { [weak self] _ in self?.navigation.pushViewController(CrewViewController(), animated: true) }
            .disposed(by: disposeBag)
          navigation.pushViewController(BoatViewController(), animated: false)
        }
      """
    ).expect(
      """
      delegate PierReactor -> PierCoordinator via publisher links state
      screen PierCoordinator -> BoatViewController push
      screen PierCoordinator -> CrewViewController push
      """)
  }

  /// A reactor that tells its flow by steps what its screen's actions lead to.
  private static func steppingApp(
    _ sending: String, base: String = "", `super`: String = "UIViewController, View"
  ) -> Fixture {
    Fixture(
      """
      import ReactorKit
      import RxFlow
      import RxRelay
      import RxSwift
      import UIKit
      enum PierStep: Step { case pier, boat, crew }
      final class PierReactor: Reactor, Stepper {
        enum Action { case openBoat, wait }
        enum Mutation { case none }
        struct State {}
        let initialState = State()
        let steps = PublishRelay<Step>()
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .openBoat: return openBoat()
          case .wait: steps.accept(PierStep.crew)
          }
          return .empty()
        }
        private func openBoat() -> Observable<Mutation> {
          steps.accept(PierStep.boat)
          return .empty()
        }
      }
      \(base)
      final class PierViewController: \(`super`) {
        \(sending)
      }
      class BoatViewController: UIViewController {}
      class CrewViewController: UIViewController {}
      final class PierFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PierStep else { return .none }
          switch step {
          case .pier:
            let pier = PierViewController(reactor: PierReactor())
            navigation.setViewControllers([pier], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: pier, withNextStepper: pier.reactor!))
          case .boat:
            navigation.pushViewController(BoatViewController(), animated: true)
          case .crew:
            navigation.pushViewController(CrewViewController(), animated: true)
          }
          return .none
        }
      }
      """)
  }

  private static let sending = """
    private let button = UIButton()
      func bind(reactor: PierReactor) {
        button.rx.tap.map { PierReactor.Action.openBoat }.bind(to: reactor.action).disposed(by: disposeBag)
      }
    """

  @Test func `a reactor tells its flow what the action that a screen sends leads to`() {
    Self.steppingApp(
      """
      var disposeBag = DisposeBag()
        init(reactor: PierReactor) {
          super.init(nibName: nil, bundle: nil)
          self.reactor = reactor
        }
        \(Self.sending)
      """
    ).expect(
      """
      delegate PierReactor -> PierFlow via publisher links steps messages steps.boat
      flow PierViewController -> BoatViewController steps.boat push by PierFlow
      screen PierFlow -> BoatViewController push
      screen PierFlow -> CrewViewController push
      screen PierFlow -> PierViewController root
      """)
  }

  @Test func `a base class binds the reactor of its subclass`() {
    Self.steppingApp(
      Self.sending.replacing("func bind(", with: "override func bindAction("),
      base: """
        class BaseViewController<R: Reactor>: UIViewController {
          var disposeBag = DisposeBag()
          init(reactor: R?) {
            super.init(nibName: nil, bundle: nil)
            self.reactor = reactor
          }
          func bindAction(reactor: R) {}
        }
        extension BaseViewController: View {
          func bind(reactor: R) { bindAction(reactor: reactor) }
        }
        """, super: "BaseViewController<PierReactor>"
    ).expect("flow PierViewController -> BoatViewController steps.boat push by PierFlow", kind: "flow")
  }

  @Test func `what mutate gives reduce is told, and may tell the coordinator`() {
    Fixture(
      """
      import ReactorKit
      import RxSwift
      import UIKit
      protocol PierOutput: AnyObject { func openBoat() }
      final class PierReactor: Reactor {
        enum Action { case tapBoat }
        enum Mutation { case openBoat, note(String) }
        struct State { var notes: [String] = [] }
        let initialState = State()
        private let coordinator: PierOutput
        init(coordinator: PierOutput) { self.coordinator = coordinator }
        func mutate(action: Action) -> Observable<Mutation> {
          switch action { case .tapBoat: return Observable.just(.openBoat) }
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case .openBoat: coordinator.openBoat()
          case .note(let text): state.notes.append(text)
          }
          return state
        }
      }
      final class PierViewController: UIViewController, View {
        var disposeBag = DisposeBag()
        private let button = UIButton()
        init(reactor: PierReactor) {
          super.init(nibName: nil, bundle: nil)
          self.reactor = reactor
        }
        func bind(reactor: PierReactor) {
          button.rx.tap.map { PierReactor.Action.tapBoat }.bind(to: reactor.action).disposed(by: disposeBag)
        }
      }
      class BoatViewController: UIViewController {}
      class PierCoordinator: Coordinator, PierOutput {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(PierViewController(reactor: PierReactor(coordinator: self)), animated: false)
        }
        func openBoat() { navigation.pushViewController(BoatViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate PierReactor -> PierCoordinator via delegate links coordinator protocol PierOutput strong messages openBoat
      flow PierViewController -> BoatViewController openBoat push by PierCoordinator
      screen PierCoordinator -> BoatViewController push
      screen PierCoordinator -> PierViewController push
      """)
  }

  /// Two pages have one reactor: each leads where its own actions do, by whichever call it sends them.
  @Test(arguments: [
    "bind(to: reactor.action)", "drive(onNext: { action in reactor.action.onNext(action) })",
    "drive(with: self, onNext: { page, action in reactor.action.onNext(action) })",
    "subscribe(with: self) { _, action in reactor.action.onNext(action) }",
  ])
  func `a page leads where what it sends to a shared reactor does`(sending: String) {
    Fixture(
      """
      import ReactorKit
      import RxSwift
      protocol TripFlow: AnyObject { func showPorts(); func showDates() }
      final class TripCoordinator: Coordinator, TripFlow {
        let navigation = UINavigationController()
        lazy var reactor = TripReactor(flow: self)
        func start() { navigation.pushViewController(TripViewController(reactor: reactor), animated: true) }
        func showPorts() { navigation.present(PortsViewController(reactor: reactor), animated: true) }
        func showDates() { navigation.present(DatesViewController(), animated: true) }
      }
      final class TripReactor: Reactor {
        enum Action { enum Step { case ports, dates }; case select(Int), go(Step) }
        enum Mutation { case setPort(Int) }
        struct State { var port = 0 }
        var initialState = State()
        weak var flow: TripFlow?
        init(flow: TripFlow) { self.flow = flow }
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .select(let port): return .just(.setPort(port))
          case .go(let step): return go(to: step)
          }
        }
        private func go(to step: Action.Step) -> Observable<Mutation> {
          switch step {
          case .ports: flow?.showPorts()
          case .dates: flow?.showDates()
          }
          return .empty()
        }
      }
      class TripPage: UIViewController, View {
        typealias Reactor = TripReactor
        var disposeBag = DisposeBag()
        let list = UITableView()
        init(reactor: TripReactor) { super.init(nibName: nil, bundle: nil); self.reactor = reactor }
        func bind(reactor: TripReactor) {}
      }
      final class TripViewController: TripPage {
        override func bind(reactor: TripReactor) {
          list.rx.itemSelected.asDriver().map { _ in Reactor.Action.go(.ports) }.\(sending).disposed(by: disposeBag)
          list.rx.itemDeselected.asDriver().map { _ in Reactor.Action.go(.dates) }.\(sending).disposed(by: disposeBag)
        }
      }
      final class PortsViewController: TripPage {
        override func bind(reactor: TripReactor) {
          list.rx.itemSelected.asDriver().map { Reactor.Action.select($0.row) }.\(sending).disposed(by: disposeBag)
        }
      }
      final class DatesViewController: UIViewController {}
      """
    ).expect(
      """
      flow TripViewController -> DatesViewController showDates present by TripCoordinator
      flow TripViewController -> PortsViewController showPorts present by TripCoordinator
      """, kind: "flow")
  }
}
