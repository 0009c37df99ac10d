import Testing

/// Small apps in SwiftUI whose parts stand apart: in files, containers, parts of parts, routers beside coordinators.
@Suite struct SwiftUIAppTests {
  private static let pages = """
    struct BoatView: View { let id: Int; var body: some View { Text("") } }
    struct CrewView: View { var body: some View { Text("") } }
    enum Place: Hashable, Identifiable { case boat(Int), crew; var id: Int { 0 } }
    """

  @Test(
    arguments: FixtureCase.list(
      """
      # a coordinator's view that names its coordinator, in a file of its own
      //- App.swift
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborCoordinatorView() } } }
      //- HarborCoordinatorView.swift
      struct HarborCoordinatorView: View {
        @StateObject var coordinator = HarborCoordinator()
        var body: some View { ZStack { Color("sea"); coordinator.build(.crew) } }
      }
      //- HarborCoordinator.swift
      final class HarborCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
        }
      }
      > root HarborCoordinatorView -> HarborCoordinator retained
      > screen HarborCoordinator -> CrewView root
      # a coordinator that comes out of a library's container
      //- App.swift
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      //- HarborStack.swift
      import Factory
      struct HarborStack: View {
        @State private var harbor = Container.shared.harbor()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            harbor.build(.crew).navigationDestination(for: Place.self) { place in harbor.build(place) }
          }.environment(harbor)
        }
      }
      //- Container.swift
      import Factory
      extension Container { var harbor: Factory<HarborCoordinator> { self { HarborCoordinator() }.singleton } }
      //- HarborCoordinator.swift
      @Observable final class HarborCoordinator {
        var path = NavigationPath()
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
        }
      }
      > root HarborStack -> HarborCoordinator retained
      > screen HarborCoordinator -> BoatView push
      > screen HarborCoordinator -> CrewView push
      > screen HarborCoordinator -> CrewView root
      """))
  func `a coordinator's view is entered wherever it is shown`(app: FixtureCase) {
    Fixture("//- Pages.swift\n" + Self.pages + "\n" + app.code, protocols: "").expect(app.outcome)
  }

