import Testing

/// Shapes that tempt an analysis to grow by powers, at sizes that a debug build does at once; `.ci/growth` has them larger.
@Suite struct GrowthTests {
  // MARK: - Many of a kind

  @Test func `all children of one coordinator are found, and each calls it back`() {
    let count = 200
    let children = lines(count) { number in
      """
      class Flow\(number)Coordinator: Coordinator {
        weak var delegate: FlowDelegate?
        func start() {}
        func finish() { delegate?.flowDidFinish(self) }
      }
      """
    }
    let methods = lines(count) { number in
      """
      func showFlow\(number)() {
        let child = Flow\(number)Coordinator()
        child.delegate = self
        open(child)
      }
      """
    }
    Fixture(
      """
      protocol FlowDelegate: AnyObject { func flowDidFinish(_ flow: Coordinator) }
      \(children)
      class AppCoordinator: Coordinator, FlowDelegate {
        var children: [Coordinator] = []
        func start() {}
        func open(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
        func flowDidFinish(_ flow: Coordinator) { children.removeAll { $0 === flow } }
        \(methods)
      }
      """
    ).expectSoon(
      lines(count) { number in
        """
        child AppCoordinator -> Flow\(number)Coordinator collection started removed
        delegate Flow\(number)Coordinator -> AppCoordinator via delegate links delegate protocol FlowDelegate weak messages flowDidFinish
        """
      })
  }

  /// One variable holds them all.
  @Test func `all children of one list are found`() {
    let count = 150
    Fixture(
      """
      \(lines(count) { "class Flow\($0)Coordinator: Coordinator { func start() {} }" })
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let flows: [Coordinator] = [
            \(lines(count) { "Flow\($0)Coordinator()," })
          ]
          for flow in flows {
            children.append(flow)
            flow.start()
          }
        }
      }
      """
    ).expectSoon(lines(count) { "child AppCoordinator -> Flow\($0)Coordinator collection started" })
  }

  @Test func `all that implement one protocol are followed`() {
    let count = 150
    let routes = lines(count) { number in
      """
      class Flow\(number)Coordinator: Coordinator { func start() {} }
      struct Route\(number): Route { func make() -> Coordinator { Flow\(number)Coordinator() } }
      """
    }
    Fixture(
      """
      protocol Route { func make() -> Coordinator }
      \(routes)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let routes: [Route] = [
            \(lines(count) { "Route\($0)()," })
          ]
          for route in routes {
            let child = route.make()
            children.append(child)
            child.start()
          }
        }
      }
      """
    ).expectSoon(lines(count) { "child AppCoordinator -> Flow\($0)Coordinator collection started" })
  }

  @Test func `coordinators that all start each other end`() {
    let count = 24
    let others = { (number: Int) in (0..<count).filter { $0 != number } }
    let flows = lines(count) { number in
      """
      class Flow\(number)Coordinator: Coordinator {
        func start() {
          \(others(number).map { "Flow\($0)Coordinator().start()" }.joined(separator: "\n"))
        }
      }
      """
    }
    let edges = lines(count) { number in
      others(number).map { "child Flow\(number)Coordinator -> Flow\($0)Coordinator none started" }
        .joined(separator: "\n")
    }
    Fixture(flows).expectSoon(edges)
  }

  @Test func `a switch shows a screen a case`() {
    let count = 200
    Fixture(
      """
      enum Route {
        \(lines(count) { "case screen\($0)" })
      }
      \(lines(count) { "class Screen\($0)ViewController: UIViewController {}" })
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func show(_ route: Route) {
          switch route {
          \(lines(count) { "case .screen\($0): navigation.pushViewController(Screen\($0)ViewController(), animated: true)" })
          }
        }
      }
      """
    ).expectSoon(lines(count) { "screen AppCoordinator -> Screen\($0)ViewController push" })
  }

