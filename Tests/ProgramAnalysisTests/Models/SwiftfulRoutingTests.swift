import Testing

@Suite struct SwiftfulRoutingTests {
  private static let views = """
    struct ItemView: View { var body: some View { Text("Item") } }
    struct BasketView: View { let router: AnyRouter; var body: some View { Button("Close") { router.dismissScreen() } } }
    struct TourView: View { var body: some View { Text("Tour") } }
    struct EndView: View { var body: some View { Text("End") } }
    """

  @Test func `what an app's router shows by the library's, it shows as the segue says`() {
    Fixture(
      """
      import SwiftUI
      import SwiftfulRouting
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RouterView { router in HomeView(router: ShopRouter(router: router)) } } }
      }
      protocol HomeRouting { func showItem(); func showBasket(); func showTour() }
      struct ShopRouter: HomeRouting {
        let router: AnyRouter
        func showItem() { router.showScreen(.push) { _ in ItemView() } }
        func showBasket() { router.showScreen(.sheet, onDismiss: nil) { router in BasketView(router: router) } }
        func showTour() {
          router.showScreens(destinations: [
            AnyDestination(segue: .fullScreenCover, destination: { _ in TourView() }),
            AnyDestination(destination: { _ in EndView() }),
          ])
        }
      }
      struct HomeView: View {
        let router: HomeRouting
        var body: some View {
          Button("Item") { router.showItem() }
          Button("Basket") { router.showBasket() }
          Button("Tour") { router.showTour() }
        }
      }
      \(Self.views)
      """, protocols: ""
    ).expect(
      """
      root ShopApp -> ShopRouter retained
      delegate HomeView -> ShopRouter via delegate links router protocol HomeRouting strong messages showBasket,showItem,showTour
      screen ShopRouter -> ItemView push
      screen ShopRouter -> BasketView present
      screen ShopRouter -> TourView present
      screen ShopRouter -> EndView push
      flow HomeView -> ItemView showItem push by ShopRouter
      flow HomeView -> BasketView showBasket present by ShopRouter
      flow HomeView -> TourView showTour present by ShopRouter
      flow HomeView -> EndView showTour push by ShopRouter
      """)
  }

  @Test func `a router of requests that shows by nothing of the library is no coordinator`() {
    Fixture(
      """
      import SwiftUI
      import SwiftfulRouting
      struct AnyRouter { func showScreen(_ name: String, _ done: () -> Void) {} }
      final class RequestRouter {
        let router = AnyRouter()
        func send() { router.showScreen("item") { print(ItemView()) } }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      """, protocols: ""
    ).expectNodes("")
  }
}
