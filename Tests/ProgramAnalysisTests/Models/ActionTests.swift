import Testing

@Suite struct ActionTests {
  @Test func `an action does its work for what its inputs are told`() {
    Fixture(
      """
      import Action
      import RxSwift
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.bind(to: ListViewModel(coordinator: self))
          navigation.pushViewController(list, animated: true)
        }
        func showHelp() { navigation.pushViewController(HelpViewController(), animated: true) }
        func showItem() { navigation.present(ItemViewController(), animated: true) }
      }
      class ListViewModel {
        private(set) lazy var helpTrigger = helpAction.inputs
        lazy var itemAction = Action<Int, Void> { [unowned self] _ in self.coordinator.showItem() }
        private lazy var helpAction = CocoaAction { [unowned self] in self.coordinator.showHelp() }
        private unowned let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
      }
      class ListViewController: UIViewController {
        var viewModel: ListViewModel!
        let helpButton = UIButton()
        func bind(to model: ListViewModel) {
          viewModel = model
          helpButton.rx.tap.bind(to: viewModel.helpTrigger)
        }
        func didSelect(_ item: Int) { viewModel.itemAction.execute(item) }
      }
      class HelpViewController: UIViewController {}
      class ItemViewController: UIViewController {}
      """
    ).expect(
      """
      flow ListViewController -> HelpViewController showHelp push by AppCoordinator
      flow ListViewController -> ItemViewController showItem present by AppCoordinator
      """, kind: "flow")
  }
}
