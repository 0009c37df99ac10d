import Testing

/// Callbacks by closure and by publisher.
@Suite struct CallbackTests {
  /// An action may be called like the callback that it calls.
  @Test(arguments: ["onDelete?(1)", "self.onDelete?(1)", "guard isFilled(sender) else { return }; onDelete?(1)"])
  func `a method of the callback's name calls the callback`(call: String) {
    Fixture(
      """
      class ItemViewController: UIViewController {
        var onDelete: ((Int) -> Void)?
        @IBAction func onDelete(_ sender: UIBarButtonItem) { \(call) }
      }
      class EmptyViewController: UIViewController {}
      class ItemCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = ItemViewController()
          page.onDelete = { [weak self] _ in self?.showEmpty() }
          navigation.pushViewController(page, animated: true)
        }
        func showEmpty() { navigation.pushViewController(EmptyViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ItemViewController -> ItemCoordinator via closure links onDelete strong messages onDelete
      flow ItemViewController -> EmptyViewController onDelete push by ItemCoordinator
      screen ItemCoordinator -> EmptyViewController push
      screen ItemCoordinator -> ItemViewController push initial
      """)
  }

  /// The ways to set the closure of a child.
  @Test(arguments: [
    "feed.onFinish = { [weak self] in self?.ended() }",
    "feed.onFinish = { [unowned self] in ended() }",
    "feed.onFinish = { self.ended() }",
    "feed.onFinish = ended",
    "feed.onFinish = self.ended",
    "let end = { [weak self] in\n guard let self else { return }\n self.ended()\n }\nfeed.onFinish = end",
    "wire(feed) { [weak self] in self?.ended() }",
    "feed.onFinish = ender()",
    "feed.listen { [weak self] in self?.ended() }",
  ])
  func `a child calls back by a closure`(statement: String) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var onFinish: (() -> Void)?
        func start() {}
        func listen(_ end: @escaping () -> Void) { onFinish = end }
        func finish() { onFinish?() }
      }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          let feed = FeedCoordinator()
          \(statement)
          child = feed
          feed.start()
        }
        func wire(_ feed: FeedCoordinator, end: @escaping () -> Void) { feed.onFinish = end }
        func ender() -> () -> Void { { [weak self] in self?.ended() } }
        func ended() { child = nil }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started removed
      delegate FeedCoordinator -> AppCoordinator via closure links onFinish strong messages onFinish
      """)
  }

  @Test(arguments: [
    "FeedViewModel(onSelect: { [weak self] item in self?.show(item) })",
    "FeedViewModel { [weak self] in self?.show($0) }",
    "FeedViewModel(onSelect: show)",
    "FeedViewModel(onSelect: self.show(_:))",
    "FeedViewModel(onSelect: { item in self.show(item) })",
  ])
  func `a closure is bound to a parameter of the initializer`(expression: String) {
    Fixture(
      """
      class FeedViewModel {
        private let onSelect: (Int) -> Void
        init(onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect }
        func tapped() { onSelect(1) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.tapped() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let viewModel = \(expression)
          navigation.pushViewController(FeedViewController(viewModel: viewModel), animated: true)
        }
        func show(_ item: Int) {}
      }
      """
    ).expect(
      """
      delegate FeedViewModel -> FeedCoordinator via closure links onSelect strong messages onSelect
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  /// What a coordinator's closure does, and whom it is a callback of.
  @Test(arguments: [
    ("self?.detail?.handle()", "DetailCoordinator"),
    ("guard let self else { return }; self.detail?.handle()", "DetailCoordinator"),
    ("self?.detail?.start()", "ListCoordinator"),
    ("self?.detail?.handle(); self?.close()", "ListCoordinator"),
    ("self?.forward()", "ListCoordinator"), ("self?.parent?.handle()", "ListCoordinator"),
  ])
  func `a closure that only hands on to another coordinator calls that back`(
    statement: String, target: String
  ) {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onOpen: (() -> Void)?
        func tap() { onOpen?() }
      }
      class DetailViewController: UIViewController {}
      class DetailCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { handle() }
        func handle() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        var detail: DetailCoordinator?
        weak var parent: DetailCoordinator?
        func start() {
          let list = ListViewController()
          list.onOpen = { [weak self] in \(statement) }
          detail = DetailCoordinator(navigation: navigation)
          navigation.pushViewController(list, animated: true)
        }
        func forward() { detail?.handle() }
        func close() {}
      }
      """
    ).expect(
      "delegate ListViewController -> \(target) via closure links onOpen strong messages onOpen", kind: "delegate")
  }

  @Test func `a closure that only does something with a screen tells its coordinator nothing`() {
    Fixture(
      """
      extension UIViewController {
        func alert(_ message: String) {
          present(UIAlertController(title: "", message: message, preferredStyle: .alert), animated: true)
        }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func tap() { model.tap() }
      }
      class DetailViewController: UIViewController {}
      class ListViewModel {
        var onOpen: (() -> Void)?
        var onError: ((String) -> Void)?
        func tap() {
          onOpen?()
          onError?("")
        }
      }
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel()
          let list = ListViewController(model: model)
          model.onError = { [weak list] message in list?.alert(message) }
          model.onOpen = { [weak self] in self?.open() }
          navigation.setViewControllers([list], animated: true)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewModel -> ListCoordinator via closure links onOpen strong messages onOpen
      flow ListViewController -> DetailViewController onOpen push by ListCoordinator
      screen ListCoordinator -> DetailViewController push
      screen ListCoordinator -> ListViewController root
      """)
  }

  @Test func `flow actions are closures in a struct`() {
    Fixture(
      """
      struct FeedActions {
        let open: (Int) -> Void
        let close: () -> Void
      }
      class FeedViewModel {
        private let actions: FeedActions
        init(actions: FeedActions) { self.actions = actions }
        func selected() { actions.open(1) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.selected() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let actions = FeedActions(open: showDetail, close: close)
          let screen = FeedViewController(viewModel: FeedViewModel(actions: actions))
          navigation.pushViewController(screen, animated: true)
        }
        func showDetail(_ item: Int) {}
        func close() {}
      }
      """
    ).expect(
      """
      delegate FeedViewModel -> FeedCoordinator via closure links actions strong messages open
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  /// Subscriptions to `output`, a publisher of Combine.
  @Test(arguments: [
    "viewModel.output.sink { [weak self] in self?.handle($0) }.store(in: &bag)",
    "viewModel.output.sink(receiveValue: handle).store(in: &bag)",
    "viewModel.output.receive(on: DispatchQueue.main).sink { [weak self] item in self?.handle(item) }.store(in: &bag)",
    "viewModel.output\n.removeDuplicates()\n.debounce(for: 1, scheduler: RunLoop.main)\n.sink { [unowned self] item in handle(item) }.store(in: &bag)",
    "let stream = viewModel.output\nstream.sink { [weak self] in self?.handle($0) }.store(in: &bag)",
    "viewModel.output.map { $0 + 1 }.sink { [weak self] item in self?.handle(item) }.store(in: &bag)",
    "viewModel.output.sink { [weak self] item in\n guard let self else { return }\n switch item { default: self.handle(item) }\n }.store(in: &bag)",
    "Task { for await item in viewModel.output.values { self.handle(item) } }",
  ])
  func `a coordinator listens to a publisher`(statement: String) {
    Fixture(
      """
      class FeedViewModel {
        let output = PassthroughSubject<Int, Never>()
        func selected() { output.send(1) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.selected() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let viewModel = FeedViewModel()
          \(statement)
          navigation.pushViewController(FeedViewController(viewModel: viewModel), animated: true)
        }
        func handle(_ item: Int) {}
      }
      """
    ).expect(
      """
      delegate FeedViewModel -> FeedCoordinator via publisher links output messages output
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  /// Subscriptions to `output`, an observable of RxSwift.
  @Test(arguments: [
    "viewModel.output.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)",
    "viewModel.output.bind(onNext: handle).disposed(by: bag)",
    "viewModel.output.bind { [weak self] in self?.handle($0) }.disposed(by: bag)",
    "viewModel.output.observe(on: MainScheduler.instance).subscribe(with: self, onNext: { owner, item in owner.handle(item) }).disposed(by: bag)",
    "viewModel.output.withUnretained(self).subscribe(onNext: { owner, item in owner.handle(item) }).disposed(by: bag)",
    "viewModel.output.withUnretained(self).bind { $0.handle($1) }.disposed(by: bag)",
    "viewModel.output.asDriver(onErrorJustReturn: 1).drive(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)",
    "viewModel.output.asSignal().emit(with: self) { owner, item in owner.handle(item) }.disposed(by: bag)",
    "viewModel.output.do(onNext: { [weak self] in self?.handle($0) }).subscribe().disposed(by: bag)",
  ])
  func `a coordinator listens to an observable`(statement: String) {
    Fixture(
      """
      class FeedViewModel {
        let output = PublishRelay<Int>()
        func selected() { output.accept(1) }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.selected() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let viewModel = FeedViewModel()
          \(statement)
          navigation.pushViewController(FeedViewController(viewModel: viewModel), animated: true)
        }
        func handle(_ item: Int) {}
      }
      """
    ).expect(
      """
      delegate FeedViewModel -> FeedCoordinator via publisher links output messages output
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  @Test func `a child's actions are told apart by their case`() {
    Fixture(
      """
      enum FeedAction {
        case opened(Int)
        case closed
      }
      class FeedCoordinator: Coordinator {
        private let actionsSubject = PassthroughSubject<FeedAction, Never>()
        var actions: AnyPublisher<FeedAction, Never> { actionsSubject.eraseToAnyPublisher() }
        func start() { actionsSubject.send(.opened(1)) }
        func close() { actionsSubject.send(.closed) }
      }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        var bag: Set<AnyCancellable> = []
        func start() {
          let feed = FeedCoordinator()
          1️⃣feed.actions
            .sink { [weak self] action in
              guard let self else { return }
              switch action {
              case .opened: break
              case .closed: self.child = nil
              }
            }
            .store(in: &bag)
          child = feed
          feed.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started removed
      delegate FeedCoordinator -> AppCoordinator via publisher links actions messages actions.closed,actions.opened @1️⃣
      """)
  }

  @Test func `a coordinator listens to an asynchronous stream`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        let events: AsyncStream<Int>
        init(events: AsyncStream<Int>) { self.events = events }
        func start() {}
      }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          let feed = FeedCoordinator(events: AsyncStream { _ in })
          child = feed
          feed.start()
          Task { [weak self] in
            for await event in 1️⃣feed.events { self?.ended() }
          }
        }
        func ended() { child = nil }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started removed
      delegate FeedCoordinator -> AppCoordinator via publisher links events @1️⃣
      """)
  }

  @Test func `what a callback gives to be done is done for who asked`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        enum Event { case help(UINavigationController), news }
        var onEvent: ((Event) -> (() -> Void))?
        func helpTapped() { onEvent?(.help(UINavigationController()))() }
        func newsTapped() { onEvent?(.news)() }
      }
      class HelpViewController: UIViewController {}
      class NewsViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onEvent = { [weak self] event in
            let action: () -> Void
            switch event {
            case .help(let stack): action = { self?.showHelp(on: stack) }
            case .news: action = { self?.showNews() }
            }
            return action
          }
          navigation.pushViewController(feed, animated: true)
        }
        func showHelp(on stack: UINavigationController) { stack.present(HelpViewController(), animated: true) }
        func showNews() { navigation.pushViewController(NewsViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> FeedCoordinator via closure links onEvent strong messages onEvent
      flow FeedViewController -> HelpViewController onEvent present by FeedCoordinator
      flow FeedViewController -> NewsViewController onEvent push by FeedCoordinator
      screen FeedCoordinator -> FeedViewController push
      screen FeedCoordinator -> HelpViewController present
      screen FeedCoordinator -> NewsViewController push
      """)
  }

  /// A coordinator sets a callback that only another one acts on, which it has from its parent.
  @Test(arguments: [
    "guard let root = self.root as? AppCoordinator else { return }; model.onEdit = { root.showEdit() }",
    "if let root = root as? AppCoordinator { model.onEdit = { [weak root] in root?.showEdit() } }",
    "let root = self.root as! AppCoordinator; model.onEdit = root.showEdit",
  ])
  func `a callback that acts on another coordinator alone calls that one back`(wiring: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() {
          let page = PageCoordinator(root: self, navigation: navigation)
          children.append(page)
          page.start()
        }
        func showEdit() { navigation.pushViewController(EditViewController(), animated: true) }
      }
      class PageCoordinator: Coordinator {
        weak var root: Coordinator?
        let navigation: UINavigationController
        let model = PageModel()
        init(root: Coordinator, navigation: UINavigationController) { self.root = root; self.navigation = navigation }
        func start() {
          connect()
          navigation.setViewControllers([PageViewController(model: model)], animated: false)
        }
        private func connect() { \(wiring) }
      }
      class PageModel { var onEdit: (() -> Void)?; func edit() { onEdit?() } }
      class PageViewController: UIViewController {
        let model: PageModel
        init(model: PageModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func tapped() { model.edit() }
      }
      class EditViewController: UIViewController {}
      """
    ).expect("flow PageViewController -> EditViewController onEdit push by AppCoordinator", kind: "flow")
  }
}
