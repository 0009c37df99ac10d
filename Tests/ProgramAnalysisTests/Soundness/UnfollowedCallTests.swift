import Testing

/// Calls of which too many types could be meant.
@Suite struct UnfollowedCallTests {
  private static let implementers = (1...7).map { "class Other\($0): UIView, Loadable {}" }.joined(separator: "\n")

  private func app(_ types: String, _ statement: String, property: String = "") -> Fixture {
    Fixture(
      """
      \(types)
      protocol HomeDelegate: AnyObject { func wantsDetail() }
      class HomeViewController: UIViewController {
        weak var delegate: HomeDelegate?
        \(property)
        override func viewDidLoad() { setUp() }
        private func setUp() {
          \(statement)
        }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator, HomeDelegate {
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.delegate = self
          navigation.pushViewController(home, animated: true)
        }
        func wantsDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  /// The function of the protocol's extension gives one of the type on which it is called.
  @Test(arguments: [
    ("let view = TapView.load()", "view.onTap = { self.delegate?.wantsDetail() }", "-> Self"),
    ("let view = TapView.load()", #"view.configure("") { self.delegate?.wantsDetail() }"#, "-> Self"),
    ("let view = TapView.load()!", "view.onTap = { self.delegate?.wantsDetail() }", "-> Self?"),
    ("let view: TapView = .load()", "view.onTap = { self.delegate?.wantsDetail() }", "-> Self"),
  ])
  func `what gives Self gives one of its receiver`(made: String, wired: String, result: String) {
    app(
      """
      protocol Loadable { static func load() \(result) }
      extension Loadable where Self: UIView {
        static func load() \(result) { Bundle.main.loadNibNamed("", owner: nil)?.first as! Self }
      }
      \(Self.implementers)
      class TapView: UIView, Loadable {
        var onTap: (() -> Void)?
        func tap() { onTap?() }
        func configure(_ title: String, action: @escaping () -> Void) { onTap = action }
      }
      """, "\(made)\n    \(wired)"
    ).expect(
      """
      delegate HomeViewController -> AppCoordinator via delegate links delegate protocol HomeDelegate weak messages wantsDetail
      flow HomeViewController -> DetailViewController wantsDetail push by AppCoordinator
      """.split(separator: "\n").joined(separator: "\n") + "\n" + Self.screens)
  }

  private static let screens = """
    screen AppCoordinator -> DetailViewController push
    screen AppCoordinator -> HomeViewController push
    """

  /// What is passed or assigned may be called by whichever of them it is.
  @Test(arguments: [
    "view.configure { self.delegate?.wantsDetail() }",
    "view.onTap = { self.delegate?.wantsDetail() }",
  ])
  func `a closure that too many types may be handed may run`(statement: String) {
    app(
      """
      protocol Loadable {
        var onTap: (() -> Void)? { get set }
        func configure(_ action: @escaping () -> Void)
      }
      \(Self.implementers)
      """, statement, property: "var view: any Loadable"
    ).expect(
      """
      delegate HomeViewController -> AppCoordinator via delegate links delegate protocol HomeDelegate weak messages wantsDetail
      flow HomeViewController -> DetailViewController wantsDetail push by AppCoordinator
      """ + "\n" + Self.screens)
  }
}
