import Testing

/// Branches that types and identity decide, as far as they are known.
@Suite struct TypeBranchTests {
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

  @Test func `what is cast to a class is of no other`() {
    Fixture(
      """
      class ListViewModel {
        let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator }
        func tap() {
          switch coordinator {
          case is EditCoordinator:
            guard let coordinator = coordinator as? EditCoordinator else { return }
            coordinator.open()
          case is AddCoordinator: (coordinator as? AddCoordinator)?.more()
          default: break
          }
        }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func tap() { model.tap() }
      }
      class DetailViewController: UIViewController {}
      class MoreViewController: UIViewController {}
      class AddCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ListViewController(model: ListViewModel(coordinator: self)), animated: true)
        }
        func open() { navigation.pushViewController(MoreViewController(), animated: true) }
        func more() { navigation.pushViewController(MoreViewController(), animated: true) }
      }
      class EditCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ListViewController(model: ListViewModel(coordinator: self)), animated: true)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewModel -> AddCoordinator via delegate links coordinator protocol Coordinator strong messages more
      delegate ListViewModel -> EditCoordinator via delegate links coordinator protocol Coordinator strong messages open
      flow ListViewController -> DetailViewController open push by EditCoordinator
      flow ListViewController -> MoreViewController more push by AddCoordinator
      screen AddCoordinator -> ListViewController push
      screen AddCoordinator -> MoreViewController push
      screen EditCoordinator -> DetailViewController push
      screen EditCoordinator -> ListViewController push
      """)
  }
}
