import Testing

/// Which views are pages of their own, and which are seen through.
@Suite struct SwiftUIPageKindTests {
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
    HarborPages.stack("PlaceView(place: place)", view.code).expect(
      view.outcome + "\nscreen HarborCoordinator -> PierView root", kind: "screen")
  }

  @Test func `a view that only chooses by its route is seen through route by route`() {
    HarborPages.stack(
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
    HarborPages.stack(
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
    HarborPages.app(
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
    HarborPages.stack(
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
    HarborPages.app(
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
}
