import Testing

/// What a name stands for: a local, a local function, a member, a static or a global.
@Suite struct ScopeTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # a global
          current = feed
      > var current: Coordinator?
      # a global of another file
          current = feed
      > //- Globals.swift
      > var current: FeedCoordinator!
      # a private global with a value
          current = feed
      > private var current: Coordinator? = nil
      # a global list
          current.append(feed)
      > var current: [Coordinator] = []
      # a global list that is joined
          current += [feed]
      > var current: [Coordinator] = []
      # a global dictionary
          current["feed"] = feed
      > var current: [String: Coordinator] = [:]
      # a static of another type
          Registry.current = feed
      > enum Registry { static var current: Coordinator? }
      # a static list of another type
          Registry.current.append(feed)
      > enum Registry { static var current: [Coordinator] = [] }
      # a local
          var current: Coordinator?
          current = feed
          print(current)
      # a local that shadows a global
          var current: Coordinator?
          current = feed
          print(current)
      > var current: Coordinator?
      """))
  func `what is kept outside of a coordinator is not the coordinator's property`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        func start() {
          let feed = FeedCoordinator()
          \(way.code)
          feed.start()
        }
      }
      \(way.outcome)
      """
    ).expect("child AppCoordinator -> FeedCoordinator none started", kind: "child")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # current = feed
        var current: Coordinator?
      > property
      # self.current = feed
        var current: Coordinator?
      > property
      # children.append(feed)
        private var children: [Coordinator] = []
      > collection
      # let keep = { self.current = feed }; keep()
        var current: Coordinator?
      > property
      """))
  func `a property that has the name of a global is the property`(way: FixtureCase) {
    Fixture(
      """
      var current: Coordinator?
      var children: [Coordinator] = []
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        \(way.code)
        func start() {
          let feed = FeedCoordinator()
          \(way.name)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator \(way.outcome) started", kind: "child")
  }

  @Test func `a property of a superclass has precedence over a global`() {
    Fixture(
      """
      class BaseCoordinator: Coordinator {
        var current: Coordinator?
        func start() {}
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: BaseCoordinator {
        override func start() {
          let feed = FeedCoordinator()
          current = feed
          feed.start()
        }
      }
      //- Globals.swift
      var current: Coordinator?
      """
    ).expect("child AppCoordinator -> FeedCoordinator property started", kind: "child")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a variable
          var current: Coordinator?
          current = feed
          print(current)
      # an unwrapped copy
          if var current {
            current = feed
            print(current)
          }
      # a parameter of a closure
          let keep: (inout Coordinator?) -> Void = { current in current = feed }
          var last: Coordinator?
          keep(&last)
      # a parameter of a local function
          func keep(_ current: inout Coordinator?) { current = feed }
          var last: Coordinator?
          keep(&last)
      """))
  func `a local has precedence over a property`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var current: Coordinator?
        func start() { open(nil) }
        func open(_ other: Coordinator?) {
          let feed = FeedCoordinator()
          \(way.code)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator none started", kind: "child")
  }

  @Test func `what a global keeps is still reached through it`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var onFinish: (() -> Void)?
        func start() {}
        func finish() { onFinish?() }
      }
      var current: FeedCoordinator?
      class AppCoordinator: Coordinator {
        func start() {
          current = FeedCoordinator()
          current?.onFinish = { [weak self] in self?.ended() }
          current?.start()
        }
        func ended() { current = nil }
      }
      """
    ).expect(
      """
      delegate FeedCoordinator -> AppCoordinator via closure links onFinish strong messages onFinish
      """, kind: "delegate")
  }

  @Test func `two coordinators that assign one global do not have each other's child`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      class HomeCoordinator: Coordinator {
        func start() {
          current = FeedCoordinator()
          current?.start()
        }
      }
      class MenuCoordinator: Coordinator {
        func start() {
          let search = SearchCoordinator()
          current = search
          search.start()
        }
      }
      //- Globals.swift
      var current: Coordinator?
      """
    ).expect(
      """
      child HomeCoordinator -> FeedCoordinator none started
      child MenuCoordinator -> SearchCoordinator none started
      """, kind: "child")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # set as it is
          func done() { child = nil }
          let feed = FeedCoordinator()
          feed.onFinish = done
          child = feed
          feed.start()
      # passed to the initializer
          func done() { ended() }
          let feed = FeedCoordinator(onFinish: done)
          child = feed
          feed.start()
      # kept in a constant first
          func done() { ended() }
          let feed = FeedCoordinator()
          let end = done
          feed.onFinish = end
          child = feed
          feed.start()
      # called by a closure
          func done() { ended() }
          let feed = FeedCoordinator()
          feed.onFinish = { done() }
          child = feed
          feed.start()
      # called in closures in closures
          func done() { ended() }
          let feed = FeedCoordinator()
          feed.onFinish = { DispatchQueue.main.async { UIView.animate(withDuration: 0) { done() } } }
          child = feed
          feed.start()
      # passed on by a closure
          func done() { ended() }
          let feed = FeedCoordinator()
          feed.onFinish = { DispatchQueue.main.async(execute: done) }
          child = feed
          feed.start()
      # declared after its use
          let feed = FeedCoordinator()
          feed.onFinish = done
          child = feed
          feed.start()
          func done() { ended() }
      # one that calls another
          func done() { close() }
          func close() { ended() }
          let feed = FeedCoordinator()
          feed.onFinish = done
          child = feed
          feed.start()
      # one in another
          func make() -> FeedCoordinator {
            func done() { ended() }
            return FeedCoordinator(onFinish: done)
          }
          let feed = make()
          child = feed
          feed.start()
      # one that wires
          func wire(_ feed: FeedCoordinator) { feed.onFinish = { [weak self] in self?.ended() } }
          let feed = FeedCoordinator()
          wire(feed)
          child = feed
          feed.start()
      # returned by another
          func ender() -> () -> Void { { [weak self] in self?.ended() } }
          let feed = FeedCoordinator()
          feed.onFinish = ender()
          child = feed
          feed.start()
      # with a name that a method has
          func finish() { ended() }
          let feed = FeedCoordinator()
          feed.onFinish = finish
          child = feed
          feed.start()
      # one that calls itself
          func done() { navigation.isEmpty ? ended() : done() }
          let navigation: [Int] = []
          let feed = FeedCoordinator()
          feed.onFinish = done
          child = feed
          feed.start()
      """))
  func `a local function is a callback`(way: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var onFinish: (() -> Void)?
        init(onFinish: (() -> Void)? = nil) { self.onFinish = onFinish }
        func start() {}
        func finish() { onFinish?() }
      }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
      \(way.code)
        }
        func ended() { child = nil }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started removed
      delegate FeedCoordinator -> AppCoordinator via closure links onFinish strong messages onFinish
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # to a method
          func select(_ item: Int) { showDetail(item) }
          list.onSelect = select
      # to a captured object
          func select(_ item: Int) {
            let detail = DetailViewController()
            navigation.pushViewController(detail, animated: true)
          }
          list.onSelect = select
      # through a closure
          func select(_ item: Int) { showDetail(item) }
          list.onSelect = { item in select(item) }
      """))
  func `a local function hands on what it is given`(way: FixtureCase) {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSelect: ((Int) -> Void)?
        func tapped() { onSelect?(1) }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() {
          let list = ListViewController()
          \(way.code)
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail(_ item: Int) { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> FeedCoordinator via closure links onSelect strong messages onSelect
      flow ListViewController -> DetailViewController onSelect push by FeedCoordinator
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> ListViewController root
      """)
  }

  @Test func `a local function that nobody calls or passes sends nothing`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var onFinish: (() -> Void)?
        func start() {}
        func finish() { onFinish?() }
      }
      class AppCoordinator: Coordinator {
        var child: FeedCoordinator?
        func start() {
          func done() { child = nil }
          let feed = FeedCoordinator()
          feed.onFinish = { print("done") }
          child = feed
          feed.start()
        }
      }
      """
    ).expect("", kind: "delegate")
  }

  @Test func `a method is not taken for a local function of another method`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var onFinish: (() -> Void)?
        func start() {}
        func finish() { onFinish?() }
      }
      class HelpCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func prepare() {
          func done() {
            let help = HelpCoordinator()
            help.start()
          }
          print(1)
        }
        func start() {
          let feed = FeedCoordinator()
          feed.onFinish = done
          child = feed
          feed.start()
        }
        func done() { child = nil }
      }
      """
    ).expect(
      """
      delegate FeedCoordinator -> AppCoordinator via closure links onFinish strong messages onFinish
      """, kind: "delegate")
  }

  @Test func `a nested type does not hide what the base of the type around it inherits`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ListScreen(), animated: true) }
      }
      class ListScreen: ThemedScreen { enum Key: String { case title } }
      class ThemedScreen: UIViewController {}
      """
    ).expect("screen AppCoordinator -> ListScreen push")
  }

  @Test func `an extension holds for what conforms to all that it asks for`() {
    Fixture(
      """
      protocol Input { func open() }
      protocol Output {}
      protocol ViewModel { var input: Input { get } }
      extension ViewModel where Self: Input & Output { var input: Input { self } }
      extension ViewModel where Self: Output & UIViewController { var input: Input { OtherInput() } }
      class OtherInput: Input { func open() {} }
      class ListViewModel: ViewModel, Input, Output {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func open() { coordinator.showItem() }
      }
      class ListViewController: UIViewController {
        let viewModel: ViewModel
        init(viewModel: ViewModel) { self.viewModel = viewModel }
        func tap() { viewModel.input.open() }
      }
      class ItemViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController(viewModel: ListViewModel(coordinator: self))
          navigation.pushViewController(list, animated: true)
        }
        func showItem() { navigation.pushViewController(ItemViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> ItemViewController showItem push by AppCoordinator", kind: "flow")
  }
}
