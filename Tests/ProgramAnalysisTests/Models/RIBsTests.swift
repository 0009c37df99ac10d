import Testing

@Suite struct RIBsTests {
  private static let app = """
    import RIBs
    class AppDelegate: UIResponder, UIApplicationDelegate {
      private var router: LaunchRouting?
      func start(_ window: UIWindow) {
        let router = RootBuilder(dependency: AppComponent()).build()
        self.router = router
        router.launch(from: window)
      }
    }
    class AppComponent: Component<EmptyDependency> {}
    class RootBuilder: Builder<EmptyDependency> {
      func build() -> LaunchRouting {
        let screen = RootViewController()
        let interactor = RootInteractor(presenter: screen)
        return RootRouter(interactor: interactor, viewController: screen, login: LoginBuilder(dependency: dependency))
      }
    }
    protocol RootRouting: ViewableRouting { func routeToHome() }
    protocol RootViewControllable: ViewControllable { func show(_ screen: ViewControllable) }
    class RootViewController: UIViewController, RootViewControllable {
      func show(_ screen: ViewControllable) { present(screen.uiviewController, animated: true) }
    }
    protocol LoginListener: AnyObject { func didLogin() }
    class RootInteractor: PresentableInteractor<RootViewController>, LoginListener {
      weak var router: RootRouting?
      func didLogin() { router?.routeToHome() }
    }
    class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {
      private let login: LoginBuildable
      private var current: ViewableRouting?
      init(interactor: RootInteractor, viewController: RootViewControllable, login: LoginBuildable) {
        self.login = login
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
      override func didLoad() {
        let login = self.login.build(withListener: interactor)
        current = login
        attachChild(login)
        viewController.show(login.viewControllable)
      }
      func routeToHome() {
        if let current { detachChild(current) }
        attachChild(HomeRouter(interactor: HomeInteractor()))
      }
    }
    class HomeInteractor: Interactor {}
    class HomeRouter: Router<HomeInteractor> {}
    protocol LoginBuildable: Buildable { func build(withListener listener: LoginListener) -> ViewableRouting }
    class LoginBuilder: Builder<EmptyDependency>, LoginBuildable {
      func build(withListener listener: LoginListener) -> ViewableRouting {
        let screen = LoginViewController()
        let interactor = LoginInteractor(presenter: screen)
        screen.listener = interactor
        interactor.listener = listener
        return ViewableLoginRouter(interactor: interactor, viewController: screen)
      }
    }
    protocol LoginScreenListener: AnyObject { func login() }
    class LoginViewController: UIViewController, ViewControllable {
      weak var listener: LoginScreenListener?
      func tap() { listener?.login() }
    }
    class LoginInteractor: PresentableInteractor<LoginViewController>, LoginScreenListener {
      weak var listener: LoginListener?
      func login() { listener?.didLogin() }
    }
    class ViewableLoginRouter: ViewableRouter<LoginInteractor, LoginViewController> {}
    """

  @Test func `routers attach what builders make, and own the screens they were made with`() {
    Fixture(Self.app, protocols: "").expect(
      """
      root AppDelegate -> RootRouter retained
      child RootRouter -> ViewableLoginRouter collection started removed
      child RootRouter -> HomeRouter collection started removed
      delegate RootInteractor -> RootRouter via delegate links router protocol RootRouting weak messages routeToHome
      screen RootRouter -> RootViewController root
      screen ViewableLoginRouter -> LoginViewController present
      flow LoginViewController -> HomeRouter routeToHome start by RootRouter
      """)
  }

  @Test func `a router of another library is no coordinator`() {
    Fixture(
      """
      import Vapor
      class UserRouter: Router<Request> {}
      class ViewController: ViewableRouter<A, B> {}
      """, protocols: ""
    ).expectNodes("")
  }

  @Test func `an adapter between two listeners hands on what it is told`() {
    let adapted = Self.app.replacing("import RIBs", with: "import ModernRIBs").replacing(
      "let login = self.login.build(withListener: interactor)",
      with: "let login = LoginAdapter(builder: self.login).build(withListener: interactor)")
    Fixture(
      """
      \(adapted)
      //- LoginAdapter.swift
      import ModernRIBs
      class LoginAdapter: LoginListener {
        private let builder: LoginBuildable
        private weak var listener: LoginListener?
        init(builder: LoginBuildable) { self.builder = builder }
        func build(withListener listener: LoginListener) -> ViewableRouting {
          self.listener = listener
          return builder.build(withListener: self)
        }
        func didLogin() { listener?.didLogin() }
      }
      """, protocols: ""
    ).expect("flow LoginViewController -> HomeRouter routeToHome start by RootRouter", kind: "flow")
  }
}
