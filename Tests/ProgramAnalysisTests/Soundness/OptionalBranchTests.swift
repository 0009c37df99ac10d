import Testing

/// Branches that optionals decide, as far as they are known to be nil.
@Suite struct OptionalBranchTests {
  @Test(
    .disabled("Whether a value can be nil is known of constants only."),
    arguments: FixtureCase.list(
      """
      # a literal
        func open() { show(FeedViewController(), over: nil) }
        func show(_ screen: UIViewController, over host: UIViewController?) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      > push
      # a default that the call leaves out
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController, over host: UIViewController? = nil) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      > push
      # a default that the call overrides
        func open() { show(FeedViewController(), over: navigation) }
        func show(_ screen: UIViewController, over host: UIViewController? = nil) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      > present
      # a comparison
        func open() { show(FeedViewController(), completion: nil) }
        func show(_ screen: UIViewController, completion: (() -> Void)?) {
          if completion != nil {
            navigation.present(screen, animated: true, completion: completion)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
        }
      > push
      # a guard
        func open() { show(FeedViewController(), completion: nil) }
        func show(_ screen: UIViewController, completion: (() -> Void)?) {
          guard let completion else { return navigation.pushViewController(screen, animated: true) }
          navigation.present(screen, animated: true, completion: completion)
        }
      > push
      # a closure that is there
        func open() { show(FeedViewController()) { print("shown") } }
        func show(_ screen: UIViewController, completion: (() -> Void)? = nil) {
          guard let completion else { return navigation.pushViewController(screen, animated: true) }
          navigation.present(screen, animated: true, completion: completion)
        }
      > present
      # a chain
        func open() { show(FeedViewController(), in: nil) }
        func show(_ screen: UIViewController, in host: UINavigationController?) {
          host?.setViewControllers([screen], animated: false)
          if host == nil { navigation.present(screen, animated: true) }
        }
      > present
      # a pattern
        func open() { show(FeedViewController(), over: nil) }
        func show(_ screen: UIViewController, over host: UIViewController?) {
          switch host {
          case .some(let host): host.present(screen, animated: true)
          case .none: navigation.pushViewController(screen, animated: true)
          }
        }
      > push
      # a private property that nothing sets
        private var host: UIViewController?
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      > push
      # a private property that is always nil
        private var host: UIViewController? = nil
        func open() { show(FeedViewController()) }
        func end() { host = nil }
        func show(_ screen: UIViewController) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      > push
      """))
  func `an optional that is known to be nil takes one branch`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
      \(way.code)
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(way.outcome)", kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a property that others may set
        weak var host: UIViewController?
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = FeedCoordinator()
        func scene(_ scene: UIScene) {
          coordinator.start()
          coordinator.host = UIViewController()
        }
      # a parameter
        func open(over host: UIViewController?) { show(FeedViewController(), over: host) }
        func show(_ screen: UIViewController, over host: UIViewController?) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      # a private property that a closure sets
        private var host: UIViewController?
        func prepare() { loader.load { [weak self] in self?.host = $0 } }
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
        private let loader = Loader()
      # what the system says
        func open() {
          if let top = navigation.presentedViewController {
            top.present(FeedViewController(), animated: true)
          } else {
            navigation.pushViewController(FeedViewController(), animated: true)
          }
        }
      # nil or what a list gives, by a condition
        private var hosts = Loader().hosts()
        private var host: UIViewController?
        func open() {
          host = hosts.isEmpty ? nil : hosts.removeLast()
          show(FeedViewController())
        }
        func show(_ screen: UIViewController) {
          if let host { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      # nil or what a list gives, by a return
        private var hosts = Loader().hosts()
        func open() { show(FeedViewController()) }
        private func next() -> UIViewController? {
          guard !hosts.isEmpty else { return nil }
          return hosts.removeLast()
        }
        func show(_ screen: UIViewController) {
          if let host = next() { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      # nil or what a list gives, by a return that comes first
        private var hosts = Loader().hosts()
        func open() { show(FeedViewController()) }
        private func next() -> UIViewController? {
          if !hosts.isEmpty { return hosts.removeLast() }
          return nil
        }
        func show(_ screen: UIViewController) {
          if let host = next() { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      # nil or what a list gives, by the value of a branch
        private var hosts = Loader().hosts()
        func open() { show(FeedViewController()) }
        private func next() -> UIViewController? { if hosts.isEmpty { nil } else { hosts.removeLast() } }
        func show(_ screen: UIViewController) {
          if let host = next() { host.present(screen, animated: true) } else { navigation.pushViewController(screen, animated: true) }
        }
      """))
  func `an optional of which nothing is known takes both branches`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
      \(way.code)
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController push
      screen FeedCoordinator -> FeedViewController present
      """, kind: "screen")
  }

  /// Of a value that a view model makes for itself only what is written to it was known, and so what it was before never was.
  @Test(arguments: ["Item()", "Item(isSelected: false)", "Item(isSelected: Store().isSelected)"])
  func `what a value was before it is changed is not what it becomes`(item: String) {
    Fixture(
      """
      struct Item {
        var isSelected: Bool
        init(isSelected: Bool = false) { self.isSelected = isSelected }
      }
      class RatesViewController: UIViewController {}
      class ListViewModel {
        weak var coordinator: ListCoordinator?
        func tapped() {
          var item = \(item)
          if !item.isSelected {
            item.isSelected = true
            coordinator?.showRates()
          }
        }
      }
      class ListViewController: UIViewController {
        let viewModel: ListViewModel
        init(viewModel: ListViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { viewModel.tapped() }
      }
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let viewModel = ListViewModel()
          viewModel.coordinator = self
          navigation.pushViewController(ListViewController(viewModel: viewModel), animated: true)
        }
        func showRates() { navigation.pushViewController(RatesViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> RatesViewController showRates push by ListCoordinator", kind: "flow")
  }
}
