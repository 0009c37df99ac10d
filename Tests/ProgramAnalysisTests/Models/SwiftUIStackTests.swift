import Testing

/// Stacks of several coordinators in one view, and what the app itself shows.
@Suite struct SwiftUIStackTests {
  private static func tabs(_ body: String) -> Fixture {
    Fixture(
      """
      enum SeaRoute: Hashable { case boats, boat }
      extension SeaRoute {
        @ViewBuilder func view(for sea: SeaCoordinator) -> some View {
          switch self { case .boats: BoatsView(sea: sea) case .boat: BoatView() }
        }
      }
      enum LandRoute: Hashable { case houses, house }
      extension LandRoute {
        @ViewBuilder func view(for land: LandCoordinator) -> some View {
          switch self { case .houses: HousesView(land: land) case .house: HouseView() }
        }
      }
      final class SeaCoordinator: ObservableObject { @Published var path = [SeaRoute](); func open() { path.append(.boat) } }
      final class LandCoordinator: ObservableObject { @Published var path = [LandRoute](); func open() { path.append(.house) } }
      struct BoatsView: View { let sea: SeaCoordinator; var body: some View { Button("") { sea.open() } } }
      struct BoatView: View { var body: some View { Text("") } }
      struct HousesView: View { let land: LandCoordinator; var body: some View { Button("") { land.open() } } }
      struct HouseView: View { var body: some View { Text("") } }
      struct TabsView: View {
        @StateObject var sea = SeaCoordinator()
        @StateObject var land = LandCoordinator()
        var body: some View { \(body) }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { TabsView() } } }
      """, protocols: "")
  }

  private static let seaStack = """
    NavigationStack(path: $sea.path) {
      SeaRoute.boats.view(for: sea).navigationDestination(for: SeaRoute.self) { $0.view(for: sea) }
    }
    """
  private static let landStack = """
    NavigationStack(path: $land.path) {
      LandRoute.houses.view(for: land).navigationDestination(for: LandRoute.self) { $0.view(for: land) }
    }
    """

  @Test func `each stack in a view belongs to the coordinator whose path it has`() {
    Self.tabs("TabView { \(Self.seaStack)\n \(Self.landStack) }").expect(
      """
      screen LandCoordinator -> HouseView push
      screen LandCoordinator -> HousesView root
      screen SeaCoordinator -> BoatView push
      screen SeaCoordinator -> BoatsView root
      """, kind: "screen")
    Self.tabs("TabView { \(Self.seaStack)\n \(Self.landStack) }").expect(
      """
      flow BoatsView -> BoatView open push by SeaCoordinator
      flow HousesView -> HouseView open push by LandCoordinator
      """, kind: "flow")
  }

