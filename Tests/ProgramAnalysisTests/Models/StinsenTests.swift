import Testing

@Suite struct StinsenTests {
  @Test func `routes are wrapped properties, and routers references to their coordinator`() {
    Fixture(
      """
      import Stinsen
      import SwiftUI
      struct ShopApp: App {
        var body: some Scene { WindowGroup { MainCoordinator().view() } }
      }
      final class MainCoordinator: TabCoordinatable {
        var child = TabChild(startingItems: [\\MainCoordinator.shop])
        @Route(tabItem: makeShopTab) var shop = makeShop
        @Route(tabItem: makeInfoTab) var info = makeInfo
        func makeShop() -> NavigationViewCoordinator<ShopCoordinator> { NavigationViewCoordinator(ShopCoordinator()) }
        @ViewBuilder func makeShopTab(isActive: Bool) -> some View { Text("Shop") }
        @ViewBuilder func makeInfo() -> some View { InfoScreen() }
        @ViewBuilder func makeInfoTab(isActive: Bool) -> some View { Text("Info") }
      }
      final class ShopCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\ShopCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var item = makeItem
        @Route(.modal) var basket = makeBasket
        @Route(.fullScreen) var order = makeOrder
        @ViewBuilder func makeStart() -> some View { ShopScreen() }
        @ViewBuilder func makeItem(id: Int) -> some View { ItemScreen(id: id) }
        @ViewBuilder func makeBasket() -> some View { BasketScreen() }
        func makeOrder() -> OrderCoordinator { OrderCoordinator() }
      }
      final class OrderCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\OrderCoordinator.start)
        @Root var start = makeStart
        func makeStart() -> some View { OrderScreen() }
      }
      struct ShopScreen: View {
        @EnvironmentObject private var router: ShopCoordinator.Router
        var body: some View {
          Button("Item") { router.route(to: \\.item, 1) }
          Button("Basket") { router.route(to: \\.basket) }
        }
      }
      struct BasketScreen: View {
        @RouterObject var router: NavigationRouter<ShopCoordinator>?
        var body: some View { Button("Order") { router?.route(to: \\.order) } }
      }
      struct ItemScreen: View { let id: Int; var body: some View { Text("Item") } }
      struct InfoScreen: View { var body: some View { Text("Info") } }
      struct OrderScreen: View { var body: some View { Text("Order") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainCoordinator
      child MainCoordinator -> ShopCoordinator collection started
      child ShopCoordinator -> OrderCoordinator collection started
      delegate ShopScreen -> ShopCoordinator via delegate links router strong messages route.basket,route.item
      delegate BasketScreen -> ShopCoordinator via delegate links router strong messages route.order
      screen MainCoordinator -> InfoScreen tab
      screen ShopCoordinator -> ShopScreen root initial
      screen ShopCoordinator -> ItemScreen push
      screen ShopCoordinator -> BasketScreen present
      screen OrderCoordinator -> OrderScreen root initial
      flow ShopScreen -> ItemScreen route.item push by ShopCoordinator
      flow ShopScreen -> BasketScreen route.basket present by ShopCoordinator
      flow BasketScreen -> OrderCoordinator route.order start by ShopCoordinator
      """)
  }

  @Test func `a coordinator begins with the routes that its stack names, however it is made`() {
    Fixture(
      """
      import Stinsen
      import SwiftUI
      struct ShopApp: App {
        let isLoggedIn: Bool
        var body: some Scene { WindowGroup { MainCoordinator(isLoggedIn: isLoggedIn).view() } }
      }
      final class MainCoordinator: NavigationCoordinatable {
        var stack: Stinsen.NavigationStack<MainCoordinator>
        @Root var loading = makeLoading
        @Root var login = makeLogin
        @Root var shop = makeShop
        init(isLoggedIn: Bool) { stack = NavigationStack(initial: isLoggedIn ? \\.shop : \\.login) }
        func makeLoading() -> some View { LoadingScreen() }
        func makeLogin() -> some View { LoginScreen() }
        func makeShop() -> ShopCoordinator { ShopCoordinator() }
      }
      final class ShopCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\ShopCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var item = makeItem
        init() {}
        func makeStart() -> some View { ShopScreen() }
        func makeItem() -> some View { ItemScreen() }
      }
      struct LoadingScreen: View { var body: some View { Text("Loading") } }
      struct LoginScreen: View { var body: some View { Text("Login") } }
      struct ShopScreen: View { var body: some View { Text("Shop") } }
      struct ItemScreen: View { var body: some View { Text("Item") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> MainCoordinator
      child MainCoordinator -> ShopCoordinator collection started
      screen MainCoordinator -> LoadingScreen root
      screen MainCoordinator -> LoginScreen root initial
      screen ShopCoordinator -> ShopScreen root initial
      screen ShopCoordinator -> ItemScreen push
      """)
  }

