import Testing

/// Containers of the app's own: a dictionary by type, of which interpretation alone tells what is in it.
@Suite struct OwnContainerTests {
  @Test(arguments: [
    ResolvedModel(
      registration: """
        final class Box {
          static let shared = Box()
          private var makers: [String: Any] = [:]
          func register<T>(_ type: T.Type, _ make: @escaping (Box) -> T) { makers[String(describing: type)] = make }
          func resolve<T>(_ type: T.Type = T.self) -> T {
            let make = makers["\\(T.self)"] as! (Box) -> T
            return make(self)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func register() {
            Box.shared.register(ViewModel.self) { _ in HomeViewModel() }
            Box.shared.register(Int.self) { _ in 3 }
            Box.shared.register(DetailViewController.self) { _ in DetailViewController() }
          }
        }
        """,
      statement: """
        let model = Box.shared.resolve(ViewModel.self)
        """),
    ResolvedModel(
      registration: """
        final class Box {
          static let shared = Box()
          private var makers: [String: Any] = [:]
          func register<T>(_ type: T.Type, _ make: @escaping (Box) -> T) { makers[String(describing: type)] = make }
          func resolve<T>(_ type: T.Type = T.self) -> T {
            let make = makers["\\(T.self)"] as! (Box) -> T
            return make(self)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func register() {
            Box.shared.register(ViewModel.self) { _ in HomeViewModel() }
            Box.shared.register(Int.self) { _ in 3 }
            Box.shared.register(DetailViewController.self) { _ in DetailViewController() }
          }
        }
        """,
      property: """
        lazy var model: ViewModel = Box.shared.resolve()
        """),
    ResolvedModel(
      registration: """
        final class Box {
          static let shared = Box()
          private var makers: [String: Any] = [:]
          func register<T>(_ type: T.Type, _ make: @escaping (Box) -> T) { makers[String(describing: type)] = make }
          func resolve<T>(_ type: T.Type = T.self) -> T {
            let make = makers["\\(T.self)"] as! (Box) -> T
            return make(self)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func register() {
            Box.shared.register(ViewModel.self) { _ in HomeViewModel() }
            Box.shared.register(Int.self) { _ in 3 }
            Box.shared.register(DetailViewController.self) { _ in DetailViewController() }
          }
        }
        @propertyWrapper struct Inject<T> { var wrappedValue: T { Box.shared.resolve() } }
        """,
      property: """
        @Inject var model: ViewModel
        """),
    ResolvedModel(
      registration: """
        final class Box {
          static let shared = Box()
          private var makers: [String: Any] = [:]
          func register<T>(_ type: T.Type, _ make: @escaping (Box) -> T) { makers[String(describing: type)] = make }
          func resolve<T>(_ type: T.Type = T.self) -> T {
            let make = makers["\\(T.self)"] as! (Box) -> T
            return make(self)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func register() {
            Box.shared.register(ViewModel.self) { _ in HomeViewModel() }
            Box.shared.register(Int.self) { _ in 3 }
            Box.shared.register(DetailViewController.self) { _ in DetailViewController() }
          }
        }
        @propertyWrapper struct Inject<T> {
          private let box: Box
          init(_ box: Box) { self.box = box }
          lazy var wrappedValue: T = box.resolve(T.self)
        }
        """,
      property: """
        @Inject(Box.shared) var model: ViewModel
        """),
    ResolvedModel(
      registration: """
        final class Box {
          static let shared = Box()
          private var makers: [String: Any] = [:]
          func register<T>(_ type: T.Type, _ make: @escaping (Box) -> T) { makers[String(describing: type)] = make }
          func resolve<T>(_ type: T.Type = T.self) -> T {
            let make = makers["\\(T.self)"] as! (Box) -> T
            return make(self)
          }
        }
        protocol Registering { func register(in box: Box) }
        struct Models: Registering {
          func register(in box: Box) { box.register(ViewModel.self) { _ in HomeViewModel() } }
        }
        struct Texts: Registering {
          func register(in box: Box) { box.register(String.self) { _ in "" } }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func register() {
            let all: [Registering] = [Models(), Texts()]
            all.forEach { $0.register(in: .shared) }
          }
        }
        """,
      property: """
        var model: ViewModel { Box.shared.resolve() }
        """),
  ])
  func `what was registered for a type is made for who asks`(model: ResolvedModel) {
    model.fixture(importing: "").expect(ResolvedModel.graph)
  }

