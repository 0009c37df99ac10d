import Testing

/// Streams that have one value from the beginning, or none, and streams that are bound to others.
@Suite struct RxValueStreamTests {
  /// An app's own operator that leaves `nil` out: neither way of writing it is a case that is sent.
  @Test(arguments: [
    ("flatMap { element -> Observable<Element.Wrapped> in", ".just(value)", ".empty()"),
    ("flatMap { element -> Observable<Element.Wrapped> in", "Observable.just(value)", "Observable.never()"),
    ("flatMap { element in", "Observable.just(value)", "Observable.empty()"),
  ])
  func `what gives a stream for each value hands that stream's values on`(begin: String, value: String, none: String) {
    notes(
      """
      protocol OptionalType {
        associatedtype Wrapped
        var value: Wrapped? { get }
      }
      extension Optional: OptionalType { var value: Wrapped? { self } }
      extension ObservableType where Element: OptionalType {
        func filterNil() -> Observable<Element.Wrapped> {
          \(begin)
            if let value = element.value { return \(value) } else { return \(none) }
          }
        }
      }
      """,
      listening: "viewModel.commands.openNote.filterNil().bind(to: Binder<String>(self) { me, _ in me.showNote() })"
    ).expect(
      """
      delegate NotesViewModel -> NotesCoordinator via publisher links openNote messages openNote
      screen NotesCoordinator -> NotesViewController root initial
      screen NotesCoordinator -> NoteViewController push
      flow NotesViewController -> NoteViewController openNote push by NotesCoordinator
      """)
  }

  @Test func `a stream without values leads nowhere`() {
    notes(
      "",
      listening:
        "viewModel.commands.openNote.flatMap { _ in Observable<String>.empty() }.bind { [weak self] _ in self?.showNote() }"
    ).expect("", kind: "flow")
  }

  /// What a page's view model binds to the stream that its coordinator hears has not been sent when the flow begins.
  @Test func `what is bound is sent later`() {
    notes("", listening: "viewModel.commands.openNote.bind { [weak self] _ in self?.showNote() }").expect(
      """
      screen NotesCoordinator -> NotesViewController root initial
      screen NotesCoordinator -> NoteViewController push
      """, kind: "screen")
  }

  /// What a page's view model would send goes on by the coordinator's own stream.
  @Test(arguments: [
    ("let closed = PublishSubject<Void>()", "closed", true), ("let log = Log()", "log.closed", false),
  ])
  func `a coordinator that binds a stream to its own hears it`(property: String, target: String, hears: Bool) {
    Fixture(
      """
      import RxSwift
      class Log { let closed = PublishSubject<Void>() }
      class ListViewModel {
        struct Routes { let back = PublishSubject<Void>() }
        let routes = Routes()
      }
      class ListViewController: UIViewController { var model: ListViewModel! }
      class ListCoordinator: Coordinator {
        \(property)
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let page = ListViewController()
          let model = ListViewModel()
          page.model = model
          model.routes.back.map { _ in () }.bind(to: \(target)).disposed(by: bag)
          navigation.setViewControllers([page], animated: false)
        }
      }
      """
    ).expect(hears ? "delegate ListViewModel -> ListCoordinator via publisher links back" : "", kind: "delegate")
  }

  /// What was paired first is no value of what is paired next.
  @Test func `each pair on the way is one of its own`() {
    Fixture(
      """
      import RxSwift
      enum Step { case leave, quit }
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = BerthViewModel()
          model.steps.subscribe(onNext: { [weak self] in
            switch $0 {
            case .leave: self?.navigation.pushViewController(ExitViewController(), animated: true)
            case .quit: self?.navigation.popToRootViewController(animated: true)
            }
          }).disposed(by: bag)
          navigation.setViewControllers([BerthViewController(model)], animated: false)
        }
      }
      class ExitViewController: UIViewController {}
      class BerthViewController: UIViewController {
        let model: BerthViewModel
        let taps = PublishSubject<Void>()
        init(_ model: BerthViewModel) { self.model = model }
        override func viewDidLoad() {
          model.bind(taps)
          taps.onNext(())
        }
      }
      class BerthViewModel {
        let steps = PublishSubject<Step>()
        let bag = DisposeBag()
        func bind(_ taps: Observable<Void>) {
          taps.withUnretained(self).map { _ in Step.quit }.withUnretained(self)
            .subscribe(onNext: { $0.0.steps.onNext($0.1) }).disposed(by: bag)
        }
      }
      """
    ).expect(
      """
      delegate BerthViewModel -> HarborCoordinator via publisher links steps messages steps.quit
      screen HarborCoordinator -> BerthViewController root initial
      screen HarborCoordinator -> ExitViewController push
      """)
  }

  private func notes(_ extra: String, listening: String) -> Fixture {
    Fixture(
      """
      import RxSwift
      import RxRelay
      \(extra)
      class NotesViewModel {
        struct Commands {
          let openNote = BehaviorRelay<String?>(value: nil)
          let done = PublishRelay<Void>()
        }
        let commands = Commands()
        let taps = PublishRelay<String?>()
        let bag = DisposeBag()
        init() { taps.bind(to: commands.openNote).disposed(by: bag) }
      }
      class NotesViewController: UIViewController {
        var viewModel: NotesViewModel!
        @objc func tap() { viewModel.taps.accept("x") }
      }
      class NoteViewController: UIViewController {}
      class NotesCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let page = NotesViewController()
          let viewModel = NotesViewModel()
          page.viewModel = viewModel
          \(listening).disposed(by: bag)
          navigation.setViewControllers([page], animated: false)
        }
        func showNote() { navigation.pushViewController(NoteViewController(), animated: true) }
      }
      """)
  }
}
