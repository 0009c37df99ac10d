import Testing

/// Pages that hold the stack of their coordinator themselves, ask it for what they present, or show by the parts of a struct.
@Suite struct SwiftUIPageTests {
  private static let forms = FixtureCase.list(
    """
    # a page that scrolls is a screen, though it holds the stack of its coordinator
    final class AppCoordinator: ObservableObject {
      @Published var path = NavigationPath()
      @ViewBuilder func start() -> some View { HomeView().environmentObject(self) }
      func build(_ page: Page) -> some View { DetailView() }
      func open() { path.append(Page.detail) }
    }
    struct HomeView: View {
      @EnvironmentObject var coordinator: AppCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ScrollView { Card(action: open) }.navigationDestination(for: Page.self) { coordinator.build($0) }
        }
      }
      private func open() { coordinator.open() }
    }
    struct Card: View { let action: () -> Void; var body: some View { Button("", action: action) } }
    @main struct BookApp: App {
      @StateObject var coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { coordinator.start() } }
    }
    > delegate HomeView -> AppCoordinator via delegate links coordinator strong messages build,open
    > flow HomeView -> DetailView open push by AppCoordinator
    > root BookApp -> AppCoordinator retained
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HomeView root
    # a struct in the state says whether something is shown, and what
    struct Item<Model> {
      var model: Model?
      var isActive = false
      mutating func navigate(to model: Model) { self.model = model; isActive = true }
    }
    final class DetailModel {}
    final class HelpModel {}
    final class AppCoordinator: ObservableObject {
      @Published var detail: Item<DetailModel> = .init()
      @Published var help: Item<HelpModel> = .init()
      func open() { detail.navigate(to: DetailModel()) }
      func ask() { help.navigate(to: HelpModel()) }
    }
    struct CoordinatorView: View {
      @StateObject var coordinator: AppCoordinator
      var body: some View {
        NavigationStack {
          ListView(coordinator: coordinator)
            .navigationDestination(isPresented: $coordinator.detail.isActive) {
              if coordinator.detail.model != nil { DetailView() }
            }
            .sheet(isPresented: $coordinator.help.isActive) { if coordinator.help.model != nil { HelpView() } }
        }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { Button("") { coordinator.open() }; Button("") { coordinator.ask() } }
    }
    @main struct BookApp: App { var body: some Scene { WindowGroup { CoordinatorView(coordinator: AppCoordinator()) } } }
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages ask,open
    > flow ListView -> DetailView open push by AppCoordinator
    > flow ListView -> HelpView ask present by AppCoordinator
    > root BookApp -> AppCoordinator retained
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView present
    > screen AppCoordinator -> ListView root
    # a sheet whose content the coordinator starts a child for
    final class HelpCoordinator { func start() -> some View { HelpView() } }
    final class AppCoordinator {
      private var children: [HelpCoordinator] = []
      func start() -> some View {
        let model = ListModel()
        model.makeHelp = { [weak self] in AnyView(self?.startHelp()) }
        model.makeHeader = { AnyView(DetailView()) }
        return ListView(model: model)
      }
      private func startHelp() -> some View {
        let child = HelpCoordinator()
        children.append(child)
        return child.start()
      }
    }
    final class ListModel: ObservableObject {
      @Published var showsHelp = false
      var makeHelp: (() -> AnyView)?
      var makeHeader: (() -> AnyView)?
      func ask() { showsHelp = true }
    }
    struct ListView: View {
      @StateObject var model: ListModel
      var body: some View {
        VStack { model.makeHeader?(); Button("") { model.ask() } }.sheet(isPresented: $model.showsHelp) { model.makeHelp?() }
      }
    }
    @main struct BookApp: App {
      let coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { coordinator.start() } }
    }
    > flow ListView -> HelpCoordinator makeHelp start by AppCoordinator
    # near miss: content that a page asks for, a child's too, is no move where it stands in the page
    final class HelpCoordinator { func start() -> some View { HelpView() } }
    final class AppCoordinator {
      private var children: [HelpCoordinator] = []
      func start() -> some View {
        let model = ListModel()
        model.makeHelp = { [weak self] in AnyView(self?.startHelp()) }
        return ListView(model: model)
      }
      private func startHelp() -> some View {
        let child = HelpCoordinator()
        children.append(child)
        return child.start()
      }
    }
    final class ListModel: ObservableObject { var makeHelp: (() -> AnyView)? }
    struct ListView: View {
      @StateObject var model: ListModel
      var body: some View { VStack { model.makeHelp?(); Button("") {} } }
    }
    @main struct BookApp: App {
      let coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { coordinator.start() } }
    }
    > 
    """)

  @Test(arguments: forms)
  func `what pages show is theirs to ask for and the coordinator's to show`(form: FixtureCase) {
    let fixture = Fixture(
      """
      enum Page: Hashable { case detail, help }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      \(form.code)
      """, protocols: "")
    if form.outcome.contains("root") {
      fixture.expect(form.outcome)
    } else {
      fixture.expect(form.outcome, kind: "flow")
    }
  }
}
