import Testing

/// Coordinators in the stacks of others, and how they refer to one another.
@Suite struct SwiftUINestedRouterTests {
  @Test(arguments: ["JoinCoordinator()", "Group { JoinCoordinator() }"])
  func `a coordinator that is a view stands in a stack whose path another holds`(content: String) {
    Fixture(
      """
      \(HarborPages.source)
      final class HarborRouter: ObservableObject { @Published var path = NavigationPath(); func open(_ place: any Hashable) { path.append(place) } }
      struct PierView: View { @EnvironmentObject var router: HarborRouter; var body: some View { Button("") { router.open(Place.crew) } } }
      struct JoinCoordinator: View {
        @EnvironmentObject private var router: HarborRouter
        var body: some View { PierView().navigationDestination(for: Place.self) { $0.view() } }
      }
      @main struct HarborApp: App {
        @StateObject private var router = HarborRouter()
        var body: some Scene {
          WindowGroup { NavigationStack(path: $router.path) { \(content) }.environmentObject(router) }
        }
      }
      """, protocols: ""
    ).expect("flow PierView -> CrewView open push by JoinCoordinator", kind: "flow")
  }

  @Test func `a view that a router's own kind stands behind starts no app`() {
    Fixture(
      """
      enum Card: Identifiable { case crew; var id: Int { 0 } }
      struct CrewView: View { var body: some View { Text("") } }
      @Observable final class HarborRouter { var card: Card?; var path = NavigationPath(); weak var parent: HarborRouter? }
      struct CrewStack: View {
        @Environment(HarborRouter.self) private var parent
        @State private var router = HarborRouter()
        var body: some View { NavigationStack(path: $router.path) { CrewView() }.onAppear { router.parent = parent } }
      }
      struct PierView: View { @Environment(HarborRouter.self) var router; var body: some View { Button("") { router.card = .crew } } }
      struct HarborStack: View {
        @State private var router = HarborRouter()
        var body: some View {
          NavigationStack(path: $router.path) { PierView() }.sheet(item: $router.card) { _ in CrewStack() }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      delegate PierView -> HarborRouter via delegate links router strong messages card
      flow PierView -> CrewView card present by HarborRouter
      root HarborStack -> HarborRouter retained
      screen HarborRouter -> CrewView root
      screen HarborRouter -> PierView root
      """)
  }

  @Test(
    arguments: [
      ("parentCoordinator", "parent"), ("parent", "parent"), ("coordinator", "delegate"), ("delegate", "delegate"),
    ])
  func `a reference by a protocol of coordinators is to the parent where it is called so`(name: String, via: String) {
    HarborPages.app(
      """
      protocol Navigating: AnyObject { var path: [Place] { get set } }
      extension HarborCoordinator: Navigating {}
      @Observable final class CrewCoordinator {
        let \(name): Navigating
        var sheet: Place?
        init(\(name): Navigating) { self.\(name) = \(name) }
        func leave() { \(name).path.removeLast() }
      }
      struct CrewStack: View {
        @Bindable var crew: CrewCoordinator
        var body: some View { CrewView().sheet(item: $crew.sheet) { $0.view() } }
      }
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            CrewStack(crew: CrewCoordinator(\(name): harbor)).navigationDestination(for: Place.self) { $0.view() }
          }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """
    ).expect(
      "delegate CrewCoordinator -> HarborCoordinator via \(via) links \(name) protocol Navigating strong",
      kind: "delegate")
  }
}
