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
