import Testing

/// Names under which a container is told what to make, and that code computes.
@Suite struct RegisteredNameTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # step.coordinatorName
      enum Step {
        case detail, help
        var coordinatorName: String {
          switch self {
          case .detail: return "DetailCoordinator"
          case .help: return "HelpCoordinator"
          }
        }
      }
      # step.coordinatorName
      enum Step {
        case detail, help
        var coordinatorName: String { self == .detail ? "DetailCoordinator" : "HelpCoordinator" }
      }
      # step.rawValue
      enum Step: String {
        case detail = "DetailCoordinator"
        case help = "HelpCoordinator"
      }
      # step.rawValue
      enum Step: String, CaseIterable { case detail = "DetailCoordinator", help = "HelpCoordinator" }
      """))
  func `what is asked for by a name that a step computes is what was registered for the step`(naming: FixtureCase) {
    Fixture(
      """
      import Swinject
      \(naming.code)
      class HomeViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func detailTapped() { coordinator?.open(.detail) }
      }
      class DetailCoordinator: Coordinator { var isAnimated = false; func start() {} }
      class HelpCoordinator: Coordinator { func start() {} }
      class OtherCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        private let resolver: Resolver
        private var children: [Coordinator] = []
        init(resolver: Resolver) { self.resolver = resolver }
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          UINavigationController().pushViewController(home, animated: true)
        }
        func open(_ step: Step) {
          guard let child = resolver.resolve(Coordinator.self, name: \(naming.name)) else { return }
          if step == .detail { (child as! DetailCoordinator).isAnimated = true }
          children.append(child)
          child.start()
        }
      }
      class AppAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Coordinator.self, name: "DetailCoordinator") { _ in DetailCoordinator() }
          container.register(Coordinator.self, name: "HelpCoordinator") { _ in HelpCoordinator() }
          container.register(Coordinator.self, name: "OtherCoordinator") { _ in OtherCoordinator() }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> DetailCoordinator collection started
      child AppCoordinator -> HelpCoordinator collection started likely
      delegate HomeViewController -> AppCoordinator via delegate links coordinator weak messages open
      screen AppCoordinator -> HomeViewController push
      flow HomeViewController -> DetailCoordinator open start by AppCoordinator
      """)
  }

  /// All names of the steps are known before any of what is registered under them.
  @Test(arguments: ["rawValue", "self.rawValue"])
  func `what is registered for each of the steps is found under their names alone`(name: String) {
    Fixture(
      """
      import Swinject
      enum Step: String, CaseIterable {
        case detail, help
        var coordinatorName: String { \(name) }
      }
      class HomeViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tapped(_ index: Int) { coordinator?.open(Step.allCases[index]) }
      }
      class DetailCoordinator: Coordinator { func start() {} }
      class HelpCoordinator: Coordinator { func start() {} }
      class OtherCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        private let resolver: Resolver
        private var children: [Coordinator] = []
        init(resolver: Resolver) { self.resolver = resolver }
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          UINavigationController().pushViewController(home, animated: true)
        }
        func open(_ step: Step) {
          guard let child = resolver.resolve(Coordinator.self, name: step.coordinatorName) else { return }
          children.append(child)
          child.start()
        }
        func openOther() {
          guard let child = resolver.resolve(Coordinator.self, name: "other") else { return }
          children.append(child)
        }
      }
      class AppAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Coordinator.self, name: "other") { _ in OtherCoordinator() }
          Step.allCases.forEach { step in
            container.register(Coordinator.self, name: step.coordinatorName) { _ in
              switch step {
              case .detail: return DetailCoordinator()
              case .help: return HelpCoordinator()
              }
            }
          }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> DetailCoordinator collection started
      child AppCoordinator -> HelpCoordinator collection started
      child AppCoordinator -> OtherCoordinator collection
      flow HomeViewController -> DetailCoordinator open start by AppCoordinator
      flow HomeViewController -> HelpCoordinator open start by AppCoordinator
      delegate HomeViewController -> AppCoordinator via delegate links coordinator weak messages open
      screen AppCoordinator -> HomeViewController push
      """)
  }

  /// A name for which no value is ever known may be any.
  @Test(arguments: ["step.coordinatorName", "names[0]", "table[\"a\"]"])
  func `what is asked for by an unknown name may be any`(name: String) {
    Fixture(
      """
      import Swinject
      protocol Step { var coordinatorName: String { get } }
      class DetailCoordinator: Coordinator { func start() {} }
      class HelpCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        private let resolver: Resolver
        private var children: [Coordinator] = []
        var names: [String] = []
        var table: [String: String] = [:]
        init(resolver: Resolver) { self.resolver = resolver }
        func start() {}
        func open(_ step: Step) {
          guard let child = resolver.resolve(Coordinator.self, name: \(name)) else { return }
          children.append(child)
          child.start()
        }
      }
      class AppAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Coordinator.self, name: "detail") { _ in DetailCoordinator() }
          container.register(Coordinator.self, name: "help") { _ in HelpCoordinator() }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> DetailCoordinator collection started likely
      child AppCoordinator -> HelpCoordinator collection started likely
      """, kind: "child")
  }
}
