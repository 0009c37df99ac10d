import Testing

/// Streams of a page's controls that the page gives to its view model, from which the coordinator has them.
@Suite struct RxControlStreamTests {
  private static func app(attach: String, open: String, also: String = "") -> Fixture {
    Fixture(
      """
      import RxSwift
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListViewModel()
          let list = ListViewController(model: model)
          list.rx.viewDidLoad.subscribe(onNext: { [weak self] _ in self?.connect(model) }).disposed(by: bag)
          navigation.pushViewController(list, animated: false)
        }
        func connect(_ model: ListViewModel) {
          \(open)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
      }
      class ListViewModel {
        private(set) var detail: Observable<Void>?
        private(set) var help: Observable<Void>?
        func attachInput(detail: Observable<Void>, help: Observable<Void>) { self.detail = detail; self.help = help }
      }
      class ListView: UIView { let button = UIButton(); let helpButton = UIButton() }
      extension Reactive where Base: ListView {
        var detailTap: ControlEvent<Void> { base.button.rx.tap }
        var helpTap: ControlEvent<Void> { base.helpButton.rx.tap }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        let list = ListView()
        init(model: ListViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); \(attach) }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      \(also)
      """)
  }

  private static let listening = """
    model.detail?.subscribe(onNext: { [weak self] in self?.showDetail() }).disposed(by: bag)
    model.help?.subscribe(onNext: { [weak self] in self?.showHelp() }).disposed(by: bag)
    """

  @Test(arguments: [
    "model.attachInput(detail: list.rx.detailTap.asObservable(), help: list.rx.helpTap.asObservable())",
    "model.attachInput(detail: list.button.rx.tap.asObservable(), help: list.helpButton.rx.tap.asObservable())",
  ])
  func `each leads where the coordinator goes for it`(attach: String) {
    Self.app(attach: attach, open: Self.listening).expect(
      """
      flow ListViewController -> DetailViewController detail push by AppCoordinator
      flow ListViewController -> HelpViewController help push by AppCoordinator
      """, kind: "flow")
  }

  @Test func `what no page gives is not sent`() {
    Self.app(attach: "", open: Self.listening).expect("", kind: "flow")
  }

  /// What the streams of all pages have in common is that nothing is known of them.
  @Test func `a page does not send what another does`() {
    let own = Self.app(
      attach: "model.attachInput(detail: list.rx.detailTap.asObservable(), help: list.rx.helpTap.asObservable())",
      open: "model.detail?.subscribe(onNext: { [weak self] in self?.showHelp() }).disposed(by: bag)",
      also: """
        class HelpViewModel {
          var done: Observable<Void>?
          func attachInput(done: Observable<Void>) { self.done = done }
        }
        class HelpPageController: UIViewController {
          let model: HelpViewModel
          let button = UIButton()
          init(model: HelpViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { super.viewDidLoad(); model.attachInput(done: button.rx.tap.asObservable()) }
        }
        class HelpCoordinator: Coordinator {
          let navigation = UINavigationController()
          func start() {
            let model = HelpViewModel()
            _ = model.done?.subscribe(onNext: { [weak self] in self?.showDetail() })
            navigation.pushViewController(HelpPageController(model: model), animated: false)
          }
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        """)
    own.expect(
      """
      flow HelpPageController -> DetailViewController done push by HelpCoordinator
      flow ListViewController -> HelpViewController detail push by AppCoordinator
      """, kind: "flow")
  }

  /// A view model that is made with the streams of its page's controls, by the coordinator, the page, or a case that makes it for the page.
  @Test(arguments: [
    "let model = ListViewModel(id: 1, inputs: list.inputs); list.model = model",
    "let model = list.attach()",
    "let model = list.attach(.detached(1))",
  ])
  func `what a view model is made with comes from its page`(made: String) {
    Fixture(
      """
      import RxSwift
      protocol Attached { associatedtype ID; associatedtype Inputs; init(id: ID, inputs: Inputs) }
      enum Attachable<VM: Attached> {
        case detached(VM.ID)
        case attached(VM.ID, VM)
        mutating func bind(_ inputs: VM.Inputs) -> VM {
          switch self {
          case .detached(let id), .attached(let id, _):
            let model = VM(id: id, inputs: inputs)
            self = .attached(id, model)
            return model
          }
        }
      }
      class ListViewModel: Attached {
        struct Inputs { let tap: Driver<Void>; let selection: Driver<IndexPath> }
        let detail: Driver<Int>
        let help: Driver<Void>
        let items: [Int] = []
        required init(id: Int, inputs: Inputs) {
          detail = inputs.selection.withLatestFrom(items) { path, items in items[path.row] }
          help = inputs.tap
        }
      }
      class HelpViewModel: Attached {
        struct Inputs { let done: Driver<Void> }
        let done: Driver<Void>
        required init(id: Int, inputs: Inputs) { done = inputs.done }
      }
      class ListViewController: UIViewController {
        let button = UIButton()
        let table = UITableView()
        let bag = DisposeBag()
        var model: ListViewModel?
        var attachable: Attachable<ListViewModel>?
        var inputs: ListViewModel.Inputs { .init(tap: button.rx.tap.asDriver(), selection: table.rx.itemSelected.asDriver()) }
        func attach() -> ListViewModel {
          let made = ListViewModel(id: 1, inputs: inputs)
          model = made
          return made
        }
        func attach(_ wrapper: Attachable<ListViewModel>) -> ListViewModel {
          attachable = wrapper
          return attachable!.bind(inputs)
        }
      }
      class HelpViewController: UIViewController {
        let button = UIButton()
        let bag = DisposeBag()
        var attachable: Attachable<HelpViewModel>?
        func attach(_ wrapper: Attachable<HelpViewModel>) -> HelpViewModel {
          attachable = wrapper
          return attachable!.bind(.init(done: button.rx.tap.asDriver()))
        }
      }
      class DetailViewController: UIViewController {}
      class DoneViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          \(made)
          model.detail.drive(onNext: { [weak self] _ in self?.push(DetailViewController()) }).disposed(by: list.bag)
          model.help.drive(onNext: { [weak self] in self?.showHelp() }).disposed(by: list.bag)
          navigation.pushViewController(list, animated: false)
        }
        func showHelp() {
          let help = HelpViewController()
          help.attach(.detached(2)).done.drive(onNext: { [weak self] in self?.push(DoneViewController()) }).disposed(by: help.bag)
          navigation.pushViewController(help, animated: true)
        }
        func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      """
    ).expect(
      """
      flow HelpViewController -> DoneViewController done push by AppCoordinator
      flow ListViewController -> DetailViewController detail push by AppCoordinator
      flow ListViewController -> HelpViewController help push by AppCoordinator
      """, kind: "flow")
  }
}
