import Testing

/// Views without source that are handed several pages.
@Suite struct SwiftUITabContainerTests {
  private static func app(_ container: String) -> Fixture {
    HarborPages.app(
      """
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) { PierView().navigationDestination(for: Place.self) { $0.view() } }
            .environment(harbor)
        }
      }
      struct PierView: View { @State private var tab = 0; var body: some View { \(container) } }
      struct LandView: View {
        @Environment(HarborCoordinator.self) private var harbor
        var body: some View { Button("") { harbor.open(.crew) } }
      }
      struct SeaView: View {
        @Environment(HarborCoordinator.self) private var harbor
        var body: some View { Button("") { harbor.open(.boat(1)) } }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # each page, if it selects one of several
      BottomBar(selection: $tab) { LandView().item(icon: "land") \n SeaView() }
      > flow LandView -> CrewView open push by HarborCoordinator
      > flow SeaView -> BoatView open push by HarborCoordinator

      # each page, with other arguments and modifiers
      BottomBar(title: "Harbor", selection: $tab, spacing: 4) { LandView() \n SeaView().item("sea") }.ignoresSafeArea()
      > flow LandView -> CrewView open push by HarborCoordinator
      > flow SeaView -> BoatView open push by HarborCoordinator

      # the page around it, if nothing is selected
      Sidebar(title: "Harbor") { LandView() \n SeaView() }
      > flow PierView -> CrewView open push by HarborCoordinator
      > flow PierView -> BoatView open push by HarborCoordinator

      # the page around it, if there is one page only
      BottomBar(selection: $tab) { LandView() }
      > flow PierView -> CrewView open push by HarborCoordinator

      # the page around it, if what is selected is a value
      Badge(selection: 1) { LandView() \n SeaView() }
      > flow PierView -> CrewView open push by HarborCoordinator
      > flow PierView -> BoatView open push by HarborCoordinator
      """)
  )
  func `what is sent in a container is sent by`(container: FixtureCase) {
    Self.app(container.code).expect(container.outcome, kind: "flow")
  }

  /// What a coordinator's property gives for a tab is the tab, and nothing that it hands out besides.
  @Test func `a page that a property gives is a tab only`() {
    Fixture(
      """
      import SwiftUI
      struct LandView: View { var body: some View { Text("") } }
      struct SeaView: View { var body: some View { Text("") } }
      final class HarborCoordinator: ObservableObject, Coordinator {
        func start() {}
        var land: some View { LandView() }
        var sea: some View { SeaView() }
      }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            coordinator.land.tag(0)
            coordinator.sea.tag(1)
          }
        }
      }
      """
    ).expect(
      """
      screen HarborCoordinator -> LandView tab
      screen HarborCoordinator -> SeaView tab
      """, kind: "screen")
  }
}
