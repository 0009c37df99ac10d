import Testing

/// View controllers that show what others hand them.
@Suite struct CarrierTests {
  private static let statements = FixtureCase.list(
    """
    # a method puts it in
      let panel = PanelController()
      panel.set(contentViewController: screen)
      navigation.present(panel, animated: true)
    > screen AppCoordinator -> FeedViewController present
    # in a navigation controller
      let panel = PanelController()
      panel.set(contentViewController: UINavigationController(rootViewController: screen))
      navigation.present(panel, animated: true)
    > screen AppCoordinator -> FeedViewController present
    # a property holds it
      let drawer = DrawerController()
      drawer.mainViewController = screen
      navigation.pushViewController(drawer, animated: true)
    > screen AppCoordinator -> FeedViewController push
    # the initializer takes it
      navigation.present(DrawerController(main: screen, width: 200), animated: true)
    > screen AppCoordinator -> FeedViewController present
    # an array of pages
      navigation.pushViewController(PagingController(pages: [screen, DetailViewController()]), animated: true)
    > screen AppCoordinator -> FeedViewController push
    > screen AppCoordinator -> DetailViewController push
    # a closure builds it
      navigation.present(SheetController { screen }, animated: true)
    > screen AppCoordinator -> FeedViewController present
    # it is put into another view controller
      let panel = PanelController()
      panel.set(contentViewController: screen)
      panel.add(toParent: navigation)
    > screen AppCoordinator -> FeedViewController embed
    # what is around it is not in it
      let panel = PanelController()
      panel.delegate = screen
      panel.presentingController = screen
      panel.attach(parent: screen)
      navigation.present(panel, animated: true)
    > screen AppCoordinator -> PanelController present
    # what is taken out is not in it
      let panel = PanelController()
      panel.remove(screen)
      navigation.present(panel, animated: true)
    > screen AppCoordinator -> PanelController present
    """)

  @Test(arguments: statements) func `a library's view controller carries what it is handed`(test: FixtureCase) {
    Fixture(
      """
      import PanelKit
      import UIKit
      class FeedViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let screen = FeedViewController()
          \(test.code)
        }
      }
      """
    ).expect(test.outcome, kind: "screen")
  }

  @Test func `a class in Objective-C that is handed screens is a screen itself`() {
    Fixture(
      """
      import UIKit
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let pages = SegmentedViewController()
          pages.configure([FeedViewController(), FeedViewController()])
          navigation.pushViewController(pages, animated: true)
        }
      }
      """
    ).expect("screen AppCoordinator -> SegmentedViewController push", kind: "screen")
  }

  @Test func `an alias tells the module of a view controller`() {
    Fixture(
      """
      import UIKit
      typealias PanelController = PanelKit.PanelController
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let panel = PanelController(isPanEnabled: false)
          panel.set(contentViewController: FeedViewController())
          navigation.present(panel, animated: true)
        }
      }
      extension PanelController {
        convenience init(isPanEnabled: Bool) { self.init() }
      }
      """
    ).expect("screen AppCoordinator -> FeedViewController present", kind: "screen")
  }

  @Test func `a panel that carries a screen tells the coordinator nothing that counts`() {
    Fixture(
      """
      import PanelKit
      class FeedViewController: UIViewController { weak var delegate: FeedDelegate? }
      protocol FeedDelegate: AnyObject {}
      class AppCoordinator: Coordinator, FeedDelegate, PanelControllerDelegate {
        let navigation = UINavigationController()
        func start() {
          let screen = FeedViewController()
          screen.delegate = self
          let panel = PanelController()
          panel.delegate = self
          panel.set(contentViewController: screen)
          navigation.present(panel, animated: true)
        }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> AppCoordinator via delegate links delegate protocol FeedDelegate weak
      screen AppCoordinator -> FeedViewController present
      """)
  }

  // MARK: - Containers of the app

  private static let containers = FixtureCase.list(
    """
    # FormController()
      class FormController: UINavigationController {
      private let page = PageViewController()
      init() { super.init(nibName: nil, bundle: nil); viewControllers = [page] }
      }
    > FormController
    # SurveyController()
      class SurveyController: FormController {}
      class FormController: UINavigationController {
      private let page = PageViewController()
      init() { super.init(nibName: nil, bundle: nil); viewControllers = [page] }
      }
    > SurveyController
    # FormController(model: FormModel())
      class FormModel {}
      class FormController: UINavigationController {
      let model: FormModel
      init(model: FormModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
    > FormController
    # StyledController(rootViewController: PageViewController())
      class StyledController: UINavigationController {
      override func pushViewController(_ controller: UIViewController, animated: Bool) {
      super.pushViewController(controller, animated: animated)
      }
      }
    > PageViewController
    # StyledController(style: Style(tint: .red))
      class Style {
      let tint: UIColor
      init(tint: UIColor) { self.tint = tint }
      }
      class StyledController: UINavigationController {
      let style: Style
      init(style: Style) { self.style = style; super.init(nibName: nil, bundle: nil) }
      }
    >
    # StyledController()
      struct Style {}
      class Fade: NSObject {}
      class StyledController: UINavigationController {
      let style = Style()
      let fade = Fade()
      weak var closer: Closer?
      }
      class Closer {}
    >
    """)

  @Test(arguments: containers) func `a navigation controller with a life of its own is a screen`(test: FixtureCase) {
    Fixture(
      """
      import UIKit
      class PageViewController: UIViewController {}
      \(test.code)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.present(\(test.name), animated: true) }
      }
      """
    ).expect(
      test.outcome.isEmpty ? "" : "screen AppCoordinator -> \(test.outcome) present", kind: "screen")
  }

  @Test func `an override that passes on what it was told leaves the screen to who called it`() {
    Fixture(
      """
      class StyledController: UINavigationController {
        override func pushViewController(_ controller: UIViewController, animated: Bool) {
          super.pushViewController(controller, animated: animated)
        }
      }
      class FeedViewController: UIViewController {}
      class ShopCoordinator: Coordinator {
        let feed = FeedViewController()
        func start() {}
      }
      class AppCoordinator: Coordinator {
        let navigation = StyledController()
        func start() {
          let shop = ShopCoordinator()
          shop.start()
          navigation.pushViewController(shop.feed, animated: true)
        }
      }
      """
    ).expect("screen ShopCoordinator -> FeedViewController embed", kind: "screen")
  }
}
