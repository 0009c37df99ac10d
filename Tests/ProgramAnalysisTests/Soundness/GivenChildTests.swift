import Testing

/// Who made the coordinator that another keeps, and who starts it.
@Suite struct GivenChildTests {
  /// What was given to a coordinator stays somebody else's, though the coordinator passes it to its own method.
  @Test func `a coordinator that was given and registered is its maker's child`() {
    Fixture(
      """
      final class PierController: UIViewController {}
      final class SeaController: UIViewController {}
      final class SeaCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(SeaController(), animated: true) }
      }
      final class PierCoordinator: Coordinator {
        let navigation: UINavigationController
        private var sea: SeaCoordinator?
        private let given: SeaCoordinator
        init(navigation: UINavigationController, sea: SeaCoordinator) {
          self.navigation = navigation
          given = sea
          setUp()
        }
        private func setUp() { register(given) }
        func start() { navigation.pushViewController(PierController(), animated: true) }
        private func register(_ sea: SeaCoordinator) { self.sea = sea }
      }
      final class PortCoordinator: Coordinator {
        let navigation = UINavigationController()
        private lazy var pier = PierCoordinator(navigation: navigation, sea: sea)
        private lazy var sea = SeaCoordinator(navigation: navigation)
        func start() {
          pier.start()
          sea.start()
        }
      }
      """
    ).expect(
      """
      child PortCoordinator -> PierCoordinator property started
      child PortCoordinator -> SeaCoordinator property started
      delegate PierCoordinator -> SeaCoordinator via delegate links given,sea strong
      screen PierCoordinator -> PierController push
      screen SeaCoordinator -> SeaController push
      """)
  }

  /// Whether or not anybody is seen to make them all.
  @Test(arguments: [
    "", "class SceneDelegate: UIResponder, UIWindowSceneDelegate { let port = PortContainer().port() }",
  ])
  func `a coordinator that is handed in and given its holder for a parent is called back by nobody`(more: String) {
    Fixture(
      """
      \(more)
      struct PortDependency { let pier: PierCoordinator }
      final class PortContainer {
        func port() -> PortCoordinator { PortCoordinator(PortDependency(pier: PierCoordinator())) }
      }
      final class PortCoordinator: Coordinator {
        private var pier: PierCoordinator?
        var parent: Coordinator?
        init(_ dependency: PortDependency) {
          pier = dependency.pier
          pier?.parent = self
        }
        func start() {}
      }
      final class PierCoordinator: Coordinator {
        var parent: Coordinator?
        func start() {}
      }
      """
    ).expect(
      "delegate PierCoordinator -> PortCoordinator via parent links parent protocol Coordinator strong",
      kind: "delegate")
  }

  /// A closure that keeps what a method was given does not make that method's class the maker.
  @Test func `a coordinator that a closure keeps is its maker's`() {
    Fixture(
      """
      final class SeaController: UIViewController {}
      final class SeaCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(SeaController(), animated: true) }
      }
      final class PortCoordinator: Coordinator {
        let navigation: UINavigationController
        private var sea: SeaCoordinator?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func use(_ sea: SeaCoordinator) { perform { self.sea = sea } }
        private func perform(_ action: () -> Void) { action() }
        func start() {}
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: PortCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = PortCoordinator(navigation: navigation)
          coordinator?.use(SeaCoordinator(navigation: navigation))
          coordinator?.start()
        }
      }
      """
    ).expect(
      """
      root SceneDelegate -> PortCoordinator retained
      screen SeaCoordinator -> SeaController push
      """)
  }

  /// A method that opens a page of the child after a helper has started it opens no beginning.
  @Test func `a child that a helper starts begins with its start`() {
    Fixture(
      """
      class Flow {
        private var children: [Flow] = []
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func run(_ child: Flow) { children.append(child); child.start() }
      }
      final class PortFlow: Flow {
        override func start() {
          let port = PortController()
          port.onCrew = { [weak self] in self?.showCrew() }
          port.onCaptain = { [weak self] in self?.showCaptain() }
          navigation.setViewControllers([port], animated: false)
        }
        private func showCrew() { run(CrewFlow(navigation: navigation)) }
        private func showCaptain() {
          let crew = CrewFlow(navigation: navigation)
          run(crew)
          crew.showCaptain()
        }
      }
      final class CrewFlow: Flow {
        override func start() {
          let crew = CrewController()
          crew.onCaptain = { [weak self] in self?.showCaptain() }
          navigation.pushViewController(crew, animated: true)
        }
        func showCaptain() {
          let captain = CaptainController()
          captain.onPapers = { [weak self] in self?.showPapers() }
          navigation.pushViewController(captain, animated: true)
        }
        private func showPapers() { navigation.pushViewController(PapersController(), animated: true) }
      }
      final class PortController: UIViewController {
        var onCrew: (() -> Void)?
        var onCaptain: (() -> Void)?
        @objc func tap() { onCrew?() }
        @objc func hold() { onCaptain?() }
      }
      final class CrewController: UIViewController { var onCaptain: (() -> Void)?; @objc func tap() { onCaptain?() } }
      final class CaptainController: UIViewController { var onPapers: (() -> Void)?; @objc func tap() { onPapers?() } }
      final class PapersController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      child PortFlow -> CrewFlow collection started
      delegate CaptainController -> CrewFlow via closure links onPapers strong messages onPapers
      delegate CrewController -> CrewFlow via closure links onCaptain strong messages onCaptain
      delegate PortController -> PortFlow via closure links onCaptain,onCrew strong messages onCaptain,onCrew
      flow CaptainController -> PapersController onPapers push by CrewFlow
      flow CrewController -> CaptainController onCaptain push by CrewFlow
      flow PortController -> CrewFlow onCaptain start by PortFlow
      flow PortController -> CrewFlow onCrew start by PortFlow
      screen CrewFlow -> CaptainController push
      screen CrewFlow -> CrewController push initial
      screen CrewFlow -> PapersController push
      screen PortFlow -> PortController root initial
      """)
  }

  /// A view model that a container makes holds the coordinator of its page: what it calls answers the page and begins nothing.
  @Test(arguments: [("UIViewController", "var model: PierViewModel!"), ("ModelController<PierViewModel>", "")])
  func `a container's view model answers for its page`(base: String, declaration: String) {
    Fixture(
      """
      protocol Container { func resolve<T>(_ type: T.Type) -> T }
      class ModelController<Model>: UIViewController { var model: Model! }
      final class PierController: \(base) {
        \(declaration)
        @objc func tap() { model.buy() }
      }
      final class TicketController: UIViewController {}
      final class PierViewModel {
        private let coordinator: PierCoordinator
        init(coordinator: PierCoordinator) { self.coordinator = coordinator }
        func buy() { coordinator.startTicket() }
      }
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let container: Container
        init(container: Container) { self.container = container }
        func start() {
          let pier = PierController()
          pier.model = container.resolve(PierViewModel.self)
          navigation.setViewControllers([pier], animated: false)
        }
        func startTicket() { navigation.pushViewController(TicketController(), animated: true) }
      }
      """
    ).expect(
      """
      screen PierCoordinator -> PierController root initial
      screen PierCoordinator -> TicketController push
      """, kind: "screen")
  }
}
