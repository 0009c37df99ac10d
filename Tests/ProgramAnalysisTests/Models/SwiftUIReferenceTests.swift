import Testing

/// Ways in which views get hold of their coordinator.
@Suite struct SwiftUIReferenceTests {
  /// Each leads from `ListView` to its coordinator.
  private static let references = FixtureCase.list(
    """
    # a navigator by role
    @Observable final class BookNavigator { var path = NavigationPath(); func go(to page: Page) { path.append(page) } }
    struct RootView: View {
      @State private var navigator = BookNavigator()
      var body: some View {
        NavigationStack(path: $navigator.path) {
          ListView().navigationDestination(for: Page.self) { page in
            switch page { case .detail: DetailView() case .help: HelpView() }
          }
        }.environment(navigator)
      }
    }
    struct ListView: View { @Environment(BookNavigator.self) private var navigator; var body: some View { Button("") { navigator.go(to: .help) } } }
    > root RootView -> BookNavigator retained
    > delegate ListView -> BookNavigator via delegate links navigator strong messages go
    > screen BookNavigator -> ListView root
    > screen BookNavigator -> DetailView push
    > screen BookNavigator -> HelpView push
    > flow ListView -> HelpView go push by BookNavigator
    # a bindable coordinator
    @Observable final class AppCoordinator { var path: [Page] = []; var isHelpShown = false }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View { AppCoordinatorView(coordinator: coordinator) }
    }
    struct AppCoordinatorView: View {
      @Bindable var coordinator: AppCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ListView().navigationDestination(for: Page.self) { _ in DetailView() }
        }.environment(coordinator)
      }
    }
    struct ListView: View {
      @Environment(AppCoordinator.self) private var coordinator
      var body: some View {
        @Bindable var coordinator = coordinator
        VStack { Button("") { coordinator.isHelpShown = true }; Button("") { coordinator.path.append(.detail) } }
          .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
      }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages isHelpShown,path
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView present
    > flow ListView -> DetailView path push by AppCoordinator
    > flow ListView -> HelpView isHelpShown present by AppCoordinator
    # a binding that the view makes of its state
    final class HelpCoordinator: ObservableObject {
      @Published private(set) var isShown = false
      func show() { isShown = true }
      func hide() { isShown = false }
    }
    struct RootView: View {
      @StateObject private var coordinator = HelpCoordinator()
      var body: some View {
        VStack { Button("Help") { coordinator.show() } }.sheet(isPresented: isHelpShown) { HelpView() }
      }
      private var isHelpShown: Binding<Bool> {
        Binding(get: { coordinator.isShown }, set: { if !$0 { coordinator.hide() } })
      }
    }
    > root RootView -> HelpCoordinator retained
    > screen HelpCoordinator -> HelpView present
    > flow RootView -> HelpView show present by HelpCoordinator
    # bindings that the app makes of a binding
    extension Binding {
      func map<Part>(get: @escaping (Value) -> Part?, set: @escaping (Part?) -> Value) -> Binding<Part?> {
        Binding<Part?>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
      }
    }
    enum Stop: Identifiable, Hashable {
      case harbor, pier(String)
      var id: String { "" }
      var sheet: Stop? { if case .pier = self { return self }; return nil }
      var page: Stop? { if case .harbor = self { return self }; return nil }
    }
    final class AppCoordinator: ObservableObject {
      @Published var stop: Stop?
      func help() { stop = .pier("") }
      func openHarbor() { stop = .harbor }
    }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View {
        ListView(coordinator: coordinator)
          .sheet(item: $coordinator.stop.map(get: { $0?.sheet }, set: { $0 })) { _ in HelpView() }
          .navigationDestination(item: $coordinator.stop.map(get: { $0?.page }, set: { $0 })) { _ in DetailView() }
      }
    }
    struct ListView: View {
      let coordinator: AppCoordinator
      var body: some View { VStack { Button("") { coordinator.help() }; Button("") { coordinator.openHarbor() } } }
    }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help,openHarbor
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView push
    > screen AppCoordinator -> HelpView present
    > flow ListView -> DetailView openHarbor push by AppCoordinator
    > flow ListView -> HelpView help present by AppCoordinator
    # a coordinator that is a view, and observes where the model of its page says to go
    enum Link: Identifiable { case help; var id: String { "" } }
    final class ListViewModel: ObservableObject {
      @Published var link: Link?
      @Published var title = ""
      func help() { link = .help }
    }
    struct ListFlowCoordinator<Content: View>: View {
      @ObservedObject var model: ListViewModel
      let content: () -> Content
      var body: some View {
        NavigationView { content().sheet(item: $model.link) { _ in HelpView() } }.navigationTitle(model.title)
      }
    }
    struct ListView: View {
      @StateObject var model = ListViewModel()
      var body: some View { ListFlowCoordinator(model: model) { Button("") { model.help() } } }
    }
    @main struct ListApp: App { var body: some Scene { WindowGroup { ListView() } } }
    > root ListView -> ListFlowCoordinator retained
    > delegate ListViewModel -> ListFlowCoordinator via publisher links link messages link
    > screen ListFlowCoordinator -> HelpView present
    > flow ListView -> HelpView link present by ListFlowCoordinator
    # a wrapper of its own around state
    @propertyWrapper struct Logged<Value> {
      private var value: Value
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value { get { value } set { value = newValue } }
    }
    final class AppCoordinator: ObservableObject { @Published @Logged var sheet: Page? = nil; func help() { sheet = .help } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View { ListView(coordinator: coordinator).sheet(item: $coordinator.sheet) { _ in HelpView() } }
    }
    struct ListView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> HelpView present
    > flow ListView -> HelpView help present by AppCoordinator
    # a wrapper of its own around the environment
    @propertyWrapper struct Coordinated: DynamicProperty {
      @EnvironmentObject private var coordinator: AppCoordinator
      var wrappedValue: AppCoordinator { coordinator }
    }
    final class AppCoordinator: ObservableObject { @Published var sheet: Page?; func help() { sheet = .help } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View { ListView().sheet(item: $coordinator.sheet) { _ in HelpView() }.environmentObject(coordinator) }
    }
    struct ListView: View { @Coordinated private var coordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> HelpView present
    > flow ListView -> HelpView help present by AppCoordinator
    # a wrapper of its own around the environment, and a declared type
    @propertyWrapper struct Coordinated: DynamicProperty {
      @EnvironmentObject private var coordinator: AppCoordinator
      var wrappedValue: AppCoordinator { coordinator }
    }
    final class AppCoordinator: ObservableObject { @Published var sheet: Page?; func help() { sheet = .help } }
    struct RootView: View {
      @StateObject private var coordinator = AppCoordinator()
      var body: some View { ListView().sheet(item: $coordinator.sheet) { _ in HelpView() }.environmentObject(coordinator) }
    }
    struct ListView: View { @Coordinated private var coordinator: AppCoordinator; var body: some View { Button("") { coordinator.help() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages help
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> HelpView present
    > flow ListView -> HelpView help present by AppCoordinator
    # a key of the environment with its own type
    @Observable final class AppCoordinator { var sheet: Page? }
    private struct CoordinatorKey: EnvironmentKey { static let defaultValue: AppCoordinator? = nil }
    extension EnvironmentValues {
      var coordinator: AppCoordinator? {
        get { self[CoordinatorKey.self] }
        set { self[CoordinatorKey.self] = newValue }
      }
    }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView().sheet(item: $coordinator.sheet) { _ in DetailView() }.environment(\\.coordinator, coordinator)
      }
    }
    struct ListView: View { @Environment(\\.coordinator) private var coordinator; var body: some View { Button("") { coordinator?.sheet = .detail } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links coordinator strong messages sheet
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView sheet present by AppCoordinator
    # a key of the environment that holds what to do
    struct OpenAction { let open: (Page) -> Void; func callAsFunction(_ page: Page) { open(page) } }
    @Observable final class AppCoordinator { var sheet: Page?; func show(_ page: Page) { sheet = page } }
    extension EnvironmentValues { @Entry var openPage = OpenAction { _ in } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View {
        ListView().sheet(item: $coordinator.sheet) { _ in DetailView() }.environment(\\.openPage, OpenAction { page in coordinator.show(page) })
      }
    }
    struct ListView: View { @Environment(\\.openPage) private var openPage; var body: some View { Button("") { openPage(.detail) } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via closure links openPage strong messages openPage
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView openPage present by AppCoordinator
    # a protocol
    protocol BookRouting: AnyObject { func openDetail() }
    @Observable final class AppCoordinator: BookRouting { var sheet: Page?; func openDetail() { sheet = .detail } }
    struct RootView: View {
      @State private var coordinator = AppCoordinator()
      var body: some View { ListView(router: coordinator).sheet(item: $coordinator.sheet) { _ in DetailView() } }
    }
    struct ListView: View { weak var router: (any BookRouting)?; var body: some View { Button("") { router?.openDetail() } } }
    > root RootView -> AppCoordinator retained
    > delegate ListView -> AppCoordinator via delegate links router protocol BookRouting weak messages openDetail
    > screen AppCoordinator -> ListView root
    > screen AppCoordinator -> DetailView present
    > flow ListView -> DetailView openDetail present by AppCoordinator
    """)

  @Test(arguments: references)
  func `a view knows its coordinator`(form: FixtureCase) {
    Fixture(
      """
      enum Page: Hashable, Identifiable { case detail, help; var id: Self { self } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      \(form.code)
      @main struct BookApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect(form.outcome)
  }
}
