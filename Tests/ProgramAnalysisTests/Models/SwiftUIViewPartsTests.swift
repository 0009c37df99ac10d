import Testing

/// Views that consist of views, which act by what the outer ones hand inward.
@Suite struct SwiftUIViewPartsTests {
  private static let library = """
    protocol Coordinator: AnyObject { func start() }
    @main struct LibraryApp: App {
      @StateObject private var coordinator = LibraryCoordinator()
      var body: some Scene { WindowGroup { LibraryRoot(coordinator: coordinator) } }
    }
    final class LibraryCoordinator: ObservableObject, Coordinator {
      @Published var path: [Page] = []
      enum Page: Hashable { case shelf, loan, author }
      func start() {}
      func borrow() { path.append(.loan) }
      func meet() { path.append(.author) }
      func browse() { path.append(.shelf) }
    }
    struct LibraryRoot: View {
      @ObservedObject var coordinator: LibraryCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          HallView(coordinator: coordinator).navigationDestination(for: LibraryCoordinator.Page.self) {
            switch $0 {
            case .shelf: ShelfView(coordinator: coordinator)
            case .loan: LoanView()
            case .author: AuthorView()
            }
          }
        }
      }
    }
    struct HallView: View {
      let coordinator: LibraryCoordinator
      var body: some View { Bar { coordinator.browse() } }
    }
    struct ShelfView: View {
      let coordinator: LibraryCoordinator
      var body: some View { Bar { coordinator.borrow() }.toolbar { Tools { coordinator.meet() } } }
    }
    struct LoanView: View { var body: some View { Text("") } }
    struct AuthorView: View { var body: some View { Text("") } }
    struct Bar: View {
      let act: () -> Void
      var body: some View { HStack { Row { act() } } }
    }
    struct Tools: ToolbarContent {
      let act: () -> Void
      var body: some ToolbarContent { ToolbarItem { Row { act() } } }
    }
    struct Row: View {
      let act: () -> Void
      var body: some View { Tile { act() } }
    }
    struct Tile: View {
      let act: () -> Void
      var body: some View { Button("", action: act) }
    }
    """

  @Test func `the views in a view belong to the page that it is a part of`() {
    Fixture(Self.library, protocols: "").expect(
      """
      flow HallView -> ShelfView browse push by LibraryCoordinator
      flow ShelfView -> LoanView borrow push by LibraryCoordinator
      flow ShelfView -> AuthorView meet push by LibraryCoordinator
      """, kind: "flow")
  }
}