  @Test func `a function of a thousand lines is read to its end`() {
    let count = 100
    let statements = lines(count) { number in
      """
      let names\(number) = ["one", "two", "three"].map { $0.uppercased() }.filter { !$0.isEmpty }
      let title\(number) = names\(number).joined(separator: ", ")
      if title\(number).isEmpty {
        print("nothing", \(number))
      } else {
        for name in names\(number) {
          print(name, total)
        }
      }
      total += names\(number).count
      """
        + (number % 10 == 9
          ? "\nnavigation.pushViewController(Screen\(number)ViewController(title: title\(number)), animated: true)"
          : "")
    }
    let screens = (0..<count).filter { $0 % 10 == 9 }
    let types = screens.map { "class Screen\($0)ViewController: UIViewController { init(title: String) {} }" }
    Fixture(
      """
      \(types.joined(separator: "\n"))
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          var total = 0
          \(statements)
        }
      }
      """
    ).expectSoon(
      screens.map { "screen AppCoordinator -> Screen\($0)ViewController push" }.joined(separator: "\n"))
  }

  // MARK: - Depth

  @Test func `a long chain of coordinators is followed`() {
    let count = 200
    let flows = lines(count) { number in
      """
      class Flow\(number)Coordinator: Coordinator {
        var next: Coordinator?
        func start() {
          let next = Flow\(number + 1)Coordinator()
          self.next = next
          next.start()
        }
      }
      """
    }
    Fixture("\(flows)\nclass Flow\(count)Coordinator: Coordinator { func start() {} }").expectSoon(
      lines(count) { "child Flow\($0)Coordinator -> Flow\($0 + 1)Coordinator property started" })
  }

