import GraphRules
import Testing

@Suite struct StrongSelfCaptureTests {
  static let cases = RuleCase.list(
    """
    # on a child
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    ~ 1️⃣ the closure in LoginCoordinator.onFinish keeps AppCoordinator, which keeps it until its flow ends; write `[weak self]`
    # the child in its own closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ [weak self] in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    > 1️⃣ the closure in LoginCoordinator.onFinish keeps LoginCoordinator, which keeps it; write `[weak child]`
    # on a view model that the coordinator keeps
    final class ListModel { var onTap: (() -> Void)? }
    final class AppCoordinator: Coordinator {
      let model = ListModel()
      func start() { model.onTap = 1️⃣{ self.show() } }
      func show() {}
    }
    > 1️⃣ the closure in ListModel.onTap keeps AppCoordinator, which keeps it; write `[weak self]`
    # in a subscription of its own
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.sink 1️⃣{ _ in self.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    > 1️⃣ the closure passed to `sink` on LoginCoordinator.finished keeps AppCoordinator, which keeps it; write `[weak self]`
    # a weak capture inside a closure that captures strongly
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣{ DispatchQueue.main.async { [weak self] in self?.finish() } }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    ~ 1️⃣ the closure in LoginCoordinator.onFinish keeps AppCoordinator, which keeps it until its flow ends; write `[weak self]`
    # a method as a closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = 1️⃣finish
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    ~ 1️⃣ the method finish in LoginCoordinator.onFinish keeps AppCoordinator, which keeps it until its flow ends; write `{ [weak self] in self?.finish() }`
    # in an Rx subscription
    final class LoginCoordinator: Coordinator {
      let finished = PublishSubject<Void>()
      func start() { finished.onNext(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.subscribe(onNext: 1️⃣{ self.finish() }).disposed(by: bag)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      let bag = DisposeBag()
    }
    > 1️⃣ the closure passed to `subscribe` on LoginCoordinator.finished keeps AppCoordinator, which keeps it; write `[weak self]`
    # weak
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # weak, and taken hold of inside
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in
          guard let self else { return }
          finish()
        }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # unowned
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [unowned self] in self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # weak in the closure around it
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in
          DispatchQueue.main.async { self?.finish() }
        }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run at once
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        [1, 2].forEach { _ in self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run by the platform and let go
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        DispatchQueue.main.async { self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # run by an animation
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        UIView.animate(withDuration: 1) { self.finish() }
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # a child that nobody keeps
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { self.finish() }
        
        child.start()
      }
      func finish() { children.removeAll() }

    }
    # a subscription that ends with its first value
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.first().sink { _ in self.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    # a subscription that captures weakly
    final class LoginCoordinator: Coordinator {
      let finished = PassthroughSubject<Void, Never>()
      func start() { finished.send(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.sink { [weak self] _ in self?.finish() }.store(in: &tokens)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      var tokens = Set<AnyCancellable>()
    }
    # with the owner passed by the library
    final class LoginCoordinator: Coordinator {
      let finished = PublishSubject<Void>()
      func start() { finished.onNext(()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.finished.withUnretained(self).subscribe(onNext: { owner, _ in owner.finish() }).disposed(by: bag)
        children.append(child)
        child.start()
      }
      func finish() { children.removeAll() }
      let bag = DisposeBag()
    }
    # a closure that empties its own property, which breaks the circle once it is called
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        child.onFinish = 1️⃣{
          self.finish()
          self.child?.onFinish = nil
        }
        child.start()
      }
      func finish() {}
    }
    ? 1️⃣ the closure in LoginCoordinator.onFinish keeps AppCoordinator, which keeps it; write `[weak self]`
    # two wrappers that one helper makes
    final class Wrapper {
      let child: Coordinator
      var onClose: (() -> Void)?
      init(_ child: Coordinator) { self.child = child }
    }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class LoginCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      var kept: Wrapper?
      func wrap(_ child: Coordinator) -> Wrapper { Wrapper(child) }
      func start() {
        kept = wrap(HelpCoordinator())
        let other = wrap(LoginCoordinator())
        other.onClose = { self.finish() }
        other.child.start()
      }
      func finish() {}
    }
    # before an Rx subscription
    final class ListModel { let tap = PublishSubject<Void>() }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let bag = DisposeBag()
      let navigationController = UINavigationController()
      func start() {
        let model = ListModel()
        model.tap.do(onNext: 1️⃣{ self.show() }).subscribe().disposed(by: bag)
        navigationController.pushViewController(ListViewController(model: model), animated: true)
      }
      func show() {}
    }
    > 1️⃣ the closure passed to `do` on ListModel.tap keeps AppCoordinator, which keeps it; write `[weak self]`
    # beside the owner that the library passes
    final class ListModel { let tap = PublishSubject<Void>() }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let bag = DisposeBag()
      let navigationController = UINavigationController()
      func start() {
        let model = ListModel()
        model.tap.subscribe(with: self, onNext: 1️⃣{ owner, _ in self.show() }).disposed(by: bag)
        navigationController.pushViewController(ListViewController(model: model), animated: true)
      }
      func show() {}
    }
    > 1️⃣ the closure passed to `subscribe` on ListModel.tap keeps AppCoordinator, which keeps it; write `[weak self]`
    # a view model's own subscriptions, all in one store
    final class ListModel {
      private var tokens = Set<AnyCancellable>()
      let taps = PassthroughSubject<Int, Never>()
      var count = 0
      func bind(input: AnyPublisher<Int, Never>) {
        taps.sink 1️⃣{ _ in self.count += 1 }.store(in: &tokens)
        input.map { $0 + 1 }.sink { value in self.count = value }.store(in: &tokens)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel()), animated: true) }
    }
    > 1️⃣ the closure passed to `sink` on ListModel.tokens keeps ListModel, which keeps it; write `[weak self]`
    # the operator of a subscription of one's own
    final class ListViewController: UIViewController {
      let bag = DisposeBag()
      let taps = PublishSubject<Int>()
      let titles = PublishSubject<String>()
      func setUp() {
        taps.map 1️⃣{ self.title(of: $0) }.bind(to: titles).disposed(by: bag)
      }
      func title(of number: Int) -> String { "" }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ the closure passed to `map` on ListViewController.bag keeps ListViewController, which keeps it; write `[weak self]`
    # streams of its own, of which a view model makes one
    final class ListModel {
      let bag = DisposeBag()
      let taps = PublishRelay<Int>()
      let titles = PublishRelay<String>()
      var count = 0
      init(loads: Single<Int>) {
        Observable.combineLatest(taps.asObservable(), titles).subscribe(onNext: 1️⃣{ _, _ in self.count += 1 }).disposed(by: bag)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel(loads: .never())), animated: true) }
    }
    > 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # several of them in a list
    final class ListModel {
      let bag = DisposeBag()
      let taps = PublishRelay<Int>()
      let titles = PublishRelay<String>()
      var count = 0
      init(loads: Single<Int>) {
        Observable.merge([taps.map { _ in 0 }, titles.map { _ in 1 }]).subscribe(onNext: 1️⃣{ _ in self.count += 1 }).disposed(by: bag)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel(loads: .never())), animated: true) }
    }
    > 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # the first value of such a stream
    final class ListModel {
      let bag = DisposeBag()
      let taps = PublishRelay<Int>()
      let titles = PublishRelay<String>()
      var count = 0
      init(loads: Single<Int>) {
        Observable.merge([taps.map { _ in 0 }, titles.map { _ in 1 }]).take(1).subscribe(onNext: 1️⃣{ _ in self.count += 1 }).disposed(by: bag)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel(loads: .never())), animated: true) }
    }
    ? 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # requests of which one each is made of a list
    final class ListModel {
      let bag = DisposeBag()
      let ids: [Int] = []
      var count = 0
      init(loads: Single<Int>) {
        Observable.merge(ids.map { ListService.load($0) }).subscribe(onNext: 1️⃣{ _ in self.count += 1 }).disposed(by: bag)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel(loads: .never())), animated: true) }
    }
    ? 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # a stream that a service makes
    final class ListModel {
      let bag = DisposeBag()
      let taps = PublishRelay<Int>()
      let titles = PublishRelay<String>()
      var count = 0
      init(loads: Single<Int>) {
        ListService.loads(titles.asObservable()).subscribe(onNext: 1️⃣{ _ in self.count += 1 }).disposed(by: bag)
      }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel(loads: .never())), animated: true) }
    }
    ? 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # a local constant that is called like a property
    final class ListModel { let taps = PublishSubject<Void>() }
    final class ListViewController: UIViewController {
      let bag = DisposeBag()
      var model: ListModel?
      let button = UIButton()
      func setUp() {
        guard let model else { return }
        button.rx.tap.bind { model.taps.onNext(()) }.disposed(by: bag)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # another that is called like a property
    final class ListModel { let taps = PublishSubject<Void>() }
    final class ListViewController: UIViewController {
      let bag = DisposeBag()
      var model: ListModel?
      let button = UIButton()
      func setUp() {
        if let model = model { button.rx.tap.bind { model.taps.onNext(()) }.disposed(by: bag) }
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # the property itself
    final class ListModel { let taps = PublishSubject<Void>() }
    final class ListViewController: UIViewController {
      let bag = DisposeBag()
      var model: ListModel?
      let button = UIButton()
      func setUp() {
        button.rx.tap.bind 1️⃣{ model?.taps.onNext(()) }.disposed(by: bag)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ the closure passed to `bind` on ListViewController.bag keeps ListViewController, which keeps it; write `[weak self]`
    # a view that is a value
    struct ListView: View {
      let model: ListModel
      @State private var tokens = Set<AnyCancellable>()
      @State private var count = 0
      var body: some View { Text("").onAppear { bind() } }
      private func bind() { model.taps.sink { _ in self.count += 1 }.store(in: &tokens) }
    }
    final class ListModel { let taps = PassthroughSubject<Int, Never>() }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        navigationController.pushViewController(UIHostingController(rootView: ListView(model: ListModel())), animated: true)
      }
    }
    # the data source of a screen
    final class ListViewController: UIViewController {
      var dataSource: UITableViewDiffableDataSource<Int, Int>?
      let tableView = UITableView()
      func setUp() {
        dataSource = UITableViewDiffableDataSource(tableView: tableView) 1️⃣{ _, _, _ in self.makeCell() }
      }
      func makeCell() -> UITableViewCell? { nil }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ the closure in ListViewController.dataSource keeps ListViewController, which keeps it; write `[weak self]`
    # a view model that listens to controls, which end what they send
    final class ListModel {
      let bag = DisposeBag()
      var count = 0
      func bind(input: Observable<Int>) { input.subscribe(onNext: 1️⃣{ value in self.count = value }).disposed(by: bag) }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel()), animated: true) }
    }
    ? 1️⃣ the closure passed to `subscribe` on ListModel.bag keeps ListModel, which keeps it; write `[weak self]`
    # a view model's subscriptions that capture weakly, or that another keeps
    final class ListModel {
      private var tokens = Set<AnyCancellable>()
      let taps = PassthroughSubject<Int, Never>()
      var count = 0
      func bind() { taps.sink { [weak self] _ in self?.count += 1 }.store(in: &tokens) }
      func output() -> AnyPublisher<Int, Never> { taps.map { _ in self.count }.eraseToAnyPublisher() }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(model: ListModel()), animated: true) }
    }
    # a request that comes as the payload of a case
    struct Importer {
      func load() -> AnyPublisher<Int, Error> {
        Future { done in DispatchQueue.main.async { done(.success(1)) } }.eraseToAnyPublisher()
      }
    }
    enum Outcome { case value(Int), publisher(AnyPublisher<Int, Error>) }
    final class TokensModel { let importer = Importer(); func mark() -> Outcome { .publisher(importer.load()) } }
    final class TokensViewController: UIViewController {
      let model = TokensModel(); private var bag = Set<AnyCancellable>()
      @objc func tapped() {
        switch model.mark() {
        case .value: break
        case .publisher(let publisher):
          publisher.sink(receiveCompletion: 1️⃣{ _ in self.hide() }, receiveValue: { _ in }).store(in: &bag)
        }
      }
      func hide() {}
    }
    ? 1️⃣ the closure passed to `sink` on TokensViewController.bag keeps TokensViewController, which keeps it; write `[weak self]`
    """)

  @Test(arguments: cases) func `speaks of closures that close a circle`(ruleCase: RuleCase) {
    expect(StrongSelfCapture(), ruleCase)
  }
}
