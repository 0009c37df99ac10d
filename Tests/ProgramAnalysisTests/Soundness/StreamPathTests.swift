import ProgramAnalysis
import Testing

/// What is sent through streams that are made of one another.
@Suite struct StreamPathTests {
  @Test func `who sends by a reference to a coordinator does so by that, and not by the coordinator's stream`() {
    Fixture(
      """
      import RxSwift
      import RxCocoa
      enum Step { case detail, help }
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let destination = PublishRelay<Step>()
        let bag = DisposeBag()
        func start() {
          destination.subscribe(with: self, onNext: { owner, step in
            switch step {
            case .detail: owner.navigation.pushViewController(DetailViewController(), animated: true)
            case .help: owner.navigation.present(HelpViewController(), animated: true)
            }
          }).disposed(by: bag)
          let list = ListViewController(model: ListViewModel(coordinator: self), steps: destination)
          navigation.pushViewController(list, animated: true)
        }
      }
      final class ListViewModel {
        private let coordinator: ListCoordinator
        init(coordinator: ListCoordinator) { self.coordinator = coordinator }
        func select() { coordinator.destination.accept(.detail) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        let steps: PublishRelay<Step>
        init(model: ListViewModel, steps: PublishRelay<Step>) {
          self.model = model
          self.steps = steps
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { model.select() }
        @objc func help() { steps.accept(.help) }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via publisher links destination messages destination.help
      delegate ListViewModel -> ListCoordinator via delegate links coordinator strong messages destination.detail
      """, kind: "delegate")
  }

  @Test func `what several pages send upward in one event stays apart`() {
    Fixture(
      """
      import UIKit
      import RxSwift
      import RxCocoa
      protocol ParentAction {}
      enum CoordinatorEvent<Action: ParentAction> { case finished; case requireParentAction(Action) }
      protocol BaseCoordinator: AnyObject {
        associatedtype Action: ParentAction
        var disposeBag: DisposeBag { get }
        var requireFromChild: PublishSubject<CoordinatorEvent<Action>> { get }
        var navigationController: UINavigationController { get }
        var parentCoordinator: (any BaseCoordinator)? { get set }
        var childCoordinator: (any BaseCoordinator)? { get set }
        func start()
        func handleChildEvent<T: ParentAction>(_ event: T)
      }
      extension BaseCoordinator {
        func requireParentAction(_ action: Action) { requireFromChild.onNext(.requireParentAction(action)) }
        func bindChildToParentAction() {
          requireFromChild.subscribe(with: self, onNext: { owner, event in
            guard let parentCoordinator = owner.parentCoordinator else { return }
            switch event {
            case .finished: break
            case .requireParentAction(let action): parentCoordinator.handleChildEvent(action)
            }
          }).disposed(by: disposeBag)
        }
      }
      enum HomeAction: ParentAction { case startAuth }
      enum PageAction: ParentAction { case startAuth, showOther }
      enum NoAction: ParentAction { case never }
      final class AppCoordinator: BaseCoordinator {
        typealias Action = NoAction
        let disposeBag = DisposeBag()
        let requireFromChild = PublishSubject<CoordinatorEvent<NoAction>>()
        let navigationController = UINavigationController()
        var parentCoordinator: (any BaseCoordinator)?
        var childCoordinator: (any BaseCoordinator)?
        init() { bindChildToParentAction() }
        func handleChildEvent<T: ParentAction>(_ event: T) {
          if let home = event as? HomeAction {
            switch home { case .startAuth: startAuth() }
          }
        }
        func start() {
          let home = HomeCoordinator(navigationController: navigationController, parentCoordinator: self)
          childCoordinator = home
          home.start()
        }
        func startAuth() { navigationController.pushViewController(AuthViewController(), animated: true) }
      }
      final class HomeCoordinator: BaseCoordinator {
        typealias Action = HomeAction
        let disposeBag = DisposeBag()
        let requireFromChild = PublishSubject<CoordinatorEvent<HomeAction>>()
        let navigationController: UINavigationController
        var parentCoordinator: (any BaseCoordinator)?
        var childCoordinator: (any BaseCoordinator)?
        init(navigationController: UINavigationController, parentCoordinator: (any BaseCoordinator)?) {
          self.navigationController = navigationController
          self.parentCoordinator = parentCoordinator
          bindChildToParentAction()
        }
        func handleChildEvent<T: ParentAction>(_ event: T) {
          if let page = event as? PageAction {
            switch page {
            case .startAuth: startAuth()
            case .showOther: navigationController.pushViewController(OtherViewController(), animated: true)
            }
          }
        }
        func start() {
          let page = PageCoordinator(navigationController: navigationController, parentCoordinator: self)
          childCoordinator = page
          page.start()
        }
        func startAuth() { requireParentAction(.startAuth) }
      }
      final class PageCoordinator: BaseCoordinator {
        typealias Action = PageAction
        let disposeBag = DisposeBag()
        let requireFromChild = PublishSubject<CoordinatorEvent<PageAction>>()
        let navigationController: UINavigationController
        var parentCoordinator: (any BaseCoordinator)?
        var childCoordinator: (any BaseCoordinator)?
        init(navigationController: UINavigationController, parentCoordinator: (any BaseCoordinator)?) {
          self.navigationController = navigationController
          self.parentCoordinator = parentCoordinator
          bindChildToParentAction()
        }
        func handleChildEvent<T: ParentAction>(_ event: T) {}
        func start() {
          navigationController.pushViewController(FirstViewController(coordinator: self), animated: true)
          navigationController.pushViewController(SecondViewController(coordinator: self), animated: true)
        }
        func startAuth() { requireParentAction(.startAuth) }
        func showOther() { requireParentAction(.showOther) }
      }
      class FirstViewController: UIViewController {
        let coordinator: PageCoordinator
        init(coordinator: PageCoordinator) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { coordinator.startAuth() }
      }
      class SecondViewController: UIViewController {
        let coordinator: PageCoordinator
        init(coordinator: PageCoordinator) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { coordinator.showOther() }
      }
      class AuthViewController: UIViewController {}
      class OtherViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      flow FirstViewController -> AuthViewController startAuth push by AppCoordinator
      flow SecondViewController -> OtherViewController showOther push by HomeCoordinator
      """, kind: "flow")
  }

