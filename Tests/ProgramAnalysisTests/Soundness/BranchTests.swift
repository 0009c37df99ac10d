import Testing

/// Which branch is taken where the value that decides is known, and that both are where it is not.
@Suite struct BranchTests {
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
      # FeedCoordinator()
        private let isModal = true
      > present
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

  @Test(
    arguments: FixtureCase.list(
      """
      # a parameter of what nobody calls
        func open(_ style: Style) { show(FeedViewController(), style) }
      # a raw value
        func open(_ name: String) { show(FeedViewController(), Style(rawValue: name) ?? .push) }
      # a property that a method changes
        private var style = Style.push
        func open() { show(FeedViewController(), style) }
        func compact() { style = .modal }
      # either of two
        func open(_ traits: Traits) { show(FeedViewController(), traits.isCompact ? .modal : .push) }
      # what is decoded
        func open(_ data: Data) throws { show(FeedViewController(), try JSONDecoder().decode(Style.self, from: data)) }
      # any of all cases
        func open() { Style.allCases.forEach { show(FeedViewController(), $0) } }
      }
      extension Style: CaseIterable {
      """))
  func `a case that is not known takes all branches`(way: FixtureCase) {
    Fixture(
      """
      enum Style: String { case push, modal }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func show(_ screen: UIViewController, _ style: Style) {
          switch style {
          case .push: navigation.pushViewController(screen, animated: true)
          case .modal: navigation.present(screen, animated: true)
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

  @Test(
    arguments: FixtureCase.list(
      """
      # a switch
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) {
          switch style {
          case .push: push(screen)
          case .modal: present(screen)
          }
        }
      > present
      # a comparison
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) { if style == .push { push(screen) } else { present(screen) } }
      > present
      # an inequality
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) { if style != .push { present(screen) } else { push(screen) } }
      > present
      # a pattern
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) {
          if case .push = style { push(screen) } else { present(screen) }
        }
      > present
      # a guard on a pattern
        func open() { show(FeedViewController(), .push) }
        func show(_ screen: UIViewController, _ style: Style) {
          guard case .modal = style else { return push(screen) }
          present(screen)
        }
      > push
      # a default that the call leaves out
        func open() { show(FeedViewController()) }
        func show(_ screen: UIViewController, _ style: Style = .push) {
          switch style {
          case .push: push(screen)
          case .modal: present(screen)
          }
        }
      > push
      # a default branch
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) {
          switch style {
          case .modal: present(screen)
          default: push(screen)
          }
        }
      > present
      # a payload
        func open() { show(FeedViewController(), .stack(animated: true)) }
        func show(_ screen: UIViewController, _ place: Place) {
          switch place {
          case .stack(let animated): navigation.pushViewController(screen, animated: animated)
          case .window: asRoot(screen)
          }
        }
      > push
      # a Boolean in the payload
        func open() { show(FeedViewController(), .stack(animated: false)) }
        func show(_ screen: UIViewController, _ place: Place) {
          switch place {
          case .stack(animated: true): present(screen)
          case .stack(animated: false): push(screen)
          case .window: asRoot(screen)
          }
        }
      > push
      # a static constant of the case
        static let usual = Style.modal
        func open() { show(FeedViewController(), Self.usual) }
        func show(_ screen: UIViewController, _ style: Style) { if style == .push { push(screen) } else { present(screen) } }
      > present
      # through a helper
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) { place(screen, style) }
        func place(_ screen: UIViewController, _ style: Style) { style == .push ? push(screen) : present(screen) }
      > present
      # a case that the enum tells of
        func open() { show(FeedViewController(), .modal) }
        func show(_ screen: UIViewController, _ style: Style) { if style.isPush { push(screen) } else { present(screen) } }
      }
      extension Style {
        var isPush: Bool { self == .push }
      > present
      """))
  func `a case that is passed takes its branch`(way: FixtureCase) {
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

  @Test(
    arguments: FixtureCase.list(
      """
      # a fallback made by a function
        func open(_ answer: RemoteAnswer) {
          let result: Loading = answer.asResult() ?? .empty()
          switch result {
          case .item: showItem()
          case .nothing: showEmpty()
          }
        }
      # a fallback that is a case
        func open(_ answer: RemoteAnswer) {
          let result = answer.asResult() ?? Loading.nothing
          if case .item = result { showItem() } else { showEmpty() }
        }
      # a guard
        func open(_ answer: RemoteAnswer) {
          guard case .item = answer.asResult() ?? Loading.nothing else { return showEmpty() }
          showItem()
        }
      # a comparison
        func open(_ answer: RemoteAnswer) {
          let result = answer.asResult() ?? Loading.nothing
          if result == .nothing { showEmpty() } else { showItem() }
        }
      # a variable that an answer overwrites
        func open(_ answer: RemoteAnswer) {
          var result = Loading.nothing
          if let other = answer.asResult() { result = other }
          switch result {
          case .item: showItem()
          case .nothing: showEmpty()
          }
        }
      # a ternary
        func open(_ answer: RemoteAnswer) {
          let result = answer.isReady ? answer.result : Loading.nothing
          if case .item = result { showItem() } else { showEmpty() }
        }
      # a failed attempt
        func open(_ answer: RemoteAnswer) {
          let result = (try? answer.load()) ?? Loading.nothing
          if case .item = result { showItem() } else { showEmpty() }
        }
      """))
  func `what may be another case than the one that is written takes both branches`(way: FixtureCase) {
    Fixture(
      """
      import RemoteKit
      class ItemViewController: UIViewController {}
      class EmptyViewController: UIViewController {}
      struct Item {}
      enum Loading {
        case item(Item), nothing
        static func empty() -> Loading { .nothing }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
      \(way.code)
        func showItem() { navigation.pushViewController(ItemViewController(), animated: true) }
        func showEmpty() { navigation.pushViewController(EmptyViewController(), animated: true) }
      }
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        let answer: RemoteAnswer
        init(answer: RemoteAnswer) { self.answer = answer }
        func tapped() { coordinator?.open(answer) }
      }
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        let feed = FeedCoordinator()
        func start() {
          let screen = FeedViewController(answer: RemoteAnswer())
          screen.coordinator = feed
          navigation.pushViewController(screen, animated: true)
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> ItemViewController open push by FeedCoordinator
      flow FeedViewController -> EmptyViewController open push by FeedCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Whether a value can be nil is not known yet."))
  func `a fallback is not taken where the first is known`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        enum Style { case push, modal }
        let navigation = UINavigationController()
        func start() {}
        func open() { show(FeedViewController(), style: .modal) }
        func show(_ screen: UIViewController, style: Style?) {
          switch style ?? .push {
          case .push: navigation.pushViewController(screen, animated: true)
          case .modal: navigation.present(screen, animated: true)
          }
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController present", kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # is
          if screen is UINavigationController {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
      # is not
          if !(screen is UINavigationController) {
            navigation.pushViewController(screen, animated: true)
          } else {
            navigation.present(screen, animated: true)
          }
      # a guard
          guard screen is UINavigationController else {
            navigation.pushViewController(screen, animated: true)
            return
          }
          navigation.present(screen, animated: true)
      # a cast
          if let inner = screen as? UINavigationController {
            navigation.present(inner, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
      # a cast in a guard
          guard let inner = screen as? UINavigationController else {
            return navigation.pushViewController(screen, animated: true)
          }
          navigation.present(inner, animated: true)
      # a cast that is compared with nil
          if (screen as? UINavigationController) != nil {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
      # a switch
          switch screen {
          case is UINavigationController: navigation.present(screen, animated: true)
          default: navigation.pushViewController(screen, animated: true)
          }
      # a switch that binds
          switch screen {
          case let inner as UINavigationController: navigation.present(inner, animated: true)
          default: navigation.pushViewController(screen, animated: true)
          }
      # a constant
          let isStack = screen is UINavigationController
          if isStack {
            navigation.present(screen, animated: true)
          } else {
            navigation.pushViewController(screen, animated: true)
          }
      """))
  func `the type of a screen that is known takes one branch`(way: FixtureCase) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { show(FeedViewController()) }
        func compose() { show(UINavigationController(rootViewController: ComposeViewController())) }
        func show(_ screen: UIViewController) {
      \(way.code)
        }
      }
      class ComposeViewController: UIViewController {}
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController push
      screen FeedCoordinator -> ComposeViewController present
      """, kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a parameter
          if screen is UINavigationController {
            navigation.pushViewController(DetailViewController(), animated: true)
          } else {
            screen.present(ListViewController(), animated: true)
          }
      # what is on top
          if let top = navigation.topViewController as? DetailViewController {
            top.present(ListViewController(), animated: true)
          } else {
            navigation.pushViewController(DetailViewController(), animated: true)
          }
      # what a storyboard makes
          let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          if first is UITabBarController {
            navigation.pushViewController(DetailViewController(), animated: true)
          } else {
            navigation.present(ListViewController(), animated: true)
          }
      """))
  func `a type of which only a supertype is known takes both branches`(way: FixtureCase) {
    Fixture(
      """
      class DetailViewController: UIViewController {}
      class ListViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open(over screen: UIViewController) {
      \(way.code)
        }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> ListViewController present
      """, kind: "screen")
  }

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

  @Test(
    arguments: FixtureCase.list(
      """
      # identity
          if flow === login {
            tour.start()
          } else {
            navigation.setViewControllers([HomeViewController()], animated: false)
          }
      # type
          if flow is LoginCoordinator {
            tour.start()
          } else {
            navigation.setViewControllers([HomeViewController()], animated: false)
          }
      # a switch over types
          switch flow {
          case is LoginCoordinator: tour.start()
          case is TourCoordinator: navigation.setViewControllers([HomeViewController()], animated: false)
          default: break
          }
      """))
  func `the child that ended decides what comes next`(way: FixtureCase) {
    Fixture(
      """
      class LoginViewController: UIViewController {
        var onTap: (() -> Void)?
        func tapped() { onTap?() }
      }
      class TourViewController: UIViewController {
        var onTap: (() -> Void)?
        func tapped() { onTap?() }
      }
      class HomeViewController: UIViewController {}
      protocol FlowDelegate: AnyObject { func ended(_ flow: Coordinator) }
      class LoginCoordinator: Coordinator {
        weak var delegate: FlowDelegate?
        let navigation = UINavigationController()
        func start() {
          let screen = LoginViewController()
          screen.onTap = { [weak self] in self?.end() }
          navigation.pushViewController(screen, animated: true)
        }
        func end() { delegate?.ended(self) }
      }
      class TourCoordinator: Coordinator {
        weak var delegate: FlowDelegate?
        let navigation = UINavigationController()
        func start() {
          let screen = TourViewController()
          screen.onTap = { [weak self] in self?.end() }
          navigation.pushViewController(screen, animated: true)
        }
        func end() { delegate?.ended(self) }
      }
      class AppCoordinator: Coordinator, FlowDelegate {
        let navigation = UINavigationController()
        let login = LoginCoordinator()
        let tour = TourCoordinator()
        func start() {
          login.delegate = self
          tour.delegate = self
          login.start()
        }
        func ended(_ flow: Coordinator) {
          \(way.code)
        }
      }
      """
    ).expect(
      """
      flow LoginViewController -> TourCoordinator onTap start by AppCoordinator
      flow TourViewController -> HomeViewController onTap root by AppCoordinator
      """, kind: "flow")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # nil
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController, initialRoute: nil)
        }
      # none
        init(rootViewController: UINavigationController) { super.init(rootViewController: rootViewController) }
      # a default that is nil
        init(rootViewController: UINavigationController, route: SettingsRoute? = nil) {
          super.init(rootViewController: rootViewController, initialRoute: route)
        }
      # a route
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController, initialRoute: .list)
        }
      # no initializer
      """))
  func `only the initial route is run when a coordinator is made`(way: FixtureCase) {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case home, settings }
      class HomeViewController: UIViewController {
        var router: UnownedRouter<AppRoute>?
        func tapped() { router?.trigger(.settings) }
      }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .home) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home:
            let screen = HomeViewController()
            screen.router = unownedRouter
            return .set([screen])
          case .settings:
            addChild(SettingsCoordinator(rootViewController: rootViewController))
            return .none()
          }
        }
      }
      enum SettingsRoute: Route { case list, detail }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
      \(way.code)
        override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(ListViewController())
          case .detail: return .push(DetailViewController())
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private let router = AppCoordinator().strongRouter
        func application(_ application: UIApplication) { router.setRoot(for: UIWindow()) }
      }
      """, protocols: ""
    ).expect(
      """
      flow HomeViewController -> SettingsCoordinator trigger.settings start by AppCoordinator
      """, kind: "flow")
  }

  @Test func `routes that are no initial ones are still those of the coordinator`() {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case home, detail }
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: nil) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home: return .set([HomeViewController()])
          case .detail: return .push(DetailViewController())
          }
        }
      }
      """, protocols: ""
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root
      screen AppCoordinator -> DetailViewController push
      """)
  }
}
