import Testing

/// View controllers of the app that only frame what they are made with.
@Suite struct FrameTests {
  private func app(_ frame: String, statements: String) -> Fixture {
    Fixture(
      """
      import UIKit
      class FeedViewController: UIViewController {}
      struct FeedView: View { var body: some View { Text("") } }
      \(frame)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let screen = FeedViewController()
          \(statements)
        }
      }
      """)
  }

  private static let frames = FixtureCase.list(
    """
    # a sheet
      class SheetViewController: UIViewController {
      let content: UIViewController
      init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { addChild(content); content.didMove(toParent: self) }
      }
    > FeedViewController
    # it embeds in its initializer
      class SheetViewController: UIViewController {
      init(content: UIViewController) { super.init(nibName: nil, bundle: nil); addChild(content) }
      }
    > FeedViewController
    # a navigation controller inside
      class SheetViewController: UIViewController {
      let inner: UINavigationController
      init(content: UIViewController = UIViewController()) {
      inner = UINavigationController(rootViewController: content)
      super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() { addChild(inner) }
      }
    > FeedViewController
    # a generic one
      class SheetViewController<Content: UIViewController>: UIViewController {
      let content: Content
      init(content: Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { addChild(content) }
      }
    > FeedViewController
    # a protocol says what it needs
      protocol Pullable: UIViewController {}
      extension FeedViewController: Pullable {}
      class SheetViewController: UIViewController {
      let content: any Pullable
      init(content: any Pullable) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { addChild(content) }
      }
    > FeedViewController
    """)

  @Test(arguments: frames) func `what a frame embeds is shown as the frame is`(test: FixtureCase) {
    app(test.code, statements: "navigation.present(SheetViewController(content: screen), animated: true)")
      .expect("screen AppCoordinator -> \(test.outcome) present", kind: "screen")
  }

  @Test func `a frame that presents itself shows what it embeds`() {
    app(
      """
      class SheetViewController: UIViewController {
        let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content) }
        func present(from host: UIViewController) { host.present(self, animated: false) }
      }
      """, statements: "SheetViewController(content: screen).present(from: navigation)"
    ).expect("screen AppCoordinator -> FeedViewController present", kind: "screen")
  }

