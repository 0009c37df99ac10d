import Testing

/// What the parameters of a generic class stand for in those that inherit from it.
@Suite struct GenericBaseTests {
  private static let base = """
    class HomeViewModel {
      weak var coordinator: HomeCoordinator?
      func tapped() { coordinator?.showDetail() }
    }
    class OtherViewModel {
      weak var coordinator: HomeCoordinator?
      func tapped() { coordinator?.showDetail() }
    }
    class HomeCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() {
        let home = HomeViewController()
        home.model.coordinator = self
        navigation.pushViewController(home, animated: true)
      }
      func showDetail() { navigation.pushViewController(UIViewController(), animated: true) }
    }

    """

  private static let expected = """
    delegate HomeViewModel -> HomeCoordinator via delegate links coordinator weak messages showDetail
    screen HomeCoordinator -> HomeViewController push
    """

  @Test(arguments: [
    // The parameter of the superclass.
    """
    class ModelViewController<Content: UIView, Model>: UIViewController { lazy var model: Model = Model() }
    class HomeViewController: ModelViewController<UIView, HomeViewModel> {}
    """,
    // One that a class in between passes on under another name.
    """
    class ModelViewController<Model>: UIViewController {
      lazy var model: Model = fresh
      var fresh: Model { Model() }
    }
    class ListViewController<Cell, M>: ModelViewController<M> {}
    class HomeViewController: ListViewController<OtherViewModel, HomeViewModel> {}
    """,
    // A class in between that has a parameter of the same name for something else.
    """
    class ModelViewController<Model>: UIViewController { let model: Model = Model() }
    class ListViewController<Model>: ModelViewController<HomeViewModel> {}
    class HomeViewController: ListViewController<OtherViewModel> {}
    """,
    // By a typealias.
    """
    class ModelViewController<Model>: UIViewController { let model: Model = Model() }
    typealias Base = ModelViewController<HomeViewModel>
    class HomeViewController: Base {}
    """,
  ])
  func `a member of a generic superclass has the type that the subclass says`(classes: String) {
    Fixture(Self.base + classes).expect(Self.expected)
  }

  @Test(arguments: [
    "class HomeViewController: ModelViewController<HomeViewModel> {}",
    "class HomeViewController: ListViewController<OtherViewModel, HomeViewModel> {}",
  ])
  func `an inherited initializer makes what the subclass says`(declaration: String) {
    Fixture(
      """
      class HomeViewModel {
        let coordinator: HomeCoordinator
        init(coordinator: HomeCoordinator) { self.coordinator = coordinator }
        func tapped() { coordinator.showDetail() }
      }
      class OtherViewModel { init(coordinator: HomeCoordinator) {} }
      class ModelViewController<Model>: UIViewController {
        let model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      class ListViewController<Cell, M>: ModelViewController<M> {}
      \(declaration)
      class DetailViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(HomeViewController(model: .init(coordinator: self)), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate HomeViewModel -> HomeCoordinator via delegate links coordinator strong messages showDetail
      flow HomeViewController -> DetailViewController showDetail push by HomeCoordinator
      screen HomeCoordinator -> HomeViewController push
      screen HomeCoordinator -> DetailViewController push
      """)
  }

  @Test func `a parameter of the caller is another one`() {
    Fixture(
      Self.base + """
        class ModelViewController<Model>: UIViewController { let model: Model = Model() }
        class HomeViewController: ModelViewController<HomeViewModel> {}
        class Opener<Model> {
          func open(_ controller: HomeViewController, for coordinator: HomeCoordinator) {
            controller.model.coordinator = coordinator
          }
        }
        """
    ).expect(Self.expected)
  }

  @Test func `a class that inherits from itself ends`() {
    Fixture(
      Self.base + """
        class ModelViewController<Model>: HomeViewController { let model: Model = Model() }
        class HomeViewController: ModelViewController<HomeViewModel> {}
        """
    ).expect("", kind: "flow")
  }

  /// Arguments tell what a parameter stands for, also where nobody follows what they say.
  @Test(arguments: [
    (
      "func load<T: PageViewController>(_ scene: Scene<T>) -> T { let page: T = .instance(of: 1); return page }",
      "load(Scenes.detail)"
    ),
    (
      "func load<T: PageViewController>(_ all: [T]) -> T { let page: T = .instance(of: 1); return page }",
      "load([DetailViewController()])"
    ),
  ])
  func `what an argument tells is no class that bounds it`(loading: String, call: String) {
    Fixture(
      """
      struct Scene<Page> { let name: String }
      enum Scenes { static let detail = Scene<DetailViewController>(name: "Detail") }
      class PageViewController: UIViewController {}
      class DetailViewController: PageViewController {}
      class Loader { \(loading) }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let loader = Loader()
        func start() { navigation.pushViewController(page(), animated: true) }
        func page() -> UIViewController { loader.\(call) }
      }
      """
    ).expect("", kind: "screen")
  }

  /// What a static method gives of a class or one of its subclasses, told only by what the place asks for.
  @Test(arguments: [
    ("UIViewController", "PageViewController.load()", "PageViewController"),
    ("PageViewController", "PageViewController.load()", "PageViewController"),
    ("ListViewController", "PageViewController.load()", "ListViewController"),
    ("any Page", "ListViewController.load()", "PageViewController"),
  ])
  func `a generic result is of what the place asks for, or of the class that bounds it`(
    asked: String, made: String, shown: String
  ) {
    Fixture(
      """
      protocol Page: UIViewController {}
      class PageViewController: UIViewController, Page {
        static func load<T: PageViewController>() -> T {
          let controller: T = .instance(of: "Pages")
          return controller
        }
      }
      class ListViewController: PageViewController {}
      protocol Pages { func makePage() -> \(asked) }
      class Factory: Pages { func makePage() -> \(asked) { return \(made) } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let pages: Pages
        init(pages: Pages) { self.pages = pages }
        func start() { navigation.pushViewController(pages.makePage(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> \(shown) push initial", kind: "screen")
  }
}
