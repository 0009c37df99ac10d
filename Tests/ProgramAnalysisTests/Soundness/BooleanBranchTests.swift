import Testing

/// Branches that Booleans decide, as far as they are known.
@Suite struct BooleanBranchTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # a literal
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) { if isRoot { asRoot(screen) } else { push(screen) } }
      > push
      # the other literal
        func open() { show(FeedViewController(), isRoot: true) }
        func show(_ screen: UIViewController, isRoot: Bool) { if isRoot { asRoot(screen) } else { push(screen) } }
      > root
      # a default that the call leaves out
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController, isRoot: Bool = false) { if isRoot { asRoot(screen) } else { push(screen) } }
      > push
      # a default that the call overrides
        func open() { show(FeedViewController(), isRoot: true) }
        func show(_ screen: UIViewController, isRoot: Bool = false) { if isRoot { asRoot(screen) } else { push(screen) } }
      > root
      # a negation
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) { if !isRoot { push(screen) } else { asRoot(screen) } }
      > push
      # a negated argument
        func open() { show(FeedViewController(), isRoot: true) }
        func show(_ screen: UIViewController, isRoot: Bool) { place(screen, isPushed: !isRoot) }
        func place(_ screen: UIViewController, isPushed: Bool) { if isPushed { push(screen) } else { asRoot(screen) } }
      > root
      # a comparison
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) { if isRoot == true { asRoot(screen) } else { push(screen) } }
      > push
      # a guard
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          guard isRoot else {
            push(screen)
            return
          }
          asRoot(screen)
        }
      > push
      # a ternary
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) { isRoot ? asRoot(screen) : push(screen) }
      > push
      # and
        func open() { show(FeedViewController(), isRoot: false, isEmpty: navigation.viewControllers.isEmpty) }
        func show(_ screen: UIViewController, isRoot: Bool, isEmpty: Bool) {
          if isEmpty && isRoot { asRoot(screen) } else { push(screen) }
        }
      > push
      # or
        func open() { show(FeedViewController(), isRoot: true, isEmpty: navigation.viewControllers.isEmpty) }
        func show(_ screen: UIViewController, isRoot: Bool, isEmpty: Bool) {
          if isEmpty || isRoot { asRoot(screen) } else { push(screen) }
        }
      > root
      # neither of two
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool, isFirst: Bool = false) {
          if isRoot || isFirst { asRoot(screen) } else { push(screen) }
        }
      > push
      # two conditions
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          if isRoot, navigation.viewControllers.isEmpty { asRoot(screen) } else { push(screen) }
        }
      > push
      # a switch
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          switch isRoot {
          case true: asRoot(screen)
          case false: push(screen)
          }
        }
      > push
      # handed on by a helper
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController, isRoot: Bool = false) { place(screen, isRoot: isRoot) }
        func place(_ screen: UIViewController, isRoot: Bool) { if isRoot { asRoot(screen) } else { push(screen) } }
      > push
      # kept in a constant on the way
        func open() { show(FeedViewController(), isRoot: true) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          let isPushed = !isRoot
          if isPushed { push(screen) } else { asRoot(screen) }
        }
      > root
      # captured by a closure that runs at once
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          let place = { [self] in if isRoot { asRoot(screen) } else { push(screen) } }
          place()
        }
      > push
      # an early return
        func open() { show(FeedViewController(), isRoot: false) }
        func show(_ screen: UIViewController, isRoot: Bool) {
          if isRoot {
            asRoot(screen)
            return
          }
          push(screen)
        }
      > push
      """))
  func `a Boolean that is known takes one branch`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      enum Style { case push, modal }
      enum Place {
        case stack(animated: Bool)
        case window
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func asRoot(_ screen: UIViewController) { navigation.setViewControllers([screen], animated: false) }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func present(_ screen: UIViewController) { navigation.present(screen, animated: true) }
      \(way.code)
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(way.outcome)", kind: "screen")
  }

  @Test func `one helper takes the branch of each of its calls`() {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { show(ListViewController(), isRoot: true) }
        func showDetail() { show(DetailViewController()) }
        private func show(_ screen: UIViewController, isRoot: Bool = false) {
          if isRoot {
            navigation.setViewControllers([screen], animated: false)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
        }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> ListViewController root
      screen FeedCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  @Test func `a router's flag is that of the call`() {
    Fixture(
      """
      protocol Router: AnyObject { func show(_ screen: UIViewController, asRoot: Bool) }
      extension Router { func show(_ screen: UIViewController) { show(screen, asRoot: false) } }
      final class NavigationRouter: Router {
        let navigation = UINavigationController()
        func show(_ screen: UIViewController, asRoot: Bool) {
          guard !asRoot else { return navigation.setViewControllers([screen], animated: false) }
          navigation.pushViewController(screen, animated: true)
        }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func start() {}
        func open() { router.show(ListViewController(), asRoot: true) }
        func showDetail() { router.show(DetailViewController()) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: FeedCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = FeedCoordinator(router: NavigationRouter())
          coordinator?.start()
        }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> ListViewController root
      screen FeedCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # FeedCoordinator(isModal: false)
        private let isModal: Bool
        init(isModal: Bool) { self.isModal = isModal }
      > push
      # FeedCoordinator(navigation: UINavigationController())
        private let isModal: Bool
        init(navigation: UINavigationController, isModal: Bool = true) { self.isModal = isModal }
      > present
      """))
  func `a Boolean that a coordinator keeps is that which it was made with`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(way.code)
        func start() {}
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController) {
          if isModal {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: FeedCoordinator?
        func scene(_ scene: UIScene) {
          let coordinator = \(way.name)
          self.coordinator = coordinator
          coordinator.start()
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(way.outcome)", kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a parameter of what nobody calls
        func start() {}
        func open(isModal: Bool) { show(FeedViewController(), isModal: isModal) }
      # a property that a method changes
        private var isModal = false
        func start() {}
        func open() { show(FeedViewController(), isModal: isModal) }
        func compact() { isModal = true }
      # a property that others may set
        var isModal = false
        func start() {}
        func open(_ trait: Trait) {
          isModal = trait.isCompact
          show(FeedViewController(), isModal: isModal)
        }
      # a property without a value
        private let isModal: Bool
        init(isModal: Bool) { self.isModal = isModal }
        func start() {}
        func open() { show(FeedViewController(), isModal: isModal) }
      # what the system says
        func start() {}
        func open() { show(FeedViewController(), isModal: UIDevice.current.userInterfaceIdiom == .pad) }
      # what is stored on the device
        func start() {}
        func open() { show(FeedViewController(), isModal: UserDefaults.standard.bool(forKey: "modal")) }
      # two calls of one helper
        func start() {}
        func open() { show(FeedViewController(), isModal: false) }
        func openModally() { show(FeedViewController(), isModal: true) }
      # a variable that a branch changes
        func start() {}
        func open(_ trait: Trait) {
          var isModal = false
          if trait.isCompact { isModal = true }
          show(FeedViewController(), isModal: isModal)
        }
      # a variable that a closure changes
        func start() {}
        func open(_ traits: [Trait]) {
          var isModal = false
          traits.forEach { if $0.isCompact { isModal = true } }
          show(FeedViewController(), isModal: isModal)
        }
      # a default that is computed
        func start() {}
        func open(isModal: Bool = UIDevice.current.isCompact) { show(FeedViewController(), isModal: isModal) }
      # known or not known
        func start() {}
        func open(_ trait: Trait) { show(FeedViewController(), isModal: trait.isCompact || false) }
      # toggled
        func start() {}
        private var isModal = false
        func open() {
          isModal.toggle()
          show(FeedViewController(), isModal: isModal)
        }
      """))
  func `a Boolean that is not known takes both branches`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func show(_ screen: UIViewController, isModal: Bool) {
          if isModal {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
        }
      \(way.code)
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController push
      screen FeedCoordinator -> FeedViewController present
      """, kind: "screen")
  }
}
