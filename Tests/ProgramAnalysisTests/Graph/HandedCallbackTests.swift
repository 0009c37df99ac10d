import Testing

/// What coordinators hand to pages for these to run: callbacks, steps, and adapters that speak for them.
@Suite struct HandedCallbackTests {
  /// A page that leaves in its own way, and tells when it has.
  @Test(
    arguments: FixtureCase.list(
      """
      # detail.dismiss(animated: true) { self.showNext() }
      # detail.leave { self.showNext() }
        func leave(then next: @escaping () -> Void) { dismiss(animated: true, completion: next) }
      # detail.leave { [weak self] in self?.showNext() }
        func leave(then next: @escaping () -> Void) { fade { next() } }
        private func fade(_ end: () -> Void) { end() }
      # detail.leave(then: showNext)
        func leave(then next: @escaping () -> Void) { next() }
      # (detail as? Leaving)?.leave { self.showNext() }
      # leave(detail) { self.showNext() }
        func leave(then next: @escaping () -> Void) { next() }
      """))
  func `what a coordinator hands to a screen to run goes on from there`(leaving: FixtureCase) {
    Fixture(
      """
      protocol Leaving { func leave(then next: @escaping () -> Void) }
      extension Leaving where Self: UIViewController {
        func leave(then next: @escaping () -> Void) {
          if let navigation = parent as? UINavigationController {
            navigation.popViewController(animated: true)
            next()
          } else {
            dismiss(animated: true, completion: next)
          }
        }
      }
      class DetailViewController: UIViewController, Leaving {
        weak var coordinator: DetailCoordinator?
        func done() { coordinator?.finished(self) }
        \(leaving.code)
      }
      class NextViewController: UIViewController {}
      class OtherViewController: UIViewController {}
      class DetailCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let detail = DetailViewController()
          detail.coordinator = self
          navigation.present(detail, animated: true)
        }
        func finished(_ detail: DetailViewController) { \(leaving.name) }
        func leave(_ page: UIViewController, then next: @escaping () -> Void) {
          if let page = page as? Leaving { page.leave { next() } } else { next() }
        }
        func showNext() { navigation.pushViewController(NextViewController(), animated: true) }
        func showOther(_ detail: DetailViewController) {
          detail.leave { self.navigation.pushViewController(OtherViewController(), animated: true) }
        }
      }
      """
    ).expect("flow DetailViewController -> NextViewController finished push by DetailCoordinator", kind: "flow")
  }

  /// The list is of what it is made as, as much as of what it is declared to be.
  @Test(arguments: ["var steps = [Step]()", "var steps: [Step] = []", "var steps = Array<Step>()"])
  func `what a screen runs out of a list of steps is its message`(list: String) {
    Fixture(
      """
      struct Step {
        let title: String
        let action: () -> Void
        init(title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
      }
      class TourViewController: UIViewController {
        private var steps: [Step] = []
        static func create(steps: [Step]) -> TourViewController {
          let tour = TourViewController()
          tour.steps = steps
          return tour
        }
        @objc func tap() { steps.last?.action() }
      }
      class HomeViewController: UIViewController {}
      class TourCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let tour = TourViewController.create(finish: { [weak self] in self?.showHome() })
          navigation.pushViewController(tour, animated: true)
        }
        private func showHome() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      extension TourViewController {
        fileprivate static func create(finish: @escaping () -> Void) -> TourViewController {
          \(list)
          steps.append(.init(title: "Start", action: finish))
          return .create(steps: steps)
        }
      }
      """
    ).expect(
      """
      flow TourViewController -> HomeViewController action push by TourCoordinator
      screen TourCoordinator -> HomeViewController push
      screen TourCoordinator -> TourViewController push initial
      """)
  }

