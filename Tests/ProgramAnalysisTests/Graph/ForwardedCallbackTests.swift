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

  /// What the coordinator was given itself it tells its parent; what is its own the view model tells it, whether it keeps that one or not.
  @Test(arguments: ["self.model = model", "_ = model"])
  func `a coordinator hands its parent's callback on to a view model beside its own`(keeping: String) {
    Fixture(
      """
      class ProfileModel {
        struct Actions { let back: () -> Void; let edit: () -> Void }
        let actions: Actions
        init(actions: Actions) { self.actions = actions }
        func backTapped() { actions.back() }
        func editTapped() { actions.edit() }
      }
      class ProfileViewController: UIViewController {
        let model: ProfileModel
        init(model: ProfileModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.backTapped(); model.editTapped() }
      }
      class ProfileCoordinator: Coordinator {
        let navigation: UINavigationController
        let onBack: () -> Void
        var model: ProfileModel?
        init(navigation: UINavigationController, onBack: @escaping () -> Void) {
          (self.navigation, self.onBack) = (navigation, onBack)
        }
        func start() {
          let model = ProfileModel(actions: .init(back: onBack, edit: edit))
          \(keeping)
          navigation.pushViewController(ProfileViewController(model: model), animated: true)
        }
        private func edit() { navigation.present(UIViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          ProfileCoordinator(navigation: navigation, onBack: { [weak self] in self?.leave() }).start()
        }
        private func leave() { navigation.popViewController(animated: true) }
      }
      """
    ).expect(
      """
      delegate ProfileCoordinator -> AppCoordinator via closure links onBack strong messages back
      delegate ProfileModel -> ProfileCoordinator via closure links actions strong messages edit
      """, kind: "delegate")
  }

  /// What a view model hands to a helper that knows nothing of the flow.
  @Test(arguments: [
    ("_ actions: [AlertAction]", "[.plain(\"Yes\", { self.coordinator?.openDetail() }), .cancel]"),
    ("_ actions: [AlertAction]", "[AlertAction.plain(\"Yes\") { self.coordinator?.openDetail() }]"),
    ("_ action: AlertAction", ".plain(\"Yes\", { self.coordinator?.openDetail() })"),
    ("_ actions: [() -> Void]", "[{ self.coordinator?.openDetail() }]"),
    ("_ actions: [(String, () -> Void)]", "[(\"Yes\", { self.coordinator?.openDetail() })]"),
  ])
  func `a helper calls back within what it is handed`(parameter: String, argument: String) {
    Fixture(
      """
      enum AlertAction {
        case plain(String, () -> Void)
        case cancel
      }
      class AlertFactory {
        func makeAlert(\(parameter)) -> UIAlertController { UIAlertController() }
      }
      class ListViewModel {
        weak var coordinator: AppCoordinator?
        let alerts = AlertFactory()
        func rowTapped() {
          let alert = alerts.makeAlert(\(argument))
          coordinator?.present(alert)
        }
      }
      class ListViewController: UIViewController {
        let viewModel: ListViewModel
        init(viewModel: ListViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func tap() { viewModel.rowTapped() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let viewModel = ListViewModel()
          viewModel.coordinator = self
          navigation.pushViewController(ListViewController(viewModel: viewModel), animated: true)
        }
        func present(_ alert: UIViewController) { navigation.present(alert, animated: true) }
        func openDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController openDetail push by AppCoordinator", kind: "flow")
  }

  /// The coordinator between them only hands it on: who calls it is the child.
  @Test func `a callback that a coordinator hands down to a child is the child's too`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          let entry = EntryCoordinator(navigation: navigation, onFinish: showHome)
          children.append(entry)
          entry.start()
        }
        func showHome() { navigation.setViewControllers([HomeViewController()], animated: true) }
      }
      final class EntryCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation: UINavigationController
        private let onFinish: (() -> Void)?
        init(navigation: UINavigationController, onFinish: (() -> Void)?) { self.navigation = navigation; self.onFinish = onFinish }
        func start() {
          let login = LoginCoordinator(navigation: navigation, onFinish: onFinish)
          children.append(login)
          login.start()
        }
      }
      final class LoginCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation: UINavigationController
        private let onFinish: (() -> Void)?
        init(navigation: UINavigationController, onFinish: (() -> Void)?) { self.navigation = navigation; self.onFinish = onFinish }
        func start() {
          let login = LoginViewController()
          login.onLogin = { [weak self] in self?.onFinish?() }
          navigation.pushViewController(login, animated: true)
        }
      }
      final class LoginViewController: UIViewController { var onLogin: (() -> Void)?; @objc func tap() { onLogin?() } }
      final class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      delegate EntryCoordinator -> AppCoordinator via closure links onFinish strong
      delegate LoginCoordinator -> AppCoordinator via closure links onFinish strong messages onFinish
      delegate LoginViewController -> LoginCoordinator via closure links onLogin strong messages onLogin
      """, kind: "delegate")
  }

  @Test func `a callback that two coordinators hand down to a page is the first one's`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var tabs: TabsCoordinator?
        func start() {
          let tabs = TabsCoordinator()
          tabs.onLogout = { [weak self] in self?.showLogin() }
          self.tabs = tabs
          tabs.start()
        }
        func showLogin() { navigation.setViewControllers([LoginViewController()], animated: true) }
      }
      final class TabsCoordinator: Coordinator {
        var onLogout: (() -> Void)?
        private let profile = ProfileCoordinator()
        func start() {
          profile.onLogout = onLogout
          profile.start()
        }
      }
      final class ProfileCoordinator: Coordinator {
        var onLogout: (() -> Void)?
        let navigation = UINavigationController()
        func start() {
          let page = ProfileViewController()
          page.onLogout = onLogout
          navigation.pushViewController(page, animated: true)
        }
      }
      final class ProfileViewController: UIViewController {
        var onLogout: (() -> Void)?
        @objc func tap() { onLogout?() }
      }
      final class LoginViewController: UIViewController {}
      """
    ).expect(
      "delegate TabsCoordinator -> AppCoordinator via closure links onLogout strong messages onLogout", kind: "delegate"
    )
  }

  /// A page whose view model is given a callback, and a button in it that is handed the callback.
  private func orderPage(button: String, view: String) -> Fixture {
    Fixture(
      """
      final class OrderModel: ObservableObject {
        let onCancel: () -> Void
        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
      }
      struct CloseButton: View {
        let onTap: () -> Void
        var body: some View { \(button) }
      }
      struct OrderView: View {
        \(view)
      }
      class HelpViewController: UIViewController {}
      class OrderCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = OrderModel(onCancel: { [weak self] in self?.showHelp() })
          navigation.pushViewController(UIHostingController(rootView: OrderView(model: model)), animated: true)
        }
        func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
      }
      """)
  }

  private static let orderGraph = """
    delegate OrderModel -> OrderCoordinator via closure links onCancel strong messages onCancel
    flow OrderView -> HelpViewController onTap push by OrderCoordinator
    screen OrderCoordinator -> HelpViewController push
    screen OrderCoordinator -> OrderView push initial
    """

  @Test(arguments: ["Button(\"Close\", action: onTap)", "Button(\"Close\") { onTap() }"])
  func `a view that is handed its page's model's callback sends for the model`(button: String) {
    orderPage(
      button: button,
      view: """
        @ObservedObject var model: OrderModel
        var body: some View { VStack { CloseButton(onTap: model.onCancel); Text("Order") } }
        """
    ).expect(Self.orderGraph)
  }

  @Test(arguments: [
    ["button = CloseButton(onTap: model.onCancel)", "self.model = model"],
    ["self.model = model", "button = CloseButton(onTap: model.onCancel)"],
  ])
  func `so does one that the page keeps, whatever it keeps first`(assignments: [String]) {
    orderPage(
      button: "Button(\"Close\") { onTap() }",
      view: """
        let button: CloseButton
        let model: OrderModel
        init(model: OrderModel) {
          \(assignments.joined(separator: "\n  "))
        }
        var body: some View { VStack { button; Text("Order") } }
        """
    ).expect(Self.orderGraph)
  }
}
