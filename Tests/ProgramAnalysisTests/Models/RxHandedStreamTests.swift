import Testing

/// Helpers that are handed a view model's stream alone, beside the page.
@Suite struct RxHandedStreamTests {
  private func fixture(presenting body: String) -> Fixture {
    Fixture(
      """
      import RxCocoa
      import RxSwift
      final class Stepper<Step> {
        private let steps = PublishSubject<Step>()
        func step(_ step: Step) { steps.onNext(step) }
        var navigation: Driver<Step> { steps.asDriver(onErrorDriveWith: .empty()) }
      }
      protocol Navigating { associatedtype Step; var stepper: Stepper<Step> { get } }
      extension Navigating { var navigation: Driver<Step> { stepper.navigation } }
      protocol Presenting: AnyObject {
        var navigationController: UINavigationController { get }
        var bag: DisposeBag { get }
      }
      extension Presenting {
        func present<Model: Navigating>(_ page: UIViewController, _ model: Model, _ handle: @escaping (Model.Step) -> Void) {
          \(body)
        }
      }
      extension Presenting {
        private func push<Step>(_ page: UIViewController, _ moves: Driver<Step>, _ handle: @escaping (Step) -> Void) {
          navigationController.pushViewController(page, animated: true)
          moves.do(onNext: { handle($0) }).drive().disposed(by: bag)
        }
        private func listen<Step>(_ moves: Driver<Step>, _ handle: @escaping (Step) -> Void) {
          moves.drive(onNext: { handle($0) }).disposed(by: bag)
        }
      }
      final class TermsCoordinator: Coordinator, Presenting {
        let navigationController = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = TermsViewModel()
          present(TermsViewController(model), model) { [weak self] step in
            switch step { case .accept: self?.showWarning(); case .decline: break }
          }
        }
        func showWarning() {
          let model = WarningViewModel()
          present(WarningViewController(model), model) { [weak self] _ in self?.start() }
        }
      }
      final class TermsViewModel: Navigating {
        enum Step { case accept, decline }
        let stepper = Stepper<Step>()
        func accept() { stepper.step(.accept) }
      }
      final class WarningViewModel: Navigating {
        enum Step { case read }
        let stepper = Stepper<Step>()
        func read() { stepper.step(.read) }
      }
      final class TermsViewController: UIViewController {
        let model: TermsViewModel
        init(_ model: TermsViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.accept() }
      }
      final class WarningViewController: UIViewController {
        let model: WarningViewModel
        init(_ model: WarningViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.read() }
      }
      """)
  }

  @Test(arguments: [
    ("push(page, model.navigation, handle)", "moves"),
    ("let moves = model.stepper.navigation; push(page, moves, handle)", "moves"),
    ("navigationController.pushViewController(page, animated: true); listen(model.navigation, handle)", "moves"),
    (
      """
      navigationController.pushViewController(page, animated: true)
      model.navigation.do(onNext: { handle($0) }).drive().disposed(by: bag)
      """, "navigation"
    ),
  ])
  func `each view model tells by its stream where its page leads`(body: String, link: String) {
    fixture(presenting: body).expect(
      """
      delegate TermsViewModel -> TermsCoordinator via publisher links \(link) messages \(link).accept
      delegate WarningViewModel -> TermsCoordinator via publisher links \(link) messages \(link).read
      flow TermsViewController -> WarningViewController \(link).accept push by TermsCoordinator
      flow WarningViewController -> TermsViewController \(link).read push by TermsCoordinator
      screen TermsCoordinator -> TermsViewController push
      screen TermsCoordinator -> WarningViewController push
      """)
  }

  /// What a page's own binding is told, it tells the coordinator in the page's name, also a case.
  @Test(arguments: [
    "output.done.map { Step.leave }.emit(onNext: coordinator.show)", "output.steps.emit(onNext: coordinator.show)",
    "button.rx.tap.map { Step.leave }.bind(onNext: coordinator.show)", "output.steps.emit { coordinator.show($0) }",
  ])
  func `a page hands its coordinator's method that takes a case to a stream`(binding: String) {
    Fixture(
      """
      import RxSwift
      import RxCocoa
      enum Step { case leave, stay }
      class ListViewModel {
        struct Input { let taps: Observable<Void> }
        struct Output { let done: Signal<Void>; let steps: Signal<Step> }
        func transform(from input: Input) -> Output {
          let done = input.taps.asSignal(onErrorSignalWith: .empty())
          return Output(done: done, steps: done.map { .leave })
        }
      }
      class ListViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        let model: ListViewModel
        let button = UIButton()
        init(model: ListViewModel) { self.model = model }
        override func viewDidLoad() {
          let output = model.transform(from: .init(taps: button.rx.tap.asObservable()))
          guard let coordinator = coordinator else { return }
          \(binding)
        }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = ListViewController(model: ListViewModel())
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func show(_ step: Step) { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> AppCoordinator via delegate links coordinator weak messages show
      flow ListViewController -> DetailViewController show push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push initial
      """)
  }
}
