import Testing

/// Routers that apps in SwiftUI share or hand down, and what pages do with them.
@Suite struct SwiftUIRouterTests {
  // MARK: - Shared

  private static func shared(_ pages: String) -> Fixture {
    Fixture(
      """
      //- Pages.swift
      \(HarborPages.source)
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
    HarborPages.app(
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
    HarborPages.app(
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
    HarborPages.app(
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

  // MARK: - Controls

  @Test(
    arguments: [
      "RoundButton(action: onCrew)", "RoundButton(action: { onCrew() })", "Footer(onCrew: onCrew)",
      "RoundButton(action: harbor.meet)", "RoundButton(action: { harbor.meet() })",
    ])
  func `a control that a page hands its callback sends for the page`(control: String) {
    HarborPages.stack(
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
