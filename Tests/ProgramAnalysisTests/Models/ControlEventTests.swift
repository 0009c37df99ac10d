import Testing

/// What coordinators let the controls of their pages do.
@Suite struct ControlEventTests {
  private static func app(_ listening: String, control: String = "let button = UIButton()", also: String = "")
    -> Fixture
  {
    Fixture(
      """
      import RxSwift
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        lazy var list = ListViewController()
        func start() {
          navigation.viewControllers = [list]
          \(listening)
        }
        @objc func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class ListViewController: UIViewController { \(control) }
      class DetailViewController: UIViewController {}
      \(also)
      """)
  }

  private static let shortForms = """
    extension UIControl {
      func onTouch(_ body: (() -> Void)?) { addAction(UIAction { _ in body?() }, for: .touchUpInside) }
    }
    final class TapRecognizer: UITapGestureRecognizer {
      private let body: (TapRecognizer) -> Void
      init(body: @escaping (TapRecognizer) -> Void) {
        self.body = body
        super.init(target: nil, action: nil)
        addTarget(self, action: #selector(run))
      }
      @objc private func run() { body(self) }
    }
    extension UIView {
      func onTap(_ body: (() -> Void)?) { addGestureRecognizer(TapRecognizer { _ in body?() }) }
    }
    final class RoundButton: UIButton {}
    """

  @Test(arguments: [
    "list.button.addAction(UIAction { [unowned self] _ in showDetail() }, for: .touchUpInside)",
    "let open = UIAction { [unowned self] _ in showDetail() }; list.button.addAction(open, for: .touchUpInside)",
    "list.button.onTouch { [unowned self] in showDetail() }",
    "list.button.onTap { [weak self] in self?.showDetail() }",
  ])
  func `a closure for a page's button is the page's callback`(listening: String) {
    for control in ["let button = UIButton()", "@IBOutlet var button: UIButton!", "let button = RoundButton()"] {
      Self.app(listening, control: control, also: Self.shortForms).expect(
        """
        delegate ListViewController -> AppCoordinator via closure links button strong messages button
        flow ListViewController -> DetailViewController button push by AppCoordinator
        screen AppCoordinator -> DetailViewController push
        screen AppCoordinator -> ListViewController root
        """)
    }
  }

  @Test(arguments: [
    ("list.button.addTarget(self, action: #selector(showDetail), for: .touchUpInside)", "button"),
    (
      "list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in self.showDetail() })",
      "rightBarButtonItem"
    ),
    (
      """
      let item = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(showDetail))
      list.navigationItem.leftBarButtonItems = [item]
      """, "leftBarButtonItems"
    ),
  ])
  func `what the system sends to the coordinator leads on from the page`(listening: String, trigger: String) {
    Self.app(listening).expect(
      """
      flow ListViewController -> DetailViewController \(trigger) push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }

  @Test func `a stream of a page's button leads on from the page`() {
    Self.app("list.button.rx.tap.subscribe(onNext: { [weak self] in self?.showDetail() }).disposed(by: bag)").expect(
      """
      delegate ListViewController -> AppCoordinator via publisher links button messages button
      flow ListViewController -> DetailViewController button push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }

  /// What another method of a control does with a closure, or code without source, is not what the user does.
  @Test(arguments: [
    "list.button.fadeIn { [weak self] in self?.showDetail() }", "list.button.decorate { self.showDetail() }",
    "list.button.setImage(named: \"add\", completion: { [weak self] in self?.showDetail() })",
  ])
  func `only what tells the system is a touch`(listening: String) {
    let also = """
      extension UIView {
        func fadeIn(_ done: @escaping () -> Void) {
          UIView.animate(withDuration: 1, animations: {}, completion: { _ in done() })
        }
        func decorate(_ body: () -> Void) { body() }
      }
      """
    Self.app(listening, also: also).expect("", kind: "flow")
    Self.app(listening, also: also).expect("", kind: "delegate")
  }

  @Test(arguments: [
    // A page's own button is its own business, and so is what a control does that is none of a page's.
    "navigation.topViewController?.view.addSubview(UIView())",
    "list.view.layoutIfNeeded()",
    "list.button.addAction(UIAction { _ in print(1) }, for: .touchUpInside)",
    "list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })",
  ])
  func `what leads nowhere is no move`(listening: String) {
    Self.app(listening).expect("", kind: "flow")
  }

  /// The app adds it to all view controllers.
  @Test func `what the system calls of a screen's extension leads on from the page`() {
    let also = """
      extension UIViewController {
        private enum Keys { static var item = "item" }
        private var onItem: (() -> Void)? {
          get { objc_getAssociatedObject(self, &Keys.item) as? () -> Void }
          set { objc_setAssociatedObject(self, &Keys.item, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
        func addItem(_ title: String, action: @escaping () -> Void) {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: title, style: .plain, target: self, action: #selector(pressItem))
          onItem = action
        }
        func unused() { onItem?() }
        @objc private func pressItem() { onItem?() }
      }
      """
    Self.app("list.addItem(\"Detail\") { [weak self] in self?.showDetail() }", also: also).expect(
      """
      delegate ListViewController -> AppCoordinator via closure links onItem strong messages onItem
      flow ListViewController -> DetailViewController onItem push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
    let uncalled = also.replacing("pressItem() { onItem?() }", with: "pressItem() {}")
    Self.app("list.addItem(\"Detail\") { [weak self] in self?.showDetail() }", also: uncalled).expect("", kind: "flow")
  }
}
