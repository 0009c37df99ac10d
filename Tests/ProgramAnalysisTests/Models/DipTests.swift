import Testing

@Suite struct DipTests {
  @Test func `a container makes what a closure registered for the type that is asked for`() {
    Fixture(
      """
      import Dip
      protocol HomePage: HomeViewController {}
      extension HomeViewController: HomePage {}
      class HomeViewController: UIViewController {}
      class ListViewController: UIViewController {}
      class HomeCoordinator: Coordinator {
        let page: HomePage
        let navigation: UINavigationController
        init(page: HomePage, navigation: UINavigationController) { self.page = page; self.navigation = navigation }
        func start() { navigation.pushViewController(page, animated: true) }
        func list() {
          let list: ListViewController = try! container.resolve()
          navigation.present(list, animated: true)
        }
      }
      class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let child = try! container.resolve(arguments: navigation) as HomeCoordinator
          child.start()
        }
      }
      let container = DependencyContainer { container in
        container.register(.unique) { AppCoordinator(navigation: $0) }
        container.register { HomeCoordinator(page: try! container.resolve(), navigation: $0) }
        container.register { HomeViewController() as HomePage }
        container.register(.unique, type: ListViewController.self, factory: ListViewController.init)
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let coordinator = try! container.resolve(arguments: UINavigationController()) as AppCoordinator
          coordinator.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator none started likely
      root SceneDelegate -> AppCoordinator likely
      screen HomeCoordinator -> HomeViewController push likely
      screen HomeCoordinator -> ListViewController present
      """)
  }
}