  /// As deep as the parser of a debug build goes.
  @Test func `closures in closures are followed`() {
    let depth = 9
    let opening = String(repeating: "perform { [weak self] in\nguard let self else { return }\n", count: depth)
    let closing = String(repeating: "}\n", count: depth)
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          \(opening)self.open(FeedCoordinator())
          \(closing)
        }
        func perform(_ work: @escaping () -> Void) { work() }
        func open(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      """
    ).expectSoon("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test func `each class of a deep hierarchy makes its own child`() {
    let depth = 100
    let levels = lines(depth) { number in
      let level = """
        class Flow\(number)Coordinator: Coordinator { func start() {} }
        class Level\(number)Coordinator: \(number == 0 ? "Coordinator" : "Level\(number - 1)Coordinator") {
          \(number == 0 ? "" : "override ")func makeChild() -> Coordinator { Flow\(number)Coordinator() }
        """
      guard number == 0 else { return "\(level)\n}" }
      return """
        \(level)
          var children: [Coordinator] = []
          func start() {
            let child = makeChild()
            children.append(child)
            child.start()
          }
        }
        """
    }
    let opening = lines(depth) { "open(Level\($0)Coordinator())" }
    Fixture(
      """
      \(levels)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          \(opening)
        }
        func open(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      """
    ).expectSoon(
      lines(depth) { number in
        """
        child AppCoordinator -> Level\(number)Coordinator collection started
        child Level\(number)Coordinator -> Flow\(number)Coordinator collection started
        """
      })
  }

  @Test(arguments: [2, 50])
  func `a child is found in the innermost of nested structs`(depth: Int) {
    let nesting = (1..<depth).map { "let wrapped\($0) = Wrapped(content: wrapped\($0 - 1))" }
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      struct Wrapped<Content> { let content: Content }
      class AppCoordinator: Coordinator {
        var flows: [Any] = []
        func start() {
          let feed = FeedCoordinator()
          let wrapped0 = Wrapped(content: feed)
          \(nesting.joined(separator: "\n"))
          flows.append(wrapped\(depth - 1))
          feed.start()
        }
      }
      """
    ).expectSoon("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test func `a child is started by the innermost of nested objects`() {
    let depth = 50
    let nesting = (1..<depth).map { "let box\($0) = FlowBox(box: box\($0 - 1))" }
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class FlowBox {
        let flow: Coordinator?
        let box: FlowBox?
        init(flow: Coordinator) {
          self.flow = flow
          self.box = nil
        }
        init(box: FlowBox) {
          self.flow = nil
          self.box = box
        }
        func begin() {
          flow?.start()
          box?.begin()
        }
      }
      class AppCoordinator: Coordinator {
        func start() {
          let box0 = FlowBox(flow: FeedCoordinator())
          \(nesting.joined(separator: "\n"))
          box\(depth - 1).begin()
        }
      }
      """
    ).expectSoon("child AppCoordinator -> FeedCoordinator none started")
  }

  /// A route runs the destinations of every stack, and each makes those of the stacks inside it.
  @Test func `stacks in stacks with one path end`() {
    let depth = 8
    let opening = """
      NavigationStack(path: $coordinator.path) {
        MoorView(coordinator: coordinator).navigationDestination(for: MoorRoute.self) { route in
      """
    Fixture(
      """
      enum MoorRoute: Hashable { case heath(Int), bog(Int) }
      @Observable final class MoorCoordinator: Coordinator {
        var path: [MoorRoute] = []
        func showHeath() { path.append(.heath(1)) }
        func showBog() { path.append(.bog(1)) }
        func start() {}
      }
      struct MoorView: View {
        let coordinator: MoorCoordinator
        var body: some View { Button("Heath") { coordinator.showHeath() } }
      }
      struct HeathView: View {
        let coordinator: MoorCoordinator
        var body: some View { Button("Bog") { coordinator.showBog() } }
      }
      struct BogView: View { var body: some View { Text("Bog") } }
      struct MoorCoordinatorView: View {
        @State private var coordinator = MoorCoordinator()
        var body: some View {
          \(lines(depth) { _ in opening })
          switch route {
          case .heath: HeathView(coordinator: coordinator)
          case .bog: BogView()
          }
          \(String(repeating: "} }", count: depth))
        }
      }
      @main struct MoorApp: App { var body: some Scene { WindowGroup { MoorCoordinatorView() } } }
      """, protocols: "protocol Coordinator: AnyObject { func start() }"
    ).expectSoon(
      """
      delegate HeathView -> MoorCoordinator via delegate links coordinator strong messages showBog
      delegate MoorView -> MoorCoordinator via delegate links coordinator strong messages showHeath
      flow HeathView -> BogView showBog push by MoorCoordinator
      flow HeathView -> MoorView showBog push by MoorCoordinator
      flow MoorView -> HeathView showHeath push by MoorCoordinator
      flow MoorView -> MoorView showHeath push by MoorCoordinator
      root MoorCoordinatorView -> MoorCoordinator retained
      screen MoorCoordinator -> BogView push
      screen MoorCoordinator -> HeathView push
      screen MoorCoordinator -> MoorView push
      screen MoorCoordinator -> MoorView root
      """)
  }

  /// Each overload must not evaluate the arguments again.
  @Test func `calls of overloads in calls of overloads end`() {
    let depth = 16
    let call = String(repeating: "make(", count: depth) + "FeedViewController()" + String(repeating: ")", count: depth)
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(\(call), animated: true) }
        func make(_ screen: FeedViewController) -> FeedViewController { screen }
        func make(_ screen: UIViewController) -> UIViewController { screen }
      }
      """
    ).expectSoon("screen AppCoordinator -> FeedViewController push")
  }

  /// Each listener asks whose stream it is that it stands in.
  @Test(arguments: [2, 30])
  func `listeners in a chain of listeners are evaluated once`(count: Int) {
    Fixture(
      """
      class Model {
        let picked = PassthroughSubject<Int, Never>()
        func pick() { picked.send(1) }
      }
      class ListViewController: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
        func tap() { model.pick() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = Model()
          model.picked
            \(lines(count) { _ in ".handleEvents(receiveOutput: { print($0) })" })
            .sink { [weak self] _ in self?.showDetail() }
            .store(in: &bag)
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expectSoon(
      """
      delegate Model -> AppCoordinator via publisher links picked messages picked
      flow ListViewController -> DetailViewController picked push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push initial
      """)
  }

  // MARK: - Through one place

  @Test func `a state that holds the state before it ends`() {
    let count = 40
    let methods = lines(count) { number in
      """
      func enter\(number)() {
        state = .step\(number)(state)
        show\(number)()
      }
      func show\(number)() { navigation.pushViewController(Screen\(number)ViewController(), animated: true) }
      """
    }
    let cases = lines(count) { number in
      """
      case .step\(number)(let earlier):
        state = earlier
        show\(number)()
      """
    }
    Fixture(
      """
      indirect enum State {
        case idle
        \(lines(count) { "case step\($0)(State)" })
      }
      \(lines(count) { "class Screen\($0)ViewController: UIViewController {}" })
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var state = State.idle
        func start() {}
        \(methods)
        func back() {
          switch state {
          case .idle: break
          \(cases)
          }
        }
      }
      """
    ).expectSoon(lines(count) { "screen AppCoordinator -> Screen\($0)ViewController push" })
  }

  @Test(
    .disabled("It takes longer than it may."))
  func `coordinators that enter one store are only their maker's children`() {
    let count = 100
    let flows = lines(count) { number in
      """
      class Flow\(number)Coordinator: Coordinator {
        let store: FlowStore
        var isOnTop = false
        init(store: FlowStore) { self.store = store }
        func start() { store.enter(self) { [weak self] store in self?.storeDidChange(store) } }
        func finish() { store.leave(self) }
        func storeDidChange(_ store: FlowStore) { isOnTop = store.top === self }
      }
      """
    }
    Fixture(
      """
      struct StoreEntry {
        let flow: Coordinator
        let onChange: (FlowStore) -> Void
      }
      class FlowStore {
        var entries: [StoreEntry] = []
        var top: Coordinator? { entries.last?.flow }
        func enter(_ flow: Coordinator, onChange: @escaping (FlowStore) -> Void) {
          entries.append(StoreEntry(flow: flow, onChange: onChange))
          notify()
        }
        func leave(_ flow: Coordinator) {
          entries = entries.filter { $0.flow !== flow }
          notify()
        }
        func notify() {
          for entry in entries { entry.onChange(self) }
        }
      }
      \(flows)
      class AppCoordinator: Coordinator {
        let store = FlowStore()
        var children: [Coordinator] = []
        func start() {
          \(lines(count) { "open(Flow\($0)Coordinator(store: store))" })
        }
        func open(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      """
    ).expectSoon(lines(count) { "child AppCoordinator -> Flow\($0)Coordinator collection started" }, kind: "child")
  }

  @Test func `a router that all share shows each one's own screen`() {
    let count = 60
    let children = { (number: Int) in (6 * number + 1..<6 * number + 7).filter { $0 < count } }
    let flows = lines(count) { number in
      let methods = children(number).map { child in
        """
        func showFlow\(child)() {
          let child = Flow\(child)Coordinator(router: router)
          child.onFinish = { [weak self, weak child] in
            guard let child else { return }
            self?.remove(child)
          }
          children.append(child)
          child.start()
        }
        """
      }
      return """
        class Flow\(number)ViewController: UIViewController {}
        class Flow\(number)Coordinator: Coordinator {
          var onFinish: (() -> Void)?
          let router: Router
          var children: [Coordinator] = []
          init(router: Router) { self.router = router }
          func start() {
            router.push(Flow\(number)ViewController()) { [weak self] in self?.onFinish?() }
          }
          func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
          \(methods.joined(separator: "\n"))
        }
        """
    }
    let edges = lines(count) { number in
      let wires = children(number).map { child in
        """
        child Flow\(number)Coordinator -> Flow\(child)Coordinator collection started removed
        delegate Flow\(child)Coordinator -> Flow\(number)Coordinator via closure links onFinish strong messages onFinish
        """
      }
      return (wires + ["screen Flow\(number)Coordinator -> Flow\(number)ViewController push"]).joined(separator: "\n")
    }
    Fixture(
      """
      protocol Router: AnyObject {
        func push(_ screen: UIViewController, onPop: (() -> Void)?)
        func pop()
      }
      class NavigationRouter: Router {
        let navigation: UINavigationController
        var completions: [UIViewController: () -> Void] = [:]
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ screen: UIViewController, onPop: (() -> Void)?) {
          if let onPop { completions[screen] = onPop }
          navigation.pushViewController(screen, animated: true)
        }
        func pop() {
          if let screen = navigation.popViewController(animated: true) { complete(screen) }
        }
        func complete(_ screen: UIViewController) {
          completions[screen]?()
          completions[screen] = nil
        }
      }
      \(flows)
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: Flow0Coordinator?
        func scene(_ scene: UIScene) {
          let router = NavigationRouter(navigation: UINavigationController())
          coordinator = Flow0Coordinator(router: router)
          coordinator?.start()
        }
      }
      """
    ).expectSoon("root SceneDelegate -> Flow0Coordinator retained\n\(edges)")
  }

  /// So many pages use one bar that its parts stand for several of them each: what a part does is not told of all that it stands for.
  @Test func `a part of a part leads each page only where its own model does`() {
    let count = 260
    let pages = lines(count) { number in
      """
      final class Model\(number): Acting {
        let onNext: () -> Void
        init(onNext: @escaping () -> Void) { self.onNext = onNext }
        func act() { onNext() }
      }
      struct Page\(number): View {
        let model: Model\(number)
        var body: some View { VStack { Bar(target: model) } }
      }
      """
    }
    let methods = lines(count) { number in
      """
      func show\(number)() {
        let model = Model\(number) { [weak self] in self?.show\((number + 1) % count)() }
        navigation.pushViewController(UIHostingController(rootView: Page\(number)(model: model)), animated: true)
      }
      """
    }
    Fixture(
      """
      import SwiftUI
      protocol Acting { func act() }
      struct Bar: View {
        let target: Acting
        var body: some View { HStack { BarButton(target: target) } }
      }
      struct BarButton: View {
        let target: Acting
        var body: some View { Button("Next") { target.act() } }
      }
      \(pages)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { show0() }
        \(methods)
      }
      """
    ).expectSoon(
      lines(count) { "flow Page\($0) -> Page\(($0 + 1) % count) onNext push by AppCoordinator" }, kind: "flow")
  }

  /// Many stacks build the view of the routes, each with routes that carry many things.
  @Test func `a view of routes leads each page only where its own routes do`() {
    let (routes, pages, stacks) = (6, 9, 8)
    let pushes = { (page: Int) in lines(routes) { "Button(\"Open\") { router.push(.route\($0)(Item\(page)())) }" } }
    let shown = (0..<pages).flatMap { page in
      (0..<routes).map { "flow Page\(page) -> Route\($0) push push by AppRouter" }
    }
    Fixture(
      """
      import SwiftUI
      class Item: Hashable {}
      enum Destination: Hashable {
        \(lines(routes) { "case route\($0)(Item)" })
        \(lines(pages) { "case page\($0)" })
      }
      @Observable final class AppRouter {
        var path = NavigationPath()
        func push(_ destination: Destination) { path.append(destination) }
      }
      @main struct ShopApp: App {
        @State private var router = AppRouter()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      struct RootView: View {
        @Environment(AppRouter.self) private var router
        var body: some View {
          @Bindable var router = router
          TabView {
            \(lines(stacks) { "NavigationStack(path: $router.path) { Home\($0)().destinations(Holder\($0)()) }" })
          }
        }
      }
      extension View {
        func destinations(_ holder: Holder) -> some View {
          navigationDestination(for: Destination.self) { destination in
            DestinationView(destination: destination, holder: holder)
          }
        }
      }
      struct DestinationView: View {
        let destination: Destination
        let holder: Holder
        var body: some View {
          switch destination {
          \(lines(routes) { "case .route\($0)(let item): Route\($0)(item: item)" })
          \(lines(pages) { "case .page\($0): Page\($0)()" })
          }
        }
      }
      class Holder {}
      \(lines(stacks) { "final class Holder\($0): Holder {}" })
      \(lines(stacks) { number in
        """
        struct Home\(number): View {
          @Environment(AppRouter.self) private var router
          var body: some View { Button("Page") { router.push(.page\(number)) } }
        }
        """
      })
      \(lines(routes) { "struct Route\($0): View { let item: Item; var body: some View { Text(\"\") } }" })
      \(lines(pages) { "final class Item\($0): Item {}" })
      \(lines(pages) { number in
        """
        struct Page\(number): View {
          @Environment(AppRouter.self) private var router
          var body: some View {
            VStack {
              \(pushes(number))
            }
          }
        }
        """
      })
      """, protocols: ""
    ).expectSoon(
      (shown + (0..<stacks).map { "flow Home\($0) -> Page\($0) push push by AppRouter" }).joined(separator: "\n"),
      kind: "flow")
  }

  /// Whoever sends through it meets only what its own event leads to.
  @Test(arguments: [2, 40])
  func `a hub keeps the events of its senders apart`(count: Int) {
    let screens = lines(count) { number in
      """
      class Detail\(number)ViewController: UIViewController {}
      class Screen\(number)ViewController: UIViewController {
        let hub: Hub
        init(hub: Hub) { self.hub = hub }
        func tapped() { hub.send(.event\(number)) }
      }
      """
    }
    let cases = lines(count) {
      "case .event\($0): navigation.pushViewController(Detail\($0)ViewController(), animated: true)"
    }
    let shown = lines(count) { "navigation.pushViewController(Screen\($0)ViewController(hub: hub), animated: true)" }
    Fixture(
      """
      enum Event {
        \(lines(count) { "case event\($0)" })
      }
      class Hub {
        var onEvent: ((Event) -> Void)?
        func send(_ event: Event) { onEvent?(event) }
      }
      \(screens)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let hub = Hub()
        func start() {
          hub.onEvent = { [weak self] event in self?.handle(event) }
          \(shown)
        }
        func handle(_ event: Event) {
          switch event {
          \(cases)
          }
        }
      }
      """
    ).expectSoon(
      lines(count) {
        "flow Screen\($0)ViewController -> Detail\($0)ViewController onEvent push by AppCoordinator"
      }, kind: "flow")
  }

  /// What a service is passed is asked each time whether something of the flow is in it.
  @Test func `lists of records with lists of records are read once`() {
    let count = 120
    let fields = (0..<8).map { "let part\($0): [Part]" }.joined(separator: "; ")
    let parts = (0..<8).map { "part\($0): parts" }.joined(separator: ", ")
    Fixture(
      """
      struct Part { let value: Any }
      struct Record { \(fields) }
      class Store {
        var records: [Record] = []
        func put(_ records: [Record]) { self.records = records }
      }
      class AppCoordinator: Coordinator {
        let store = Store()
        func start() {
          var parts: [Part] = []
          var records: [Record] = []
          \(lines(count) { "parts.append(Part(value: \($0)))" })
          \(lines(count) { _ in "records.append(Record(\(parts)))" })
          \(lines(count) { _ in "store.put(records)" })
        }
      }
      """
    ).expectSoon("")
  }

  /// What each alert holds enters the first, and so all others.
  @Test func `alerts that hand each other their actions end`() {
    let count = 24
    let alerts = lines(count) { number in
      """
      class Alert\(number): Alert {
        var actions: [AlertAction] = []
        init() { actions.append(AlertAction(title: "\(number)", handler: { print(\(number)) })) }
      }
      """
    }
    Fixture(
      """
      struct AlertAction {
        let title: String
        let handler: (() -> Void)?
      }
      protocol Alert: AnyObject { var actions: [AlertAction] { get set } }
      \(alerts)
      class AlertViewController: UIViewController {
        let alert: Alert
        init(alert: Alert) { self.alert = alert }
      }
      class AlertService {
        let navigation: UINavigationController
        var shown: [Alert] = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func show(_ alert: Alert) {
          shown.first?.actions = alert.actions
          shown.append(alert)
          navigation.present(AlertViewController(alert: alert), animated: true)
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        lazy var alerts = AlertService(navigation: navigation)
        func start() {
          \(lines(count) { "alerts.show(Alert\($0)())" })
        }
      }
      """
    ).expectSoon("screen AppCoordinator -> AlertViewController present")
  }

  /// A text for each number below `count`.
  private func lines(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }
}
