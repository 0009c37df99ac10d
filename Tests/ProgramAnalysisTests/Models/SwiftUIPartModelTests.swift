import Testing

/// Views that a page consists of, which name no coordinator.
@Suite struct SwiftUIPartModelTests {
  private static let views = """
    final class ShopModel: ObservableObject {
      let offers: OffersModel
      @Published var widgets: [Widget] = []
      let onCart: () -> Void
      init(offers: OffersModel, onCart: @escaping () -> Void) {
        self.offers = offers
        self.onCart = onCart
      }
      func reload() { widgets = [cart].compactMap { $0 } }
      private var cart: Widget? { Widget(content: CartView(model: CartModel(onCart: onCart))) }
    }
    final class OffersModel: ObservableObject {
      let onOffer: () -> Void
      init(onOffer: @escaping () -> Void) { self.onOffer = onOffer }
    }
    final class CartModel: ObservableObject {
      let onCart: () -> Void
      init(onCart: @escaping () -> Void) { self.onCart = onCart }
    }
    struct Widget: View, Identifiable {
      let content: any View
      var body: some View { AnyView(content) }
    }
    struct ShopView: View {
      @StateObject var model: ShopModel
      var body: some View {
        ScrollView {
          OffersView(model: model.offers)
          ForEach(model.widgets) { widget in widget.padding() }
        }
        .onAppear { model.reload() }
      }
    }
    struct OffersView: View {
      @ObservedObject var model: OffersModel
      var body: some View { HStack { OfferRow(model: model) } }
    }
    struct OfferRow: View {
      @ObservedObject var model: OffersModel
      var body: some View { Text("Offer").onTapGesture { model.onOffer() } }
    }
    struct CartView: View {
      @ObservedObject var model: CartModel
      var body: some View { Button("Cart") { model.onCart() } }
    }
    """

  @Test func `what a page consists of sends by its model for the page that a library's controller hosts`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let offers = OffersModel(onOffer: { [weak self] in self?.showOffer() })
          let model = ShopModel(offers: offers, onCart: { [weak self] in self?.showCart() })
          navigation.pushViewController(UIHostingController(rootView: ShopView(model: model)), animated: true)
        }
        private func showOffer() { navigation.pushViewController(OfferViewController(), animated: true) }
        private func showCart() { navigation.present(CartViewController(), animated: true) }
      }
      final class OfferViewController: UIViewController {}
      final class CartViewController: UIViewController {}
      //- Views.swift
      \(Self.views)
      """
    ).expect(
      """
      flow ShopView -> CartViewController onCart present by AppCoordinator
      flow ShopView -> OfferViewController onOffer push by AppCoordinator
      """, kind: "flow")
  }

  @Test func `what a page consists of sends by its model for the page on a coordinator's path`() {
    Fixture(
      """
      enum Page: Hashable { case offer, cart }
      final class ShopCoordinator: ObservableObject {
        @Published var path: [Page] = []
        lazy var shop = ShopModel(
          offers: OffersModel(onOffer: { [weak self] in self?.path.append(.offer) }),
          onCart: { [weak self] in self?.path.append(.cart) })
      }
      struct ShopCoordinatorView: View {
        @StateObject var coordinator = ShopCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ShopView(model: coordinator.shop).navigationDestination(for: Page.self) { page in
              switch page {
              case .offer: OfferPage()
              case .cart: CartPage()
              }
            }
          }
        }
      }
      struct OfferPage: View { var body: some View { Text("Offer") } }
      struct CartPage: View { var body: some View { Text("Cart") } }
      //- Views.swift
      \(Self.views)
      """
    ).expect(
      """
      flow ShopView -> CartPage onCart push by ShopCoordinator
      flow ShopView -> OfferPage onOffer push by ShopCoordinator
      """, kind: "flow")
  }
}
