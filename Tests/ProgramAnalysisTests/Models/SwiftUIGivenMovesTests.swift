import Testing

/// Coordinators that decide where to go and are given the way there by another, whose path it is.
@Suite struct SwiftUIGivenMovesTests {
  private static let garden = """
    @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinatorView() } } }
    enum AppRoute: Hashable { case intro(IntroRoute); case main(MainRoute) }
    enum IntroRoute: Hashable { case tour, name }
    enum MainRoute: Hashable { case bed, soil(Int) }
    struct PathItem: Hashable, Identifiable { let id = UUID(); let route: AppRoute }
    protocol GardenCoordinating { func navigate(to route: AppRoute); func pop() }
    @Observable final class GardenCoordinator {
      var path: [PathItem] = []
    }
    extension GardenCoordinator: GardenCoordinating {
      func navigate(to route: AppRoute) {
        let item = PathItem(route: route)
        path.append(item)
      }
      func pop() { path.removeLast() }
      func popToRoot() {
        guard let root = path.first else { return }
        path = [root]
      }
      func start() { path = [PathItem(route: .intro(.tour))] }
    }
    struct GardenCoordinatorView: View {
      @State private var coordinator = GardenCoordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          Color.clear.navigationDestination(for: PathItem.self) { item in
            AppDestinationView(route: item.route, coordinator: coordinator)
          }
        }
        .task { coordinator.start() }
      }
    }
    struct AppDestinationView: View {
      let route: AppRoute
      let coordinator: GardenCoordinator
      var body: some View {
        switch route {
        case .intro(let route): IntroDestinationView(route: route, coordinator: coordinator)
        case .main(let route): MainDestinationView(route: route, coordinator: coordinator)
        }
      }
    }
    struct IntroDestinationView: View {
      let route: IntroRoute
      let coordinator: GardenCoordinator
      var body: some View {
        switch route {
        case .tour:
          let tour = TourCoordinator(navigate: coordinator.navigate)
          let viewModel = TourViewModel(coordinator: tour)
          TourView(viewModel: viewModel)
        case .name:
          let name = NameCoordinator(navigate: coordinator.navigate)
          NameView(viewModel: NameViewModel(coordinator: name))
        }
      }
    }
    struct MainDestinationView: View {
      let route: MainRoute
      let coordinator: GardenCoordinator
      var body: some View {
        switch route {
        case .bed: BedView(onSoil: { coordinator.navigate(to: .main(.soil(1))) })
        case .soil(let depth): SoilView(depth: depth, onHome: { coordinator.popToRoot() })
        }
      }
    }
    protocol TourCoordinating { func goToName() }
    final class TourCoordinator: TourCoordinating {
      private let navigate: (AppRoute) -> Void
      init(navigate: @escaping (AppRoute) -> Void) { self.navigate = navigate }
      func goToName() { navigate(.intro(.name)) }
    }
    protocol NameCoordinating { func goToBed() }
    final class NameCoordinator: NameCoordinating {
      private let navigate: (AppRoute) -> Void
      init(navigate: @escaping (AppRoute) -> Void) { self.navigate = navigate }
      func goToBed() { navigate(.main(.bed)) }
    }
    @Observable final class TourViewModel { let coordinator: TourCoordinating; init(coordinator: TourCoordinating) { self.coordinator = coordinator }
      func next() { coordinator.goToName() } }
    @Observable final class NameViewModel { let coordinator: NameCoordinating; init(coordinator: NameCoordinating) { self.coordinator = coordinator }
      func next() { coordinator.goToBed() } }
    struct TourView: View { @State var viewModel: TourViewModel; init(viewModel: TourViewModel) { _viewModel = State(initialValue: viewModel) }
     var body: some View { Button("") { viewModel.next() } } }
    struct NameView: View { let viewModel: NameViewModel; var body: some View { Button("") { viewModel.next() } } }
    struct BedView: View { let onSoil: () -> Void; var body: some View { Button("", action: onSoil) } }
    struct SoilView: View {
      let depth: Int
      let onHome: () -> Void
      var body: some View { Button("", action: onHome) }
    }
    """

