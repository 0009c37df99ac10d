import Testing

/// Routers that apps in SwiftUI share, hand down or nest, and what pages do with them.
@Suite struct SwiftUIRouterTests {
  private static let pages = """
    struct BoatView: View { let id: Int; var body: some View { Text("") } }
    struct CrewView: View { var body: some View { Text("") } }
    enum Place: Hashable, Identifiable { case boat(Int), crew; var id: Int { 0 } }
    extension Place {
      @ViewBuilder func view() -> some View { switch self { case .boat(let id): BoatView(id: id) case .crew: CrewView() } }
    }
    """

  // MARK: - Shared

  private static func shared(_ pages: String) -> Fixture {
    Fixture(
      """
      //- Pages.swift
      \(Self.pages)
      \(pages)
      //- Router.swift
      final class HarborRouter: ObservableObject {
        static let shared = HarborRouter()
        @Published var path = NavigationPath()
        @Published var bottom = Bottom.pier
        private init() {}
        func open(_ place: Place) { path.append(place) }
        func begin(with bottom: Bottom) { path = NavigationPath(); self.bottom = bottom }
        func bottomView() -> some View { bottom.view() }
      }
      enum Bottom { case pier, deck }
      extension Bottom { @ViewBuilder func view() -> some View { switch self { case .pier: PierView() case .deck: DeckView() } } }
      struct DeckView: View { var body: some View { Text("") } }
      //- App.swift
      struct HarborStack: View {
        @StateObject private var router = HarborRouter.shared
        var body: some View {
          NavigationStack(path: $router.path) { router.bottomView().navigationDestination(for: Place.self) { $0.view() } }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: "")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a page
      struct PierView: View { let router = HarborRouter.shared; var body: some View { Button("") { router.open(.crew) } } }
      > flow PierView -> CrewView open push by HarborRouter
      # a page without a property
      struct PierView: View { var body: some View { Button("") { HarborRouter.shared.open(.crew) } } }
      > flow PierView -> CrewView open push by HarborRouter
      # a view model
      struct PierView: View { @StateObject private var model = PierModel(); var body: some View { Button("") { model.tap() } } }
      final class PierModel: ObservableObject { private let router = HarborRouter.shared; func tap() { router.open(.crew) } }
      > flow PierView -> CrewView open push by HarborRouter
      # a new bottom of the stack, which the route builds
      struct PierView: View { let router = HarborRouter.shared; var body: some View { Button("") { router.begin(with: .deck) } } }
      > flow PierView -> DeckView begin root by HarborRouter
      # a view model's function that nobody calls
      struct PierView: View { @StateObject private var model = PierModel(); var body: some View { Button("") { model.tap() } } }
      final class PierModel: ObservableObject {
        private let router = HarborRouter.shared
        func open(_ place: Place) { router.open(place) }
        func tap() { router.open(.crew) }
      }
      > flow PierView -> CrewView open push by HarborRouter
      # a view model that has to do with something else
      struct PierView: View { @StateObject private var model = PierModel(); var body: some View { Button("") { model.tap() } } }
      final class PierModel: ObservableObject { private let clock = Clock.shared; func tap() { clock.open(.crew) } }
      final class Clock { static let shared = Clock(); func open(_ place: Place) {} }
      """))
  func `a router that all share is told by whoever names it`(page: FixtureCase) {
    Self.shared(page.code).expect(page.outcome, kind: "flow")
  }

  @Test func `a router that all share is kept by the view that stands for it`() {
    Self.shared(
      "struct PierView: View { @StateObject var router = HarborRouter.shared; var body: some View { Button(\"\") { router.open(.crew) } } }"
    ).expect("root HarborStack -> HarborRouter retained", kind: "root")
  }

  // MARK: - Handed down