  /// Each page has an adapter of its own by the protocol that it needs; both adapters are of one class.
  @Test(arguments: ["NotesMoves", "FriendsMoves & NotesMoves"])
  func `an adapter for several pages sends for each of them what its protocol asks for`(contract: String) {
    let isNarrow = contract == "NotesMoves"
    Fixture(
      """
      protocol LeavingMoves: AnyObject { func close() }
      protocol NotesMoves: LeavingMoves { func openEditor() }
      protocol FriendsMoves: LeavingMoves { func openChat() }
      class PageAdapter: NotesMoves, FriendsMoves {
        let coordinator: PagesCoordinator
        init(coordinator: PagesCoordinator) { self.coordinator = coordinator }
        func close() { coordinator.showHome() }
        func openEditor() { coordinator.showEditor() }
        func openChat() { coordinator.showChat() }
      }
      class NotesViewController: UIViewController {
        let moves: \(contract)
        init(moves: \(contract)) { self.moves = moves }
        @objc func tap() { moves.openEditor() }
      }
      class FriendsViewController: UIViewController {
        let moves: FriendsMoves
        init(moves: FriendsMoves) { self.moves = moves }
        @objc func tap() { moves.openChat() }
      }
      class EditorViewController: UIViewController {}
      class ChatViewController: UIViewController {}
      class HomeViewController: UIViewController {}
      class PagesCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(NotesViewController(moves: PageAdapter(coordinator: self)), animated: true)
        }
        func showFriends() {
          navigation.pushViewController(FriendsViewController(moves: PageAdapter(coordinator: self)), animated: true)
        }
        func showHome() { navigation.pushViewController(HomeViewController(), animated: true) }
        func showEditor() { navigation.pushViewController(EditorViewController(), animated: true) }
        func showChat() { navigation.pushViewController(ChatViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FriendsViewController -> ChatViewController showChat push by PagesCoordinator
      flow FriendsViewController -> HomeViewController showHome push by PagesCoordinator
      flow NotesViewController -> EditorViewController showEditor push by PagesCoordinator
      flow NotesViewController -> HomeViewController showHome push by PagesCoordinator
      \(isNarrow ? "" : "flow NotesViewController -> ChatViewController showChat push by PagesCoordinator")
      """, kind: "flow")
  }

  /// Code without source that is handed a list which was made for something else most often only reads it.
  @Test(arguments: ["print(items)", "os_log(\"items\", items)", "NSArray(array: items)", "zip(items, [1])"])
  func `what lies in a list is not called by who reads the list`(reading: String) {
    Fixture(
      """
      struct Item { let title: String; let action: () -> Void }
      class ListViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        func tap() { coordinator?.openMenu() }
      }
      class MenuViewController: UIViewController {
        var items: [Item] = []
        func pick(_ index: Int) { items[index].action() }
      }
      class ChatViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.coordinator = self
          navigation.pushViewController(list, animated: true)
        }
        func openMenu() {
          let menu = MenuViewController()
          let items = [Item(title: "Chat", action: { [weak self] in self?.showChat() })]
          menu.items = items
          \(reading)
          navigation.pushViewController(menu, animated: true)
        }
        func showChat() { navigation.pushViewController(ChatViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> MenuViewController openMenu push by AppCoordinator
      flow MenuViewController -> ChatViewController action push by AppCoordinator
      """, kind: "flow")
  }

  /// What code without source is handed within a case or a list it may call as well.
  @Test(arguments: [
    "MenuView(item: .button(\"Detail\") { [weak self] in self?.delegate?.didSelect() })",
    "MenuView(item: MenuItem.button(\"Detail\") { [weak self] in self?.delegate?.didSelect() })",
    "menu.show([.text(\"Title\"), .button(\"Detail\", { [weak self] in self?.delegate?.didSelect() })])",
    "menu.items = [.button(\"Detail\") { [weak self] in self?.delegate?.didSelect() }]",
    "menu.handlers = [{ [weak self] in self?.delegate?.didSelect() }, { print(1) }]",
    "let cell = MenuCell(); cell.accessories = [.detail(handler: { [weak self] in self?.delegate?.didSelect() })]",
    "menuItems = [.detail(handler: { [weak self] in self?.delegate?.didSelect() })]",
  ])
  func `what is handed to code without source within a case is called back`(handing: String) {
    Fixture(
      """
      protocol ListDelegate: AnyObject { func didSelect() }
      class ListViewController: UIViewController {
        weak var delegate: ListDelegate?
        let menu = MenuView()
        override func viewDidLoad() {
          view.addSubview(menu)
          \(handing)
        }
      }
      class MenuCell: UICollectionViewListCell {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator, ListDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.delegate = self
          navigation.pushViewController(list, animated: true)
        }
        func didSelect() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController didSelect push by AppCoordinator", kind: "flow")
  }
}
