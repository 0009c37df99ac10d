import Testing

/// Routers that a path or sheet of another holds, and that give their view when they are asked for it.
@Suite struct SwiftUIPushedRouterTests {
  private static let harbor = """
    protocol Routable: Hashable, Identifiable { func makeView() -> AnyView }
    struct AnyRoutable: Routable {
      private let base: any Routable
      init<R: Routable>(_ routable: R) { base = routable }
      func makeView() -> AnyView { base.makeView() }
      var id: String { "\\(self)" }
    }
    protocol Navigating: AnyObject { func push(_ router: any Routable); func present(_ router: any Routable) }
    class BaseNavigator: Navigating, ObservableObject {
      @Published var routers = NavigationPath()
      @Published var sheet: AnyRoutable?
      func push(_ router: any Routable) { DispatchQueue.main.async { self.routers.append(AnyRoutable(router)) } }
      func present(_ router: any Routable) { DispatchQueue.main.async { self.sheet = AnyRoutable(router) } }
    }
    class BaseRouter: Routable, ObservableObject {
      init() {}
      func makeView() -> AnyView { AnyView(EmptyView()) }
    }
    final class HarborRouter: BaseNavigator {
      func start() -> AnyView { AnyView(HarborView(model: HarborModel(router: self))) }
      func toShip() { let router = ShipRouter(root: self); push(router) }
      func toPilot() { let router = PilotRouter(root: self); present(router) }
    }
    final class HarborModel: ObservableObject {
      let router: HarborRouter
      init(router: HarborRouter) { self.router = router }
      func ship() { router.toShip() }
      func pilot() { router.toPilot() }
    }
    struct HarborView: View {
      let model: HarborModel
      var body: some View { Button("") { model.ship() }; Button("") { model.pilot() } }
    }
    final class ShipRouter: BaseRouter {
      private let root: any Navigating
      init(root: any Navigating) { self.root = root }
      override func makeView() -> AnyView { AnyView(ShipView(router: self)) }
      func toCargo() { let router = CargoRouter(); root.push(router) }
    }
    struct ShipView: View { let router: ShipRouter; var body: some View { Button("") { router.toCargo() } } }
    final class CargoRouter: BaseRouter {
      override func makeView() -> AnyView { AnyView(CargoView(router: self)) }
    }
    struct CargoView: View { let router: CargoRouter; var body: some View { Text("") } }
    final class PilotRouter: BaseRouter {
      private let root: any Navigating
      init(root: any Navigating) { self.root = root }
      override func makeView() -> AnyView { AnyView(PilotView(router: self)) }
    }
    struct PilotView: View { let router: PilotRouter; var body: some View { Text("") } }
    struct RootView: View {
      @StateObject private var router: HarborRouter
      init(router: HarborRouter) { _router = StateObject(wrappedValue: router) }
      var body: some View {
        NavigationStack(path: $router.routers) {
          router.start().navigationDestination(for: AnyRoutable.self) { $0.makeView() }
        }.sheet(item: $router.sheet) { $0.makeView() }
      }
    }
    @main struct HarborApp: App { var body: some Scene { WindowGroup { RootView(router: HarborRouter()) } } }
    """

  @Test func `a router that is pushed begins, and no other that the path may hold`() {
    Fixture(Self.harbor, protocols: "").expect(
      """
      flow HarborView -> ShipRouter toShip start by HarborRouter
      flow HarborView -> PilotRouter toPilot start by HarborRouter
      flow ShipView -> CargoView toCargo push by CargoRouter
      """, kind: "flow")
  }
}
