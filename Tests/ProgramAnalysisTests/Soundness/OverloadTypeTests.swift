import Testing

/// Overloads that differ in the type of one parameter, called with what only declarations tell the type of.
@Suite struct OverloadTypeTests {
  @Test func `before Swift 3 the first argument of a method had no label`() {
    Fixture(
      """
      protocol ListDelegate: AnyObject {
        func listSelect(list: ListViewController)
        func listShare(list: ListViewController, of item: String)
      }
      class ListViewController: UIViewController {
        weak var delegate: ListDelegate?
        @objc func tap() { delegate?.listSelect(self) }
        @objc func share() { delegate?.listShare(self, of: "") }
      }
      class DetailViewController: UIViewController {}
      class ShareViewController: UIViewController {}
      class ListCoordinator: Coordinator, ListDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.delegate = self
          navigation.pushViewController(list, animated: true)
        }
        func listSelect(list: ListViewController) { navigation.pushViewController(DetailViewController(), animated: true) }
        func listShare(list: ListViewController, of item: String) {
          navigation.pushViewController(ShareViewController(), animated: true)
        }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController listSelect push by ListCoordinator
      flow ListViewController -> ShareViewController listShare push by ListCoordinator
      """, kind: "flow")
  }

  /// So it was with static methods, and `Void` needed no argument.
  @Test func `before Swift 4 less was written`() {
    Fixture(
      """
      protocol ListDelegate: AnyObject { func listSelect() }
      class ListViewController: UIViewController {
        weak var delegate: ListDelegate?
        static func makeWithDelegate(delegate: ListDelegate, title: String) -> UIViewController {
          let list = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! ListViewController
          list.delegate = delegate
          return list
        }
        @objc func tap() { delegate?.listSelect() }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator, ListDelegate {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ListViewController.makeWithDelegate(self, title: ""), animated: true)
        }
        func listSelect() { open() }
        private func open(_ state: Void) { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links delegate protocol ListDelegate weak messages listSelect
      flow ListViewController -> DetailViewController listSelect push by ListCoordinator
      screen ListCoordinator -> ListViewController push initial
      screen ListCoordinator -> DetailViewController push
      """)
  }

  private func app(_ members: String) -> Fixture {
    Fixture(
      """
      struct Book { let title: String }
      struct Author { let books: [Book]; let favorite: Book }
      final class Box<Element> {
        typealias Listener = (Element) -> Void
        private var listener: Listener?
        var value: Element { didSet { listener?(value) } }
        init(_ value: Element) { self.value = value }
        func bind(_ listener: @escaping Listener) { self.listener = listener }
        func observe(with listener: @escaping (Element) -> Void) { self.listener = listener }
      }
      class ShelfModel {
        var books: [Book] = []
        var byTitle: [String: Book] = [:]
        var author: Author
        let selected: Box<Book?> = Box(nil)
        init(author: Author) { self.author = author }
        func book(at index: Int) -> Book { books[index] }
        func favorite(of name: String) -> Author { author }
        func favorite(of index: Int) -> Book { books[index] }
        func load() {}
      }
      final class ShelfViewController: UIViewController {
        let model: ShelfModel
        weak var coordinator: ShopCoordinator?
        init(model: ShelfModel) { self.model = model }
        \(members)
      }
      final class BookViewController: UIViewController {}
      final class AuthorViewController: UIViewController {}
      final class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        let model: ShelfModel
        init(model: ShelfModel) { self.model = model }
        func start() {
          let shelf = ShelfViewController(model: model)
          shelf.coordinator = self
          navigation.viewControllers = [shelf]
        }
        func open(_ book: Book) { navigation.pushViewController(BookViewController(), animated: true) }
        func open(_ author: Author) { navigation.pushViewController(AuthorViewController(), animated: true) }
      }
      """)
  }

  private static let book = "flow ShelfViewController -> BookViewController open push by ShopCoordinator"
  private static let author = "flow ShelfViewController -> AuthorViewController open push by ShopCoordinator"

  @Test(arguments: [
    "func tap(_ index: Int) { coordinator?.open(model.books[index]) }",
    "func tap(_ index: Int) { let book = model.books[index]; coordinator?.open(book) }",
    "func tap(_ title: String) { guard let book = model.byTitle[title] else { return }; coordinator?.open(book) }",
    "func tap() { if let book = model.books.first { coordinator?.open(book) } }",
    "func tap() { coordinator?.open(model.author.favorite) }",
    "func tap() { coordinator?.open(model.author.books.randomElement() ?? model.author.favorite) }",
    "func tap(_ index: Int) { coordinator?.open(model.book(at: index)) }",
    "func tap(_ item: Any) { coordinator?.open(item as! Book) }",
    "override func viewDidLoad() { model.selected.bind { [weak self] book in guard let book else { return }; self?.coordinator?.open(book) } }",
    "override func viewDidLoad() { model.selected.bind { [weak self] in guard let book = $0 else { return }; self?.coordinator?.open(book) } }",
    "override func viewDidLoad() { model.selected.observe { book in DispatchQueue.main.async { self.coordinator?.open(book!) } } }",
  ])
  func `the declared type tells which is meant`(members: String) {
    app(members).expect(Self.book, kind: "flow")
  }