  @Test func `two uses of a frame are told apart, and one frame may hold another`() {
    app(
      """
      class DetailViewController: UIViewController {}
      class SheetViewController: UIViewController {
        let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content) }
      }
      """,
      statements: """
        navigation.pushViewController(SheetViewController(content: DetailViewController()), animated: true)
        navigation.present(SheetViewController(content: SheetViewController(content: screen)), animated: true)
        """
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> FeedViewController present
      """, kind: "screen")
  }

  @Test func `what happens on the screen in a frame leads to what another frame holds`() {
    Fixture(
      """
      class SheetViewController: UIViewController {
        let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content) }
      }
      class DetailViewController: UIViewController {}
      class FeedViewController: UIViewController {
        var onPick: (() -> Void)?
        func tap() { onPick?() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onPick = { [weak self] in self?.showDetail() }
          navigation.present(SheetViewController(content: feed), animated: true)
        }
        func showDetail() { navigation.present(SheetViewController(content: DetailViewController()), animated: true) }
      }
      """
    ).expect(
      "flow FeedViewController -> DetailViewController onPick present by AppCoordinator",
      kind: "flow")
  }

  @Test(arguments: ["<Top: UIViewController, Bottom: UIViewController>", ""])
  func `a frame of two that it embeds at once is seen through`(generics: String) {
    let (top, bottom) = generics.isEmpty ? ("UIViewController", "UIViewController") : ("Top", "Bottom")
    Fixture(
      """
      class FooterViewController: UIViewController {}
      class StackViewController\(generics): UIViewController {
        private let topPage: \(top)
        private let bottomPage: \(bottom)
        init(top: \(top), bottom: \(bottom)) {
          topPage = top
          bottomPage = bottom
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(topPage)
          view.addSubview(topPage.view)
          addChild(self.bottomPage)
          view.addSubview(bottomPage.view)
        }
      }
      class ListViewController: UIViewController {
        let onOpen: () -> Void
        init(onOpen: @escaping () -> Void) { self.onOpen = onOpen; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { onOpen() }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController(onOpen: { [weak self] in self?.open() })
          navigation.pushViewController(StackViewController(top: list, bottom: FooterViewController()), animated: true)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      screen ListCoordinator -> ListViewController push initial
      screen ListCoordinator -> FooterViewController push initial
      screen ListCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController onOpen push by ListCoordinator
      delegate ListViewController -> ListCoordinator via closure links onOpen strong messages onOpen
      """)
  }

  private static let pages = FixtureCase.list(
    """
    # it names the class of its part
      class HomeViewController: UIViewController {
      let feed: FeedViewController
      init(content: FeedViewController) { feed = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { addChild(feed) }
      }
    # it has two
      class HomeViewController: UIViewController {
      let content: UIViewController
      init(content: UIViewController, header: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      convenience init(content: UIViewController) { self.init(content: content, header: UIViewController()) }
      override func viewDidLoad() { addChild(content) }
      }
    # it makes another itself
      class MenuViewController: UIViewController {}
      class HomeViewController: UIViewController {
      let content: UIViewController
      init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { addChild(content); addChild(MenuViewController()) }
      }
    # it only presents what it is made with
      class HomeViewController: UIViewController {
      let content: UIViewController
      init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
      }
    """)

  @Test(arguments: pages) func `a page of its own is a screen beside what it embeds`(test: FixtureCase) {
    let graph = app(test.code, statements: "navigation.present(HomeViewController(content: screen), animated: true)")
      .analysis(options: .init()).graph
    #expect(graph.edges.map(\.line).contains { $0.hasPrefix("screen AppCoordinator -> HomeViewController present") })
  }

  @Test func `a frame with a view model is a screen beside what it embeds`() {
    Fixture(
      """
      class HomeModel {}
      class FeedViewController: UIViewController {}
      class HomeViewController: UIViewController {
        let content: UIViewController
        let model: HomeModel
        init(content: UIViewController, model: HomeModel) {
          self.content = content
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(content) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController(content: FeedViewController(), model: HomeModel())
          navigation.pushViewController(home, animated: true)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> FeedViewController embed
      screen AppCoordinator -> HomeViewController push
      """, kind: "screen")
  }

  private static let hostController = """
    class TideModel: ObservableObject {}
    class HostController<Content: View>: UIViewController {
      let host: UIHostingController<Content>
      var model: TideModel?
      init(_ content: Content) {
        host = UIHostingController(rootView: content)
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() { addChild(host) }
      func attach(_ model: TideModel) { self.model = model }
    }
    struct TideView: View { @ObservedObject var model: TideModel; var body: some View { Text("") } }
    struct PierView: View { var body: some View { Text("") } }
    """

  @Test(arguments: [
    ("TideView(model: model)", "screen AppCoordinator -> TideView push"),
    // What the content knows nothing of is the frame's.
    ("PierView()", "screen AppCoordinator -> HostController push\nscreen AppCoordinator -> PierView embed"),
  ])
  func `a frame that only keeps what its content works with is none`(content: String, screens: String) {
    Fixture(
      """
      \(Self.hostController)
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = TideModel()
          let controller = HostController(\(content))
          controller.attach(model)
          navigation.pushViewController(controller, animated: true)
        }
      }
      """
    ).expect(screens, kind: "screen")
  }

  /// One helper frames the pages of several methods: each frame holds its own.
  @Test(arguments: [
    "present(SheetViewController(content: page), animated: true)",
    "let sheet = SheetViewController(content: page); sheet.modalPresentationStyle = .custom; present(sheet, animated: true)",
  ])
  func `pages that one helper frames are not mixed up`(statements: String) {
    Fixture(
      """
      class SheetViewController: UIViewController {
        let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content); view.addSubview(content.view) }
      }
      extension UIViewController {
        func presentSheet(_ page: UIViewController) { \(statements) }
      }
      class HelpViewController: UIViewController {}
      class MapViewController: UIViewController {}
      class FeedViewController: UIViewController {
        var onHelp: (() -> Void)?
        var onMap: (() -> Void)?
        @objc func help() { onHelp?() }
      }
      class BaseCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func showSheet(_ page: UIViewController) { navigation.presentSheet(page) }
      }
      class FeedCoordinator: BaseCoordinator {
        override func start() {
          let feed = FeedViewController()
          feed.onHelp = { [weak self] in self?.showSheet(HelpViewController()) }
          navigation.pushViewController(feed, animated: true)
        }
        func openMap() { showSheet(MapViewController()) }
      }
      """
    ).expect("flow FeedViewController -> HelpViewController onHelp present by FeedCoordinator", kind: "flow")
  }

  /// A generic helper hosts each view, and another puts a navigation controller around the host: each holds its own.
  @Test(arguments: [
    "split.setViewController(UINavigationController(rootViewController: page), for: .secondary)",
    "let frame = UINavigationController(rootViewController: page); split.setViewController(frame, for: .secondary)",
  ])
  func `views that helpers host and frame are not mixed up`(statements: String) {
    Fixture(
      """
      import SwiftUI
      class SplitCoordinator: Coordinator {
        let split = UISplitViewController(style: .doubleColumn)
        func start() {}
        func showDetail<Page: View>(of page: Page) { showDetail(UIHostingController(rootView: page)) }
        func showDetail(_ page: UIViewController) { \(statements) }
      }
      final class MailCoordinator: SplitCoordinator, InboxDelegate {
        override func start() {
          let model = InboxModel()
          model.delegate = self
          showDetail(of: InboxView(model: model))
        }
        func openMail() { showDetail(of: MailView()) }
        func openRules() { showDetail(of: RulesView()) }
      }
      protocol InboxDelegate: AnyObject { func openMail(); func openRules() }
      final class InboxModel: ObservableObject {
        weak var delegate: InboxDelegate?
        func select() { delegate?.openMail() }
      }
      struct InboxView: View {
        let model: InboxModel
        var body: some View { Button("Mail") { model.select() } }
      }
      struct MailView: View { var body: some View { Text("Mail") } }
      struct RulesView: View { var body: some View { Text("Rules") } }
      """
    ).expect("flow InboxView -> MailView openMail embed by MailCoordinator", kind: "flow")
  }
}
