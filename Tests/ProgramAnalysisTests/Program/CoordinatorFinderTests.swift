import GraphModel
import ProgramAnalysis
import Testing

/// What is a coordinator, and what only looks like one.
@Suite struct CoordinatorFinderTests {
  @Test(arguments: [
    "class FeedCoordinator: Coordinator { func start() {} }",
    "struct FeedCoordinator: Refined { func start() {} }",
    "actor FeedCoordinator: Refined { func start() {} }",
    "enum FeedCoordinator: Refined { case feed\n func start() {} }",
    "class FeedCoordinator { func start() {} }\nextension FeedCoordinator: Refined {}",
    "class FeedCoordinator: Alias { func start() {} }",
    "class FeedCoordinator: NSObject, UIScrollViewDelegate & Refined { func start() {} }",
    "class FeedCoordinator: Generic<Int> {}\nclass Generic<T>: Refined { func start() {} }",
  ])
  func `a type that conforms is a coordinator`(declaration: String) {
    let isGeneric = declaration.contains("Generic")
    Fixture(
      """
      protocol Refined: Coordinator {}
      typealias Alias = NSObject & Refined
      \(declaration)
      """
    ).expectNodes((isGeneric ? "coordinator Generic base\n" : "") + "coordinator FeedCoordinator")
  }

  @Test(arguments: [
    "protocol Coordinating: AnyObject { func start() }", "protocol CoordinatorType { func start() }",
    "protocol FlowCoordinator { func start(animated: Bool) }", "protocol NavigationCoordinating { func start() }",
    "protocol CoordinatorProtocol {}", "public protocol CoordinatorProtocol { associatedtype Route }",
    "protocol RootCoordinator { func coordinate(to route: Int) }",
  ])
  func `a protocol in the role makes coordinators`(declaration: String) throws {
    let name = try #require(declaration.firstMatch(of: /protocol (\w+)/)?.1)
    let fixture = Fixture("\(declaration)\nclass Feed: \(name) { func start() {} }", protocols: "")
    fixture.expectNodes("coordinator Feed")
    #expect(fixture.analysis().coordinatorProtocols == [String(name)])
  }

