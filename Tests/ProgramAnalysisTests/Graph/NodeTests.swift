import Testing

/// The nodes of the graph and how they are told apart.
@Suite struct NodeTests {
  @Test func `every kind of node`() {
    Fixture(
      """
      class BaseCoordinator: Coordinator { func start() {} }
      class FeedCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        override func start() {
          let viewModel = FeedViewModel(coordinator: self)
          navigation.pushViewController(FeedViewController(viewModel: viewModel), animated: true)
        }
        func show() {}
      }
      class FeedViewModel {
        weak var coordinator: FeedCoordinator?
        init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
        func tapped() { coordinator?.show() }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
      }
      class UnusedViewController: UIViewController {}
      class LonelyCoordinator: BaseCoordinator {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: FeedCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = FeedCoordinator()
          coordinator?.start()
        }
      }
      """
    ).expectNodes(
      """
      coordinator BaseCoordinator base
      coordinator FeedCoordinator
      coordinator LonelyCoordinator
      participant FeedViewModel
      screen FeedViewController
      owner SceneDelegate
      """)
  }

  @Test func `types of one name, two of them in one folder, all have names of their own`() {
    Fixture(
      """
      //- Mail/FeedCoordinator.swift
      class FeedCoordinator: Coordinator { func start() {} }
      //- Mail/Former.swift
      class FeedCoordinator: Coordinator { func start() {} }
      //- News/FeedCoordinator.swift
      class FeedCoordinator: Coordinator { func start() {} }
      //- Sport/FeedCoordinator.swift
      class FeedCoordinator: Coordinator { func start() {} }
      //- Sport/Sport.swift
      enum Sport { class FeedCoordinator: Coordinator { func start() {} } }
      """
    ).expectNodes(
      """
      coordinator FeedCoordinator
      coordinator Mail.FeedCoordinator
      coordinator Mail.FeedCoordinator#2
      coordinator News.FeedCoordinator
      coordinator Sport.FeedCoordinator
      """)
  }

  @Test func `types of one name in two folders stay two`() {
    let fixture = Fixture(
      """
      //- Mail/FeedCoordinator.swift
      class FeedCoordinator: Coordinator {
        func start() { UINavigationController().pushViewController(FeedViewController(), animated: true) }
      }
      //- Mail/FeedViewController.swift
      class FeedViewController: UIViewController {}
      //- Mail/MailCoordinator.swift
      class MailCoordinator: Coordinator {
        func start() { FeedCoordinator().start() }
      }
      //- News/FeedCoordinator.swift
      class FeedCoordinator: Coordinator {
        func start() { UINavigationController().present(FeedViewController(), animated: true) }
      }
      //- News/FeedViewController.swift
      class FeedViewController: UIViewController {}
      //- News/NewsCoordinator.swift
      class NewsCoordinator: Coordinator {
        func start() { FeedCoordinator().start() }
      }
      """)
    fixture.expect(
      """
      child MailCoordinator -> Mail.FeedCoordinator none started
      child NewsCoordinator -> News.FeedCoordinator none started
      screen Mail.FeedCoordinator -> Mail.FeedViewController push
      screen News.FeedCoordinator -> News.FeedViewController present
      """)
    fixture.expectNodes(
      """
      coordinator Mail.FeedCoordinator
      coordinator MailCoordinator
      coordinator News.FeedCoordinator
      coordinator NewsCoordinator
      screen Mail.FeedViewController
      screen News.FeedViewController
      """)
  }

  @Test func `nested types have their outer type's name`() {
    let fixture = Fixture(
      """
      enum Feed {
        class Coordinator: AppFlow.Coordinating {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(Screen(), animated: true) }
        }
      }
      extension Feed { class Screen: UIViewController {} }
      enum AppFlow {
        protocol Coordinating: AnyObject { func start() }
        class Main: Coordinating {
          var child: Feed.Coordinator?
          func start() {
            child = Feed.Coordinator()
            child?.start()
          }
        }
      }
      """, protocols: "")
    fixture.expect(
      """
      child AppFlow.Main -> Feed.Coordinator property started
      screen Feed.Coordinator -> Feed.Screen push
      """)
    fixture.expectNodes(
      """
      coordinator AppFlow.Main
      coordinator Feed.Coordinator
      screen Feed.Screen
      """)
  }

  @Test func `all branches of a condition count`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class DebugCoordinator: Coordinator { func start() {} }
      #if os(iOS)
        class PadCoordinator: Coordinator { func start() {} }
      #endif
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        #if DEBUG
          func makeFirst() -> Coordinator { DebugCoordinator() }
        #else
          func makeSecond() -> Coordinator { FeedCoordinator() }
        #endif
        func start() {
          #if DEBUG
            children.append(makeFirst())
          #elseif os(iOS)
            children.append(PadCoordinator())
          #else
            children.append(makeSecond())
          #endif
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> DebugCoordinator collection
      child AppCoordinator -> FeedCoordinator collection
      child AppCoordinator -> PadCoordinator collection
      """)
  }

  @Test func `a coordinator that begins another of its own kind is its own child`() {
    Fixture(
      """
      class FolderCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func open() {
          let inner = FolderCoordinator()
          1️⃣children.append(inner)
          inner.start()
        }
      }
      """
    ).expect("child FolderCoordinator -> FolderCoordinator collection started @1️⃣")
  }

  /// The property is the window's, whoever declares it once more.
  @Test func `who sets the root of a window by a protocol of the app's is a coordinator`() {
    Fixture(
      """
      protocol WindowType: AnyObject { var rootViewController: UIViewController? { get set } }
      extension UIWindow: WindowType {}
      class HomeViewController: UIViewController {}
      struct Screens { let home: () -> UIViewController }
      class RootCoordinator {
        let window: WindowType
        let screens: Screens
        init(window: WindowType, screens: Screens) {
          self.window = window
          self.screens = screens
        }
        func start() { window.rootViewController = screens.home() }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let root = RootCoordinator(window: UIWindow(), screens: Screens(home: { HomeViewController() }))
        func applicationDidFinishLaunching(_ application: UIApplication) { root.start() }
      }
      """, protocols: ""
    ).expect("root AppDelegate -> RootCoordinator retained", kind: "root")
  }
}