  @Test func `a name means the nearest that has it`() {
    app("var item: Author?; func tap(_ item: Book?) { if let item { coordinator?.open(item) } }").expect(
      Self.book, kind: "flow")
  }

  /// Declarations do not tell: any of them may be meant.
  @Test(arguments: [
    "func tap(_ key: Any) { coordinator?.open(model.favorite(of: read(key))) }\n func read<Key>(_ key: Any) -> Key { fatalError() }",
    "func tap() { coordinator?.open(model.byTitle.first!) }",
    "var item: Book?; func tap(_ items: [Any]) { for item in items { coordinator?.open(item) } }",
    "func tap(_ index: Int) { coordinator?.open(decode(index)) }\n func decode<Item>(_ index: Int) -> Item { fatalError() }",
    "func tap(_ item: Any) { coordinator?.open(item) }",
  ])
  func `what may be either goes to both`(members: String) {
    app(members).expect([Self.book, Self.author].map { $0 + " likely" }.joined(separator: "\n"), kind: "flow")
  }

  @Test func `of overloads that are handed on, the one for what is passed runs`() {
    Fixture(
      """
      enum Page: Hashable { case pier, tide }
      enum Card: Identifiable { case crew; var id: Int { 0 } }
      class HarborCoordinator: ObservableObject {
        @Published var path: [Page] = []
        @Published var card: Card?
        func open(_ page: Page) { path.append(page) }
        func open(_ card: Card) { self.card = card }
        @ViewBuilder func build(_ card: Card) -> some View { switch card { case .crew: CrewView() } }
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .pier: PierView()
          case .tide: TideView()
          }
        }
      }
      struct PierView: View {
        @EnvironmentObject var harbor: HarborCoordinator
        var body: some View {
          Button("") { harbor.open(Page.tide) }
          Button("") { harbor.open(Card.crew) }
        }
      }
      struct TideView: View { var body: some View { Text("") } }
      struct CrewView: View { var body: some View { Text("") } }
      struct HarborStack: View {
        @StateObject private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            harbor.build(Page.pier)
              .sheet(item: $harbor.card, content: harbor.build)
              .navigationDestination(for: Page.self, destination: harbor.build)
          }
          .environmentObject(harbor)
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      delegate PierView -> HarborCoordinator via delegate links harbor strong messages open
      flow PierView -> CrewView open present by HarborCoordinator
      flow PierView -> TideView open push by HarborCoordinator
      root HarborStack -> HarborCoordinator retained
      screen HarborCoordinator -> CrewView present
      screen HarborCoordinator -> PierView push
      screen HarborCoordinator -> PierView root
      screen HarborCoordinator -> TideView push
      """)
  }

  /// Source of which one half was changed and the other not yet.
  @Test(arguments: [
    "DetailModel(coordinator: self, page: 3)", "DetailModel(coordinator: self)", "DetailModel.make(for: self, page: 3)",
    "factory.model(for: self, page: 3)",
  ])
  func `arguments that fit no function belong to the one that most of them fit`(model: String) {
    Fixture(
      """
      final class DetailModel {
        weak var coordinator: ShopCoordinator?
        init(id: Int, coordinator: ShopCoordinator) { self.coordinator = coordinator }
        init(title: String) {}
        static func make(for coordinator: ShopCoordinator) -> DetailModel { DetailModel(id: 1, coordinator: coordinator) }
        func close() { coordinator?.close() }
      }
      final class ModelFactory {
        func model(for coordinator: ShopCoordinator) -> DetailModel { DetailModel(id: 1, coordinator: coordinator) }
      }
      final class DetailViewController: UIViewController {
        let model: DetailModel
        init(model: DetailModel) { self.model = model }
        func tap() { model.close() }
      }
      final class ShopCoordinator: Coordinator {
        let navigation = UINavigationController()
        let factory = ModelFactory()
        func start() { navigation.viewControllers = [DetailViewController(model: \(model))] }
        func close() {}
      }
      """
    ).expect(
      """
      delegate DetailModel -> ShopCoordinator via delegate links coordinator weak messages close
      screen ShopCoordinator -> DetailViewController root initial
      """)
  }