  /// Near misses: who has a coordinator, makes one or hears of one shows screens too.
  @Test(arguments: [
    "CoordinatorHolder", "FeedCoordinatorProviding", "CoordinatorBuilderProtocol", "CoordinatorFactoryDelegateType",
    "CoordinatorEventListener", "CoordinatorOutputProtocol",
    "CartCoordinatorAssembly", "CoordinatorMaker", "CartCoordinatorCreator", "CartCoordinatorResolverType",
  ])
  func `a contract around a coordinator makes none`(name: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      protocol \(name) { func start() }
      class First: \(name) {
        let window = UIWindow()
        func start() { window.rootViewController = FeedViewController() }
      }
      class Second: \(name) {
        let window = UIWindow()
        func start() { window.rootViewController = FeedViewController() }
      }
      """, protocols: ""
    ).expectNodes("")
  }

  /// The last word counts: a coordinator of factories is one.
  @Test(arguments: [
    "FactoryCoordinator", "OutputCoordinatorType", "DelegateCoordinating", "CoordinatorFactoryCoordinator",
  ])
  func `a protocol with such a word before the role is in the role`(name: String) {
    Fixture("protocol \(name) { func start() }\nclass Feed: \(name) { func start() {} }", protocols: "")
      .expectNodes("coordinator Feed")
  }

  @Test func `a base class that conforms to nothing is in the role`() {
    Fixture(
      """
      class BaseCoordinator {
        var children: [BaseCoordinator] = []
        func start() {}
      }
      class FeedCoordinator: BaseCoordinator {}
      """, protocols: ""
    ).expectNodes(
      """
      coordinator BaseCoordinator base
      coordinator FeedCoordinator
      """)
  }

  @Test(arguments: ["Wayfinder", "Way*", "*finder", "Fe?d"])
  func `the configuration adds coordinators by name or pattern`(pattern: String) throws {
    let fixture = Fixture("protocol Wayfinder {}\nclass Feed: Wayfinder {}\nclass Other {}", protocols: "")
    let names = CoordinatorNames(included: [pattern])
    fixture.expectNodes("coordinator Feed", options: AnalysisOptions(coordinatorNames: names))
    let reasons = fixture.analysis(options: AnalysisOptions(coordinatorNames: names)).reasons
    #expect(reasons["Feed"]?.text == (pattern == "Fe?d" ? "the configuration names it" : "it conforms to Wayfinder"))
  }

  @Test func `the configuration removes coordinators and leaves only what it names`() {
    let fixture = Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SyncCoordinator: Coordinator { func start() {} }
      class ShopFlow { func start() {} }
      """)
    fixture.expectNodes(
      "coordinator FeedCoordinator",
      options: AnalysisOptions(coordinatorNames: CoordinatorNames(excluded: ["Sync*"])))
    fixture.expectNodes(
      "coordinator ShopFlow",
      options: AnalysisOptions(coordinatorNames: CoordinatorNames(included: ["ShopFlow"], areExclusive: true)))
  }

  @Test func `a configured name that no type has is told`() {
    let names = CoordinatorNames(included: ["Feed", "Flow"], excluded: ["*Sync"])
    let graph = Fixture("class Feed {}").analysis(options: AnalysisOptions(coordinatorNames: names)).graph
    #expect(
      graph.diagnostics.map(\.message) == [
        "no type is called '*Sync', as 'coordinators' says", "no type is called 'Flow', as 'coordinators' says",
      ])
  }

  @Test(arguments: ["Journey", "FlowKit.Journey", "Jour*"])
  func `what the configuration names may have no source`(name: String) {
    let names = CoordinatorNames(included: [name])
    let fixture = Fixture("import FlowKit\nclass Feed: Journey {}\nclass Detail: Journey<Int> {}", protocols: "")
    fixture.expectNodes("coordinator Detail\ncoordinator Feed", options: AnalysisOptions(coordinatorNames: names))
    #expect(fixture.analysis(options: AnalysisOptions(coordinatorNames: names)).graph.diagnostics.isEmpty)
  }

  @Test func `a model that no file has a use for is told`() {
    let models = ["Used", "Named", "Idle"].map {
      LibraryModel(name: $0, modules: [$0], types: [TypeModel($0 + "Type")])
    }
    let graph = Fixture("import Used\nclass Feed: NamedType {}").analysis(options: AnalysisOptions(models: models))
      .graph
    #expect(
      graph.diagnostics.map(\.message) == [
        "the model 'Idle' does nothing: no file imports its modules or names its types"
      ])
  }

  @Test func `a configured protocol makes coordinators`() {
    let fixture = Fixture(
      "protocol Wayfinder {}\nclass Feed: Wayfinder { func go() { Detail().go() } }\nclass Detail: Wayfinder { func go() {} }",
      protocols: "")
    fixture.expect("", options: AnalysisOptions())
    fixture.expect(
      "child Feed -> Detail none started",
      options: AnalysisOptions(coordinatorNames: CoordinatorNames(included: ["Wayfinder"])))
  }

  /// Types without any protocol or base class in the role that are coordinators by what they do, and what proves it.
  @Test(arguments: [
    "class FeedCoordinator { func begin() { window.rootViewController = FeedViewController() } \n let window = UIWindow() }",
    "class FeedCoordinator { func make() -> UIViewController { FeedViewController() } }",
    "final class FeedCoordinator: NSObject { private let navigationController: UINavigationController }",
    "class FeedCoordinator { var content: some View { FeedView() } }",
    "struct FeedCoordinator { func begin(in router: Router) { router.present(factory.feed()) } }",
    "class FeedCoordinator { func begin() { OtherCoordinator().start() } }",
    "enum Feed { class FeedCoordinator { func begin() { show(FeedViewController()) } } }",
  ])
  func `a type in the role that conforms to nothing is a coordinator`(declaration: String) {
    let name = declaration.hasPrefix("enum") ? "Feed.FeedCoordinator" : "FeedCoordinator"
    let graph = Fixture(
      """
      \(declaration)
      class OtherCoordinator: Coordinator { func start() {} }
      class FeedViewController: UIViewController {}
      """
    ).analysis().graph
    #expect(graph.nodes.filter { $0.kind == .coordinator }.map(\.id) == [name, "OtherCoordinator"].sorted())
  }

  @Test(arguments: ["init<C: Coordinator>(_ coordinator: C)", "init(_ coordinator: any Coordinator)"])
  func `what only copies a part of a coordinator is none`(initializer: String) {
    Fixture(
      """
      final class AnyCoordinator {
        let rootViewController: UIViewController
        \(initializer) { rootViewController = coordinator.screen }
      }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        var screen: UIViewController { FeedViewController() }
        var others: [AnyCoordinator] = []
        func start() { others.append(AnyCoordinator(FeedCoordinator())) }
      }
      """, protocols: "protocol Coordinator { var screen: UIViewController { get } \n func start() }"
    ).expectNodes("coordinator FeedCoordinator")
  }

  @Test func `a plain base class and its subclasses are in the role once one of them is`() {
    let fixture = Fixture(
      """
      class BaseCoordinator { var children: [UUID: BaseCoordinator] = [:] }
      class FeedCoordinator: BaseCoordinator { func begin() { show(FeedViewController()) } }
      class QuietFlow: FeedCoordinator {}
      class FeedViewController: UIViewController {}
      """, protocols: "")
    fixture.expectNodes(
      """
      coordinator BaseCoordinator base
      coordinator FeedCoordinator base
      coordinator QuietFlow
      """)
    #expect(
      fixture.analysis().reasons.mapValues(\.text) == [
        "BaseCoordinator": "coordinators inherit from it", "QuietFlow": "it inherits from FeedCoordinator",
        "FeedCoordinator": "it is called like one, and shows screens, starts coordinators or is started by one",
      ])
  }

  @Test(arguments: [
    "class Feed: BaseCoordinator<Step> {}", "class Feed: FlowKit.Coordinator {}", "class Feed: Coordinating {}",
    "class Feed: NSObject, NavigationCoordinator {}",
  ])
  func `a base class or protocol in the role may have no source`(declaration: String) {
    Fixture("import FlowKit\n\(declaration)", protocols: "").expectNodes("coordinator Feed")
  }

  @Test(arguments: [
    "class Feed: NSFileCoordinator {}", "class Feed: UIViewControllerTransitionCoordinator {}",
    "class Feed: FeedCoordinatorDelegate {}", "class Feed: CoordinatorFactory {}",
    "class FeedModel: CoordinatorViewModel {}",
  ])
  func `not every base without source that is called so is in the role`(declaration: String) {
    Fixture(declaration, protocols: "").expectNodes("")
  }

  @Test func `a protocol of view models that have a coordinator is not in the role`() {
    Fixture(
      """
      protocol CoordinatableViewModel: AnyObject { func start() }
      class FeedViewModel: CoordinatableViewModel { func start() {} }
      class StoryViewModel: CoordinatableViewModel { func start() {} }
      class FeedViewController: UIViewController {
        let model = FeedViewModel()
        override func viewDidLoad() { model.start() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      """
    ).expectNodes(
      """
      coordinator FeedCoordinator
      screen FeedViewController
      """)
  }

  @Test func `protocols of other names are in the role if their implementers show screens and make one another`() {
    let app = """
      class ShopFlow: Flow {
        func start() { navigation.show(ShopViewController(), sender: nil); CartFlow().start() }
        let navigation = UINavigationController()
      }
      class CartFlow: Flow { func start() { CartViewController().present(ShopViewController(), animated: true) } }
      class ShopViewController: UIViewController {}
      class CartViewController: UIViewController {}
      """
    Fixture("protocol Flow { func start() }\n" + app, protocols: "").expectNodes(
      """
      coordinator CartFlow
      coordinator ShopFlow
      screen ShopViewController
      """)
    let stories = app.replacing("ShopFlow", with: "ShopStory").replacing("CartFlow", with: "CartStory")
    Fixture("protocol Flow { func run() }\n" + stories, protocols: "").expectNodes("")
    Fixture(
      """
      protocol Service { func start() }
      class SyncService: Service { func start() { PushService().start() } }
      class PushService: Service { func start() {} }
      """, protocols: ""
    ).expectNodes("")
  }

  @Test func `a class may be called like its protocol`() {
    Fixture(
      """
      final class Coordinator: Coordinator { func start() {} }
      """
    ).expectNodes("coordinator Coordinator")
    Fixture(
      "protocol Coordinator { func start() }\nfinal class Coordinator: Coordinator { func start() {} }", protocols: ""
    )
    .expectNodes("coordinator Coordinator")
  }

  /// SwiftUI's own helper need not be nested in its view.
  @Test(arguments: [
    ("func makeCoordinator() -> Coordinator { Coordinator() }", "", ""), ("", "", "coordinator Coordinator\n"),
    ("func makeCoordinator() -> Coordinator { Coordinator() }", "func start() {}", "coordinator Coordinator\n"),
  ])
  func `what a view makes for SwiftUI to call is none`(made: String, start: String, nodes: String) {
    Fixture(
      """
      class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.present(HelpPage(), animated: true) }
        \(start)
      }
      class HelpPage: UIViewController {}
      struct PhotoView: UIViewControllerRepresentable { \(made) }
      """, protocols: ""
    ).expectNodes(nodes + (nodes.isEmpty ? "" : "screen HelpPage"))
  }

  /// Types that look like coordinators, with the reason why they are none.
  @Test(
    arguments: FixtureCase.list(
      """
      # MapView.Coordinator
        struct MapView: UIViewRepresentable {
        class Coordinator: NSObject, MKMapViewDelegate {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        }
      > the helper of a view, which SwiftUI calls its coordinator
      # FileCoordinator
        class FileCoordinator {
        let inner = NSFileCoordinator()
        func write() { inner.coordinate() }
        }
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      # StoreCoordinator
        class StoreCoordinator: NSPersistentStoreCoordinator {}
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      # FeedChildCoordinator
        enum FeedChildCoordinator { case detail, profile }
      > an enum
      # FeedCoordinatorDelegate
        protocol FeedCoordinatorDelegate: AnyObject { func feedDidEnd() }
      > a protocol that asks for no way to start a flow
      # FeedCoordinatorFactory
        protocol FeedCoordinatorFactory { func startFactory() }
      > a protocol that asks for no way to start a flow
      # SyncCoordinator
        class SyncCoordinator { func start() {} }
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      # CameraView.Coordinator
        struct CameraView: UIViewControllerRepresentable {
        class Coordinator: NSObject { func show() { CameraViewController().present(CameraViewController(), animated: true) } }
        }
        class CameraViewController: UIViewController {}
      > the helper of a view, which SwiftUI calls its coordinator
      # SlideTransitionCoordinator
        class SlideTransitionCoordinator: NSObject, UINavigationControllerDelegate {
        func navigationController(_ controller: UINavigationController, didShow shown: UIViewController) { frame = shown.view }
        var frame: UIView?
        }
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      # MailCoordinator
        class MailCoordinator {
        func send() { if MailViewController.canSend { log() } }
        func log() {}
        }
        class MailViewController: UIViewController { static var canSend: Bool { true } }
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      # CoordinatorKey
        struct CoordinatorKey: Hashable {}
      > conforms to no coordinator protocol, and neither shows screens nor starts coordinators
      """))
  func `a near miss is none, and says why`(miss: FixtureCase) {
    let fixture = Fixture(
      """
      \(miss.code)
      class AppCoordinator: Coordinator {
        func start() {}
      }
      """)
    fixture.expectNodes("coordinator AppCoordinator")
    let misses = fixture.analysis().nearMisses
    #expect(misses.map(\.name) == [miss.name])
    #expect(misses.map(\.reason) == [miss.outcome])
    #expect(misses.first?.location.file == "App.swift")
  }

  @Test func `a delegate protocol's implementers are no coordinators`() {
    Fixture(
      """
      protocol FeedCoordinatorDelegate: AnyObject { func startAgain() }
      class FeedViewController: UIViewController, FeedCoordinatorDelegate { func startAgain() {} }
      """
    ).expectNodes("")
  }

  /// An app whose flow controllers get their screens from a factory and show them by a tool that all of them share.
  private static let sharedTool = """
    protocol ScreenMaking { func makeDetail(in navigation: UINavigationController) -> UIViewController }
    final class ScreenFactory: ScreenMaking {
      func makeList(in navigation: UINavigationController) -> UIViewController {
        let coordinator = ListCoordinator(screens: self, stack: StackTool(navigation: navigation))
        return ListViewController(model: ListModel(coordinator: coordinator))
      }
      func makeDetail(in navigation: UINavigationController) -> UIViewController { DetailViewController() }
    }
    protocol StackToolProtocol { var navigation: UINavigationController { get } }
    extension StackToolProtocol {
      func go(to controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
    }
    final class StackTool: StackToolProtocol {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
    }
    protocol ListMoves { func openDetail() }
    final class ListCoordinator: ListMoves {
      private let screens: ScreenMaking
      private let stack: StackToolProtocol
      init(screens: ScreenMaking, stack: StackToolProtocol) { self.screens = screens; self.stack = stack }
      func openDetail() { stack.go(to: screens.makeDetail(in: stack.navigation)) }
    }
    final class ListModel {
      private let coordinator: ListMoves
      init(coordinator: ListMoves) { self.coordinator = coordinator }
      func open() { coordinator.openDetail() }
    }
    final class ListViewController: UIViewController {
      private let model: ListModel
      init(model: ListModel) { self.model = model }
      @objc func tap() { model.open() }
    }
    final class DetailViewController: UIViewController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        navigation.setViewControllers([ScreenFactory().makeList(in: navigation)], animated: false)
        window?.rootViewController = navigation
      }
    }
    """

  /// Its name decides nothing: what only shows what coordinators hand it is their tool.
  @Test(arguments: ["StackTool", "StackCoordinator"])
  func `a coordinator may show what a factory makes by a tool that others share`(tool: String) {
    Fixture(Self.sharedTool.replacing("StackTool", with: tool), protocols: "").expect(
      """
      delegate ListModel -> ListCoordinator via delegate links coordinator protocol ListMoves strong messages openDetail
      flow ListViewController -> DetailViewController openDetail push by ListCoordinator
      screen ListCoordinator -> DetailViewController push
      """)
  }

  /// A coordinator by its name alone, which shows what its child hands it as its delegate.
  @Test(arguments: ["weak var delegate: DetailDelegate?", "var delegate: DetailDelegate?"])
  func `who hears a coordinator and shows what that hands over is no tool of it`(delegate: String) {
    Fixture(
      """
      protocol DetailDelegate: AnyObject { func detailDidFinish(with next: UIViewController) }
      final class DetailCoordinator: Coordinator {
        \(delegate)
        func start() { delegate?.detailDidFinish(with: DetailViewController()) }
      }
      final class DetailViewController: UIViewController {}
      final class RootCoordinator: DetailDelegate {
        let navigation: UINavigationController
        var child: DetailCoordinator?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func openDetail() {
          let detail = DetailCoordinator()
          detail.delegate = self
          child = detail
          detail.start()
        }
        func detailDidFinish(with next: UIViewController) { navigation.pushViewController(next, animated: true) }
      }
      """
    ).expectNodes("coordinator DetailCoordinator\ncoordinator RootCoordinator\nscreen DetailViewController")
  }

  /// How coordinators come on screen, by a strategy that another hands them.
  @Test(arguments: ["run", "startPresentation"])
  func `a way of showing that coordinators are made with is no coordinator, by whatever contract`(verb: String) {
    Fixture(
      """
      protocol CoordinatorPresentation {
        var presenting: UIViewController { get }
        func \(verb)(_ screen: UIViewController)
      }
      final class CoordinatorPushPresentation: CoordinatorPresentation {
        let presenting: UIViewController
        init(_ presenting: UIViewController) { self.presenting = presenting }
        func \(verb)(_ screen: UIViewController) {
          (presenting as? UINavigationController)?.pushViewController(screen, animated: true)
        }
      }
      final class PlainNavigationController: UINavigationController {}
      final class CoordinatorModalPresentation: CoordinatorPresentation {
        let presenting: UIViewController
        init(_ presenting: UIViewController) { self.presenting = presenting }
        func \(verb)(_ screen: UIViewController) {
          presenting.present(PlainNavigationController(rootViewController: screen), animated: true)
        }
      }
      class PresentedCoordinator: Coordinator {
        let presentation: CoordinatorPresentation
        init(presentation: CoordinatorPresentation) { self.presentation = presentation }
        func start() { presentation.\(verb)(build()) }
        func build() -> UIViewController { fatalError() }
      }
      final class DetailCoordinator: PresentedCoordinator {
        override func build() -> UIViewController { DetailViewController() }
      }
      final class ListCoordinator: PresentedCoordinator {
        override func build() -> UIViewController { ListViewController() }
        func open() { DetailCoordinator(presentation: CoordinatorPushPresentation(presentation.presenting)).start() }
      }
      final class ListViewController: UIViewController {}
      final class DetailViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          ListCoordinator(presentation: CoordinatorPushPresentation(UINavigationController())).start()
        }
      }
      """
    ).expect(
      """
      child ListCoordinator -> DetailCoordinator none started
      root SceneDelegate -> ListCoordinator
      screen DetailCoordinator -> DetailViewController push initial
      screen ListCoordinator -> ListViewController push initial
      """)
  }

  @Test func `what shows only what screens hand it is a coordinator where no other is`() {
    Fixture(
      """
      final class StackCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func go(to controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
      }
      final class ListViewController: UIViewController {
        let stack: StackCoordinator
        init(stack: StackCoordinator) { self.stack = stack }
        @objc func tap() { stack.go(to: DetailViewController()) }
      }
      final class DetailViewController: UIViewController {}
      """, protocols: ""
    ).expectNodes("coordinator StackCoordinator\nscreen DetailViewController\nscreen ListViewController")
  }

  @Test func `a tab bar controller may be a coordinator by a protocol in the role`() {
    let app = """
      protocol TabCoordinatorProtocol: AnyObject { func select(_ index: Int) }
      final class MainTabBarController: UITabBarController, TabCoordinatorProtocol {
        override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: FeedViewController())] }
        func select(_ index: Int) { selectedIndex = index }
      }
      final class FeedViewController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MainTabBarController()
        }
      }
      """
    Fixture(app, protocols: "").expect(
      """
      root SceneDelegate -> MainTabBarController
      screen MainTabBarController -> FeedViewController tab initial
      """)
    // A screen that conforms to such a protocol is one of what it says, and no coordinator; neither is a listener.
    Fixture(app.replacing("UITabBarController", with: "UIViewController"), protocols: "").expectNodes("")
    Fixture(app.replacing("TabCoordinatorProtocol", with: "TabCoordinatorDelegate"), protocols: "").expectNodes("")
  }

  @Test func `an app without coordinators has an empty graph`() {
    Fixture("class FeedViewController: UIViewController {}", protocols: "").expectNodes("")
    Fixture("", protocols: "").expectNodes("")
  }

  /// What a router requires, and whether its implementer coordinates.
  @Test(arguments: [
    ("protocol Router: AnyObject { func navigate(to route: Route) }", true),
    ("protocol Routing: AnyObject { func open(_ page: Page) }", true),
    ("protocol Router: AnyObject { func navigate(to name: String) }", false),
    ("protocol Router: AnyObject { func openDetail() }", false),
    ("protocol Router: AnyObject { func request(for route: Route) -> URLRequest }", false),
  ])
  func `a router that is handed routes is a coordinator`(requirement: String, isCoordinator: Bool) {
    let protocolName = requirement.contains("Routing") ? "Routing" : "Router"
    let graph = Fixture(
      """
      protocol Route {}
      enum Page: Route { case list, detail }
      \(requirement)
      final class ShopRouter: \(protocolName) {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func navigate(to route: Route) { show(route) }
        func navigate(to name: String) { show(Page.list) }
        func open(_ page: Page) { show(page) }
        func openDetail() { show(Page.detail) }
        func request(for route: Route) -> URLRequest { URLRequest() }
        private func show(_ route: Route) {
          guard let page = route as? Page else { return }
          switch page {
          case .list: navigation.pushViewController(ListViewController(), animated: true)
          case .detail: navigation.pushViewController(DetailViewController(), animated: true)
          }
        }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class OtherCoordinator: Coordinator { func start() {} }
      """
    ).analysis().graph
    #expect(
      graph.nodes.filter { $0.kind == .coordinator }.map(\.id)
        == (isCoordinator ? ["OtherCoordinator", "ShopRouter"] : ["OtherCoordinator"]))
  }

  /// Of types that conform to nothing, those count that are called coordinators and act as ones; who mistypes the word means it.
  @Test(arguments: [
    ("CartCoordinator", true), ("CartCoodinator", true), ("CartCordinator", true), ("CartCoordiantor", true),
    ("CartCooridinator", true), ("CartCoordinatar", true), ("Coordintor", true), ("CartCoordinators", false),
    ("CartCoordination", false), ("CartCodinator", false), ("CartCurator", false), ("CartCoordinate", false),
    ("CartCoordinatorNew", true), ("CartCoordinatorV2", true), ("CartCoordinator3", true),
    ("CartCoordinatorImpl", true),
    ("CartCoordinatorNews", false), ("CartCoordinatorView2", false), ("CartV2", false),
  ])
  func `a mistyped coordinator is one, and one whose version follows`(name: String, isOne: Bool) {
    Fixture(
      """
      class CartViewController: UIViewController {}
      class \(name) {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      """, protocols: ""
    ).expectNodes(isOne ? "coordinator \(name)\nscreen CartViewController" : "")
  }

  /// Who does not conform to the protocol of the app's coordinators, but is called like it.
  @Test(arguments: [
    ("CartCoordinatorUnified", "func start() { show() }", true),
    ("CartCoordinatorUnited", "func start() { show() }", false),
    ("CartCoordinatorUnified", "func refresh() { show() }", false),
  ])
  func `a class that is called as the coordinators' protocol is one`(name: String, method: String, isOne: Bool) {
    Fixture(
      """
      protocol CoordinatorUnified: AnyObject { func start() }
      class AppCoordinatorUnified: CoordinatorUnified {
        let navigation = UINavigationController()
        var cart: \(name)?
        func start() { cart = \(name)(navigation: navigation) }
      }
      class CartViewController: UIViewController {}
      class \(name) {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        \(method)
        private func show() { navigation.pushViewController(CartViewController(), animated: true) }
      }
      """, protocols: ""
    ).expectNodes(
      isOne
        ? "coordinator AppCoordinatorUnified\ncoordinator \(name)\nscreen CartViewController"
        : "coordinator AppCoordinatorUnified")
  }

  /// What a coordinator makes and starts is one by the pattern's own word alone: a service begins something else.
  @Test(arguments: [
    ("start()", "start()", true), ("coordinate()", "coordinate()", true),
    ("startLoading(_ sender: Any?)", "startLoading(nil)", false),
    ("startMonitoring()", "startMonitoring()", false),
  ])
  func `a service that starts something is none, whatever it is called`(method: String, call: String, isOne: Bool) {
    Fixture(
      """
      class OrderCoordinator {
        static let shared = OrderCoordinator()
        var orders: [String] = []
        func \(method) { orders = [] }
      }
      class AppCoordinator: Coordinator {
        let orders = OrderCoordinator()
        func start() { orders.\(call) }
      }
      """
    ).expectNodes("coordinator AppCoordinator" + (isOne ? "\ncoordinator OrderCoordinator" : ""))
  }

  /// Of types that are called a flow and conform to nothing, classes count that are started and show screens.
  @Test(arguments: [
    (
      "final class CartFlow", "func start() { navigation.pushViewController(CartViewController(), animated: true) }",
      true
    ),
    ("class CartFlow", "func startCart() -> UIViewController { CartViewController() }", true),
    ("class CartFlow", "func begin() { navigation.pushViewController(CartViewController(), animated: true) }", false),
    ("class CartFlow", "func start() {}", false),
    ("struct CartFlow", "func start() { navigation.pushViewController(CartViewController(), animated: true) }", false),
    ("class CartFlow: UIViewController", "func start() { show(CartViewController(), sender: nil) }", false),
    ("class CartFlows", "func start() { navigation.pushViewController(CartViewController(), animated: true) }", false),
  ])
  func `a flow that is started and shows screens is a coordinator`(declaration: String, member: String, isOne: Bool) {
    let navigation = member.contains("navigation") ? "let navigation = UINavigationController()" : ""
    let fixture = Fixture(
      """
      class CartViewController: UIViewController {}
      enum Cart {
        \(declaration) {
          \(navigation)
          \(member)
        }
      }
      class AppCoordinator: Coordinator { func start() {} }
      """)
    let coordinators = fixture.analysis().graph.nodes.filter { $0.kind == .coordinator }.map(\.id)
    #expect(coordinators == ["AppCoordinator"] + (isOne ? ["Cart.CartFlow"] : []))
  }

  /// A package's protocol for the cells of a list, say: what only screens conform to makes no coordinators of them.
  @Test(arguments: [
    ("class FeedViewController: UIViewController, CellEventCoordinator {}", "screen FeedViewController"),
    (
      "class FeedViewController: UIViewController {}\nclass FeedEvents: CellEventCoordinator {}",
      "coordinator FeedEvents\nscreen FeedViewController"
    ),
  ])
  func `screens that conform to a protocol without source stay screens`(feed: String, nodes: String) {
    Fixture(
      """
      import Cells
      \(feed)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      """
    ).expectNodes("coordinator AppCoordinator\n" + nodes)
  }

  @Test func `flow controllers are coordinators, view controllers or not`() {
    Fixture(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let window = UIWindow()
        var flow: AppFlowController?
        func scene() { flow = AppFlowController(window: window); flow?.start() }
      }
      class AppFlowController: LoginFlowControllerDelegate {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let login = LoginFlowController()
          login.delegate = self
          window.rootViewController = login
        }
        func loginDidEnd() { window.rootViewController = UINavigationController(rootViewController: ShopFlowController()) }
      }
      protocol LoginFlowControllerDelegate: AnyObject { func loginDidEnd() }
      class LoginFlowController: UIViewController, LoginViewControllerDelegate {
        weak var delegate: LoginFlowControllerDelegate?
        override func viewDidLoad() {
          let form = LoginViewController()
          form.delegate = self
          addChild(form)
          view.addSubview(form.view)
        }
        func didLogIn() { delegate?.loginDidEnd() }
      }
      protocol LoginViewControllerDelegate: AnyObject { func didLogIn() }
      class LoginViewController: UIViewController {
        weak var delegate: LoginViewControllerDelegate?
        func didTapLogIn() { delegate?.didLogIn() }
      }
      class ShopFlowController: UIViewController {
        override func viewDidLoad() { addChild(ShopViewController()) }
      }
      class ShopViewController: UIViewController {}
      class SwipeFlowController {}
      """, protocols: ""
    ).expect(
      """
      child AppFlowController -> LoginFlowController none started
      child AppFlowController -> ShopFlowController none started
      delegate LoginFlowController -> AppFlowController via delegate links delegate protocol LoginFlowControllerDelegate weak messages loginDidEnd
      delegate LoginViewController -> LoginFlowController via delegate links delegate protocol LoginViewControllerDelegate weak messages didLogIn
      flow LoginViewController -> ShopFlowController didLogIn start by AppFlowController
      root SceneDelegate -> AppFlowController retained
      screen LoginFlowController -> LoginViewController embed initial
      screen ShopFlowController -> ShopViewController embed initial
      """)
  }

  @Test func `a view around a controller of the system is none, whatever it is called`() {
    Fixture(
      """
      struct ImportCoordinator: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data])
          picker.delegate = context.coordinator
          return picker
        }
        final class Coordinator: NSObject, UIDocumentPickerDelegate {}
      }
      struct ListView: View {
        @State var isImporting = false
        var body: some View { Button("") { isImporting = true }.sheet(isPresented: $isImporting) { ImportCoordinator() } }
      }
      """, protocols: ""
    ).expect("")
  }

  @Test(arguments: [
    ("@Published var path: [Route] = []", true), ("@Published var homePath: NavigationPath", true),
    ("@Published var steps: [Route] = []", false), ("@Published var path: [String] = []", false),
    ("static var path: [Route] = []", false),
  ])
  func `what keeps a path of routes is one though nothing shows them yet`(property: String, isFound: Bool) {
    Fixture(
      """
      enum Route: Hashable { case list, detail }
      class AppCoordinator: ObservableObject {
        \(property)
        func showDetail() { path.append(.detail) }
      }
      @main struct ShopApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { ListView().environmentObject(coordinator) } }
      }
      struct ListView: View {
        @EnvironmentObject var coordinator: AppCoordinator
        var body: some View { Button("") { coordinator.showDetail() } }
      }
      """, protocols: ""
    ).expect(isFound ? "root ShopApp -> AppCoordinator retained" : "", kind: "root")
  }

  @Test func `a protocol of what has a coordinator makes no screen one`() {
    Fixture(
      """
      protocol Coordinator { func start() }
      protocol Coordinating { var coordinator: Coordinator? { get set } }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class FeedViewController: UIViewController, Coordinating {
        var coordinator: Coordinator?
        func didTap() { (coordinator as? FeedCoordinator)?.showDetail() }
      }
      class DetailViewController: UIViewController, Coordinating { var coordinator: Coordinator? }
      """, protocols: ""
    ).expect(
      """
      delegate FeedViewController -> FeedCoordinator via delegate links coordinator protocol Coordinator strong messages showDetail
      flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> FeedViewController push initial
      """)
  }

  /// A coordinator that shows what a factory gives by a router, as its source alone doesn't tell.
  private static func startable(_ name: String, protocol contract: String, others: String = "") -> Fixture {
    Fixture(
      """
      protocol Showable {}
      extension UIViewController: Showable {}
      protocol \(contract): AnyObject { func start() }
      class PierViewController: UIViewController {}
      class Factory { func makePier() -> Showable { PierViewController() } }
      class Router {
        let navigation = UINavigationController()
        func setRoot(_ page: Showable) { navigation.viewControllers = [page as! UIViewController] }
      }
      class AppCoordinator: \(contract) {
        let router = Router()
        var child: \(contract)?
        func start() {
          child = \(name)(router: router)
          child?.start()
        }
      }
      class \(name): \(contract) {
        let router: Router
        let factory = Factory()
        init(router: Router) { self.router = router }
        func start() { router.setRoot(factory.makePier()) }
      }
      \(others)
      """, protocols: "")
  }

  @Test(arguments: ["Coordinatable", "Startable"])
  func `a protocol by which only coordinators start makes them ones`(contract: String) {
    Self.startable("PierCoordinator", protocol: contract).expect(
      """
      child AppCoordinator -> PierCoordinator property started
      screen PierCoordinator -> PierViewController root
      """)
  }

  @Test func `a protocol by which something else starts as well does not`() {
    Self.startable(
      "PierCoordinator", protocol: "Startable", others: "class Clock: Startable { func start() {} }"
    ).expectNodes("")
  }

  @Test(arguments: [
    ("#Preview { PierView(coordinator: MockCoordinator()) }", ""),
    (
      """
      struct PierView_Previews: PreviewProvider {
        static var previews: some View { PierView(coordinator: MockCoordinator()) }
      }
      """, ""
    ),
    (
      """
      class MockFactory { func make() -> Coordinator { MockCoordinator() } }
      class MockContainer { let factory = MockFactory() }
      #Preview { PierView(coordinator: MockContainer().factory.make()) }
      """, ""
    ),
    // What the app makes is the app's, whatever it is called.
    (
      """
      class MockFactory { func make() -> Coordinator { MockCoordinator() } }
      class Factory { func make() -> Coordinator { MockFactory().make() } }
      """, "coordinator MockCoordinator"
    ),
    ("class Factory { func make() -> Coordinator { MockCoordinator() } }", "coordinator MockCoordinator"),
  ])
  func `a mock that only previews make is none`(use: String, nodes: String) {
    Fixture(
      """
      private final class MockCoordinator: Coordinator { func start() {} }
      class PierCoordinator: Coordinator { func start() {} }
      struct PierView: View { let coordinator: Coordinator; var body: some View { Text("") } }
      \(use)
      """
    ).expectNodes("coordinator PierCoordinator\n\(nodes)")
  }

  @Test(arguments: [
    (
      """
      struct PierView_Previews: PreviewProvider {
        static var previews: some View { PierView(coordinator: MockCoordinator()) }
      }
      """, ""
    ),
    (
      "struct PierList: View { var body: some View { PierView(coordinator: MockCoordinator()) } }",
      "coordinator MockCoordinator\nowner PierView"
    ),
    ("func makePier() -> PierView { PierView(coordinator: MockCoordinator()) }", "coordinator MockCoordinator"),
    (
      """
      func makePier() -> PierView { PierView(coordinator: MockCoordinator()) }
      struct PierView_Previews: PreviewProvider {
        static var previews: some View { PierView(coordinator: MockCoordinator()) }
      }
      """, "coordinator MockCoordinator"
    ),
  ])
  func `a mock that only the previews of other files make is none`(use: String, nodes: String) {
    Fixture(
      """
      //- Mock.swift
      final class MockCoordinator: Coordinator { func start() {} }
      //- Pier.swift
      class PierCoordinator: Coordinator { func start() {} }
      struct PierView: View { let coordinator: Coordinator; var body: some View { Text("") } }
      \(use)
      """
    ).expectNodes("coordinator PierCoordinator\n\(nodes)")
  }

  /// The state pattern: what a screen is in, it declares itself, whatever its states are asked to do.
  @Test func `the states of a screen are none`() {
    Fixture(
      """
      class IntroCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(IntroViewController(), animated: true) }
      }
      class DoneViewController: UIViewController {}
      class IntroViewController: UIViewController {
        var state: State = LoadingState()
        class State {
          func start(_ controller: IntroViewController) {}
        }
        class LoadingState: State {
          override func start(_ controller: IntroViewController) {
            controller.state = ReadyState()
            controller.state.start(controller)
            controller.present(DoneViewController(), animated: true)
          }
        }
        class ReadyState: State {
          override func start(_ controller: IntroViewController) {
            controller.state = LoadingState()
            controller.present(DoneViewController(), animated: true)
          }
        }
        override func viewDidLoad() { state.start(self) }
      }
      """
    ).expectNodes("coordinator IntroCoordinator\nscreen IntroViewController")
  }
}
