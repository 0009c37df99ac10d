import Testing

/// Coordinators that are the models of views which are called coordinators' views.
@Suite struct SwiftUICoordinatorModelTests {
  private static func app(model: String, view: String, conformance: String = "@Observable") -> Fixture {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App { var body: some Scene { WindowGroup { \(view)() } } }
      struct \(view): View {
        @State private var model = \(model)()
        var body: some View {
          HarborView(onPier: { model.onPierSelected() })
            .sheet(item: $model.pier) { PierView(id: $0.id) }
        }
      }
      struct Pier: Identifiable { let id: Int }
      \(conformance) final class \(model) {
        var pier: Pier?
        func onPierSelected() { pier = Pier(id: 1) }
      }
      struct HarborView: View { let onPier: () -> Void; var body: some View { Button("Pier") { onPier() } } }
      struct PierView: View { let id: Int; var body: some View { Text("Pier") } }
      """, protocols: "")
  }

  @Test func `the model beside a coordinator's view decides what that shows`() {
    Self.app(model: "HarborCoordinatorViewModel", view: "HarborCoordinatorView").expect(
      """
      delegate HarborView -> HarborCoordinatorViewModel via closure links onPier strong messages onPier
      flow HarborView -> PierView onPier present by HarborCoordinatorViewModel
      root HarborCoordinatorView -> HarborCoordinatorViewModel retained
      screen HarborCoordinatorViewModel -> HarborView root
      screen HarborCoordinatorViewModel -> PierView present
      """)
  }

  /// Without the view it is any view model, and so is one that no view can depend on.
  @Test(arguments: [
    ("HarborCoordinatorViewModel", "HarborFlowView", "@Observable"),
    ("HarborViewModel", "HarborPageView", "@Observable"),
    ("HarborCoordinatorViewModel", "HarborCoordinatorView", ""),
  ])
  func `others are view models`(model: String, view: String, conformance: String) {
    Self.app(model: model, view: view, conformance: conformance).expect("")
  }
}
