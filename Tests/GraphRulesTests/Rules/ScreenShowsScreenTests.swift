import GraphRules
import Testing

@Suite struct ScreenShowsScreenTests {
  static let cases = RuleCase.list(
    """
    # pushes it
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {

      func tap() {
        1️⃣navigationController?.pushViewController(DetailViewController(), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ ListViewController makes DetailViewController and pushes it itself; tell its coordinator, and let that show it
    # presents it in a navigation controller
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {

      func tap() {
        1️⃣present(UINavigationController(rootViewController: DetailViewController()), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ ListViewController makes DetailViewController and presents it itself; tell its coordinator, and let that show it
    # presents a hosted view
    struct DetailView: View { var body: some View { Text("") } }
    final class ListViewController: UIViewController {

      func tap() {
        1️⃣present(UIHostingController(rootView: DetailView()), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ ListViewController makes DetailView and presents it itself; tell its coordinator, and let that show it
    # a view that links to another
    struct DetailView: View { var body: some View { Text("") } }
    struct ListView: View {
      var body: some View {
        1️⃣NavigationLink(destination: DetailView()) { Text("") }
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(UIHostingController(rootView: ListView()), animated: true) }
    }
    > 1️⃣ ListView makes DetailView and pushes it itself; tell its coordinator, and let that show it
    # a view that links to what its coordinator's stack knows
    enum Page: Hashable { case detail }
    struct DetailView: View { var body: some View { Text("") } }
    struct ListView: View { var body: some View { NavigationLink("", value: Page.detail) } }
    final class AppCoordinator: Coordinator, ObservableObject { @Published var path = NavigationPath(); func start() {} }
    struct AppView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) { ListView().navigationDestination(for: Page.self) { _ in DetailView() } }
      }
    }
    # makes it by the type's own factory
    final class DetailViewController: UIViewController { static func instantiate() -> DetailViewController { DetailViewController() } }
    final class ListViewController: UIViewController {

      func tap() {
        let detail = DetailViewController.instantiate()
        1️⃣self.navigationController?.pushViewController(detail, animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ ListViewController makes DetailViewController and pushes it itself; tell its coordinator, and let that show it
    # tells its coordinator
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class DetailViewController: UIViewController {}
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() { navigationController.pushViewController(DetailViewController(), animated: true) }
    }
    # presents an alert
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {

      func tap() {
        present(UIAlertController(title: "", message: "", preferredStyle: .alert), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # embeds a part of itself
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {

      func tap() {
        addChild(DetailViewController())
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # presents what it was given
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {
      var makeDetail: (() -> UIViewController)?
      func tap() { if let detail = makeDetail?() { present(detail, animated: true) } }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.makeDetail = { DetailViewController() }
        navigationController.pushViewController(list, animated: true)
      }
    }
    # a container shows what it contains
    final class DetailViewController: UIViewController {}
    final class ListViewController: UINavigationController {

      func tap() {
        pushViewController(DetailViewController(), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # a SwiftUI view has its sheet
    struct DetailView: View { var body: some View { Text("") } }
    struct ListView: View { var body: some View { Text("").sheet(isPresented: .constant(true)) { DetailView() } } }
    final class AppCoordinator: Coordinator {
      func start() { UINavigationController().pushViewController(UIHostingController(rootView: ListView()), animated: true) }
    }
    # the platform's own screens
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {

      func tap() {
        present(SFSafariViewController(url: url), animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # an alert of the app's own
    final class ConfirmAlert: UIAlertController {}
    final class ListViewController: UIViewController { @objc func tap() { present(ConfirmAlert(), animated: true) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    # a dialog that lies over the screen
    final class ConfirmViewController: UIViewController { override func viewDidLoad() { modalPresentationStyle = .overFullScreen } }
    final class ListViewController: UIViewController { @objc func tap() { 1️⃣present(ConfirmViewController(), animated: true) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    ? 1️⃣ ListViewController makes ConfirmViewController and presents it itself; tell its coordinator, and let that show it
    # over the whole screen
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {
      @objc func tap() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        1️⃣present(detail, animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ ListViewController makes DetailViewController and presents it itself; tell its coordinator, and let that show it
    # over a part of it
    final class DetailViewController: UIViewController {}
    final class ListViewController: UIViewController {
      @objc func tap() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .pageSheet
        1️⃣present(detail, animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    ? 1️⃣ ListViewController makes DetailViewController and presents it itself; tell its coordinator, and let that show it
    """)

  @Test(arguments: cases) func `speaks of screens that show others`(ruleCase: RuleCase) {
    expect(ScreenShowsScreen(), ruleCase)
  }
}
