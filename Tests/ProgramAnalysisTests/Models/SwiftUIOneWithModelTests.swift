import Testing

/// Views that are one coordinator with their model: where they begin, and what else is none.
@Suite struct SwiftUIOneWithModelTests {
  /// Each begins at whoever shows it, even the first.
  @Test func `a coordinator's view begins where it is shown`() {
    Fixture(
      """
      import SwiftUI
      protocol Coordinator: View {}
      @main struct PortApp: App { var body: some Scene { WindowGroup { PortCoordinator() } } }
      struct PortCoordinator: Coordinator {
        @State private var model = ViewModel()
        var body: some View {
          TabView {
            PierCoordinator().tabItem { Text("") }
            OfficeCoordinator(onPapers: { model.arePapersShown = true }).tabItem { Text("") }
          }
          .sheet(isPresented: $model.arePapersShown) { PapersView() }
        }
      }
      extension PortCoordinator {
        @Observable final class ViewModel { var arePapersShown = false }
      }
      struct PierCoordinator: Coordinator {
        @StateObject private var model = PierCoordinatorViewModel()
        var body: some View {
          NavigationStack(path: $model.path) {
            PierView(onBoat: model.showBoat).navigationDestination(for: Int.self) { BoatView(number: $0) }
          }
        }
      }
      final class PierCoordinatorViewModel: ObservableObject {
        @Published var path: [Int] = []
        func showBoat(_ number: Int) { path.append(number) }
      }
      struct OfficeCoordinator: Coordinator {
        let onPapers: () -> Void
        @State private var model = ViewModel()
        var body: some View {
          NavigationStack {
            OfficeView(model: OfficeView.ViewModel(onSafe: { model.showSafe() }, onPapers: onPapers))
              .sheet(item: $model.sheet) { _ in SafeView() }
          }
        }
        @Observable final class ViewModel {
          enum Sheet: Identifiable { case safe; var id: Int { 1 } }
          var sheet: Sheet?
          func showSafe() { sheet = .safe }
        }
      }
      struct OfficeView: View {
        @State var model: ViewModel
        var body: some View { List { Button("") { model.onSafe() }; Button("") { model.onPapers() } } }
        @Observable final class ViewModel {
          let onSafe: () -> Void
          let onPapers: () -> Void
          init(onSafe: @escaping () -> Void, onPapers: @escaping () -> Void) { self.onSafe = onSafe; self.onPapers = onPapers }
        }
      }
      struct PierView: View { let onBoat: (Int) -> Void; var body: some View { Button("") { onBoat(1) } } }
      struct BoatView: View { let number: Int; var body: some View { Text("") } }
      struct SafeView: View { var body: some View { Text("") } }
      struct PapersView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect(
      """
      child PortCoordinator -> OfficeCoordinator none started
      child PortCoordinator -> PierCoordinator none started
      delegate OfficeCoordinator -> PortCoordinator via closure links onPapers messages onPapers
      delegate OfficeView.ViewModel -> OfficeCoordinator via closure links onSafe strong
      delegate PierView -> PierCoordinator via closure links onBoat strong messages onBoat
      flow OfficeView -> PapersView onPapers present by PortCoordinator
      flow OfficeView -> SafeView onSafe present by OfficeCoordinator
      flow PierView -> BoatView onBoat push by PierCoordinator
      root PortApp -> PortCoordinator retained
      screen OfficeCoordinator -> OfficeView root
      screen OfficeCoordinator -> SafeView present
      screen PierCoordinator -> BoatView push
      screen PierCoordinator -> PierView root
      screen PortCoordinator -> PapersView present
      """)
  }

  /// A client that is called a router by its protocol routes requests. One whose protocol asks for a path of views is a router.
  @Test(arguments: [
    ("func url(for path: String) -> String", "func url(for path: String) -> String { path }", ""),
    ("var path: NavigationPath { get set }", "@Published var path = NavigationPath()", "coordinator PortClient\n"),
  ])
  func `a router of requests is no coordinator`(requirement: String, member: String, node: String) {
    Fixture(
      """
      import SwiftUI
      protocol RequestRouter: AnyObject { \(requirement) }
      @main struct PortApp: App {
        @StateObject private var client = PortClient()
        @StateObject private var coordinator = PortCoordinator()
        var body: some Scene { WindowGroup { PortCoordinatorView(coordinator: coordinator).environmentObject(client) } }
      }
      final class PortClient: ObservableObject, RequestRouter {
        @Published var isExpired = false
        \(member)
        func expire() { isExpired = true }
      }
      final class PortCoordinator: ObservableObject {
        @Published var path: [Int] = []
        func open(_ number: Int) { path.append(number) }
      }
      struct PortCoordinatorView: View {
        @ObservedObject var coordinator: PortCoordinator
        @EnvironmentObject var client: PortClient
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            PierView(coordinator: coordinator).navigationDestination(for: Int.self) { BoatView(number: $0) }
          }
          .sheet(isPresented: $client.isExpired) { ExpiredView() }
        }
      }
      struct PierView: View { let coordinator: PortCoordinator; var body: some View { Button("") { coordinator.open(1) } } }
      struct BoatView: View { let number: Int; var body: some View { Text("") } }
      struct ExpiredView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expectNodes(
      """
      \(node)coordinator PortCoordinator
      owner PortApp
      screen BoatView
      screen ExpiredView
      screen PierView
      """)
  }

  /// An app that keeps the first view in a store keeps its coordinator with it; one that drops the view keeps nothing.
  @Test(arguments: [("first = coordinator.view()", " retained"), ("_ = coordinator.view()", "")])
  func `a store that keeps a view keeps its coordinator`(keeping: String, retention: String) {
    Fixture(
      """
      import SwiftUI
      @main struct PortApp: App {
        @StateObject private var store = PortStore()
        var body: some Scene { WindowGroup { store.first } }
      }
      final class PortStore: ObservableObject {
        @Published var first: PierView?
        init() {
          let coordinator = PortCoordinator()
          \(keeping)
        }
      }
      final class PortCoordinator: ObservableObject {
        @Published var isBoatShown = false
        func view() -> PierView { PierView(coordinator: self) }
        func showBoat() { isBoatShown = true }
      }
      struct PierView: View {
        @ObservedObject var coordinator: PortCoordinator
        var body: some View {
          Button("") { coordinator.showBoat() }.sheet(isPresented: $coordinator.isBoatShown) { BoatView() }
        }
      }
      struct BoatView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect("root PortApp -> PortCoordinator\(retention)", kind: "root")
  }
}
