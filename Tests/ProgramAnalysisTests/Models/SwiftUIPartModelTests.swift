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

  /// What the model makes with itself, a coordinator makes; what it makes again for a view in the page is that one's.
  @Test(arguments: ["", "reload()"])
  func `what a page's model makes and a view in the page shows sends for that view`(first: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = ShopBuilder().shop(onCart: { [weak self] in self?.showCart() })
          navigation.pushViewController(page, animated: true)
        }
        private func showCart() { navigation.present(CartViewController(), animated: true) }
      }
      final class CartViewController: UIViewController {}
      //- Shop.swift
      final class ShopBuilder {
        func shop(onCart: @escaping () -> Void) -> UIViewController {
          let model = ShopModel(onCart: onCart)
          return ShopViewController(model: model)
        }
      }
      final class ShopViewController: UIViewController {
        let model: ShopModel
        init(model: ShopModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(UIHostingController(rootView: ShopView(model: model))) }
      }
      final class ShopModel: ObservableObject {
        @Published var widgets: [CartView] = []
        let onCart: () -> Void
        init(onCart: @escaping () -> Void) {
          self.onCart = onCart
          \(first)
        }
        func reload() {
          let model = CartModel(onCart: onCart)
          widgets = [CartView(model: model)]
        }
      }
      struct ShopView: View {
        @StateObject var model: ShopModel
        var body: some View { ForEach(model.widgets) { $0 }.onAppear { model.reload() } }
      }
      final class CartModel: ObservableObject {
        let onCart: () -> Void
        init(onCart: @escaping () -> Void) { self.onCart = onCart }
      }
      struct CartView: View {
        let model: CartModel
        var body: some View { Button("Cart") { model.onCart() } }
      }
      """
    ).expect("flow ShopViewController -> CartViewController onCart present by AppCoordinator", kind: "flow")
  }

  /// A part makes the same part for each page.
  @Test func `what a part of a part is handed is that page's, and not the coordinator's other pages'`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = DayView(model: DayModel(onNote: { [weak self] in self?.showNote() }))
          navigation.pushViewController(UIHostingController(rootView: page), animated: true)
        }
        func showWeek() {
          let page = WeekView(model: WeekModel(onPlan: { [weak self] in self?.showPlan() }))
          navigation.pushViewController(UIHostingController(rootView: page), animated: true)
        }
        private func showNote() { navigation.pushViewController(NoteViewController(), animated: true) }
        private func showPlan() { navigation.pushViewController(PlanViewController(), animated: true) }
      }
      final class NoteViewController: UIViewController {}
      final class PlanViewController: UIViewController {}
      //- Pages.swift
      protocol Acting { func act() }
      final class DayModel: ObservableObject, Acting {
        let onNote: () -> Void
        init(onNote: @escaping () -> Void) { self.onNote = onNote }
        func act() { onNote() }
      }
      final class WeekModel: ObservableObject, Acting {
        let onPlan: () -> Void
        init(onPlan: @escaping () -> Void) { self.onPlan = onPlan }
        func act() { onPlan() }
      }
      struct DayView: View {
        @ObservedObject var model: DayModel
        var body: some View { Row(target: model) }
      }
      struct WeekView: View {
        @ObservedObject var model: WeekModel
        var body: some View { Row(target: model) }
      }
      struct Row: View {
        let target: Acting
        var body: some View { HStack { RoundButton(target: target) } }
      }
      struct RoundButton: View {
        let target: Acting
        var body: some View { Button("Go") { target.act() } }
      }
      """
    ).expect(
      """
      flow DayView -> NoteViewController onNote push by AppCoordinator
      flow WeekView -> PlanViewController onPlan push by AppCoordinator
      """, kind: "flow")
  }
}
