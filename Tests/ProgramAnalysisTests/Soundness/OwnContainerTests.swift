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
}
