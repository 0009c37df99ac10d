import Testing

@Suite struct LinkNavigatorTests {
  @Test func `a link leads to the screen that is built for its path`() {
    Fixture(
      """
      import LinkNavigator
      import SwiftUI
      @main struct ShopApp: App {
        let navigator = SingleLinkNavigator(routeBuilderItemList: Routes().builders(), dependency: ShopDependency())
        var body: some Scene { WindowGroup { HomeView(router: ShopRouter(navigator: navigator)) } }
      }
      struct ShopDependency: DependencyType {}
      struct Routes {
        func builders() -> [RouteBuilderOf<SingleLinkNavigator>] {
          [ItemRoute().generate(), BasketRoute().generate(), NoteRoute().generate()]
        }
      }
      struct ItemRoute {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          let matchPath = "item"
          return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) { ItemView(navigator: navigator) }
          }
        }
      }
      struct BasketRoute {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          .init(matchPath: "basket") { _, _, _ in WrappingController(matchPath: "basket") { BasketView() } }
        }
      }
      struct NoteRoute {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          .init(matchPath: "note") { _, _, _ in WrappingController(matchPath: "note") { NoteView() } }
        }
      }
      final class ShopRouter {
        let navigator: SingleLinkNavigator
        init(navigator: SingleLinkNavigator) { self.navigator = navigator }
        func showItem() { navigator.next(linkItem: .init(path: "item"), isAnimated: true) }
        func showBasket() { navigator.sheet(linkItem: .init(pathList: ["basket", "lost"]), isAnimated: true) }
        func showLost() { navigator.next(linkItem: .init(path: "lost"), isAnimated: true) }
        func goBack() { navigator.back(isAnimated: true) }
      }
      struct HomeView: View {
        let router: ShopRouter
        var body: some View {
          Button("Item") { router.showItem() }
          Button("Basket") { router.showBasket() }
          Button("Lost") { router.showLost() }
          Button("Back") { router.goBack() }
        }
      }
      struct ItemView: View { let navigator: SingleLinkNavigator; var body: some View { Text("Item") } }
      struct BasketView: View { var body: some View { Text("Basket") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> ShopRouter
      delegate HomeView -> ShopRouter via delegate links router strong messages goBack,showBasket,showItem,showLost
      screen ShopRouter -> ItemView push
      screen ShopRouter -> BasketView present
      flow HomeView -> ItemView showItem push by ShopRouter
      flow HomeView -> BasketView showBasket present by ShopRouter
      """)
  }
}