  @Test(arguments: [
    "func locked<T>(_ body: () -> T) -> T { body() }", "func logged<T>(_ value: T) -> T { value }",
    "func all<T>(_ values: [T]) -> T { values[0] }",
  ])
  func `what gives back what it was handed is no container`(function: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() { UINavigationController().pushViewController(HomeViewController(), animated: true) } }
      class HomeViewController: UIViewController {}
      final class Launcher {
              private let coordinator = AppCoordinator()
        \(function)
        func log<T>(_ value: T) { print(value) }
        func launch() { coordinator.start() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let launcher = Launcher()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { launcher.launch() }
      }
      """
    ).expect("root Launcher -> AppCoordinator retained", kind: "root")
  }

  @Test func `a container gives only what is of the type that was asked for`() {
    Fixture(
      """
      final class Box {
        private var things: [ObjectIdentifier: Any] = [:]
        func keep<T>(_ thing: T) { things[ObjectIdentifier(T.self)] = thing }
        func get<T>() -> T { things[ObjectIdentifier(T.self)] as! T }
      }
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let box = Box()
        func start() {
          box.keep(HomeViewController())
          box.keep(HelpViewController())
          let home: HomeViewController = box.get()
          UINavigationController().pushViewController(home, animated: true)
        }
      }
      """
    ).expect("screen AppCoordinator -> HomeViewController push")
  }

  /// A container of factories, asked by a coordinator for a child and by another for a service.
  private func asked(by key: String, before statement: String = "") -> Fixture {
    Fixture(
      """
      protocol Coordinator: AnyObject {
        var parent: Coordinator? { get set }
        func start()
      }
      final class Box {
        static let shared = Box()
        var makers: [String: (Box) -> Any] = [:]
        func register<T>(type: T.Type, make: @escaping (Box) -> Any) {
          \(statement)
          makers[\(key)] = make
        }
        func resolve<T>(type: T.Type) -> T? {
          \(statement)
          let thing = makers[\(key)]?(self) as? T
          return thing
        }
      }
      protocol SearchFlow: Coordinator {}
      protocol HelpFlow: Coordinator {}
      protocol Fetching {}
      class Fetcher: Fetching {}
      class SearchCoordinator: SearchFlow {
        weak var parent: Coordinator?
        func start() {}
        func fetch() { let fetcher = Box.shared.resolve(type: Fetching.self) }
      }
      class HelpCoordinator: HelpFlow {
        weak var parent: Coordinator?
        func start() {}
      }
      class TabCoordinator: Coordinator {
        weak var parent: Coordinator?
        var children: [Coordinator] = []
        func start() {}
        func setUp() {
          let search = SearchCoordinator()
          search.parent = self
          children.append(search)
          search.start()
        }
      }
      class AppCoordinator: Coordinator {
        weak var parent: Coordinator?
        var children: [Coordinator] = []
        func start() {}
        func help() {
          guard let help = Box.shared.resolve(type: HelpFlow.self) as? HelpCoordinator else { return }
          children.append(help)
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func register() {
          Box.shared.register(type: TabCoordinator.self) { _ in TabCoordinator() }
          Box.shared.register(type: HelpFlow.self) { _ in HelpCoordinator() }
          Box.shared.register(type: SearchFlow.self) { _ in SearchCoordinator() }
          Box.shared.register(type: Fetching.self) { _ in Fetcher() }
        }
      }
      """, protocols: "")
  }

  @Test(arguments: [
    ("\"\\(type)\"", ""), ("String(describing: type)", ""), ("\"\\(T.self)\"", ""),
    ("key", "let key = String(describing: T.self)"),
  ])
  func `what was registered for other types is not made`(key: String, statement: String) {
    asked(by: key, before: statement).expect(
      """
      child AppCoordinator -> HelpCoordinator collection
      child TabCoordinator -> SearchCoordinator collection started
      delegate SearchCoordinator -> TabCoordinator via parent links parent protocol Coordinator weak
      """)
  }

  /// A key of which nothing is known may be any of those that something is held under.
  @Test func `what is held under an unknown key is found under each type`() {
    Fixture(
      """
      final class Box {
        var things: [String: Any] = [:]
        func keep<T>(_ thing: T) { things[String(describing: T.self)] = thing }
        func keep(_ thing: Any, for key: String) { things[key] = thing }
        func get<T>() -> T { things[String(describing: T.self)] as! T }
        func get(for key: String) -> HelpViewController { things[key] as! HelpViewController }
      }
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let box = Box()
        func start() {
          box.keep(HomeViewController(), for: name)
          box.keep(HelpViewController())
          let home: HomeViewController = box.get()
          UINavigationController().pushViewController(home, animated: true)
          UINavigationController().present(box.get(for: name), animated: true)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> HelpViewController present
      screen AppCoordinator -> HomeViewController push
      """)
  }
}
