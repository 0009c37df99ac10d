import Testing

/// Objects that one helper makes at one place for several callers are several objects.
@Suite struct HeapContextTests {
  @Test(arguments: [
    "PageCoordinator<UIViewController>(page: ListViewController())", "PageCoordinator(page: ListViewController())",
  ])
  func `a generic coordinator takes other pages too where it is written so, and has one edge`(making: String) {
    Fixture(
      """
      class PageCoordinator<Page: UIViewController>: Coordinator {
        var page: Page
        let navigation = UINavigationController()
        init(page: Page) { self.page = page }
        func start() { navigation.pushViewController(page, animated: true) }
        func show(_ other: Page) { navigation.pushViewController(other, animated: true) }
      }
      class ListViewController: UIViewController {}
      class FormViewController: ListViewController {}
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let list = \(making)
          let form = PageCoordinator(page: FormViewController())
          children = [list, form]
          list.start()
          form.start()
          list.show(FormViewController())
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> PageCoordinator collection started
      screen AppCoordinator -> FormViewController embed
      screen PageCoordinator -> FormViewController push
      screen PageCoordinator -> ListViewController push
      """)
  }

  @Test func `coordinators of a generic type are another for each page that they are made with`() {
    Fixture(
      """
      protocol Framed: Coordinator { var content: UIViewController { get } }
      class PageCoordinator<Page: UIViewController>: Framed {
        let page: Page
        var content: UIViewController { page }
        init(page: Page) { self.page = page }
        func start() {}
      }
      class StackCoordinator<Root: Framed>: Framed {
        let stack = UINavigationController()
        let root: Root
        var content: UIViewController { stack }
        init(root: Root) { self.root = root }
        func start() {
          stack.setViewControllers([root.content], animated: false)
          root.start()
        }
      }
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func tapped() { onSelect?() }
      }
      class FormViewController: UIViewController {
        var onSave: (() -> Void)?
        func saved() { onSave?() }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: StackCoordinator<PageCoordinator<ListViewController>> {
        var list: ListViewController { root.page }
        init() { super.init(root: PageCoordinator(page: ListViewController())) }
        override func start() {
          super.start()
          list.onSelect = { [weak self] in self?.showDetail() }
        }
        func showDetail() { stack.pushViewController(DetailViewController(), animated: true) }
      }
      class FormCoordinator: StackCoordinator<PageCoordinator<FormViewController>> {
        var form: FormViewController { root.page }
        init() { super.init(root: PageCoordinator(page: FormViewController())) }
        override func start() {
          super.start()
          form.onSave = { [weak self] in self?.end() }
        }
        func end() { stack.dismiss(animated: true) }
      }
      class AppCoordinator: Coordinator {
        let window: UIWindow
        var children: [Coordinator] = []
        init(window: UIWindow) { self.window = window }
        func start() {
          let list = ListCoordinator()
          children.append(list)
          list.start()
          window.rootViewController = list.content
        }
        func showForm() {
          let form = FormCoordinator()
          children.append(form)
          form.start()
          window.rootViewController?.present(form.content, animated: true)
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FormCoordinator collection started
      child AppCoordinator -> ListCoordinator collection started
      child FormCoordinator -> PageCoordinator property started
      child ListCoordinator -> PageCoordinator property started
      delegate FormViewController -> FormCoordinator via closure links onSave strong messages onSave
      delegate ListViewController -> ListCoordinator via closure links onSelect strong messages onSelect
      flow ListViewController -> DetailViewController onSelect push by ListCoordinator
      screen FormCoordinator -> FormViewController root initial
      screen ListCoordinator -> DetailViewController push
      screen ListCoordinator -> ListViewController root initial
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # AnyFlow
      struct AnyFlow {
        let base: Coordinator
        func start() { base.start() }
      }
      func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(base: flow) }
      > erase
      # AnyFlow
      final class AnyFlow {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      enum Erasers { static func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(flow) } }
      > Erasers.erase
      # AnyFlow
      final class AnyFlow {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      final class Erasers {
        static let shared = Erasers()
        func erase(_ flow: Coordinator) -> AnyFlow { wrap(flow) }
        private func wrap(_ flow: Coordinator) -> AnyFlow { AnyFlow(flow) }
      }
      > Erasers.shared.erase
      """))
  func `an eraser that one helper makes holds its caller's coordinator`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      \(way.code)
      class HomeCoordinator: Coordinator {
        var flows: [\(way.name)] = []
        func start() {
          let flow = \(way.outcome)(FeedCoordinator())
          flows.append(flow)
          flow.start()
        }
      }
      class MenuCoordinator: Coordinator {
        var flow: \(way.name)?
        func start() {
          flow = \(way.outcome)(SearchCoordinator())
          flow?.start()
        }
      }
      """
    ).expect(
      """
      child HomeCoordinator -> FeedCoordinator collection started
      child MenuCoordinator -> SearchCoordinator property started
      """, kind: "child")
  }

  @Test(
    .disabled("Wrappers that one coordinator makes in one helper are one object yet."),
    arguments: FixtureCase.list(
      """
      # a struct
      struct AnyFlow { let base: Coordinator }
      func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(base: flow) }
      > base.
      # a struct that forwards
      struct AnyFlow {
        private let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(flow) }
      # a class
      final class AnyFlow {
        private let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(flow) }
      # an extension's method
      struct AnyFlow { let base: Coordinator }
      extension Coordinator { func erased() -> AnyFlow { AnyFlow(base: self) } }
      func erase(_ flow: Coordinator) -> AnyFlow { flow.erased() }
      > base.
      """))
  func `a coordinator that erases two flows starts the one that it opens`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      \(way.code)
      class HomeCoordinator: Coordinator {
        var children: [AnyFlow] = []
        var spare: AnyFlow?
        func start() {
          let feed = erase(FeedCoordinator())
          children.append(feed)
          feed.\(way.outcome)start()
          spare = erase(SearchCoordinator())
        }
      }
      """
    ).expect(
      """
      child HomeCoordinator -> FeedCoordinator collection started
      child HomeCoordinator -> SearchCoordinator property
      """, kind: "child")
  }

  @Test func `delegates of two erased flows are not mixed up`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func feedEnded() }
      protocol SearchDelegate: AnyObject { func searchEnded() }
      class FeedCoordinator: Coordinator {
        weak var delegate: FeedDelegate?
        func start() {}
        func finish() { delegate?.feedEnded() }
      }
      class SearchCoordinator: Coordinator {
        weak var delegate: SearchDelegate?
        func start() {}
        func finish() { delegate?.searchEnded() }
      }
      struct Erased<Flow: Coordinator> { let base: Flow }
      func erase<Flow: Coordinator>(_ flow: Flow) -> Erased<Flow> { Erased(base: flow) }
      class HomeCoordinator: Coordinator, FeedDelegate {
        var child: Coordinator?
        func start() {
          let feed = erase(FeedCoordinator())
          feed.base.delegate = self
          child = feed.base
          feed.base.start()
        }
        func feedEnded() { child = nil }
      }
      class MenuCoordinator: Coordinator, SearchDelegate {
        var child: Coordinator?
        func start() {
          let search = erase(SearchCoordinator())
          search.base.delegate = self
          child = search.base
          search.base.start()
        }
        func searchEnded() { child = nil }
      }
      """
    ).expect(
      """
      child HomeCoordinator -> FeedCoordinator property started removed
      child MenuCoordinator -> SearchCoordinator property started removed
      delegate FeedCoordinator -> HomeCoordinator via delegate links delegate protocol FeedDelegate weak messages feedEnded
      delegate SearchCoordinator -> MenuCoordinator via delegate links delegate protocol SearchDelegate weak messages searchEnded
      """)
  }

  @Test func `each erased flow calls back by the closure that it was given`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      final class AnyFlow {
        let base: Coordinator
        var onEnd: (() -> Void)?
        init(_ base: Coordinator) { self.base = base }
      }
      func erase(_ flow: Coordinator) -> AnyFlow { AnyFlow(flow) }
      class FeedViewController: UIViewController {
        let flow: AnyFlow
        init(flow: AnyFlow) { self.flow = flow }
        func tapped() { flow.onEnd?() }
      }
      class SearchViewController: UIViewController {
        let flow: AnyFlow
        init(flow: AnyFlow) { self.flow = flow }
        func tapped() { flow.onEnd?() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = erase(FeedCoordinator())
          feed.onEnd = { [weak self] in self?.showDetail() }
          navigation.pushViewController(FeedViewController(flow: feed), animated: true)
          let search = erase(SearchCoordinator())
          search.onEnd = { [weak self] in self?.showResult() }
          navigation.pushViewController(SearchViewController(flow: search), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController onEnd push by HomeCoordinator
      flow SearchViewController -> ResultViewController onEnd present by HomeCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Callbacks in wrappers with code of their own are not followed yet."),
    arguments: FixtureCase.list(
      """
      # a struct
      struct Exit { let run: () -> Void }
      func onExit(_ work: @escaping () -> Void) -> Exit { Exit(run: work) }
      > onExit
      # a class that wraps the closure in another
      final class Exit {
        let run: () -> Void
        init(_ work: @escaping () -> Void) { run = work }
      }
      enum Exits { static func main(_ work: @escaping () -> Void) -> Exit { Exit { DispatchQueue.main.async { work() } } } }
      > Exits.main
      # a shared maker
      final class Exit {
        let run: () -> Void
        init(_ work: @escaping () -> Void) { run = work }
      }
      final class ExitMaker {
        static let shared = ExitMaker()
        func make(_ work: @escaping () -> Void) -> Exit { wrap(work) }
        private func wrap(_ work: @escaping () -> Void) -> Exit { Exit(work) }
      }
      > ExitMaker.shared.make
      """))
  func `callbacks of two wrappers are not mixed up`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        let exit: Exit
        init(exit: Exit) { self.exit = exit }
        func start() {}
        func finish() { exit.run() }
      }
      class SearchCoordinator: Coordinator {
        let exit: Exit
        init(exit: Exit) { self.exit = exit }
        func start() {}
        func finish() { exit.run() }
      }
      \(way.code)
      class HomeCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          child = FeedCoordinator(exit: \(way.outcome) { [weak self] in self?.ended() })
          child?.start()
        }
        func ended() { child = nil }
      }
      class MenuCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          child = SearchCoordinator(exit: \(way.outcome) { [weak self] in self?.ended() })
          child?.start()
        }
        func ended() { child = nil }
      }
      """
    ).expect(
      """
      child HomeCoordinator -> FeedCoordinator property started removed
      child MenuCoordinator -> SearchCoordinator property started removed
      delegate FeedCoordinator -> HomeCoordinator via closure links exit strong messages run
      delegate SearchCoordinator -> MenuCoordinator via closure links exit strong messages run
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # in the initializer
        private let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
      > final class ListFactory {
      >   static let shared = ListFactory()
      >   func makeList(_ done: @escaping () -> Void) -> UIViewController {
      >     ListViewController(model: ListViewModel(done: done))
      >   }
      > }
      # in a helper's helper
        private let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
      > final class ListFactory {
      >   static let shared = ListFactory()
      >   func makeList(_ done: @escaping () -> Void) -> UIViewController { wrap(makeModel(done)) }
      >   private func makeModel(_ done: @escaping () -> Void) -> ListViewModel { ListViewModel(done: done) }
      >   private func wrap(_ model: ListViewModel) -> UIViewController { ListViewController(model: model) }
      > }
      """))
  func `a view model that one factory makes calls back the coordinator that asked for it`(way: FixtureCase) {
    Fixture(
      """
      class ListViewModel {
        \(way.code)
        func tapped() { done() }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
        func tapped() { model.tapped() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      \(way.outcome)
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListFactory.shared.makeList { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListFactory.shared.makeList { [weak self] in self?.showResult() }
          navigation.pushViewController(list, animated: true)
        }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController done push by FeedCoordinator
      flow ListViewController -> ResultViewController done present by SearchCoordinator
      """, kind: "flow")
  }

  @Test func `view models of one factory keep the delegates of their callers apart`() {
    Fixture(
      """
      protocol PickerDelegate: AnyObject { func didPick(_ item: Int) }
      class PickerViewModel {
        weak var delegate: PickerDelegate?
        init(delegate: PickerDelegate) { self.delegate = delegate }
        func tapped() { delegate?.didPick(1) }
      }
      class ColorViewController: UIViewController {
        let model: PickerViewModel
        init(model: PickerViewModel) { self.model = model }
        func tapped() { model.tapped() }
      }
      class SizeViewController: UIViewController {
        let model: PickerViewModel
        init(model: PickerViewModel) { self.model = model }
        func tapped() { model.tapped() }
      }
      class ShadeViewController: UIViewController {}
      class LengthViewController: UIViewController {}
      final class ModelFactory {
        static let shared = ModelFactory()
        func makeModel(for delegate: PickerDelegate) -> PickerViewModel { build(delegate) }
        private func build(_ delegate: PickerDelegate) -> PickerViewModel { PickerViewModel(delegate: delegate) }
      }
      class ColorCoordinator: Coordinator, PickerDelegate {
        let navigation = UINavigationController()
        func start() {
          let model = ModelFactory.shared.makeModel(for: self)
          navigation.pushViewController(ColorViewController(model: model), animated: true)
        }
        func didPick(_ item: Int) { navigation.pushViewController(ShadeViewController(), animated: true) }
      }
      class SizeCoordinator: Coordinator, PickerDelegate {
        let navigation = UINavigationController()
        func start() {
          let model = ModelFactory.shared.makeModel(for: self)
          navigation.pushViewController(SizeViewController(model: model), animated: true)
        }
        func didPick(_ item: Int) { navigation.pushViewController(LengthViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ColorViewController -> ShadeViewController didPick push by ColorCoordinator
      flow SizeViewController -> LengthViewController didPick push by SizeCoordinator
      """, kind: "flow")
  }

  @Test func `one coordinator gives two screens of one helper their own callbacks`() {
    Fixture(
      """
      class ListViewModel {
        let onSelect: () -> Void
        init(onSelect: @escaping () -> Void) { self.onSelect = onSelect }
        func selected() { onSelect() }
      }
      class FeedViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
        func tapped() { model.selected() }
      }
      class SearchViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
        func tapped() { model.selected() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = makeModel { [weak self] in self?.showDetail() }
          navigation.pushViewController(FeedViewController(model: model), animated: true)
        }
        func search() {
          let model = makeModel { [weak self] in self?.showResult() }
          navigation.pushViewController(SearchViewController(model: model), animated: true)
        }
        func makeModel(_ onSelect: @escaping () -> Void) -> ListViewModel { ListViewModel(onSelect: onSelect) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController onSelect push by AppCoordinator
      flow SearchViewController -> ResultViewController onSelect present by AppCoordinator
      """, kind: "flow")
  }

  @Test func `two delegates in wrappers of one helper are two`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func feedEnded() }
      final class WeakDelegate {
        weak var base: FeedDelegate?
        init(_ base: FeedDelegate) { self.base = base }
      }
      func weakly(_ delegate: FeedDelegate) -> WeakDelegate { WeakDelegate(delegate) }
      class FeedViewController: UIViewController {
        var delegate: WeakDelegate?
        func tapped() { delegate?.base?.feedEnded() }
      }
      class ListViewController: UIViewController {
        var delegate: WeakDelegate?
        func tapped() { delegate?.base?.feedEnded() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.delegate = weakly(self)
          navigation.pushViewController(feed, animated: true)
        }
        func feedEnded() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class ListCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.delegate = weakly(self)
          navigation.pushViewController(list, animated: true)
        }
        func feedEnded() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController feedEnded push by FeedCoordinator
      flow ListViewController -> ResultViewController feedEnded present by ListCoordinator
      """, kind: "flow")
  }

  @Test func `one wrapper that two coordinators share knows both`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      final class Stack {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class FeedCoordinator: Coordinator {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { stack.show(FeedViewController()) }
      }
      class SearchCoordinator: Coordinator {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { stack.show(SearchViewController()) }
      }
      class AppCoordinator: Coordinator {
        let stack = Stack(UINavigationController())
        var children: [Coordinator] = []
        func start() {
          children = [FeedCoordinator(stack: stack), SearchCoordinator(stack: stack)]
          children.forEach { $0.start() }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      child AppCoordinator -> SearchCoordinator collection started
      """, kind: "child")
  }

  /// An observable of the app's own.
  private static let observable = """
    class Observable<T> {
      private struct Listener { let receive: (T) -> Void }
      private var listeners = [Listener]()
      var value: T { didSet { listeners.forEach { $0.receive(value) } } }
      init(value: T) { self.value = value }
      func observe(_ listener: @escaping (T) -> Void) { listeners.append(Listener(receive: listener)) }
    }
    """

  /// However many observables the pages of one coordinator have, each has the list of its own listeners.
  @Test(arguments: [1, 9, 40])
  func `observables of the app's own are not mixed up, however many there are`(count: Int) {
    let titles = (0..<count).map { "let title\($0) = Observable<String>(value: \"\")" }
    let listening = (0..<count).map { "model.title\($0).observe { [weak self] in self?.title = $0 }" }
    Fixture(
      """
      \(Self.observable)
      extension UIViewController {
        func alert(_ action: (() -> Void)?) {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: nil, style: .default) { _ in action?() })
          present(alert, animated: true)
        }
      }
      class ListModel {
        weak var coordinator: ShopCoordinator?
        \(titles.joined(separator: "\n  "))
        let onAlert = Observable<(() -> Void)?>(value: nil)
      }
      class FormModel {
        weak var coordinator: ShopCoordinator?
        \(titles.joined(separator: "\n  "))
        let onAlert = Observable<(() -> Void)?>(value: nil)
        func save() { onAlert.value = { [weak self] in self?.coordinator?.openList() } }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          \(listening.joined(separator: "\n    "))
          model.onAlert.observe { [weak self] in self?.alert($0) }
        }
      }
      class FormViewController: UIViewController {
        let model: FormModel
        init(model: FormModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.onAlert.observe { [weak self] in self?.alert($0) } }
        @objc func tapSave() { model.save() }
      }
      class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FormModel()
          model.coordinator = self
          let form = FormViewController(model: model)
          navigation.pushViewController(form, animated: true)
        }
        func openList() {
          let model = ListModel()
          model.coordinator = self
          let list = ListViewController(model: model)
          navigation.pushViewController(list, animated: true)
        }
      }
      """
    ).expect("flow FormViewController -> ListViewController openList push by ShopCoordinator", kind: "flow")
  }

  /// More coordinators than objects of one place are told apart by where they are made, each with one observable.
  @Test func `observables of many coordinators are not mixed up`() {
    let flows = (0..<150).map { index in
      """
      class Model\(index) { let onNext = Observable<Int>(value: 0) }
      class Page\(index)ViewController: UIViewController {
        let model: Model\(index)
        init(model: Model\(index)) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.onNext.value = 1 }
      }
      class Goal\(index)ViewController: UIViewController {}
      class Flow\(index)Coordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = Model\(index)()
          model.onNext.observe { [weak self] _ in self?.next() }
          navigation.pushViewController(Page\(index)ViewController(model: model), animated: true)
        }
        func next() { navigation.pushViewController(Goal\(index)ViewController(), animated: true) }
      }
      """
    }
    Fixture(
      """
      \(Self.observable)
      \(flows.joined(separator: "\n"))
      """
    ).expect(
      (0..<150).map {
        "flow Page\($0)ViewController -> Goal\($0)ViewController receive push by Flow\($0)Coordinator"
      }.joined(separator: "\n"), kind: "flow")
  }
}
