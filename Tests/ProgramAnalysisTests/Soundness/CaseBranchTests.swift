import Testing

/// Branches that enum cases decide, as far as they are known.
@Suite struct CaseBranchTests {
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

  /// In code that does not compile yet.
  @Test(arguments: [
    (".faded", ""), (".faded(1)", ""), ("Style.slid(1)", "push"), (".slid(1)", "push"), (".sized(1)", "present"),
  ])
  func `a case that its enum does not declare takes no branch`(style: String, transition: String) {
    Fixture(
      """
      enum Style {
        case push, modal
        static func slid(_ count: Int) -> Style { .push }
      }
      extension Style { static let sized: (Int) -> Style = { _ in .modal } }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { show(FeedViewController(), \(style)) }
        func show(_ screen: UIViewController, _ style: Style) {
          switch style {
          case .push: navigation.pushViewController(screen, animated: true)
          case .modal: navigation.present(screen, animated: true)
          }
        }
      }
      """
    ).expect(transition.isEmpty ? "" : "screen FeedCoordinator -> FeedViewController \(transition)", kind: "screen")
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
}
