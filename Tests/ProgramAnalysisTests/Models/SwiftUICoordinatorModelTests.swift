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

  /// A coordinator whose view and whose state are called after it is one coordinator: the state.
  @Test(arguments: [
    ("HarborCoordinatorStore", "@Observable"), ("HarborCoordinatorState", "@Observable"),
    ("HarborCoordinatorModel", "@Observable"), ("HarborCoordinatorViewModel", "@Observable"),
  ])
  func `a view and its state are one coordinator`(model: String, conformance: String) {
    Self.app(model: model, view: "HarborCoordinator", conformance: conformance).expect(
      """
      delegate HarborView -> \(model) via closure links onPier strong messages onPier
      flow HarborView -> PierView onPier present by \(model)
      root HarborCoordinator -> \(model) retained
      screen \(model) -> HarborView root
      screen \(model) -> PierView present
      """)
  }

  /// A view that says itself that it is a coordinator gives its name to the model that is one with it.
  @Test(arguments: [
    ("class HarborCoordinatorViewModel", "", "HarborCoordinatorViewModel"),
    ("class ViewModel", "extension HarborCoordinator", "HarborCoordinator.ViewModel"),
  ])
  func `a view that says that it is a coordinator is one with its model`(model: String, extended: String, name: String)
  {
    Fixture(
      """
      import SwiftUI
      protocol Coordinator: View {}
      @main struct PortApp: App {
        @StateObject private var model = \(name)()
        var body: some Scene { WindowGroup { HarborCoordinator(model: model) } }
      }
      struct HarborCoordinator: Coordinator {
        @ObservedObject var model: \(name)
        var body: some View {
          HarborView(onPier: { model.onPierSelected() })
            .sheet(item: $model.pier) { PierView(id: $0.id) }
        }
      }
      struct Pier: Identifiable { let id: Int }
      \(extended.isEmpty ? "" : extended + " {")
      final \(model): ObservableObject {
        @Published var pier: Pier?
        func onPierSelected() { pier = Pier(id: 1) }
      }
      \(extended.isEmpty ? "" : "}")
      struct HarborView: View { let onPier: () -> Void; var body: some View { Button("Pier") { onPier() } } }
      struct PierView: View { let id: Int; var body: some View { Text("Pier") } }
      """, protocols: ""
    ).expect(
      """
      delegate HarborView -> HarborCoordinator via closure links onPier strong messages onPier
      flow HarborView -> PierView onPier present by HarborCoordinator
      root PortApp -> HarborCoordinator retained
      screen HarborCoordinator -> HarborView root
      screen HarborCoordinator -> PierView present
      """)
  }

  /// A view that is called a coordinator and shows what an object says that it gets stands for that; with a state of its own it is one itself.
  @Test(arguments: [
    (
      "@EnvironmentObject var coordinator: Coordinator",
      """
      screen Coordinator -> HarborView root
      screen Coordinator -> PierView push
      """
    ),
    (
      "@StateObject var coordinator = Coordinator()",
      """
      screen Coordinator -> HarborView embed
      screen Coordinator -> PierView push
      """
    ),
  ])
  func `a view of somebody else's path stands for that`(property: String, screens: String) {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App {
        @StateObject private var coordinator = Coordinator()
        var body: some Scene { WindowGroup { HarborCoordinator().environmentObject(coordinator) } }
      }
      enum Page: Hashable { case pier }
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        func begin() -> some View { HarborView() }
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .pier: PierView()
          }
        }
      }
      struct HarborCoordinator: View {
        \(property)
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.begin().navigationDestination(for: Page.self) { coordinator.build($0) }
          }
        }
      }
      struct HarborView: View {
        @EnvironmentObject var coordinator: Coordinator
        var body: some View { Button("Pier") { coordinator.push(.pier) } }
      }
      struct PierView: View { var body: some View { Text("Pier") } }
      """, protocols: ""
    ).expect(screens, kind: "screen")
  }

  /// A view's own controls do not make the coordinator's view a page, and what the coordinator keeps of a child may be its view alone.
  @Test(arguments: [
    (
      "var pages: [PierCoordinator] = []", "pages = [PierCoordinator(store: child)]", "store.pages.first!", "collection"
    ),
    ("var page: PierCoordinator?", "page = PierCoordinator(store: child)", "store.page!", "property"),
  ])
  func `a child kept by its view`(property: String, keep: String, shown: String, retention: String) {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App {
        let store = HarborCoordinatorStore()
        var body: some Scene { WindowGroup { HarborCoordinator(store: store) } }
      }
      struct HarborCoordinator: View {
        let store: HarborCoordinatorStore
        var body: some View {
          NavigationStack {
            if store.isInPort { \(shown) } else { HarborView() }
          }
          .toolbar { Button("Leave") { store.leave() } }
        }
      }
      @Observable final class HarborCoordinatorStore {
        var isInPort = false
        \(property)
        func leave() {
          let child = PierCoordinatorStore()
          \(keep)
          isInPort = true
        }
      }
      struct PierCoordinator: View {
        let store: PierCoordinatorStore
        var body: some View { if store.isOpen { PierView() } else { FogView() } }
      }
      @Observable final class PierCoordinatorStore { var isOpen = false }
      struct HarborView: View { var body: some View { Text("Harbor") } }
      struct PierView: View { var body: some View { Text("Pier") } }
      struct FogView: View { var body: some View { Text("Fog") } }
      """, protocols: ""
    ).expect("child HarborCoordinatorStore -> PierCoordinatorStore \(retention) started", kind: "child")
  }

  /// A view that is called a coordinator, shows nothing but what the system has, and has a model of its own is a page with a view model.
  @Test(arguments: [
    (
      "Button(\"Again\") { store.onAgain() }",
      "screen HarborCoordinatorStore -> FogCoordinator present\nscreen HarborCoordinatorStore -> HarborView root"
    ),
    (
      "MistView()",
      "screen FogCoordinator -> MistView embed initial\nscreen HarborCoordinatorStore -> HarborView root initial"
    ),
  ])
  func `a leaf view is a page`(content: String, screens: String) {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App {
        let store = HarborCoordinatorStore()
        var body: some Scene { WindowGroup { HarborCoordinator(store: store) } }
      }
      struct HarborCoordinator: View {
        @Bindable var store: HarborCoordinatorStore
        var body: some View {
          HarborView(store: store).sheet(isPresented: $store.isFoggy) { FogCoordinator(store: FogCoordinatorStore()) }
        }
      }
      @Observable final class HarborCoordinatorStore { var isFoggy = false }
      struct FogCoordinator: View {
        let store: FogCoordinatorStore
        var body: some View { \(content) }
      }
      @Observable final class FogCoordinatorStore { var onAgain: () -> Void = {} }
      struct HarborView: View {
        let store: HarborCoordinatorStore
        var body: some View { Button("Fog") { store.isFoggy = true } }
      }
      struct MistView: View { var body: some View { Text("Mist") } }
      """, protocols: ""
    ).expect(screens, kind: "screen")
  }

  /// Without one it may be a coordinator whose pages cannot be seen, as those of a package, or those that a route gives.
  @Test func `what shows views by its routes is a coordinator`() {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App { var body: some Scene { WindowGroup { PortCoordinator() } } }
      enum Route: Hashable {
        case harbor, sea
        @ViewBuilder var page: some View {
          switch self {
          case .harbor: HarborView()
          case .sea: SeaView()
          }
        }
      }
      struct PortCoordinator: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Route.harbor.page.navigationDestination(for: Route.self) { $0.page } }
        }
      }
      struct HarborView: View { var body: some View { Text("Harbor") } }
      struct SeaView: View { var body: some View { Text("Sea") } }
      """, protocols: ""
    ).expectNodes("coordinator PortCoordinator\nowner PortApp\nscreen HarborView\nscreen SeaView")
  }

  /// Of several observables that a coordinator's view has, none is the whole state.
  @Test(arguments: ["PortCoordinatorAlerts", "PortCoordinatorState"])
  func `several models are no half`(other: String) {
    let fixture = Fixture(
      """
      import SwiftUI
      @main struct PortApp: App { var body: some Scene { WindowGroup { PortCoordinator() } } }
      struct PortCoordinator: View {
        @StateObject private var model = PortCoordinatorModel()
        @StateObject private var other = \(other)()
        var body: some View {
          NavigationStack(path: $model.path) { HarborView() }.sheet(isPresented: $other.isShown) { SettingsView() }
        }
      }
      final class PortCoordinatorModel: ObservableObject { @Published var path = NavigationPath() }
      final class \(other): ObservableObject { @Published var isShown = false }
      struct HarborView: View { var body: some View { Text("Harbor") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """, protocols: "")
    let names = fixture.analysis().graph.nodes.filter { $0.kind == .coordinator }.map(\.name)
    #expect(names == (other.hasSuffix("State") ? ["PortCoordinator"] : ["PortCoordinatorModel"]))
  }
}
