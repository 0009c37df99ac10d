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
}
