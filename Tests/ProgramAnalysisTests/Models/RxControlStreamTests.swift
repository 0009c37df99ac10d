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
}
