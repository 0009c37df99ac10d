import Testing

/// Pages that are put into others by what the app adds to the system's views.
@Suite struct AddedEmbeddingTests {
  @Test(arguments: [
    ("UIStackView()", "stack.add(overview, to: self)"), ("Stack()", "stack.add(overview, to: self)"),
    ("UIStackView()", "let other = UIStackView(); other.add(overview, to: self)"),
  ])
  func `an embedded page's moves are those of the page around it`(stack: String, call: String) {
    Fixture(
      """
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = AccountViewController()
          page.coordinator = self
          navigation.setViewControllers([page], animated: false)
        }
        func showTeam() { navigation.pushViewController(TeamViewController(), animated: true) }
      }
      class Stack: UIStackView {}
      class TeamViewController: UIViewController {}
      class AccountViewController: UIViewController {
        weak var coordinator: HarborCoordinator?
        private let stack = \(stack)
        private let overview = OverviewViewController()
        override func viewDidLoad() {
          overview.coordinator = coordinator
          \(call)
        }
      }
      class OverviewViewController: UIViewController {
        weak var coordinator: HarborCoordinator?
        @objc func tap() { coordinator?.showTeam() }
      }
      extension UIStackView {
        func add(_ page: UIViewController, to parent: UIViewController) {
          parent.addChild(page)
          addArrangedSubview(page.view)
          page.didMove(toParent: parent)
        }
      }
      """
    ).expect("flow AccountViewController -> TeamViewController showTeam push by HarborCoordinator", kind: "flow")
  }

  /// An extension of the system's views says nothing of what is none.
  @Test(arguments: [
    "", "extension UIStackView { func push(_ page: UIViewController) { addArrangedSubview(page.view) } }",
  ])
  func `a library's object of a method of that name is no such view`(more: String) {
    Fixture(
      """
      import PodRouting
      class AppCoordinator: Coordinator {
        let router: PodRouter
        init(router: PodRouter) { self.router = router }
        func start() { router.push(HomeViewController()) }
      }
      class HomeViewController: UIViewController {}
      \(more)
      """
    ).expect("screen AppCoordinator -> HomeViewController push initial likely")
  }

  /// Of a receiver that is not known a name says nothing which others have as well.
  @Test func `a name that another type has too may mean that one's`() {
    Fixture(
      """
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(AccountViewController(), animated: false) }
      }
      class AccountViewController: UIViewController {
        func fill(_ stack: Any) { (stack as AnyObject).add(OverviewViewController(), to: self) }
      }
      class OverviewViewController: UIViewController {}
      class Log { func add(_ page: UIViewController, to parent: UIViewController) {} }
      extension UIStackView {
        func add(_ page: UIViewController, to parent: UIViewController) { parent.present(page, animated: true) }
      }
      """
    ).expect("screen HarborCoordinator -> AccountViewController push initial")
  }
}
