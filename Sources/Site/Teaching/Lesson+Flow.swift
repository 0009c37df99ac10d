extension Lesson {
  /// How the parts tell each other what happened, and what the tool says of it.
  static let talk = [
    Lesson(
      id: "callback",
      sketch: ExampleGraph().child("AppCoordinator", "LoginCoordinator")
        .call("LoginCoordinator", "AppCoordinator", "delegate"),
      code: """
        protocol LoginCoordinatorDelegate: AnyObject {
          func loginDidFinish(_ login: LoginCoordinator)
        }
        weak var delegate: (any LoginCoordinatorDelegate)?
        delegate?.loginDidFinish(self)
        """),
    Lesson(
      id: "message",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfViewController")
        .screen("ShopCoordinator", .push, "BookViewController")
        .move("ShelfViewController", "didSelect", .push, "BookViewController", by: "ShopCoordinator"),
      code: """
        protocol ShelfDelegate: AnyObject {
          func didSelect(_ book: Book)
        }
        // In ShelfViewController, when a row is tapped
        delegate?.didSelect(book)
        """,
      view: .flow),
    Lesson(
      id: "flow",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfViewController")
        .screen("ShopCoordinator", .push, "BookViewController")
        .screen("ShopCoordinator", .present, "BasketViewController")
        .move("ShelfViewController", "didSelect", .push, "BookViewController", by: "ShopCoordinator")
        .move("BookViewController", "didBuy", .present, "BasketViewController", by: "ShopCoordinator"),
      code: """
        extension ShopCoordinator: ShelfDelegate, BookDelegate {
          func didSelect(_ book: Book) {
            navigation.pushViewController(BookViewController(book), animated: true)
          }

          func didBuy(_ book: Book) {
            navigation.present(BasketViewController(book), animated: true)
          }
        }
        """,
      view: .flow),
    Lesson(
      id: "evidence",
      sketch: ExampleGraph().child("AppCoordinator", "ShopCoordinator"),
      code: """
        // First the coordinator's own line,
        func showShop() { begin(ShopCoordinator()) }
        // then: the helper that it goes through
        func begin(_ child: any Coordinator) {
          childCoordinators.append(child)
          child.start()
        }
        """),
    Lesson(
      id: "likely",
      sketch: ExampleGraph().child("AppCoordinator", "TrialCoordinator", .collection, .likely)
        .child("AppCoordinator", "OfferCoordinator", .collection, .likely),
      code: """
        protocol Factory {
          func makeFirst() -> any Coordinator
        }
        // Two factories conform: which of them it is, is known when the app runs.
        let first = factory.makeFirst()
        childCoordinators.append(first)
        """),
  ]

  /// How screens come up.
  static let views = [
    Lesson(
      id: "transition",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfViewController")
        .screen("ShopCoordinator", .push, "BookViewController")
        .screen("ShopCoordinator", .present, "BasketViewController")
        .screen("ShopCoordinator", .tab, "SearchViewController")
        .screen("ShopCoordinator", .embed, "PlayerViewController"),
      code: """
        navigation.viewControllers = [ShelfViewController()]  // root
        navigation.pushViewController(BookViewController(), animated: true)
        navigation.present(BasketViewController(), animated: true)
        tabBarController.viewControllers = [SearchViewController()]  // tab
        addChild(PlayerViewController())  // embed
        """),
    Lesson(
      id: "coordinator-view",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfView")
        .screen("ShopCoordinator", .push, "BookView"),
      code: """
        struct ShopCoordinatorView: View {
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              ShelfView(coordinator)
                .navigationDestination(for: Book.self) { BookView($0) }
            }
          }
        }
        """),
    Lesson(
      id: "state",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfView")
        .screen("ShopCoordinator", .push, "BookView")
        .move("ShelfView", "open", .push, "BookView", by: "ShopCoordinator"),
      code: """
        final class ShopCoordinator: ObservableObject {
          @Published var path: [Book] = []

          func open(_ book: Book) { path.append(book) }
        }
        """,
      view: .flow),
  ]
}
