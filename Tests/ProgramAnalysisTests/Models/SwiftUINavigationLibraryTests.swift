import Testing

/// Views that SwiftUI Navigation binds to optionals and to cases of enums.
@Suite struct SwiftUINavigationLibraryTests {
  private static func app(_ presentation: String) -> Fixture {
    Fixture(
      """
      import SwiftUI
      import SwiftUINavigation
      final class ListCoordinator: ObservableObject {
        enum Route {
          case detail(DetailCoordinator)
          case help(HelpModel)
        }
        @Published var route: Route?
        let model = ListModel()
        init() {
          model.onOpen = { [weak self] in self?.openDetail() }
          model.onHelp = { [weak self] in self?.openHelp() }
        }
        func openDetail() { route = .detail(DetailCoordinator()) }
        func openHelp() { route = .help(HelpModel()) }
      }
      final class DetailCoordinator: ObservableObject {
        enum Route { case none }
        @Published var route: Route?
        func start() {}
      }
      final class HelpModel {}
      final class ListModel {
        var onOpen: (() -> Void)?
        var onHelp: (() -> Void)?
      }
      struct ListCoordinatorView: View {
        @ObservedObject var coordinator: ListCoordinator
        var body: some View { NavigationView { ZStack { ListView(model: coordinator.model)\(presentation) } } }
      }
      struct DetailCoordinatorView: View {
        @ObservedObject var coordinator: DetailCoordinator
        var body: some View {
          DetailView().sheet(unwrapping: $coordinator.route) { _ in Text("") }
        }
      }
      struct ListView: View {
        let model: ListModel
        var body: some View { Button("Open") { model.onOpen?() }; Button("Help") { model.onHelp?() } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { let model: HelpModel; var body: some View { Text("") } }
      """, protocols: "")
  }

  @Test(arguments: [
    """

    NavigationLink(
      unwrapping: $coordinator.route, case: /ListCoordinator.Route.detail,
      destination: { (child: Binding<DetailCoordinator>) in DetailCoordinatorView(coordinator: child.wrappedValue) },
      onNavigate: { _ in }) {}
    NavigationLink(
      unwrapping: $coordinator.route, case: /ListCoordinator.Route.help,
      destination: { (model: Binding<HelpModel>) in HelpView(model: model.wrappedValue) }, onNavigate: { _ in }) {}
    """,
    """

    .navigationDestination(unwrapping: $coordinator.route, case: /ListCoordinator.Route.detail) { $child in
      DetailCoordinatorView(coordinator: child)
    }
    .navigationDestination(unwrapping: $coordinator.route, case: /ListCoordinator.Route.help) { $model in
      HelpView(model: model)
    }
    """,
  ])
  func `what a case of the route is bound to is shown for it alone`(presentation: String) {
    Self.app(presentation).expect(
      """
      child ListCoordinator -> DetailCoordinator property started
      delegate ListModel -> ListCoordinator via closure links onHelp,onOpen strong
      flow ListView -> DetailCoordinator onOpen start by ListCoordinator
      flow ListView -> HelpView onHelp push by ListCoordinator
      screen DetailCoordinator -> DetailView embed
      screen ListCoordinator -> HelpView push
      screen ListCoordinator -> ListView root
      """)
  }
}
