import Testing

/// Closures and references that objects are given and only hand on, or call where nobody is seen to do so.
@Suite struct GivenReferenceTests {
  /// A presenter that another page only reads does nothing by itself for that one.
  @Test func `what nobody is seen to call is done for the page that has the object itself`() {
    Fixture(
      """
      final class QuizPresenter {
        weak var coordinator: QuizCoordinator?
        var answers = 0
        func timedOut() { coordinator?.showResults() }
      }
      final class ResultsPresenter {
        var quiz: QuizPresenter?
        func load() -> Int { quiz?.answers ?? 0 }
      }
      final class QuizViewController: UIViewController { let presenter = QuizPresenter() }
      final class ResultsViewController: UIViewController {
        let presenter = ResultsPresenter()
        override func viewDidLoad() { _ = presenter.load() }
      }
      final class QuizCoordinator: Coordinator {
        let navigation = UINavigationController()
        var quiz: QuizViewController?
        func start() {
          let page = QuizViewController()
          page.presenter.coordinator = self
          quiz = page
          navigation.pushViewController(page, animated: true)
        }
        func showResults() {
          let page = ResultsViewController()
          page.presenter.quiz = quiz?.presenter
          navigation.pushViewController(page, animated: true)
        }
      }
      """
    ).expect("flow QuizViewController -> ResultsViewController showResults push by QuizCoordinator", kind: "flow")
  }

  @Test func `who is given a closure by a property calls it, also where it is not known who that is`() {
    Fixture(
      """
      extension UIButton {
        var onTap: (() -> Void)? {
          get { objc_getAssociatedObject(self, "onTap") as? () -> Void }
          set { objc_setAssociatedObject(self, "onTap", newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
      }
      class HelpViewController: UIViewController {}
      class FeedViewController: UIViewController {
        var onHelp: (() -> Void)?
        private lazy var button = makeButton()
        private func makeButton() -> UIButton {
          let button = UIButton()
          button.onTap = { [weak self] in self?.onHelp?() }
          return button
        }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onHelp = { [weak self] in self?.showHelp() }
          navigation.pushViewController(feed, animated: true)
        }
        func showHelp() { navigation.present(HelpViewController(), animated: true) }
      }
      """
    ).expect("flow FeedViewController -> HelpViewController onHelp present by FeedCoordinator", kind: "flow")
  }

  private static let openWire =
    "delegate FeedModel -> FeedCoordinator via delegate links delegate protocol FeedDelegate messages open"

  /// No property has the reference: the closures that the initializer hands to others do.
  @Test(arguments: [
    ("taps.subscribe { _ in delegate.open() }", Self.openWire),
    ("taps.subscribe { [weak delegate] _ in delegate?.open() }", Self.openWire), ("print(delegate)", ""),
  ])
  func `what an initializer is passed and only its closures call is a wire`(body: String, wire: String) {
    Fixture(
      """
      import RxSwift
      protocol FeedDelegate: AnyObject { func open() }
      class DetailViewController: UIViewController {}
      class FeedModel {
        let taps = PublishSubject<Void>()
        init(delegate: FeedDelegate) { \(body) }
      }
      class FeedViewController: UIViewController {
        var model: FeedModel!
        @objc func tap() { model.taps.onNext(()) }
      }
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.model = FeedModel(delegate: self)
          navigation.pushViewController(feed, animated: true)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(wire, kind: "delegate")
  }

  /// The child of a child is given what its parent was given, and calls it.
  @Test(arguments: [
    (
      "tabs?.openTab()",
      "delegate DetailCoordinator -> TabCoordinator via delegate links tabs protocol Tabs weak messages openTab"
    ), ("print(1)", ""),
  ])
  func `a reference that a coordinator hands on to its child is the child's wire if that one calls it`(
    call: String, wire: String
  ) {
    Fixture(
      """
      protocol Tabs: AnyObject { func openTab() }
      class TabCoordinator: Coordinator, Tabs {
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator(tabs: self)
          children.append(feed)
          feed.start()
        }
        func openTab() {}
      }
      class FeedCoordinator: Coordinator {
        private weak var tabs: Tabs?
        var children: [Coordinator] = []
        init(tabs: Tabs?) { self.tabs = tabs }
        func start() {
          let detail = DetailCoordinator(tabs: tabs)
          children.append(detail)
          detail.start()
        }
      }
      class DetailCoordinator: Coordinator {
        private weak var tabs: Tabs?
        init(tabs: Tabs?) { self.tabs = tabs }
        func start() {}
        func finish() { \(call) }
      }
      """
    ).expect(
      "delegate FeedCoordinator -> TabCoordinator via delegate links tabs protocol Tabs weak\n\(wire)", kind: "delegate"
    )
  }
}
