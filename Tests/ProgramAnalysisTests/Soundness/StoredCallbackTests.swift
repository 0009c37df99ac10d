import Testing

/// Callbacks that coordinators keep for later: what an event has stored is what it runs.
@Suite struct StoredCallbackTests {
  /// Two pages that ask for what only who has logged in may do.
  private func app(_ declarations: String, asks: String, logsIn: String) -> Fixture {
    Fixture(
      """
      class NotesViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        func tap() { coordinator?.askForEditor() }
      }
      class FriendsViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        func tap() { coordinator?.askForChat() }
      }
      class EditorViewController: UIViewController {}
      class ChatViewController: UIViewController {}
      protocol LoginDelegate: AnyObject { func didLogIn() }
      class AppCoordinator: Coordinator, LoginDelegate {
        let navigation = UINavigationController()
        \(declarations)
        func start() {
          let notes = NotesViewController()
          notes.coordinator = self
          let friends = FriendsViewController()
          friends.coordinator = self
          navigation.setViewControllers([notes, friends], animated: false)
        }
        func askForEditor() { \(asks.replacing("$", with: "showEditor")) }
        func askForChat() { \(asks.replacing("$", with: "showChat")) }
        func showEditor() { navigation.pushViewController(EditorViewController(), animated: true) }
        func showChat() { navigation.pushViewController(ChatViewController(), animated: true) }
        \(logsIn)
      }
      """)
  }

  private let each = """
    flow FriendsViewController -> ChatViewController askForChat push by AppCoordinator
    flow NotesViewController -> EditorViewController askForEditor push by AppCoordinator
    """

  @Test(arguments: [
    ("var pending: (() -> Void)?", "pending = { self.$() }\n didLogIn()"),
    ("var pending: (() -> Void)?", "pending = { [weak self] in self?.$() }\n logIn()"),
    ("var pending: (() -> Void)?", "pending = $\n logIn()"),
    ("private var pending: (() -> Void)? { didSet { logIn() } }", "pending = { self.$() }"),
    ("var pending: (() -> Void)?", "logIn { self.$() }"),
  ])
  func `an event runs the callback that it stored`(property: String, asks: String) {
    app(
      property, asks: asks,
      logsIn: """
        func logIn(_ completion: (() -> Void)? = nil) {
          if let completion { pending = completion }
          didLogIn()
        }
        func didLogIn() {
          pending?()
          pending = nil
        }
        """
    ).expect(each, kind: "flow")
  }

  /// Who taps the button did not store it before: it may be either. What the body stores itself comes after, or where there is none.
  @Test(arguments: [
    "pending?()", "if pending == nil { pending = { self.showChat() } }\n pending?()",
    "pending?()\n pending = { self.showChat() }",
  ])
  func `an event that stored none before runs any`(body: String) {
    Fixture(
      """
      class LoginViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        func tap() { coordinator?.didLogIn() }
      }
      class EditorViewController: UIViewController {}
      class ChatViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var pending: (() -> Void)?
        func start() {
          let login = LoginViewController()
          login.coordinator = self
          navigation.setViewControllers([login], animated: false)
        }
        func askForEditor() { pending = { self.navigation.pushViewController(EditorViewController(), animated: true) } }
        func askForChat() { pending = { self.showChat() } }
        func showChat() { navigation.pushViewController(ChatViewController(), animated: true) }
        func didLogIn() { \(body) }
      }
      """
    ).expect(
      """
      flow LoginViewController -> ChatViewController didLogIn push by AppCoordinator
      flow LoginViewController -> EditorViewController didLogIn push by AppCoordinator
      """, kind: "flow")
  }
}
