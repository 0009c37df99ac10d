import Testing

/// What code puts into a property that a key path names: `copy[keyPath: path] = value`.
@Suite struct KeyPathWriteTests {
  /// A view whose rows are told by their own modifier what the user's tap does.
  private static func app(helper: String, modifier: String) -> Fixture {
    Fixture(
      """
      import SwiftUI
      \(helper)
      struct RowStyle { var onSelect: () -> Void = {} }
      struct RowButton: View {
        let title: String
        private var onSelect: () -> Void = {}
        private var style = RowStyle()
        init(_ title: String) { self.title = title }
        func onSelect(_ action: @escaping () -> Void) -> Self { \(modifier) }
        var body: some View { Button { onSelect(); style.onSelect() } label: { Text(title) } }
      }
      final class HarborCoordinator: ObservableObject {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { show(PierView(coordinator: self)) }
        func showCrew() { show(CrewView()) }
        func showCargo() { show(CargoView()) }
        private func show<Page: View>(_ page: Page) {
          navigation.pushViewController(UIHostingController(rootView: page), animated: true)
        }
      }
      struct PierView: View {
        let coordinator: HarborCoordinator
        var body: some View {
          List {
            RowButton("Crew").onSelect { coordinator.showCrew() }
            RowButton("Cargo").onSelect { coordinator.showCargo() }
          }
        }
      }
      struct CrewView: View { var body: some View { Text("Crew") } }
      struct CargoView: View { var body: some View { Text("Cargo") } }
      """)
  }

  private static let copy = """
    extension View {
      func copy<Value>(modifying path: WritableKeyPath<Self, Value>, with value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
      }
    }
    """

  @Test(arguments: [
    (copy, "copy(modifying: \\.onSelect, with: action)"),
    (copy, "copy(modifying: \\RowButton.onSelect, with: action)"),
    (copy, "copy(modifying: \\.style.onSelect, with: action)"),
    (
      "func with<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root "
        + "{ var root = root; root[keyPath: path] = value; return root }",
      "with(self, \\.onSelect, action)"
    ),
    ("", "var copy = self; copy[keyPath: \\.onSelect] = action; return copy"),
  ])
  func `a closure that a key path puts into a view is called by it`(helper: String, modifier: String) {
    Self.app(helper: helper, modifier: modifier).expect(
      """
      delegate PierView -> HarborCoordinator via delegate links coordinator strong messages showCargo,showCrew
      flow PierView -> CargoView showCargo push by HarborCoordinator
      flow PierView -> CrewView showCrew push by HarborCoordinator
      screen HarborCoordinator -> PierView push initial
      screen HarborCoordinator -> CrewView push
      screen HarborCoordinator -> CargoView push
      """)
  }

  @Test func `a path to the value itself names no property`() {
    Self.app(helper: Self.copy, modifier: "copy(modifying: \\.self, with: self)").expect("", kind: "flow")
  }
}