  private static func app(_ page: String) -> Fixture {
    Fixture(
      """
      //- Pages.swift
      \(pages)
      //- Harbor.swift
      @Observable final class HarborCoordinator {
        var path: [Place] = []
        var sheet: Place?
        func open(_ place: Place) { path.append(place) }
      }
      \(page)
      """, protocols: "")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # to what it builds for the path
      PierView().navigationDestination(for: Place.self) { place in
        switch place { case .boat: LogView(onCrew: { harbor.open(.crew) }) case .crew: CrewView() }
      }
      > delegate LogView -> HarborCoordinator via closure links onCrew strong messages onCrew
      # to what a function of the page builds for the path
      PierView().navigationDestination(for: Place.self) { place in page(place) }
      > delegate LogView -> HarborCoordinator via closure links onCrew strong messages onCrew
      # to what it builds for a sheet of the coordinator's
      PierView().sheet(item: $harbor.sheet) { _ in LogView(onCrew: { harbor.open(.crew) }) }
      > delegate LogView -> HarborCoordinator via closure links onCrew strong messages onCrew
      # to what it consists of
      VStack { LogView(onCrew: { harbor.open(.crew) }) }
      # to a sheet of its own
      PierView().sheet(isPresented: $isOpen) { LogView(onCrew: { harbor.open(.crew) }) }
      """))
  func `a page hands a closure`(body: FixtureCase) {
    Self.app(
      """
      struct HarborPage: View {
        @Bindable var harbor: HarborCoordinator
        @State private var isOpen = false
        var body: some View {
          NavigationStack(path: $harbor.path) {
            Button("") { harbor.open(.boat(1)) }
            \(body.code)
          }
        }
        @ViewBuilder private func page(_ place: Place) -> some View {
          switch place { case .boat: LogView(onCrew: { harbor.open(.crew) }) case .crew: CrewView() }
        }
      }
      struct PierView: View { var body: some View { Text("") } }
      struct LogView: View { var onCrew: () -> Void; var body: some View { Button("") { onCrew() } } }
      @main struct HarborApp: App {
        @State private var harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { HarborPage(harbor: harbor) } }
      }
      """
    ).expect(
      body.outcome + "\ndelegate HarborPage -> HarborCoordinator via delegate links harbor strong messages open",
      kind: "delegate")
  }

  @Test func `what a page hands on sends for the page that calls it`() {
    Self.app(
      """
      struct HarborPage: View {
        @Bindable var harbor: HarborCoordinator
        var body: some View {
          NavigationStack(path: $harbor.path) {
            Text("").navigationDestination(for: Place.self) { place in
              switch place { case .boat: LogView(onCrew: { harbor.open(.crew) }) case .crew: CrewView() }
            }
          }
        }
      }
      struct LogView: View { var onCrew: () -> Void; var body: some View { Button("") { onCrew() } } }
      @main struct HarborApp: App {
        @State private var harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { HarborPage(harbor: harbor) } }
      }
      """
    ).expect("flow LogView -> CrewView onCrew push by HarborCoordinator", kind: "flow")
  }

  @Test func `a page may refer to the coordinator that another holds`() {
    Self.app(
      """
      struct PierView: View {
        @Binding var harbor: HarborCoordinator
        var body: some View { List { Button("") { harbor.sheet = .crew } }.sheet(item: $harbor.sheet) { $0.view() } }
      }
      @main struct HarborApp: App {
        @State private var harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { PierView(harbor: $harbor) } }
      }
      """
    ).expect("delegate PierView -> HarborCoordinator via delegate links harbor strong messages sheet", kind: "delegate")
  }

  // MARK: - Nested

  @Test(arguments: ["JoinCoordinator()", "Group { JoinCoordinator() }"])
  func `a coordinator that is a view stands in a stack whose path another holds`(content: String) {
    Fixture(
      """
      \(Self.pages)
      final class HarborRouter: ObservableObject { @Published var path = NavigationPath(); func open(_ place: any Hashable) { path.append(place) } }
      struct PierView: View { @EnvironmentObject var router: HarborRouter; var body: some View { Button("") { router.open(Place.crew) } } }
      struct JoinCoordinator: View {
        @EnvironmentObject private var router: HarborRouter
        var body: some View { PierView().navigationDestination(for: Place.self) { $0.view() } }
      }
      @main struct HarborApp: App {
        @StateObject private var router = HarborRouter()
        var body: some Scene {
          WindowGroup { NavigationStack(path: $router.path) { \(content) }.environmentObject(router) }
        }
      }
      """, protocols: ""
    ).expect("flow PierView -> CrewView open push by JoinCoordinator", kind: "flow")
  }

  @Test func `a view that a router's own kind stands behind starts no app`() {
    Fixture(
      """
      enum Card: Identifiable { case crew; var id: Int { 0 } }
      struct CrewView: View { var body: some View { Text("") } }
      @Observable final class HarborRouter { var card: Card?; var path = NavigationPath(); weak var parent: HarborRouter? }
      struct CrewStack: View {
        @Environment(HarborRouter.self) private var parent
        @State private var router = HarborRouter()
        var body: some View { NavigationStack(path: $router.path) { CrewView() }.onAppear { router.parent = parent } }
      }
      struct PierView: View { @Environment(HarborRouter.self) var router; var body: some View { Button("") { router.card = .crew } } }
      struct HarborStack: View {
        @State private var router = HarborRouter()
        var body: some View {
          NavigationStack(path: $router.path) { PierView() }.sheet(item: $router.card) { _ in CrewStack() }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      delegate PierView -> HarborRouter via delegate links router strong messages card
      flow PierView -> CrewView card present by HarborRouter
      root HarborStack -> HarborRouter retained
      screen HarborRouter -> CrewView root
      screen HarborRouter -> PierView root
      """)
  }

  @Test(
    arguments: [
      ("parentCoordinator", "parent"), ("parent", "parent"), ("coordinator", "delegate"), ("delegate", "delegate"),
    ])
  func `a reference by a protocol of coordinators is to the parent where it is called so`(name: String, via: String) {
    Self.app(
      """
      protocol Navigating: AnyObject { var path: [Place] { get set } }
      extension HarborCoordinator: Navigating {}
      @Observable final class CrewCoordinator {
        let \(name): Navigating
        var sheet: Place?
        init(\(name): Navigating) { self.\(name) = \(name) }
        func leave() { \(name).path.removeLast() }
      }
      struct CrewStack: View {
        @Bindable var crew: CrewCoordinator
        var body: some View { CrewView().sheet(item: $crew.sheet) { $0.view() } }
      }
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            CrewStack(crew: CrewCoordinator(\(name): harbor)).navigationDestination(for: Place.self) { $0.view() }
          }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """
    ).expect(
      "delegate CrewCoordinator -> HarborCoordinator via \(via) links \(name) protocol Navigating strong",
      kind: "delegate")
  }

  // MARK: - What a page is

  private static func stack(_ content: String, _ types: String) -> Fixture {
    app(
      """
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) { PierView(harbor: harbor).navigationDestination(for: Place.self) { place in \(content) } }
        }
      }
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { Button("") { harbor.open(.crew) } } }
      \(types)
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # that only chooses by its route
      struct PlaceView: View {
        let place: Place
        var body: some View { switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() } }
      }
      > screen HarborCoordinator -> BoatView push
      > screen HarborCoordinator -> CrewView push
      # with state of its own
      struct PlaceView: View {
        let place: Place
        @State private var isWet = false
        var body: some View { switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() } }
      }
      > screen HarborCoordinator -> PlaceView push
      # that chooses inside a page
      struct PlaceView: View {
        let place: Place
        var body: some View { VStack { Text(""); switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() } } }
      }
      > screen HarborCoordinator -> PlaceView push
      """))
  func `a view`(view: FixtureCase) {
    Self.stack("PlaceView(place: place)", view.code).expect(
      view.outcome + "\nscreen HarborCoordinator -> PierView root", kind: "screen")
  }

  @Test func `a view that only chooses by its route is seen through route by route`() {
    Self.stack(
      "PlaceView(place: place)",
      "struct PlaceView: View { let place: Place; var body: some View { switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() } } }"
    )
    .expect("flow PierView -> CrewView open push by HarborCoordinator", kind: "flow")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # shows one of several
      @State private var tab = 0
      ZStack { switch tab { case 0: first() default: second() } }
      > screen HarborCoordinator -> Holder push
      # shows one of several by what its store says
      @State private var store = Store()
      Group { if store.tab == 0 { first() } else { second() } }
      > screen HarborCoordinator -> Holder push
      # frames one beside another
      @State private var isOpen = false
      ZStack { first(); second() }
      > screen HarborCoordinator -> BoatView push
      > screen HarborCoordinator -> CrewView push
      """))
  func `a generic view`(view: FixtureCase) {
    let lines = view.code.split(separator: "\n")
    Self.stack(
      "Holder(first: { BoatView(id: 1) }, second: { CrewView() })",
      """
      struct Store { var tab = 0 }
      struct Holder<First: View, Second: View>: View {
        \(lines[0])
        let first: () -> First
        let second: () -> Second
        var body: some View { \(lines[1]) }
      }
      """
    ).expect(view.outcome + "\nscreen HarborCoordinator -> PierView root", kind: "screen")
  }

  @Test(
    arguments: [
      (
        "ToolbarItem { Button(\"\") { outer.sheet = nil } }",
        "screen OuterCoordinator -> HarborPage present\nscreen OuterCoordinator -> OuterPage root"
      ),
      (
        "ToolbarItem { Text(\"\") }",
        "screen HarborCoordinator -> CrewView root\nscreen OuterCoordinator -> OuterPage root"
      ),
    ])
  func `what stands in a toolbar is the page's own`(item: String, screens: String) {
    Self.app(
      """
      @Observable final class OuterCoordinator { var sheet: Place? }
      struct HarborPage: View {
        @State private var harbor = HarborCoordinator()
        @Environment(OuterCoordinator.self) private var outer
        var body: some View { NavigationStack(path: $harbor.path) { CrewView().toolbar { \(item) } } }
      }
      struct OuterPage: View { @Environment(OuterCoordinator.self) var outer; var body: some View { Button("") { outer.sheet = .crew } } }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { OuterStack() } } }
      struct OuterStack: View {
        @State private var outer = OuterCoordinator()
        var body: some View { OuterPage().sheet(item: $outer.sheet) { _ in HarborPage() }.environment(outer) }
      }
      """
    ).expect(screens, kind: "screen")
  }

  @Test func `a page that another chooses sends for itself`() {
    Self.stack(
      "switch place { case .boat: ChoiceView(harbor: harbor) case .crew: DeckView(harbor: harbor) }",
      """
      struct ChoiceView: View {
        let harbor: HarborCoordinator
        @State private var isWet: Bool?
        var body: some View { Group { if let isWet, isWet { DeckView(harbor: harbor) } else { Text("") } } }
      }
      struct DeckView: View { let harbor: HarborCoordinator; var body: some View { Button("") { harbor.open(.boat(1)) } } }
      """
    ).expect(
      """
      flow DeckView -> ChoiceView open push by HarborCoordinator
      flow PierView -> DeckView open push by HarborCoordinator
      """, kind: "flow")
  }

  @Test(
    arguments: [
      ("@Query private var boats: [Int]", true),
      ("@FetchRequest(sortDescriptors: []) var boats: FetchedResults<Int>", true),
      ("let boats: [Int] = []", false),
    ])
  func `what a library fills may hold something`(boats: String, mayHold: Bool) {
    Self.app(
      """
      struct PierView: View {
        let harbor: HarborCoordinator
        \(boats)
        @State private var index: Int?
        private var chosen: Int? { if let index, index < boats.count { return boats[index] }; return nil }
        var body: some View { Button("") { if let chosen { harbor.open(.boat(chosen)) } } }
      }
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) { PierView(harbor: harbor).navigationDestination(for: Place.self) { $0.view() } }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """
    ).expect(mayHold ? "flow PierView -> BoatView open push by HarborCoordinator" : "", kind: "flow")
  }

  @Test func `a view model that a part of a page makes sends for the page`() {
    Fixture(
      """
      import Stinsen
      final class HarborCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\HarborCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var crew = makeCrew
        @ViewBuilder func makeStart() -> some View { PierView() }
        @ViewBuilder func makeCrew() -> some View { CrewView() }
      }
      final class RowModel: ObservableObject {
        @RouterObject var router: NavigationRouter<HarborCoordinator>!
        func tap() { router.route(to: \\.crew) }
      }
      struct PierView: View { var body: some View { ForEach(0..<3) { _ in Row(model: .init()) } } }
      struct Row: View { @StateObject var model: RowModel; var body: some View { Button("") { model.tap() } } }
      struct CrewView: View { var body: some View { Text("") } }
      @main struct HarborApp: App { @State var harbor = HarborCoordinator(); var body: some Scene { WindowGroup { harbor.view() } } }
      """, protocols: ""
    ).expect("flow PierView -> CrewView route.crew push by HarborCoordinator", kind: "flow")
  }

  // MARK: - Stacks of several, and of the app

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
    Self.app(
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
      \(Self.pages)
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

  // MARK: - Controls

  @Test(
    arguments: [
      "RoundButton(action: onCrew)", "RoundButton(action: { onCrew() })", "Footer(onCrew: onCrew)",
      "RoundButton(action: harbor.meet)", "RoundButton(action: { harbor.meet() })",
    ])
  func `a control that a page hands its callback sends for the page`(control: String) {
    Self.stack(
      "LogView(harbor: harbor, onCrew: { harbor.meet() })",
      """
      extension HarborCoordinator { func meet() { open(.crew) } }
      struct LogView: View {
        let harbor: HarborCoordinator
        let onCrew: () -> Void
        var body: some View { VStack { Text(""); \(control) } }
      }
      struct Footer: View { let onCrew: () -> Void; var body: some View { HStack { Text(""); RoundButton(action: onCrew) } } }
      struct RoundButton: View { let action: () -> Void; var body: some View { Button("", action: action) } }
      """
    ).expect(
      """
      delegate LogView -> HarborCoordinator via closure links onCrew strong\(control.contains("onCrew") ? " messages onCrew" : "")
      delegate LogView -> HarborCoordinator via delegate links harbor strong\(control.contains("meet") ? " messages meet" : "")
      delegate PierView -> HarborCoordinator via delegate links harbor strong messages open
      """, kind: "delegate")
  }
}
