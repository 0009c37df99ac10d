import Testing

/// Coordinators that a view makes itself, to go on with what they give.
@Suite struct SwiftUIOwnCoordinatorTests {
  private func app(_ body: String) -> String {
    """
    import SwiftUI
    @main struct PierApp: App {
      var body: some Scene { WindowGroup { AppCoordinator().start() } }
    }
    final class AppCoordinator {
      func start() -> some View { NavigationStack { HarborView() } }
    }
    struct HarborView: View {
      @State private var showsPier = false
      var body: some View { VStack { \(body) } }
    }
    final class PierCoordinator {
      private let id: Int
      init(id: Int) { self.id = id }
      func start() -> some View { PierView(id: id) }
    }
    struct PierView: View { let id: Int; var body: some View { Text("Pier") } }
    """
  }

  @Test(arguments: [
    ("NavigationLink(destination: { let pier = PierCoordinator(id: 1); pier.start() }) { Text(\"Pier\") }", "push"),
    (
      """
      Button("Pier") { showsPier = true }.sheet(isPresented: $showsPier) {
        let pier = PierCoordinator(id: 1)
        pier.start()
      }
      """, "present"
    ),
    (
      "Text(\"Pier\").sheet(isPresented: $showsPier) { PierCoordinator(id: 1).start().presentationDetents([.large]) }",
      "present"
    ),
  ])
  func `a view that pushes or presents what a coordinator of its own gives leads to it`(
    body: String, transition: String
  ) {
    Fixture(app(body), protocols: "").expect(
      """
      root PierApp -> AppCoordinator
      screen AppCoordinator -> HarborView root initial
      screen PierCoordinator -> PierView \(transition) initial
      flow HarborView -> PierCoordinator start start by PierCoordinator
      """)
  }

  @Test func `what a view consists of is no move`() {
    Fixture(app("PierCoordinator(id: 1).start()"), protocols: "").expect("", kind: "flow")
  }

  @Test func `a view that a coordinator gives to whoever starts it owns no coordinator that it presents`() {
    Fixture(
      """
      import SwiftUI
      @main struct PierApp: App {
        var body: some Scene { WindowGroup { TabsCoordinator().start() } }
      }
      final class TabsCoordinator {
        func start() -> some View {
          let tabs = TabsView()
          return tabs
        }
      }
      struct TabsView: View {
        @State private var showsPier = false
        var body: some View {
          VStack { Text("Tabs") }.sheet(isPresented: $showsPier) { PierCoordinator().start() }
        }
      }
      final class PierCoordinator { func start() -> some View { PierView() } }
      struct PierView: View { var body: some View { Text("Pier") } }
      """, protocols: ""
    ).expect(
      """
      root PierApp -> TabsCoordinator
      screen TabsCoordinator -> TabsView root initial
      screen PierCoordinator -> PierView present initial
      flow TabsView -> PierCoordinator start start by PierCoordinator
      """)
  }
}
