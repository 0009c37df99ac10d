import Testing

/// What a base class of the app does counts for the classes that inherit from it.
@Suite struct BaseClassTests {
  @Test(arguments: cases) func `base class`(_ example: FixtureCase) {
    Fixture(example.code).expect(example.outcome)
  }

  private static let cases = FixtureCase.list(
    """
    # a coordinator known only by a base class that nobody makes is no child
    class BaseCoordinator {
      var children: [BaseCoordinator] = []
      weak var parent: BaseCoordinator?
      let navigation = UINavigationController()
      func start() {}
      func push(_ coordinator: BaseCoordinator) {
        children.append(coordinator)
        coordinator.parent = self
        coordinator.start()
      }
    }
    final class HarborCoordinator: BaseCoordinator {
      override func start() { push(PierCoordinator()) }
    }
    final class PierCoordinator: BaseCoordinator {
      override func start() { navigation.pushViewController(PierViewController(), animated: true) }
    }
    final class PierViewController: UIViewController {}
    > child HarborCoordinator -> PierCoordinator collection started
    > delegate PierCoordinator -> HarborCoordinator via parent links parent weak
    > screen PierCoordinator -> PierViewController push initial
    # a base class that is made itself is a coordinator like the others
    class BaseCoordinator {
      var children: [BaseCoordinator] = []
      let navigation = UINavigationController()
      func start() {}
    }
    final class HarborCoordinator: BaseCoordinator {
      override func start() {
        let other = BaseCoordinator()
        children.append(other)
        other.start()
      }
    }
    > child HarborCoordinator -> BaseCoordinator collection started
    # what users do on a screen, and what the system tells it, may stand in its base class
    final class HarborCoordinator: Coordinator {
      private let navigation = UINavigationController()
      func start() {
        let model = PierModel(leave: { [weak self] in self?.sail() }, fish: { [weak self] in self?.fish() })
        navigation.pushViewController(PierViewController(model: model), animated: true)
      }
      private func sail() { navigation.pushViewController(SeaViewController(), animated: true) }
      private func fish() { navigation.present(FishViewController(), animated: true) }
    }
    final class PierModel {
      let leave: () -> Void
      let fish: () -> Void
      init(leave: @escaping () -> Void, fish: @escaping () -> Void) {
        self.leave = leave
        self.fish = fish
      }
    }
    class ModelViewController: UIViewController {
      let model: PierModel
      private let button = UIButton()
      init(model: PierModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        button.addAction(UIAction { [weak self] _ in self?.model.leave() }, for: .touchUpInside)
      }
      @objc private func fishTapped() { model.fish() }
    }
    final class PierViewController: ModelViewController {}
    final class SeaViewController: UIViewController {}
    final class FishViewController: UIViewController {}
    > delegate PierModel -> HarborCoordinator via closure links fish,leave strong
    > flow PierViewController -> FishViewController fish present by HarborCoordinator
    > flow PierViewController -> SeaViewController leave push by HarborCoordinator
    > screen HarborCoordinator -> FishViewController present
    > screen HarborCoordinator -> PierViewController push initial
    > screen HarborCoordinator -> SeaViewController push
    # a type that is nested in a base class is made by the name of one that inherits it
    final class HarborCoordinator: Coordinator {
      private let navigation = UINavigationController()
      func start() {
        let exits = PierModel.Exits(leave: { [weak self] in self?.sail() })
        navigation.pushViewController(PierViewController(model: PierModel(exits: exits)), animated: true)
      }
      private func sail() { navigation.pushViewController(SeaViewController(), animated: true) }
    }
    class BaseModel {
      struct Exits { let leave: () -> Void }
      let exits: Exits
      init(exits: Exits) { self.exits = exits }
      func tapLeave() { exits.leave() }
    }
    final class PierModel: BaseModel {}
    final class PierViewController: UIViewController {
      private let model: PierModel
      init(model: PierModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      @objc func leaveTapped() { model.tapLeave() }
    }
    final class SeaViewController: UIViewController {}
    > delegate PierModel -> HarborCoordinator via closure links exits strong messages leave
    > flow PierViewController -> SeaViewController leave push by HarborCoordinator
    > screen HarborCoordinator -> PierViewController push initial
    > screen HarborCoordinator -> SeaViewController push
    # a coordinator that shows its first screen when it is made is started by making it
    final class HarborCoordinator: Coordinator {
      private let navigation = UINavigationController()
      private var boat: BoatCoordinator?
      private var log: LogCoordinator?
      func start() { navigation.pushViewController(PierViewController(coordinator: self), animated: true) }
      func board() {
        boat = BoatCoordinator(navigation: navigation)
        log = LogCoordinator(navigation: navigation)
      }
    }
    final class PierViewController: UIViewController {
      private weak var coordinator: HarborCoordinator?
      init(coordinator: HarborCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
      }
      @objc func boardTapped() { coordinator?.board() }
    }
    final class BoatCoordinator {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) {
        self.navigation = navigation
        navigation.pushViewController(BoatViewController(), animated: true)
      }
    }
    final class LogCoordinator {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func open() { navigation.pushViewController(LogViewController(), animated: true) }
    }
    final class BoatViewController: UIViewController {}
    final class LogViewController: UIViewController {}
    > child HarborCoordinator -> BoatCoordinator property
    > child HarborCoordinator -> LogCoordinator property
    > delegate PierViewController -> HarborCoordinator via delegate links coordinator weak messages board
    > flow PierViewController -> BoatCoordinator board start by HarborCoordinator
    > screen BoatCoordinator -> BoatViewController push initial
    > screen HarborCoordinator -> PierViewController push initial
    > screen LogCoordinator -> LogViewController push
    """)

