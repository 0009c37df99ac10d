import Testing

/// Apps whose own body decides by a coordinator's state what stands in the window.
@Suite struct SwiftUISceneTests {
  private static func app(state: String = "@Published var route: Route = .login", body: String, members: String = "")
    -> Fixture
  {
    Fixture(
      """
      enum Route { case login, home }
      class AppCoordinator: ObservableObject {
        \(state)
        func showHome() { \(state.contains("isOpen") ? "isOpen = true" : "route = .home") }
        func logOut() { \(state.contains("isOpen") ? "isOpen = false" : "route = .login") }
      }
      @main struct FlowApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene {
          WindowGroup {
            \(body)
          }
        }
        \(members)
      }
      struct LoginView: View {
        @EnvironmentObject var coordinator: AppCoordinator
        var body: some View { Button("Log in") { coordinator.showHome() } }
      }
      struct HomeView: View {
        @EnvironmentObject var coordinator: AppCoordinator
        var body: some View { Button("Log out") { coordinator.logOut() } }
      }
      """, protocols: "")
  }

  private static let expected = """
    delegate HomeView -> AppCoordinator via delegate links coordinator strong messages logOut
    delegate LoginView -> AppCoordinator via delegate links coordinator strong messages showHome
    flow HomeView -> LoginView logOut root by AppCoordinator
    flow LoginView -> HomeView showHome root by AppCoordinator
    root FlowApp -> AppCoordinator retained
    screen AppCoordinator -> HomeView root
    screen AppCoordinator -> LoginView root
    """

  private static let branches = """
    switch coordinator.route {
    case .login: LoginView().environmentObject(coordinator)
    case .home: HomeView().environmentObject(coordinator)
    }
    """

  @Test(arguments: [branches, "Group {\n\(branches)\n}", "ZStack {\n\(branches)\n}.animation(.default)"])
  func `what stands in the window is the coordinator's`(body: String) {
    Self.app(body: body).expect(Self.expected)
  }

  @Test func `a part of the app's body decides as the body does`() {
    Self.app(body: "content", members: "@ViewBuilder private var content: some View {\n\(Self.branches)\n}")
      .expect(Self.expected)
  }

  @Test func `a flag of the coordinator decides`() {
    Self.app(
      state: "@Published var isOpen = false",
      body: """
        if coordinator.isOpen {
          HomeView().environmentObject(coordinator)
        } else {
          LoginView().environmentObject(coordinator)
        }
        """
    ).expect(Self.expected)
  }

  /// A struct inherits from no class.
  @Test func `a class of another target that is called like SwiftUI's protocol is none of the app's views`() {
    let app = """
      import SwiftUI
      class AppCoordinator: ObservableObject {
        @Published var path: [Int] = []
        func open() { path.append(1) }
      }
      @main struct FlowApp: App { var body: some Scene { WindowGroup { AppCoordinatorView() } } }
      struct AppCoordinatorView: View {
        @StateObject private var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(open: coordinator.open).navigationDestination(for: Int.self) { _ in DetailView() }
          }
        }
      }
      struct ListView: View {
        let open: () -> Void
        var body: some View { Button("Open", action: open) }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """
    let widgets = """
      //- Widgets/View.swift
      import UIKit
      class View: UIView { init() { super.init(frame: .zero) } }
      """
    Fixture("\(app)\n\(widgets)", protocols: "").expect(
      """
      delegate ListView -> AppCoordinator via closure links open strong messages open
      flow ListView -> DetailView open push by AppCoordinator
      root AppCoordinatorView -> AppCoordinator retained
      screen AppCoordinator -> DetailView push
      screen AppCoordinator -> ListView root
      """)
  }

  /// What the app itself keeps is no coordinator's.
  @Test func `a state of the app's own shows nothing of a coordinator`() {
    Self.app(
      body:
        "if isOpen { HomeView().environmentObject(coordinator) } else { LoginView().environmentObject(coordinator) }",
      members: "@State private var isOpen = false"
    ).expect("", kind: "screen")
  }

  /// A view's branch for `false` is shown when the flag is taken back, where nothing else decides what stands there then.
  @Test(arguments: [
    ("else { LoginView().environmentObject(coordinator) }", ["LoginView logOut"]),
    ("", []),
    ("else if coordinator.isNew { LoginView().environmentObject(coordinator) } else { Text(\"\") }", []),
  ])
  func `a flag that is taken back shows the other branch`(otherwise: String, ends: [String]) {
    let flows = ends.map { "flow HomeView -> \($0) root by AppCoordinator\n" }.joined()
    let isShown = otherwise.contains("Login")
    Self.app(
      state: "@Published var isOpen = false; @Published var isNew = false",
      body: "RootView(coordinator: coordinator)",
      members: """
        }
        struct RootView: View {
          @ObservedObject var coordinator: AppCoordinator
          var body: some View {
            if coordinator.isOpen { HomeView().environmentObject(coordinator) }
            \(otherwise)
          }
        """
    ).expect(flows + (isShown ? "flow LoginView -> HomeView showHome root by AppCoordinator" : ""), kind: "flow")
  }
}
