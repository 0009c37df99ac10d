import GraphModel
import ProgramAnalysis
import Testing

/// Models that a user adds.
@Suite struct LibraryModelsTests {
  private static let flowKit = LibraryModel(
    name: "FlowKit", modules: ["FlowKit"],
    types: [
      TypeModel(
        "Flow", isProtocol: true, role: .coordinator,
        calls: [
          CallModel("open", .show(.first, .push)), CallModel("attach", .addChildren(.first, property: "flows")),
        ])
    ])

  private static let source = """
    import FlowKit
    class AppFlow: Flow {
      func begin() {
        open(ListViewController())
        attach(SettingsFlow())
      }
    }
    class SettingsFlow: FlowKit.Flow {}
    class ListViewController: UIViewController {}
    """

  @Test func `a user's model tells what is a coordinator and what its calls do`() {
    Fixture(Self.source, protocols: "").expect(
      """
      child AppFlow -> SettingsFlow collection started
      screen AppFlow -> ListViewController push
      """, options: AnalysisOptions(models: [Self.flowKit]))
  }

  @Test func `a model counts only in files that import its module`() {
    let elsewhere = """
      import RxFlow
      //- App.swift
      \(Self.source.replacing("import FlowKit", with: "import FlowKitUI").replacing("FlowKit.Flow", with: "Flow"))
      """
    Fixture(elsewhere, protocols: "").expect("", options: AnalysisOptions(models: [Self.flowKit]))
  }

  @Test func `a model may say more of a type that the tool knows`() {
    let more = LibraryModel(
      name: "More", types: [TypeModel("UIViewController", calls: [CallModel("bounce", .show(.first, .other))])])
    Fixture(
      """
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let root = UIViewController()
        func start() {
          root.bounce(ListViewController())
          root.present(ListViewController(), animated: true)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> ListViewController other
      screen AppCoordinator -> ListViewController present
      """, options: AnalysisOptions(models: [more]))
  }

  @Test func `libraries whose types share a name keep apart`() {
    Fixture(
      """
      import RxFlow
      class ListFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .none }
        func open(_ screen: UIViewController) {}
        func begin() { open(ListViewController()) }
      }
      //- Settings.swift
      import FlowKit
      class SettingsFlow: Flow {
        func begin() { open(SettingsViewController()) }
      }
      //- Screens.swift
      class ListViewController: UIViewController {}
      class SettingsViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      "screen SettingsFlow -> SettingsViewController push", options: AnalysisOptions(models: [Self.flowKit]))
  }
}

extension LibraryModelsTests {
  @Test func `a user's model describes a stack whose routes say how they are shown`() throws {
    let node: ModelNode = [
      "name": "RouteKit", "modules": ["RouteKit"],
      "types": [
        [
          "name": "Route", "transparent": "true",
          "calls": [["name": "sheet", "does": [["result": "step present first"]]]],
        ],
        ["name": "Routes", "elements": "Route"],
        [
          "name": "RouteStack", "inherits": ["NavigationStack"],
          "init": [["route": "first"], ["show": "closure", "as": "root"]],
        ],
        [
          "name": "View", "extends": "true",
          "calls": [
            [
              "name": "routeDestination", "labels": ["for"],
              "does": [["destination": "closure", "for": "for"], ["result": "receiver"]],
            ]
          ],
        ],
      ],
    ]
    Fixture(
      """
      import RouteKit
      import SwiftUI
      enum Place { case item, note }
      struct ShopCoordinator: View {
        @State private var routes: Routes<Place> = []
        var body: some View {
          RouteStack($routes) {
            HomeView(onItem: { routes.append(.sheet(.item)) }).routeDestination(for: Place.self) { place in
              switch place {
              case .item: ItemView()
              case .note: NoteView()
              }
            }
          }
        }
      }
      struct HomeView: View {
        let onItem: () -> Void
        var body: some View { Button("Item") { onItem() } }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """, protocols: ""
    ).expect(
      """
      screen ShopCoordinator -> HomeView root
      screen ShopCoordinator -> ItemView present
      """, kind: "screen", options: AnalysisOptions(models: [try LibraryModel(node)]))
  }
}
