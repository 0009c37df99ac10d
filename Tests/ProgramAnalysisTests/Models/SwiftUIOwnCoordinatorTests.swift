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

  /// How a page shows what its coordinator gives it, with what the move is.
  private static let ways = [
    ("NavigationLink(destination: coordinator.pier(1)) { Text(\"\") }", "pier push"),
    ("NavigationLink(\"Pier\") { coordinator.pier(1) }", "pier push"),
    ("Button(\"\") { isShown = true }.sheet(isPresented: $isShown) { coordinator.pier(1) }", "pier present"),
    (
      "NavigationLink(value: boat) { Text(\"\") }.navigationDestination(for: Boat.self) { coordinator.pier($0.id) }",
      "pier push"
    ),
    ("NavigationLink(destination: model.pier()) { Text(\"\") }", "pier push"),
    ("PierLink(coordinator: coordinator)", "pier push"),
    ("ShowButton(isShown: $isShown).sheet(isPresented: $isShown) { coordinator.pier(1) }", "pier present"),
    ("Button(\"\") { model.show() }.sheet(isPresented: $model.isShown) { coordinator.pier(1) }", "pier present"),
    // What somebody else's state shows, or a state that somebody else may write.
    ("Button(\"\") {}.sheet(isPresented: $coordinator.shown.isShown) { coordinator.pier(1) }", nil),
    ("NavigationLink(\"\") { QuayView(isShown: $isShown) }.sheet(isPresented: $isShown) { coordinator.pier(1) }", nil),
    ("Button(\"\") {}.navigationDestination(for: Boat.self) { pier(for: $0) }", nil),
    // Content of the page, and a page among tabs.
    ("coordinator.pier(1)", nil),
    ("TabView { coordinator.pier(1).tabItem { Text(\"\") } }", nil),
  ]

  @Test(arguments: ways)
  func `a page leads to what its coordinator gives it to push or present`(body: String, move: String?) {
    Fixture(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { NavigationView { HarborCoordinator().start() } } }
      }
      struct Boat: Hashable { let id: Int }
      final class Shown: ObservableObject { @Published var isShown = false }
      final class HarborCoordinator: ObservableObject {
        let shown = Shown()
        func start() -> some View { HarborView(coordinator: self, model: HarborModel(coordinator: self)) }
        func pier(_ id: Int) -> some View { PierView(id: id) }
      }
      struct PierLink: View {
        let coordinator: HarborCoordinator
        var body: some View { NavigationLink(destination: coordinator.pier(1)) { Text("") } }
      }
      struct QuayView: View { @Binding var isShown: Bool; var body: some View { List { Button("") { isShown = true } } } }
      struct ShowButton: View { @Binding var isShown: Bool; var body: some View { Button("") { isShown = true } } }
      final class HarborModel: ObservableObject {
        @Published var isShown = false
        let coordinator: HarborCoordinator
        func show() { isShown = true }
        init(coordinator: HarborCoordinator) { self.coordinator = coordinator }
        func pier() -> some View { coordinator.pier(2) }
      }
      struct HarborView: View {
        @ObservedObject var coordinator: HarborCoordinator
        @ObservedObject var model: HarborModel
        let boat = Boat(id: 3)
        @State private var isShown = false
        var body: some View { List { \(body) } }
        func pier(for boat: Boat) -> some View { coordinator.pier(boat.id) }
      }
      struct PierView: View { let id: Int; var body: some View { Text("Pier") } }
      """, protocols: ""
    ).expect(move.map { "flow HarborView -> PierView \($0) by HarborCoordinator" } ?? "", kind: "flow")
  }

  @Test(arguments: ["coordinator.pier()", "coordinator.child.start()"])
  func `what a page pushes that a coordinator gives it for another is the start of that one`(asked: String) {
    Fixture(
      """
      import SwiftUI
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { HarborCoordinator().start() } }
      }
      final class HarborCoordinator {
        let child = PierCoordinator()
        func start() -> some View { HarborView(coordinator: self) }
        func pier() -> some View { child.start() }
      }
      final class PierCoordinator { func start() -> some View { PierView() } }
      struct HarborView: View {
        let coordinator: HarborCoordinator
        var body: some View { NavigationView { List { NavigationLink(destination: \(asked)) { Text("") } } } }
      }
      struct PierView: View { var body: some View { Text("Pier") } }
      """, protocols: ""
    ).expect(
      "flow HarborView -> PierCoordinator \(asked.contains("start") ? "start" : "pier") start by HarborCoordinator",
      kind: "flow")
  }
}
