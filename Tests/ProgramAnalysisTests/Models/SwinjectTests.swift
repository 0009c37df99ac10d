import GraphModel
import Testing

@Suite struct SwinjectTests {
  private static let screens = """
    import Swinject
    class HomeViewController: UIViewController {
      weak var delegate: HomeDelegate?
      func close() { delegate?.didClose() }
    }
    protocol HomeDelegate: AnyObject { func didClose() }
    class DetailCoordinator: Coordinator {
      func start() {}
    }
    class AppCoordinator: Coordinator, HomeDelegate {
      private let resolver: Resolver
      private var children: [Coordinator] = []
      init(resolver: Resolver) { self.resolver = resolver }
      func start() {
        let home = resolver.resolve(HomeViewController.self)!
        home.delegate = self
        UINavigationController().pushViewController(home, animated: true)
      }
      func didClose() {
        let detail = resolver.resolve(Coordinator.self, name: "detail")!
        children.append(detail)
        detail.start()
      }
    }

    """

  @Test(arguments: [
    "container.register(HomeViewController.self) { _ in HomeViewController() }",
    "container.register(HomeViewController.self, factory: { _ in HomeViewController() }).inObjectScope(.transient)",
    "container.autoregister(HomeViewController.self, initializer: HomeViewController.init)",
    "container.register(NSObject.self) { _ in HomeViewController() }.implements(HomeViewController.self)",
  ])
  func `what is registered is made for whom asks`(registration: String) {
    Fixture(
      Self.screens + """
        class AppAssembly: Assembly {
          func assemble(container: Container) {
            \(registration)
            container.register(Coordinator.self, name: "detail") { _ in DetailCoordinator() }
          }
        }
        """
    ).expect(
      """
      child AppCoordinator -> DetailCoordinator collection started
      delegate HomeViewController -> AppCoordinator via delegate links delegate protocol HomeDelegate weak messages didClose
      screen AppCoordinator -> HomeViewController push
      flow HomeViewController -> DetailCoordinator didClose start by AppCoordinator
      """)
  }

  @Test func `arguments reach the factory, which may resolve more`() {
    Fixture(
      """
      import Swinject
      class HomeViewController: UIViewController {
        let model: HomeViewModel
        init(model: HomeViewModel) { self.model = model }
        func close() { model.close() }
      }
      class HomeViewModel {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func close() { coordinator.didClose() }
      }
      class AppCoordinator: Coordinator {
        let container: Container
        init(container: Container) { self.container = container }
        func start() {
          let home = container.resolve(HomeViewController.self, argument: self)!
          UINavigationController().pushViewController(home, animated: true)
        }
        func didClose() {}
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let container = Container()
        func register() {
          container.register(HomeViewModel.self) { (_, coordinator: AppCoordinator) in
            HomeViewModel(coordinator: coordinator)
          }
          container.register(HomeViewController.self) { (r: Resolver, coordinator: AppCoordinator) in
            HomeViewController(model: r.resolve(HomeViewModel.self, argument: coordinator)!)
          }
        }
      }
      """
    ).expect(
      """
      delegate HomeViewModel -> AppCoordinator via delegate links coordinator strong messages didClose
      screen AppCoordinator -> HomeViewController push
      """)
  }