  @Test func `an app's own wrapper of that name is its own`() {
    Fixture(
      """
      import Stinsen
      import SwiftUI
      @propertyWrapper struct Root<Value> { var wrappedValue: Value }
      final class MainCoordinator: NavigationCoordinatable {
        @Root var start = makeStart
        func makeStart() -> some View { StartScreen() }
      }
      struct StartScreen: View { var body: some View { Text("Start") } }
      """, protocols: ""
    ).expect("")
  }

  @Test func `a chain goes on with the coordinator behind a route`() {
    Fixture(
      """
      import Stinsen
      import SwiftUI
      final class MainCoordinator: TabCoordinatable {
        @Route(tabItem: makeTab) var shop = makeShop
        @Route(tabItem: makeTab) var news = makeNews
        func makeShop() -> NavigationViewCoordinator<ShopCoordinator> { NavigationViewCoordinator(ShopCoordinator()) }
        @ViewBuilder func makeNews() -> some View { NewsScreen() }
        @ViewBuilder func makeTab(isActive: Bool) -> some View { Text("Tab") }
      }
      final class ShopCoordinator: NavigationCoordinatable {
        @Root var start = makeStart
        @Route(.push) var item = makeItem
        @ViewBuilder func makeStart() -> some View { ShopScreen() }
        @ViewBuilder func makeItem(id: Int) -> some View { ItemScreen(id: id) }
      }
      struct NewsScreen: View {
        @EnvironmentObject private var router: MainCoordinator.Router
        var body: some View {
          Button("Item") { router.focusFirst(\\.shop).child.popToRoot().route(to: \\.item, 1) }
          Button("News") { router.focusFirst(\\.news) }
        }
      }
      struct ShopScreen: View { var body: some View { Text("Shop") } }
      struct ItemScreen: View { let id: Int; var body: some View { Text("Item") } }
      """, protocols: ""
    ).expect(
      """
      child MainCoordinator -> ShopCoordinator collection started
      delegate NewsScreen -> MainCoordinator via delegate links router strong
      screen MainCoordinator -> NewsScreen tab
      screen ShopCoordinator -> ShopScreen root
      screen ShopCoordinator -> ItemScreen push
      flow NewsScreen -> ItemScreen route.item push by ShopCoordinator
      """)
  }

  @Test func `a router may be asked for by a protocol of its coordinator`() {
    Fixture(
      """
      import Stinsen
      import SwiftUI
      protocol LoginRouting: AnyObject { func routeToHome() }
      protocol Logging: AnyObject { func log() }
      final class FileLog: Logging { func log() {} }
      final class LoginCoordinator: LoginRouting, NavigationCoordinatable {
        @Root var start = makeStart
        @Root var home = makeHome
        func makeStart() -> some View { LoginScreen(viewModel: LoginViewModel()) }
        func makeHome() -> HomeCoordinator { HomeCoordinator() }
        func routeToHome() { root(\\.home) }
      }
      final class HomeCoordinator: NavigationCoordinatable {
        @Root var start = makeStart
        func makeStart() -> some View { HomeScreen() }
      }
      final class LoginViewModel: ObservableObject {
        @RouterObject var router: NavigationRouter<LoginRouting>?
        @RouterObject var log: NavigationRouter<Logging>?
        func login() {
          log?.coordinator.log()
          router?.coordinator.routeToHome()
        }
      }
      struct LoginScreen: View {
        @ObservedObject var viewModel: LoginViewModel
        var body: some View { Button("Log in") { viewModel.login() } }
      }
      struct HomeScreen: View { var body: some View { Text("Home") } }
      """, protocols: ""
    ).expect(
      """
      child LoginCoordinator -> HomeCoordinator collection started
      delegate LoginViewModel -> LoginCoordinator via delegate links router protocol LoginRouting strong messages routeToHome
      screen LoginCoordinator -> LoginScreen root
      screen HomeCoordinator -> HomeScreen root
      flow LoginScreen -> HomeCoordinator routeToHome start by LoginCoordinator
      """)
  }
}