  @Test(arguments: [
    // Each class has its own.
    ("private ", "private ", "screen AppCoordinator -> TideViewController embed"),
    ("private ", "", "screen AppCoordinator -> TideViewController embed"),
    // What is not private is overridden, and so may be what only its file sees.
    ("", "override ", ""), ("fileprivate ", "fileprivate override ", ""),
  ])
  func `a private method is not overridden`(base: String, own: String, embedded: String) {
    Fixture(
      """
      class TideViewController: UIViewController {}
      class FrameController: UIViewController {
        let first: UIViewController
        let second: UIViewController
        init(first: UIViewController, second: UIViewController) {
          self.first = first
          self.second = second
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { layOut() }
        \(base)func layOut() { addChild(first) }
      }
      class HarborViewController: FrameController {
        override func viewDidLoad() {
          super.viewDidLoad()
          layOut()
        }
        \(own)func layOut() {}
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let harbor = HarborViewController(first: TideViewController(), second: TideViewController())
          navigation.pushViewController(harbor, animated: false)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> HarborViewController push
      \(embedded)
      """, kind: "screen")
  }

  /// What a base class is told to do counts for those that are told; where none is, whoever cannot be seen may tell each.
  @Test(arguments: [
    (
      "override func start() { go(.forward(to: Stop.pier)) }",
      "child HarborCoordinator -> PierCoordinator collection"
    ),
    (
      "override func start() {}",
      """
      child HarborCoordinator -> HarborCoordinator collection
      child HarborCoordinator -> PierCoordinator collection
      child PierCoordinator -> HarborCoordinator collection
      child PierCoordinator -> PierCoordinator collection
      """
    ),
  ])
  func `a base class's heirs do what each is told`(start: String, children: String) {
    Fixture(
      """
      protocol Going: AnyObject { func go(_ step: Step) }
      protocol Place { var type: BaseCoordinator.Type { get } }
      enum Step {
        case forward(to: Place)
        case back
      }
      enum Stop: Place {
        case harbor, pier
        var type: BaseCoordinator.Type {
          switch self {
          case .harbor: return HarborCoordinator.self
          case .pier: return PierCoordinator.self
          }
        }
      }
      class BaseCoordinator: Going {
        var children: [BaseCoordinator] = []
        required init() {}
        func start() {}
        func go(_ step: Step) {
          switch step {
          case .forward(let place): open(place)
          case .back: children = []
          }
        }
        private func open(_ place: Place) {
          let coordinator = place.type.init()
          children.append(coordinator)
        }
      }
      final class HarborCoordinator: BaseCoordinator {
        \(start)
      }
      final class PierCoordinator: BaseCoordinator {}
      """
    ).expect(children, kind: "child")
  }
}
