import Testing

@Suite struct SwiftUITests {
  /// Modifiers by which a coordinator's own view shows another.
  @Test(arguments: [
    (".sheet(isPresented: $isShown) { DetailView() }", "present"),
    (".sheet(item: $item, onDismiss: { self.item = nil }) { _ in DetailView() }", "present"),
    (".sheet(isPresented: $isShown, content: makeDetail)", "present"),
    (".fullScreenCover(isPresented: $isShown) { DetailView() }", "present"),
    (".popover(isPresented: $isShown) { AnyView(DetailView()) }", "present"),
    (".navigationDestination(for: Int.self) { _ in DetailView() }", "push"),
    (".padding().navigationDestination(isPresented: $isShown) { VStack { DetailView() } }", "push"),
  ])
  func `a modifier shows what its closure returns`(modifier: String, transition: String) {
    Fixture(
      """
      struct ListView: View { var body: some View { Text("List") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      class AppCoordinator: Coordinator, ObservableObject {
        @Published var isShown = false
        @Published var item: Int?
        func start() {}
        func makeDetail() -> some View { DetailView() }
        func makeRoot() -> some View {
          NavigationStack(path: $path) { ListView()\(modifier) }
        }
      }
      struct AppView: View {
        @StateObject var coordinator = AppCoordinator()
        var body: some View { coordinator.makeRoot() }
      }
      """
    ).expect(
      """
      root AppView -> AppCoordinator retained
      screen AppCoordinator -> ListView root
      screen AppCoordinator -> DetailView \(transition)
      """)
  }

  @Test func `a view asks its coordinator for what it shows`() {
    Fixture(
      """
      enum Page { case list, detail }
      struct ListView: View {
        @EnvironmentObject var coordinator: AppCoordinator
        var body: some View { Button("Open") { coordinator.push(.detail) } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      class AppCoordinator: Coordinator, ObservableObject {
        @Published var path = NavigationPath()
        func start() {}
        func push(_ page: Page) { path.append(page) }
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .list: ListView()
          case .detail: DetailView()
          }
        }
      }
      struct AppView: View {
        @StateObject private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(.list)
              .navigationDestination(for: Page.self) { coordinator.build($0) }
          }
          .environmentObject(coordinator)
        }
      }
      """
    ).expect(
      """
      root AppView -> AppCoordinator retained
      delegate ListView -> AppCoordinator via delegate links coordinator strong messages push
      screen AppCoordinator -> ListView root
      screen AppCoordinator -> ListView push
      screen AppCoordinator -> DetailView push
      flow ListView -> DetailView push push by AppCoordinator
      """)
  }

  @Test func `the environment may provide by type`() {
    Fixture(
      """
      struct ListView: View {
        @Environment(AppCoordinator.self) private var coordinator
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("End") { coordinator.end() } }
      }
      @Observable class AppCoordinator: Coordinator {
        func start() { UINavigationController().pushViewController(UIHostingController(rootView: ListView()), animated: true) }
        func end() {}
      }
      """
    ).expect(
      """
      delegate ListView -> AppCoordinator via delegate links coordinator strong messages end
      screen AppCoordinator -> ListView push
      """)
  }

  @Test func `a hosting controller of the app shows the view that it is made for`() {
    Fixture(
      """
      struct ListView: View { var body: some View { Text("List") } }
      final class ListHost: UIHostingController<AnyView> {
        init() { super.init(rootView: AnyView(ListView())) }
      }
      class AppCoordinator: Coordinator {
        func start() { UINavigationController().pushViewController(ListHost(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> ListView push")
  }

  /// What a hosting controller of the app inherits from.
  @Test(arguments: ["UIHostingController<ListView<Model>>", "PlainHost<ListView<Model>>", "ListBase<Model>"])
  func `a hosting controller for one view is a screen of its own`(base: String) {
    expectListController(base, "Model: Opening", "ListController")
  }

  /// It is called a screen, though it may host any view.
  @Test func `a hosting controller that is called a view controller is a screen of its own`() {
    expectListController("PlainHost<Content>", "Content: View, Model: Opening", "ListViewController")
  }

  private func expectListController(_ base: String, _ parameters: String, _ name: String) {
    Fixture(
      """
      class PlainHost<Content: View>: UIHostingController<Content> {}
      class ListBase<Model: Opening>: PlainHost<ListView<Model>> {}
      protocol Opening: ObservableObject { func open() }
      final class ListModel: Opening {
        weak var coordinator: AppCoordinator?
        func open() { coordinator?.openDetail() }
      }
      struct ListView<Model: Opening>: View {
        @ObservedObject var model: Model
        var body: some View { Button("") { model.open() } }
      }
      final class \(name)<\(parameters)>: \(base) {
        init(model: Model) { super.init(rootView: ListView(model: model)) }
      }
      struct DetailView: View { var body: some View { Text("") } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          model.coordinator = self
          navigation.pushViewController(\(name)(model: model), animated: false)
        }
        func openDetail() { navigation.pushViewController(PlainHost(rootView: DetailView()), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListModel -> AppCoordinator via delegate links coordinator weak messages openDetail
      flow \(name) -> DetailView openDetail push by AppCoordinator
      screen AppCoordinator -> DetailView push
      screen AppCoordinator -> \(name) push initial
      """)
  }
}