  private static let expected = """
    delegate FeedModel -> FeedCoordinator via closure links onOpen strong messages onOpen
    flow FeedViewController -> DetailViewController onOpen push by FeedCoordinator
    screen FeedCoordinator -> DetailViewController push
    screen FeedCoordinator -> FeedViewController push initial
    """

  /// Each layer merges all streams of the one before, so that the paths through them are many.
  @Test func `what many paths deliver arrives once`() {
    let layers = (1..<6).flatMap { layer in
      (0..<8).map { index in
        "let s\(layer)x\(index) = Observable.merge(\((0..<8).map { "s\(layer - 1)x\($0)" }.joined(separator: ", ")))"
      }
    }
    let fixture = Fixture(
      """
      import RxSwift
      class FeedModel {
        var onOpen: (() -> Void)?
        \((0..<8).map { "let s0x\($0) = PublishSubject<Int>()" }.joined(separator: "\n"))
        let bag = DisposeBag()
        init() {
          \(layers.joined(separator: "\n"))
          s5x0.subscribe(onNext: { [weak self] _ in self?.onOpen?() }).disposed(by: bag)
        }
        func open() { \((0..<8).map { "s0x\($0).onNext(\($0))" }.joined(separator: "; ")) }
      }
      class FeedViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
        func tap() { model.open() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FeedModel()
          model.onOpen = { self.openDetail() }
          navigation.pushViewController(FeedViewController(model: model), animated: true)
        }
        func openDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
    let graph = fixture.analysis(options: AnalysisOptions(stepLimit: 60_000)).graph
    #expect(graph.diagnostics.map(\.message) == [])
    fixture.expect(Self.expected)
  }
}