  @Test func `of what nothing registers a class is made all the same, and both are a diagnostic`() {
    let fixture = Fixture(Self.screens)
    fixture.expect(
      """
      delegate HomeViewController -> AppCoordinator via delegate links delegate protocol HomeDelegate weak messages didClose
      screen AppCoordinator -> HomeViewController push
      """)
    #expect(
      fixture.analysis().graph.diagnostics.map(\.message) == [
        "HomeViewController is asked of a container, but nothing registers it",
        "Coordinator is asked of a container, but nothing registers it",
      ])
  }

  @Test func `a model that nothing registers acts as the one that is registered does`() {
    ResolvedModel(
      registration: "", property: "let container = Container()",
      statement: "let model = container.resolve(HomeViewModel.self)!"
    ).fixture(importing: "Swinject").expect(ResolvedModel.graph)
  }

  /// Initializers that ask for one another, or for their own type, end.
  @Test(arguments: [
    "",
    """
    class Pages: Assembly {
      func assemble(container: Container) {
        container.autoregister(HomeViewController.self, initializer: HomeViewController.init)
        container.autoregister(HomePresenter.self, initializer: HomePresenter.init)
      }
    }
    """,
  ])
  func `classes that need one another are made once`(registration: String) {
    Fixture(
      """
      import Swinject
      import SwinjectAutoregistration
      \(registration)
      class HomePresenter {
        let view: HomeViewController
        init(view: HomeViewController) { self.view = view }
      }
      class HomeViewController: UIViewController {
        let presenter: HomePresenter
        let parentPage: HomeViewController?
        init(presenter: HomePresenter, parentPage: HomeViewController?) {
          self.presenter = presenter
          self.parentPage = parentPage
          super.init(nibName: nil, bundle: nil)
        }
      }
      class AppCoordinator: Coordinator {
        let container = Container()
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(container.resolve(HomeViewController.self)!, animated: true)
        }
      }
      """
    ).expect("screen AppCoordinator -> HomeViewController push initial")
  }

  @Test func `an assembly in a file of its own registers, by the module's name too`() {
    ResolvedModel(
      registration: """
        final class ModelAssembly: Assembly {
          func assemble(container: Swinject.Container) { container.register(ViewModel.self) { _ in HomeViewModel() } }
        }
        """, property: "let container = Container()", statement: "let model = container.resolve(ViewModel.self)!"
    ).fixture(importing: "Swinject").expect(ResolvedModel.graph)
  }

  @Test(arguments: [
    ResolvedModel(
      registration: """
        class Models: Assembly {
          func assemble(container: Container) {
            container.register(ViewModel.self, name: "home") { _ in HomeViewModel() }
            container.register(ViewModel.self) { _ in OtherViewModel() }
          }
        }
        """,
      property: """
        let container = Container(parent: root)
        """,
      statement: """
        let model = container.resolve(ViewModel.self, name: "home")!
        """),
    ResolvedModel(
      registration: """
        enum Names { static let home = "home" }
        class Models: Assembly {
          func assemble(container: Container) {
            container.register(ViewModel.self, name: Names.home) { _ in HomeViewModel() }
            container.register(ViewModel.self, name: "other") { _ in OtherViewModel() }
          }
        }
        class Box {
          static let shared = Box()
          let assembler = Assembler([Models()])
          func resolve<T>(name: String? = nil) -> T {
            guard let found = assembler.resolver.resolve(T.self, name: name) else { fatalError() }
            return found
          }
        }
        """,
      statement: """
        let model: ViewModel = Box.shared.resolve(name: "home")
        """),
    ResolvedModel(
      registration: """
        class Models: Assembly {
          func assemble(container: Container) { container.register(ViewModel.self) { _ in HomeViewModel() } }
        }
        """,
      property: """
        let container = Container()
        """,
      statement: """
        let model: ViewModel = container~>
        """),
    ResolvedModel(
      registration: """
        class Models: Assembly {
          func assemble(container: Container) { container.register(ViewModel.self) { _ in HomeViewModel() } }
        }
        """,
      property: """
        let container = Container()
        """,
      statement: """
        let model = container ~> ViewModel.self
        """),
  ])
  func `what is asked for by name, by operator or with arguments is what was registered so`(model: ResolvedModel) {
    model.fixture(importing: "Swinject").expect(ResolvedModel.graph)
  }

  @Test func `what a registration completes is the object that was asked for`() {
    ResolvedModel(
      registration: """
        class Models: Assembly {
          func assemble(container: Container) {
            container.register(AppCoordinator.self) { _ in AppCoordinator() }
            container.register(ViewModel.self) { _ in HomeViewModel() }.initCompleted { resolver, model in
              model.onClose = { resolver.resolve(AppCoordinator.self)!.showDetail() }
            }
          }
        }
        """, property: "let container = Container()", statement: "let model = container.resolve(ViewModel.self)!"
    ).fixture(importing: "Swinject").expect(
      """
      flow HomeViewController -> DetailViewController onClose push by AppCoordinator
      flow HomeViewController -> DetailViewController showDetail push by AppCoordinator
      """, kind: "flow")
  }

  @Test func `an initializer gets what was passed for its parameters before what is registered`() {
    Fixture(
      Self.screens + """
        //- Registration.swift
        import Swinject
        import SwinjectAutoregistration
        protocol Model: AnyObject {}
        class PassedModel: Model {
          weak var coordinator: PageCoordinator?
          func tapped() { coordinator?.close() }
        }
        class PageViewController: UIViewController {
          let title: String
          let model: Model
          init(title: String, model: Model) {
            self.title = title
            self.model = model
          }
        }
        class Pages: Assembly {
          func assemble(container: Container) {
            container.autoregister(
              PageViewController.self, arguments: String.self, Model.self, initializer: PageViewController.init)
          }
        }
        class PageCoordinator: Coordinator {
          let container: Container
          func start() {
            let model = PassedModel()
            model.coordinator = self
            let page = container.resolve(PageViewController.self, arguments: "Title", model)!
            UINavigationController().pushViewController(page, animated: true)
          }
          func close() {}
        }
        """
    ).expect(
      """
      delegate HomeViewController -> AppCoordinator via delegate links delegate protocol HomeDelegate weak messages didClose
      delegate PassedModel -> PageCoordinator via delegate links coordinator weak messages close
      """, kind: "delegate")
  }

  /// A resolver and modules that base classes of a package have: what a module is made with it gives by the names of the arguments.
  @Test func `a resolver that is inherited from a package makes what was registered`() {
    Fixture(
      """
      //- Login.swift
      import InnKit
      import Swinject
      protocol LoginOutput: AnyObject { var onDone: (() -> Void)? { get set } }
      final class LoginModule: BaseModule<LoginOutput> {}
      final class LoginViewModel: LoginOutput {
        var onDone: (() -> Void)?
        func finish() { onDone?() }
      }
      final class LoginViewController: UIViewController {
        let model: LoginViewModel
        init(model: LoginViewModel) { self.model = model }
        @objc func tap() { model.finish() }
      }
      final class DetailViewController: UIViewController {}
      final class LoginAssembly: Assembly {
        func assemble(container: Container) {
          container.register(LoginViewModel.self) { _ in LoginViewModel() }
          container.register(LoginModule.self) { resolver in
            let model = resolver.resolve(LoginViewModel.self)!
            return LoginModule(view: LoginViewController(model: model), output: model)
          }
        }
      }
      final class LoginCoordinator: BaseCoordinator<Void> {
        let navigation = UINavigationController()
        override func start() {
          let module = resolver.resolve(LoginModule.self)!
          module.output.onDone = { [weak self] in self?.open() }
          navigation.pushViewController(module.view, animated: true)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """, protocols: ""
    ).expect(
      """
      delegate LoginViewModel -> LoginCoordinator via closure links onDone strong messages onDone
      flow LoginViewController -> DetailViewController onDone push by LoginCoordinator
      screen LoginCoordinator -> DetailViewController push
      screen LoginCoordinator -> LoginViewController push initial
      """)
  }
}