  /// A parameter has another label in one half of the source; UIKit's own method is meant where nothing else is labelled so.
  @Test(arguments: [
    ("stack.show(tide: page, animated: true, onShown: {})", "", "root"),
    ("stack.show(page: page, animated: true, onShown: {})", "", "root"),
    (
      "stack.present(page, animated: true, completion: nil)",
      "func present(tide: UIViewController, animated: Bool, completion: (() -> Void)?) {}", "present"
    ),
  ])
  func `one argument by another label is the one that is lacking`(call: String, own: String, transition: String) {
    Fixture(
      """
      class Stack: UINavigationController {
        func show<Page: UIViewController>(page: Page, animated: Bool, onShown: () -> Void) {
          setViewControllers([page], animated: animated)
        }
        \(own)
      }
      final class TideViewController: UIViewController {}
      final class TideCoordinator: Coordinator {
        let stack = Stack()
        func start() {
          let page = TideViewController()
          \(call)
        }
      }
      """
    ).expect("screen TideCoordinator -> TideViewController \(transition) initial", kind: "screen")
  }

  /// A protocol's requirement was given parameters, or its implementation was, and the other half not yet.
  @Test(arguments: [
    ("", "(id: String, name: String)", [Self.tide]), ("", "(id: String) ", [Self.tide]),
    (
      "func tide(id: Int) -> TideCoordinator { TideCoordinator(navigation: .init()) }", "(id: String, name: String)", []
    ),
  ])
  func `a call without arguments means the only method of its name`(other: String, parameters: String, rows: [String]) {
    Fixture(
      """
      protocol Dependencies { func tide() -> TideCoordinator }
      final class Container: Dependencies {
        \(other)
        func tide\(parameters) -> TideCoordinator { TideCoordinator(navigation: UINavigationController()) }
        func port() -> PortCoordinator { PortCoordinator(dependencies: self) }
      }
      final class PortCoordinator: Coordinator {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func start() { dependencies.tide().start() }
      }
      final class TideViewController: UIViewController {}
      final class TideCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let port = Container().port()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { port.start() }
      }
      """
    ).expect(rows.joined(separator: "\n"), kind: "child")
  }

  private static let tide = "child PortCoordinator -> TideCoordinator none started"

  /// A method of a class without source may have the arguments that the app's own has not.
  @Test func `arguments that fit no method may be meant for one without source`() {
    Fixture(
      """
      final class NoteViewController: UIViewController {}
      final class ShelfViewController: UIViewController {
        func place(_ page: UIViewController, at index: Int) { present(page, animated: true) }
      }
      final class ShopCoordinator: Coordinator {
        let shelf = ShelfViewController()
        func start() { shelf.place(NoteViewController(), at: 3, style: nil) }
      }
      """
    ).expect("")
  }

  /// What the app adds to initializers and static methods of others, and to those that every struct has, is not what is meant by theirs.
  @Test func `arguments that fit what has no source belong to that`() {
    Fixture(
      """
      final class HomeViewController: UIViewController { var actions: HomeActions? ; func tap() { actions?.onClose() } }
      final class DetailViewController: UIViewController {}
      final class NoteViewController: UIViewController {}
      struct HomeActions { let onOpen: () -> Void; let onClose: () -> Void }
      extension HomeActions { init(onOpen: @escaping () -> Void) { self.init(onOpen: onOpen, onClose: {}) } }
      extension UINavigationController {
        convenience init(rootViewController: UIViewController, title: String) {
          self.init(rootViewController: rootViewController)
          navigationBar.topItem?.title = title
        }
      }
      extension UIView {
        static func animate(withDuration duration: TimeInterval, springs: Bool, work: @escaping () -> Void) {
          animate(withDuration: duration, animations: work)
        }
      }
      final class ShopCoordinator: Coordinator {
        let window = UIWindow()
        var stack: UINavigationController?
        func start() {
          let home = HomeViewController()
          home.actions = HomeActions(onOpen: {}, onClose: { [weak self] in self?.show() })
          let stack = UINavigationController(rootViewController: home, title: "Home")
          self.stack = stack
          window.rootViewController = stack
        }
        func show() {
          stack?.present(UINavigationController(rootViewController: DetailViewController()), animated: true)
          UIView.animate(withDuration: 1, animations: { self.stack?.pushViewController(NoteViewController(), animated: false) })
        }
      }
      """
    ).expect(
      """
      delegate HomeViewController -> ShopCoordinator via closure links actions strong messages onClose
      flow HomeViewController -> DetailViewController onClose present by ShopCoordinator
      flow HomeViewController -> NoteViewController onClose push by ShopCoordinator
      screen ShopCoordinator -> DetailViewController present
      screen ShopCoordinator -> HomeViewController root initial
      screen ShopCoordinator -> NoteViewController push
      """)
  }
}