  @Test func `routes in routes lead to what the views behind them build`() {
    Fixture(Self.garden, protocols: "").expect(
      """
      delegate BedView -> GardenCoordinator via closure links onSoil strong messages onSoil
      delegate NameCoordinator -> GardenCoordinator via closure links navigate strong messages navigate
      delegate NameViewModel -> NameCoordinator via delegate links coordinator protocol NameCoordinating strong messages goToBed
      delegate SoilView -> GardenCoordinator via closure links onHome strong messages onHome
      delegate TourCoordinator -> GardenCoordinator via closure links navigate strong messages navigate
      delegate TourViewModel -> TourCoordinator via delegate links coordinator protocol TourCoordinating strong messages goToName
      flow BedView -> SoilView navigate push by GardenCoordinator
      flow NameView -> BedView goToBed push by GardenCoordinator
      flow TourView -> NameView goToName push by GardenCoordinator
      root GardenCoordinatorView -> GardenCoordinator retained
      screen GardenCoordinator -> BedView push
      screen GardenCoordinator -> NameView push
      screen GardenCoordinator -> SoilView push
      screen GardenCoordinator -> TourView push
      """)
  }

  /// It is told nothing by which it could move between screens.
  @Test(arguments: ["onSave: { coordinator.pop() }", "name: coordinator.title"])
  func `what is called like a coordinator and only given a callback or data is none`(argument: String) {
    let label = argument.split(separator: ":")[0]
    Fixture(
      """
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenCoordinatorView() } } }
      @Observable final class GardenCoordinator {
        var path: [Int] = []
        var title = ""
        func pop() { path.removeLast() }
      }
      struct GardenCoordinatorView: View {
        @State private var coordinator = GardenCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            BedView(files: FileCoordinator(\(argument))).navigationDestination(for: Int.self) { _ in SoilView() }
          }
        }
      }
      final class FileCoordinator {
        private let \(label): \(label == "name" ? "String" : "() -> Void")
        init(\(label): \(label == "name" ? "String" : "@escaping () -> Void")) { self.\(label) = \(label) }
        func save() {}
      }
      struct BedView: View { let files: FileCoordinator; var body: some View { Button("") { files.save() } } }
      struct SoilView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expectNodes(
      """
      coordinator GardenCoordinator
      owner GardenCoordinatorView\(label == "name" ? "" : "\nparticipant FileCoordinator")
      screen BedView
      screen SoilView
      """)
  }

  /// More pages than activations of one body are told apart, each of which leads to the next; and a coordinator that may be told of any.
  private static func chain(of count: Int, writing statement: String, first: String = "") -> String {
    let pages = 0..<count
    return """
      enum Page: Hashable { \(pages.map { "case p\($0)(Int)" }.joined(separator: "; ")) }
      struct Item: Hashable { let id = UUID(); let page: Page }
      protocol Leading { func lead(to page: Page) }
      @Observable final class AppCoordinator: Leading {
        var path: [Item] = []
        var isMember: Bool { Bool.random() }
        func lead(to page: Page) { \(statement) }
        func choose() { let page: Page = isMember ? .p1(1) : .p2(2); path.append(Item(page: page)) }
      }
      struct RootView: View {
        @State private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Color.clear.navigationDestination(for: Item.self) { PageView(page: $0.page, coordinator: coordinator) }
          }
        }
      }
      struct PageView: View {
        let page: Page
        let coordinator: AppCoordinator
        var body: some View {
          switch page {
          \(pages.map { page in
            let call = page == 0 && !first.isEmpty ? first : "lead(to: .p\((page + 1) % count)(\(page)))"
            return "case .p\(page): Page\(page)View(onDone: { coordinator.\(call) })"
          }.joined(separator: "\n"))
          }
        }
      }
      \(pages.map {
        "struct Page\($0)View: View { let onDone: () -> Void; var body: some View { Button(\"\") { onDone() } } }"
      }.joined(separator: "\n"))
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """
  }

  @Test(arguments: ["path = [Item(page: page)]", "path.append(Item(page: page))", "path += [Item(page: page)]"])
  func `each of many routes leads to its own page`(statement: String) {
    let flows = (0..<12).map {
      "flow Page\($0)View -> Page\(($0 + 1) % 12)View lead push by AppCoordinator"
    }
    Fixture(Self.chain(of: 12, writing: statement), protocols: "").expect(flows.joined(separator: "\n"), kind: "flow")
  }

  @Test func `a route that is one of two leads to the pages of both`() {
    let flows =
      [
        "flow Page0View -> Page1View choose push by AppCoordinator",
        "flow Page0View -> Page2View choose push by AppCoordinator",
      ]
      + (1..<30).map { "flow Page\($0)View -> Page\(($0 + 1) % 30)View lead push by AppCoordinator" }
    Fixture(Self.chain(of: 30, writing: "path.append(Item(page: page))", first: "choose()"), protocols: "")
      .expect(flows.joined(separator: "\n"), kind: "flow")
  }
}