  /// A stack of places with a page whose code is given, and what works for the page.
  private static func app(_ page: String) -> Fixture {
    Fixture(
      """
      //- Pages.swift
      \(pages)
      //- Harbor.swift
      @Observable final class HarborCoordinator {
        var path: [Place] = []
        func open(_ place: Place) { path.append(place) }
      }
      struct HarborStack: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            PierView(harbor: harbor).navigationDestination(for: Place.self) { place in
              switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
            }
          }.environment(harbor)
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      //- PierView.swift
      \(page)
      """, protocols: "")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a part
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { VStack { Text(""); Row() } } }
      struct Row: View { @Environment(HarborCoordinator.self) var harbor; var body: some View { Button("") { harbor.open(.crew) } } }
      > flow PierView -> CrewView open push by HarborCoordinator
      # a part of a part
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { VStack { Text(""); Rows() } } }
      struct Rows: View { var body: some View { VStack { Text(""); Row() } } }
      //- Row.swift
      struct Row: View { @Environment(HarborCoordinator.self) var harbor; var body: some View { Button("") { harbor.open(.crew) } } }
      > flow PierView -> CrewView open push by HarborCoordinator
      # a part of a part of a part
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { ScrollView { Table() } } }
      struct Table: View { var body: some View { Rows() } }
      struct Rows: View { var body: some View { ForEach(0..<3) { _ in Row() } } }
      //- Row.swift
      struct Row: View { @Environment(HarborCoordinator.self) var harbor; var body: some View { Button("") { harbor.open(.crew) } } }
      > flow PierView -> CrewView open push by HarborCoordinator
      # parts of their own kind
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { VStack { Branch() } } }
      struct Branch: View { var body: some View { VStack { Text(""); Twig() } } }
      struct Twig: View {
        @Environment(HarborCoordinator.self) var harbor
        var body: some View { VStack { Button("") { harbor.open(.crew) }; Branch() } }
      }
      > flow PierView -> CrewView open push by HarborCoordinator
      # a part that only shows
      struct PierView: View { let harbor: HarborCoordinator; var body: some View { VStack { Rows() } } }
      struct Rows: View { var body: some View { Text("") } }
      """))
  func `what a page consists of sends for the page`(page: FixtureCase) {
    Self.app(page.code).expect(page.outcome, kind: "flow")
  }

  @Test(
    arguments: [
      "@State private var model: PierModel; init(harbor: HarborCoordinator) { _model = State(wrappedValue: PierModel(harbor: harbor)) }",
      "@State private var model: PierModel; init(harbor: HarborCoordinator) { _model = State(initialValue: PierModel(harbor: harbor)) }",
      "@StateObject private var model: PierModel; init(harbor: HarborCoordinator) { _model = StateObject(wrappedValue: PierModel(harbor: harbor)) }",
      "@State var model: PierModel; init(harbor: HarborCoordinator) { model = PierModel(harbor: harbor) }",
      "let model: PierModel; init(harbor: HarborCoordinator) { self.model = .init(harbor: harbor) }",
    ])
  func `a view model that a page makes sends for the page`(declaration: String) {
    Self.app(
      """
      struct PierView: View {
        \(declaration)
        var body: some View { Button("") { model.tap() } }
      }
      final class PierModel: ObservableObject {
        let harbor: HarborCoordinator
        init(harbor: HarborCoordinator) { self.harbor = harbor }
        func tap() { harbor.open(.crew) }
      }
      """
    ).expect("flow PierView -> CrewView open push by HarborCoordinator", kind: "flow")
  }

  @Test func `a view model that a page makes refers to the page's coordinator`() {
    Self.app(
      """
      struct PierView: View {
        @State private var model: PierModel
        init(harbor: HarborCoordinator) { _model = State(wrappedValue: PierModel(harbor: harbor)) }
        var body: some View { Text("") }
      }
      @Observable final class PierModel { let harbor: HarborCoordinator; init(harbor: HarborCoordinator) { self.harbor = harbor } }
      """
    ).expect("delegate PierModel -> HarborCoordinator via delegate links harbor strong", kind: "delegate")
  }

  @Test(
    arguments: [
      "NavigationStack(path: Bindable(router).path)",
      "NavigationStack(path: router.binding)",
      "@Bindable var router = router\n NavigationStack(path: $router.path)",
      "NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 }))",
    ])
  func `one object holds the path and another builds the views`(stack: String) {
    Fixture(
      """
      //- Pages.swift
      \(Self.pages)
      //- Router.swift
      @Observable final class Router {
        var path = NavigationPath()
        var binding: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
        func push(_ place: Place) { path.append(place) }
      }
      //- HarborCoordinator.swift
      @Observable final class HarborCoordinator {
        let router = Router()
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
        }
      }
      //- App.swift
      @main struct HarborApp: App {
        @State private var harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { PierView().environment(harbor).environment(harbor.router) } }
      }
      struct PierView: View {
        @Environment(HarborCoordinator.self) private var harbor
        @Environment(Router.self) private var router
        var body: some View {
          \(stack) {
            Button("") { router.push(.crew) }.navigationDestination(for: Place.self) { place in harbor.build(place) }
          }
        }
      }
      """, protocols: ""
    ).expect("flow PierView -> CrewView push push by HarborCoordinator", kind: "flow")
  }

  @Test(arguments: ["Identifiable", "String, Identifiable"])
  func `of overloads the one is called that takes the state's type`(inherited: String) {
    Fixture(
      """
      \(Self.pages)
      enum Card: \(inherited) { case ticket; var id: Int { 0 } }
      struct TicketView: View { var body: some View { Text("") } }
      final class HarborCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var card: Card?
        func show(_ card: Card) { self.card = card }
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
        }
        @ViewBuilder func build(_ card: Card) -> some View { switch card { case .ticket: TicketView() } }
      }
      struct HarborStack: View {
        @StateObject private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) {
            harbor.build(.crew).navigationDestination(for: Place.self) { harbor.build($0) }
          }.sheet(item: $harbor.card) { harbor.build($0) }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      screen HarborCoordinator -> BoatView push
      screen HarborCoordinator -> CrewView push
      screen HarborCoordinator -> CrewView root
      screen HarborCoordinator -> TicketView present
      """, kind: "screen")
  }

  @Test(arguments: [
    "NavigationManager", "RouterPath", "NavigationState", "AppRouter", "MainNavigator", "NavigationViewModel",
  ])
  func `an observable object that speaks of navigation is a coordinator where views show its state`(name: String) {
    Self.app(
      "struct PierView: View { let harbor: \(name); var body: some View { Button(\"\") { harbor.open(.crew) } } }"
    )
    .renamed("HarborCoordinator", to: name)
    .expect("flow PierView -> CrewView open push by \(name)", kind: "flow")
  }

  @Test(
    arguments: [
      "@Observable final class NavigationBarModel { var title = \"\" }",
      "@Observable final class NavigationModel { var path: [Place] = []; func open(_ place: Place) { path.append(place) } }",
      "final class NavigationManager { var path = NavigationPath() }",
    ])
  func `an object that speaks of navigation is none where no view shows its state`(declaration: String) {
    Fixture(Self.pages + declaration, protocols: "").expectNodes("")
  }

  @Test(arguments: ["RoutingViewModel", "NavigationStackDemoViewModel"])
  func `a view model with a flag is none, whatever it speaks of`(name: String) {
    Fixture(
      """
      \(Self.pages)
      final class \(name): ObservableObject { @Published var isSignedIn = false }
      struct EntryView: View {
        @ObservedObject var model: \(name)
        var body: some View { if model.isSignedIn { BoatView(id: 1) } else { CrewView() } }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { EntryView(model: \(name)()) } } }
      """, protocols: ""
    ).expectNodes("")
  }

  /// A route that is a view, in a struct that only a few of its cases can be made with.
  @Test(arguments: [
    ("var body: some View { place }", ["BoatView push", "CrewView root"]),
    ("var body: some View { return self.place }", ["BoatView push", "CrewView root"]),
    // Near misses: what adds something of its own is a page.
    ("var body: some View { VStack { Text(\"\"); place } }", ["Destination push", "Destination root"]),
  ])
  func `a view that is nothing but what it was made with is seen through`(body: String, screens: [String]) {
    Fixture(
      """
      //- Places.swift
      struct BoatView: View { let id: Int; var body: some View { Text("") } }
      struct CrewView: View { var body: some View { Text("") } }
      enum Place: Hashable, View {
        case boat(Int), crew
        var body: some View { switch self { case .boat(let id): BoatView(id: id) case .crew: CrewView() } }
      }
      struct Destination: Hashable {
        private let place: Place
        private init(place: Place) { self.place = place }
        static func boat(_ id: Int) -> Self { .init(place: .boat(id)) }
        static func crew() -> Self { .init(place: .crew) }
      }
      extension Destination: View { \(body) }
      //- HarborCoordinator.swift
      final class HarborCoordinator: ObservableObject {
        @Published var path = [Destination]()
        var first: Destination!
        init() { first = .crew() }
        func start() -> some View { HarborCoordinatorView(coordinator: self) }
        func open(_ id: Int) { path.append(.boat(id)) }
      }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.first.navigationDestination(for: Destination.self) { $0 }
          }
        }
      }
      //- App.swift
      @main struct HarborApp: App {
        private let harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { harbor.start() } }
      }
      """, protocols: ""
    ).expect(
      (screens + ["HarborCoordinatorView root"]).map { "screen HarborCoordinator -> \($0)" }.joined(separator: "\n"),
      kind: "screen")
  }

  @Test(arguments: ["harbor.showsCrew.toggle()", "harbor?.showsCrew.toggle()", "harbor.openCrew()"])
  func `a flag that is toggled shows what it stands for`(action: String) {
    Fixture(
      """
      //- Harbor.swift
      @Observable final class HarborCoordinator {
        var showsCrew = false
        func openCrew() { showsCrew.toggle() }
      }
      struct HarborCoordinatorView: View {
        @State private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack {
            PierView(harbor: harbor).navigationDestination(isPresented: $harbor.showsCrew) { CrewView() }
          }
        }
      }
      struct PierView: View {
        let harbor: HarborCoordinator\(action.contains("?") ? "?" : "")
        var body: some View { Button("") { \(action) } }
      }
      struct CrewView: View { var body: some View { Text("") } }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborCoordinatorView() } } }
      """, protocols: ""
    ).expect(
      "flow PierView -> CrewView \(action.contains("open") ? "openCrew" : "showsCrew") push by HarborCoordinator",
      kind: "flow")
  }

  /// The closure stands in the view of the coordinator that decides, between the views that it shows.
  @Test func `what a coordinator is told leads on where its parent's view hears it`() {
    Fixture(
      """
      //- HarborCoordinator.swift
      final class HarborCoordinator: ObservableObject {
        enum State { case idle, gate, pier }
        @Published private(set) var state: State
        init() { state = .idle }
        func showGate() { state = .gate }
        func showPier() { state = .pier }
      }
      struct HarborCoordinatorView: View {
        @ObservedObject var coordinator: HarborCoordinator
        var body: some View { content.onAppear { coordinator.showPier() } }
        @ViewBuilder private var content: some View {
          switch coordinator.state {
          case .idle: EmptyView()
          case .gate: GateView()
          case .pier: PierCoordinatorView(coordinator: PierCoordinator(onLeave: { coordinator.showGate() }))
          }
        }
      }
      struct GateView: View { var body: some View { Text("") } }
      //- PierCoordinator.swift
      final class PierCoordinator: ObservableObject {
        enum Page: Hashable { case boat }
        @Published var path = [Page]()
        private let onLeave: () -> Void
        init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
        func showBoat() { path.append(.boat) }
        func leave() { onLeave() }
      }
      struct PierCoordinatorView: View {
        @ObservedObject var coordinator: PierCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            PierView(coordinator: coordinator).navigationDestination(for: PierCoordinator.Page.self) { _ in BoatView() }
          }
        }
      }
      struct PierView: View {
        let coordinator: PierCoordinator
        var body: some View { Button("") { coordinator.leave() } }
      }
      struct BoatView: View { var body: some View { Text("") } }
      //- App.swift
      @main struct HarborApp: App {
        private let harbor = HarborCoordinator()
        var body: some Scene { WindowGroup { HarborCoordinatorView(coordinator: harbor) } }
      }
      """, protocols: ""
    ).expect("flow PierView -> GateView leave root by HarborCoordinator", kind: "flow")
  }

  @Test func `a view at the bottom of a stack may be shown in a sheet too`() {
    Fixture(
      """
      \(Self.pages)
      final class HarborCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Place?
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .boat(let id): BoatView(id: id) case .crew: CrewView() }
        }
      }
      struct HarborStack: View {
        @StateObject private var harbor = HarborCoordinator()
        var body: some View {
          NavigationStack(path: $harbor.path) { harbor.build(.crew) }.sheet(item: $harbor.sheet) { harbor.build($0) }
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborStack() } } }
      """, protocols: ""
    ).expect(
      """
      screen HarborCoordinator -> BoatView present
      screen HarborCoordinator -> CrewView present
      screen HarborCoordinator -> CrewView root
      """, kind: "screen")
  }

  @Test func `an emptied path leads nowhere, however many places there are`() {
    let places = (0..<30).map { "stop\($0)(id: Int)" }
    let cases = (0..<30).map { "case .stop\($0)(let id): StopView(id: id)" }
    let buttons = (0..<30).map { "Button(\"\") { router.push(.stop\($0)(id: 1)) }" }
    Fixture(
      """
      enum Place: Hashable { case end, \(places.joined(separator: ", ")) }
      @Observable final class Router {
        var path = NavigationPath()
        func push(_ place: Place) { path.append(place) }
        func leave() { path = NavigationPath() }
      }
      struct StopView: View { let id: Int; var body: some View { Text("") } }
      struct EndView: View { let router: Router; var body: some View { Button("") { router.leave() } } }
      struct StartView: View { let router: Router; var body: some View { VStack { \(buttons.joined(separator: "; ")) } } }
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            StartView(router: router).navigationDestination(for: Place.self) { place in
              switch place {
              case .end: EndView(router: router)
              \(cases.joined(separator: "\n"))
              }
            }
          }
        }
      }
      @main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).expect("flow StartView -> StopView push push by Router", kind: "flow")
  }

  @Test(
    arguments: [
      "var isLoaded = false; func load() { isLoaded = true }",
      "enum Phase { case idle, loaded }; var phase = Phase.idle; var isLoaded: Bool { phase == .loaded }; func load() { phase = .loaded }",
    ])
  func `a view model that has nothing to do with the flow may change its state`(members: String) {
    Self.app(
      """
      @Observable final class PierModel { \(members) }
      struct PierView: View {
        let harbor: HarborCoordinator
        @State private var model = PierModel()
        var body: some View {
          Group { if model.isLoaded { Row() } }.task { model.load() }
        }
      }
      struct Row: View { @Environment(HarborCoordinator.self) var harbor; var body: some View { Button("") { harbor.open(.crew) } } }
      """
    ).expect("flow PierView -> CrewView open push by HarborCoordinator", kind: "flow")
  }

  @Test(
    arguments: [
      "@StateObject private var harbor: HarborCoordinator; init() { let harbor = HarborCoordinator(); _harbor = StateObject(wrappedValue: harbor) }",
      "@State private var harbor: HarborCoordinator; init() { _harbor = State(initialValue: HarborCoordinator()) }",
    ])
  func `what a wrapper is made with is kept`(declaration: String) {
    Fixture(
      """
      final class HarborCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct CrewView: View { var body: some View { Text("") } }
      struct HarborStack: View {
        @ObservedObject var harbor: HarborCoordinator
        var body: some View { NavigationStack(path: $harbor.path) { CrewView() } }
      }
      @main struct HarborApp: App {
        \(declaration)
        var body: some Scene { WindowGroup { HarborStack(harbor: harbor) } }
      }
      """, protocols: ""
    ).expect("root HarborApp -> HarborCoordinator retained", kind: "root")
  }

  @Test func `a router that a page of a flow makes starts no app`() {
    Self.app(
      """
      struct PierView: View { let harbor: HarborCoordinator; @State private var inner = DeckRouter(); var body: some View { DeckStack(router: inner) } }
      @Observable final class DeckRouter { var path = NavigationPath() }
      struct DeckStack: View {
        @Bindable var router: DeckRouter
        var body: some View { NavigationStack(path: $router.path) { CrewView() } }
      }
      """
    ).expect("root HarborStack -> HarborCoordinator retained", kind: "root")
  }
}
