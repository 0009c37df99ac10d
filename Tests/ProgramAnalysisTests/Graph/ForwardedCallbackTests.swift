import Testing

/// Callbacks that a screen hands on to a part of it.
@Suite struct ForwardedCallbackTests {
  @Test(arguments: [
    "class GridViewController: UIViewController", "class GridView: UIView", "class GridModel",
  ])
  func `a callback set by a computed property is the outer object's`(part: String) {
    let name = part.split(separator: " ")[1].replacing(":", with: "")
    Fixture(
      """
      \(part) {
        var onShare: (() -> Void)?
        func tap() { onShare?() }
      }
      class ShareViewController: UIViewController {}
      class DetailViewController: UIViewController {
        private lazy var grid = \(name)()
        var onShare: (() -> Void)? {
          get { grid.onShare }
          set { grid.onShare = newValue }
        }
        override func viewDidLoad() { grid.tap() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let detail = DetailViewController()
          detail.onShare = { [weak self] in self?.share() }
          navigation.pushViewController(detail, animated: true)
        }
        private func share() { navigation.present(ShareViewController(), animated: true) }
      }
      """
    ).expect(
      "delegate DetailViewController -> AppCoordinator via closure links onShare strong messages onShare",
      kind: "delegate")
  }

  /// What the part is given by itself, it tells by itself.
  @Test func `a callback that a part is given beside the outer object is its own`() {
    Fixture(
      """
      class GridView: UIView {
        var onShare: (() -> Void)?
        func tap() { onShare?() }
      }
      class DetailViewController: UIViewController {
        let grid = GridView()
        var onClose: (() -> Void)?
        func close() { onClose?() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let detail = DetailViewController()
          detail.grid.onShare = { [weak self] in self?.share() }
          detail.onClose = { [weak self] in self?.share() }
          navigation.pushViewController(detail, animated: true)
        }
        private func share() {}
      }
      """
    ).expect(
      """
      delegate DetailViewController -> AppCoordinator via closure links onClose strong messages onClose
      delegate GridView -> AppCoordinator via closure links onShare strong messages onShare
      """, kind: "delegate")
  }
}
