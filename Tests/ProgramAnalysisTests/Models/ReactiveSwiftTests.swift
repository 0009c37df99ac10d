import Testing

@Suite struct ReactiveSwiftTests {
  @Test func `a flow that a property names is started by who observes the property`() {
    Fixture(
      """
      import ReactiveSwift
      class AppCoordinator: Coordinator {
        enum Flow { case none, login(LoginCoordinator), home(HomeCoordinator) }
        private let flow: MutableProperty<Flow> = .init(.none)
        let session: Session
        let window = UIWindow()
        init(session: Session) { self.session = session }
        func start() {
          observe()
          flow <~ session.user.merge(with: session.logout).map { user -> Flow in
            switch user {
            case .some: return .home(HomeCoordinator())
            case .none: return .login(LoginCoordinator())
            }
          }
        }
        private func observe() {
          flow.producer.startWithValues { [weak self] flow in
            guard let self = self else { return }
            switch flow {
            case .none: return
            case .login(let coordinator): coordinator.start()
            case .home(let coordinator):
              self.window.rootViewController = coordinator.controller
              coordinator.start()
            }
          }
        }
      }
      protocol Session { var user: SignalProducer<User?, Never> { get }; var logout: SignalProducer<User?, Never> { get } }
      class LoginCoordinator: Coordinator { func start() {} }
      class HomeCoordinator: Coordinator {
        let controller = UINavigationController()
        func start() { controller.pushViewController(HomeViewController(), animated: false) }
      }
      class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator none started
      child AppCoordinator -> LoginCoordinator none started
      screen HomeCoordinator -> HomeViewController push
      """)
  }

  @Test func `what a view model sends into a pipe, a property or an action reaches the coordinator`() {
    Fixture(
      """
      import ReactiveSwift
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel()
          model.selected.observeValues { [weak self] item in self?.showItem(item) }
          model.help.signal.observeValues { [weak self] _ in self?.showHelp() }
          model.add.values.observeValues { [weak self] _ in self?.showEditor() }
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        func showItem(_ item: Int) { navigation.pushViewController(ItemViewController(), animated: true) }
        func showHelp() { navigation.present(HelpViewController(), animated: true) }
        func showEditor() { navigation.present(EditorViewController(), animated: true) }
      }
      class ListViewModel {
        let (selected, selectedObserver) = Signal<Int, Never>.pipe()
        let help = MutableProperty(false)
        lazy var add = Action<Void, Void, Never> { SignalProducer(value: ()) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func didSelect(_ item: Int) { model.selectedObserver.send(value: item) }
        func didTapHelp() { model.help.value = true }
        func didTapAdd() { model.add.apply().start() }
      }
      class ItemViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class EditorViewController: UIViewController {}
      """
    ).expect(
      """
      flow ListViewController -> EditorViewController add present by ListCoordinator
      flow ListViewController -> HelpViewController help present by ListCoordinator
      flow ListViewController -> ItemViewController selected push by ListCoordinator
      """, kind: "flow")
  }
}
