import Testing

/// View models that know their page, where the page has nothing of them but what it is bound to.
@Suite struct KnownPageTests {
  private func app(_ name: String) -> Fixture {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        private let navigation = UINavigationController()
        private lazy var scene = FeedScene.make(for: self)
        func start() { navigation.pushViewController(scene.page, animated: true) }
      }
      struct FeedScene {
        let page: FeedViewController
        let model: \(name)
        static func make(for coordinator: Coordinator) -> FeedScene {
          let model = \(name)(coordinator: coordinator)
          let page = FeedViewController()
          model.page = page
          return FeedScene(page: page, model: model)
        }
      }
      class Base {
        let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator }
      }
      class \(name): Base {
        weak var page: FeedViewController?
      }
      class FeedViewController: UIViewController {}
      """)
  }

  @Test func `a view model that refers to its page has its coordinator`() {
    app("FeedViewModel").expect(
      "delegate FeedViewModel -> AppCoordinator via delegate links coordinator protocol Coordinator strong",
      kind: "delegate")
  }

  @Test func `what is called nothing of the kind sends nothing yet`() {
    app("FeedTracker").expect("", kind: "delegate")
  }

  @Test func `a view model of one page may refer to another too`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let list = ListViewController()
          let model = DetailViewModel()
          model.list = list
          model.steps.sink { [weak self] in self?.showHelp() }.store(in: &bag)
          navigation.setViewControllers([list, DetailViewController(model)], animated: false)
        }
        func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class ListViewController: UIViewController {}
      class DetailViewModel {
        weak var list: ListViewController?
        let steps = PassthroughSubject<Void, Never>()
      }
      class DetailViewController: UIViewController {
        let model: DetailViewModel
        init(_ model: DetailViewModel) { self.model = model }
        @objc func help() { model.steps.send() }
      }
      """
    ).expect("flow DetailViewController -> HelpViewController steps push by AppCoordinator", kind: "flow")
  }
}