  @Test func `a view with the stack of one coordinator stands for that one`() {
    Self.tabs("Group { \(Self.seaStack) }").expect(
      """
      screen SeaCoordinator -> BoatView push
      screen SeaCoordinator -> BoatsView push
      screen SeaCoordinator -> BoatsView root
      """, kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # at the bottom of its stack
      NavigationStack(path: $harbor.path) { PierView().navigationDestination(for: Place.self) { $0.view() } }
      > screen HarborCoordinator -> BoatView push
      > screen HarborCoordinator -> CrewView push
      > screen HarborCoordinator -> PierView root
      # in a sheet
      PierView().sheet(item: $harbor.sheet) { $0.view() }
      > screen HarborCoordinator -> BoatView present
      > screen HarborCoordinator -> CrewView present
      # without a coordinator
      NavigationStack(path: $path) { PierView() }
      """))
  func `the app itself shows something`(body: FixtureCase) {
    HarborPages.app(
      """
      struct PierView: View { var body: some View { Text("") } }
      @main struct HarborApp: App {
        @State private var harbor = HarborCoordinator()
        @State private var path = NavigationPath()
        var body: some Scene { WindowGroup { \(body.code) } }
      }
      """
    ).expect(body.outcome, kind: "screen")
  }

  @Test(
    arguments: [
      ("@ObservedObject var harbor: HarborRouter", "screen HarborRouter -> PierView root"),
      ("@StateObject var harbor = HarborRouter()", ""),
    ])
  func `a page that holds the stack stands at the bottom of it`(declaration: String, root: String) {
    let isGiven = !root.isEmpty
    Fixture(
      """
      \(HarborPages.source)
      final class HarborRouter: ObservableObject { @Published var path = NavigationPath(); func open() { path.append(Place.crew) } }
      struct PierView: View {
        \(declaration)
        var body: some View {
          NavigationStack(path: $harbor.path) {
            Button("") { harbor.open() }.navigationDestination(for: Place.self) { $0.view() }
          }
        }
      }
      @main struct HarborApp: App {
        @StateObject private var harbor = HarborRouter()
        var body: some Scene { WindowGroup { PierView(\(isGiven ? "harbor: harbor" : "")) } }
      }
      """, protocols: ""
    ).expect(
      [root, "screen HarborRouter -> CrewView push"]
        .filter { !$0.isEmpty }.joined(separator: "\n"),
      kind: "screen")
  }

  @Test func `a page of the app's own tabs that holds the stack sends for itself`() {
    Fixture(
      """
      \(HarborPages.source)
      final class HarborRouter: ObservableObject { @Published var path = NavigationPath(); func open() { path.append(Place.crew) } }
      struct PierView: View {
        @StateObject private var harbor: HarborRouter
        init(harbor: HarborRouter) { _harbor = StateObject(wrappedValue: harbor) }
        var body: some View {
          NavigationStack(path: $harbor.path) {
            Button("") { harbor.open() }.navigationDestination(for: Place.self) { $0.view() }
          }
        }
      }
      @main struct HarborApp: App {
        private let harbor = HarborRouter()
        var body: some Scene { WindowGroup { TabView { PierView(harbor: harbor); Text("") } } }
      }
      """, protocols: ""
    ).expect("flow PierView -> CrewView open push by HarborRouter", kind: "flow")
  }

  /// A sheet with a bar of its own, on the path of the coordinator that shows it.
  @Test func `a page that the coordinator shows with a stack of its own stands where it is shown`() {
    Fixture(
      """
      \(HarborPages.source)
      final class HarborRouter: ObservableObject {
        @Published var path = NavigationPath()
        @Published var isMapShown = false
        func openMap() { isMapShown = true }
      }
      struct PierView: View { @EnvironmentObject var harbor: HarborRouter; var body: some View { Button("") { harbor.openMap() } } }
      struct MapView: View {
        @EnvironmentObject var harbor: HarborRouter
        var body: some View { NavigationStack(path: $harbor.path) { Button("") { harbor.isMapShown = false } } }
      }
      struct HarborStack: View {
        @StateObject private var harbor = HarborRouter()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            PierView().navigationDestination(for: Place.self) { $0.view() }.sheet(isPresented: $harbor.isMapShown) { MapView() }
          }
          .environmentObject(harbor)
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      screen HarborRouter -> BoatView push
      screen HarborRouter -> CrewView push
      screen HarborRouter -> MapView present
      screen HarborRouter -> PierView root
      """, kind: "screen")
  }

  /// Routes of several types behind one that stands for them all.
  @Test func `a route behind a protocol shows what is written to the state`() {
    Fixture(
      """
      protocol Page: Identifiable, Hashable { func view(_ harbor: HarborCoordinator) -> AnyView }
      enum SeaPage: Page {
        case start, boat
        var id: Int { 0 }
        func view(_ harbor: HarborCoordinator) -> AnyView {
          switch self { case .start: AnyView(SeaView(sea: SeaCoordinator(harbor: harbor))) case .boat: AnyView(BoatView()) }
        }
      }
      enum LandPage: Page {
        case start, house
        var id: Int { 0 }
        func view(_ harbor: HarborCoordinator) -> AnyView {
          switch self { case .start: AnyView(LandView()) case .house: AnyView(HouseView()) }
        }
      }
      struct AnyPage: Identifiable, Hashable {
        private let base: any Page
        init(_ base: any Page) { self.base = base }
        var id: Int { 0 }
        func view(_ harbor: HarborCoordinator) -> AnyView { base.view(harbor) }
      }
      final class HarborCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: AnyPage?
        func push(_ page: any Page) { path.append(AnyPage(page)) }
        func present(_ page: any Page) { sheet = AnyPage(page) }
        @ViewBuilder func build(_ page: AnyPage) -> some View { page.view(self) }
      }
      final class SeaCoordinator {
        let harbor: HarborCoordinator
        init(harbor: HarborCoordinator) { self.harbor = harbor }
        func openBoat() { harbor.push(SeaPage.boat) }
        func openHouse() { harbor.present(LandPage.house) }
      }
      struct SeaView: View {
        let sea: SeaCoordinator
        var body: some View { Button("") { sea.openBoat() }; Button("") { sea.openHouse() } }
      }
      struct BoatView: View { var body: some View { Text("") } }
      struct LandView: View { var body: some View { Text("") } }
      struct HouseView: View { var body: some View { Text("") } }
      struct HarborStack: View {
        @StateObject var harbor = HarborCoordinator()
        let start: any Page
        init(start: any Page) { self.start = start }
        var body: some View {
          NavigationStack(path: $harbor.path) {
            harbor.build(AnyPage(start))
              .navigationDestination(for: AnyPage.self) { harbor.build($0) }
              .sheet(item: $harbor.sheet) { harbor.build($0) }
          }
        }
      }
      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { TabView { HarborStack(start: SeaPage.start); HarborStack(start: LandPage.start) } } }
      }
      """, protocols: ""
    ).expect(
      """
      screen HarborCoordinator -> BoatView push
      screen HarborCoordinator -> HouseView present
      screen HarborCoordinator -> LandView root
      screen HarborCoordinator -> SeaView root
      """, kind: "screen")
  }

  /// The states declare one type of which the values are others.
  @Test func `the destination of a class builds what is pushed of its subclasses`() {
    Fixture(
      """
      class Model: Hashable, ObservableObject {
        static func == (left: Model, right: Model) -> Bool { left === right }
        func hash(into hasher: inout Hasher) {}
      }
      final class PierModel: Model {}
      final class BoatModel: Model {}
      final class HarborCoordinator: ObservableObject {
        @Published var path: [Model] = []
        func open() { path.append(BoatModel()) }
      }
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { Button("") { harbor.open() } } }
      struct BoatView: View { let model: BoatModel; var body: some View { Text("") } }
      struct HarborStack: View {
        @StateObject var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            PierView(harbor: harbor).navigationDestination(for: Model.self) { model in
              switch model { case let boat as BoatModel: BoatView(model: boat) default: EmptyView() }
            }
          }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect("flow PierView -> BoatView open push by HarborCoordinator", kind: "flow")
  }

  @Test func `a sheet is its state's coordinator's, whoever else has the stack around it`() {
    Fixture(
      """
      enum Page: Hashable { case pier }
      enum Card: Identifiable { case crew; var id: Int { 0 } }
      class PathCoordinator: ObservableObject {
        @Published var path: [Page] = []
        @ViewBuilder func build(_ page: Page) -> some View { switch page { case .pier: PierView() } }
      }
      class CardCoordinator: ObservableObject {
        @Published var card: Card?
        func open() { card = .crew }
        @ViewBuilder func build(_ card: Card) -> some View { switch card { case .crew: NavigationStack { CrewView() } } }
      }
      struct PierView: View {
        @EnvironmentObject var cards: CardCoordinator
        var body: some View { Button("") { cards.open() } }
      }
      struct CrewView: View { var body: some View { Text("") } }
      struct CoordinatorView: View {
        @StateObject private var pages = PathCoordinator()
        @StateObject private var cards = CardCoordinator()
        var body: some View {
          NavigationStack(path: $pages.path) {
            pages.build(.pier)
              .navigationDestination(for: Page.self) { pages.build($0) }
              .sheet(item: $cards.card) { cards.build($0) }
          }
          .environmentObject(cards)
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { CoordinatorView() } } }
      """, protocols: ""
    ).expect(
      """
      screen CardCoordinator -> CrewView present
      screen PathCoordinator -> PierView push
      screen PathCoordinator -> PierView root
      """, kind: "screen")
  }
}
