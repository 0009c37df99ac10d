import Testing

/// Callbacks that are made by whoever puts screens together: a factory, or what starts the app.
@Suite struct ComposerTests {
  private static func app(factory: String, start: String) -> Fixture {
    Fixture(
      """
      //- List.swift
      class ListModel {
        private let onDetail: (Int) -> Void
        init(onDetail: @escaping (Int) -> Void) { self.onDetail = onDetail }
        func open() { onDetail(1) }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model }
        func tap() { model.open() }
      }
      class DetailViewController: UIViewController {}
      //- Factory.swift
      enum Route { case list, detail(Int) }
      protocol ScreenMaking {
        func makeList() -> UIViewController
        func makeDetail() -> UIViewController
      }
      \(factory)
      //- App.swift
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let factory: ScreenMaking
        init(factory: ScreenMaking) { self.factory = factory }
        func start() { show(.list) }
        func show(_ route: Route) {
          switch route {
          case .list: navigation.setViewControllers([factory.makeList()], animated: false)
          case .detail: navigation.pushViewController(factory.makeDetail(), animated: true)
          }
        }
      }
      //- SceneDelegate.swift
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let factory = ScreenFactory()
          let coordinator = AppCoordinator(factory: factory)
          \(start)
          self.coordinator = coordinator
          coordinator.start()
        }
      }
      """)
  }

  private static let forwardingFactory = """
    class ScreenFactory: ScreenMaking {
      var navigate: ((Route) -> Void)?
      func makeList() -> UIViewController {
        ListViewController(model: ListModel { [weak self] id in self?.navigate?(.detail(id)) })
      }
      func makeDetail() -> UIViewController { DetailViewController() }
    }
    """

  private static let expected = """
    delegate ListModel -> AppCoordinator via closure links onDetail strong messages onDetail
    flow ListViewController -> DetailViewController show push by AppCoordinator
    root SceneDelegate -> AppCoordinator retained
    screen AppCoordinator -> DetailViewController push
    screen AppCoordinator -> ListViewController root
    """

  @Test(arguments: [
    "factory.navigate = { [weak coordinator] route in coordinator?.show(route) }",
    "factory.navigate = { [weak self] route in self?.coordinator?.show(route) }",
    "factory.navigate = { coordinator.show($0) }",
  ])
  func `a callback that the app's start sets leads from the screens of a factory to the coordinator`(start: String) {
    Self.app(factory: Self.forwardingFactory, start: start).expect(Self.expected)
  }

  @Test(arguments: [
    "{ [weak self] id in self?.coordinator?.show(.detail(id)) }", "{ [coordinator] in coordinator?.show(.detail($0)) }",
  ])
  func `a factory that has the coordinator makes callbacks to it for its screens`(callback: String) {
    Self.app(
      factory: """
        class ScreenFactory: ScreenMaking {
          weak var coordinator: AppCoordinator?
          func makeList() -> UIViewController { ListViewController(model: ListModel(onDetail: \(callback))) }
          func makeDetail() -> UIViewController { DetailViewController() }
        }
        """, start: "factory.coordinator = coordinator"
    ).expect(Self.expected)
  }

  /// Nobody sets what the factory calls.
  @Test func `a callback that nobody sets leads nowhere`() {
    Self.app(factory: Self.forwardingFactory, start: "").expect(
      """
      root SceneDelegate -> AppCoordinator retained
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }

  /// What a model that has the coordinator wires between its own parts is its own business.
  @Test func `a model's callback for a part of it is no wire of the part`() {
    Fixture(
      """
      class RowModel {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
        func tap() { onTap() }
      }
      class ListModel {
        weak var coordinator: AppCoordinator?
        lazy var row = RowModel { [weak self] in self?.coordinator?.showDetail() }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model }
        func tap() { model.row.tap() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          model.coordinator = self
          navigation.setViewControllers([ListViewController(model: model)], animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      "delegate ListModel -> AppCoordinator via delegate links coordinator weak messages showDetail", kind: "delegate")
  }

  /// A builder only hands the callback on to the presenter that it makes.
  @Test(arguments: ["", "func prepare() { print(\"ready\") }"])
  func `a builder that hands a callback on sends nothing by itself`(other: String) {
    Fixture(
      """
      class ListPresenter {
        private let output: (Int) -> Void
        init(output: @escaping (Int) -> Void) { self.output = output }
        func open() { output(1) }
      }
      class ListViewController: UIViewController {
        let presenter: ListPresenter
        init(presenter: ListPresenter) { self.presenter = presenter }
        func tap() { presenter.open() }
      }
      class DetailViewController: UIViewController {}
      class ListBuilder {
        private let output: (Int) -> Void
        init(output: @escaping (Int) -> Void) { self.output = output }
        \\(other)
        func build() -> UIViewController { ListViewController(presenter: ListPresenter(output: output)) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListBuilder { [weak self] _ in self?.showDetail() }.build()
          navigation.setViewControllers([list], animated: false)
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      "delegate ListPresenter -> AppCoordinator via closure links output strong messages output", kind: "delegate")
  }

  /// One that shows an alert first calls the coordinator itself.
  @Test func `a builder that calls what it hands on sends it`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        var output: (() -> Void)?
        func tap() { output?() }
      }
      class DetailViewController: UIViewController {}
      class ListPresenter {
        private let output: () -> Void
        init(output: @escaping () -> Void) { self.output = output }
        func skip() { output() }
        func build() -> UIViewController {
          let list = ListViewController()
          list.output = output
          return list
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let presenter = ListPresenter { [weak self] in self?.showDetail() }
          navigation.setViewControllers([presenter.build()], animated: false)
          presenter.skip()
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListPresenter -> AppCoordinator via closure links output strong messages output
      delegate ListViewController -> AppCoordinator via closure links output strong messages output
      """, kind: "delegate")
  }
}
