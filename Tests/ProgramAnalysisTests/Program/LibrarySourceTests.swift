import GraphModel
import ProgramAnalysis
import Testing

/// A library's own source among what is scanned.
@Suite struct LibrarySourceTests {
  private static let flowKit = LibraryModel(
    name: "FlowKit", modules: ["FlowKit", "FlowKitRx"],
    types: [
      TypeModel("Presenting", isProtocol: true, calls: [CallModel("reveal", .show(.first, .present))]),
      TypeModel(
        "Flow", inherits: ["Presenting"], isProtocol: true, role: .coordinator,
        calls: [CallModel("open", .show(.first, .push)), CallModel("attach", .addChildren(.first, property: "flows"))]),
      TypeModel("FlowHost", calls: [CallModel("run", .start(.argument(.first)))]),
      TypeModel("FlowStack", properties: [PropertyModel("top", value: .content)]),
    ])

  private static let options = AnalysisOptions(models: [flowKit])

  /// A library whose bodies tell nothing that the model does not tell better.
  private static func library(in folder: String) -> String {
    """
    //- \(folder)/Flow.swift
    public protocol Flow: Presenting {}
    extension Flow {
      public func open(_ screen: UIViewController) { FlowStack.current.append(screen) }
      public func attach(_ flow: Flow) { FlowRegistry.add(flow) }
    }
    final class RestartFlow: Flow {
      func start() { open(UIViewController()) }
    }
    //- \(folder)/Support/FlowStack.swift
    public class FlowStack {
      static let current = FlowStack()
      var top: UIViewController? { nil }
      func append(_ screen: UIViewController) {}
    }
    enum FlowRegistry { static func add(_ flow: Flow) {} }
    //- \(folder)/Presenting.swift
    public protocol Presenting: AnyObject {}
    extension Presenting { public func reveal(_ screen: UIViewController) {} }
    public class FlowHost { public func run(_ flow: Flow) {} }
    //- \(folder)/UIKit+Presenting.swift
    extension UIViewController: Presenting {}
    """
  }

  private static func app(in folder: String, importing header: String = "import FlowKit") -> String {
    """
    //- \(folder)/App/AppDelegate.swift
    \(header)
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let flow = AppFlow()
      func application(_ application: UIApplication) { FlowHost().run(flow) }
    }
    //- \(folder)/Flows/AppFlow.swift
    \(header)
    class AppFlow: Flow {
      func begin() {
        open(ListViewController())
        attach(SettingsFlow())
      }
    }
    class SettingsFlow: Flow {
      func begin() { reveal(SettingsViewController()) }
    }
    //- \(folder)/Screens/Screens.swift
    class ListViewController: UIViewController {}
    class SettingsViewController: UIViewController {}
    """
  }

  private static let graph = """
    root AppDelegate -> AppFlow retained
    child AppFlow -> SettingsFlow collection started
    screen AppFlow -> ListViewController push
    screen SettingsFlow -> SettingsViewController present
    """

  private func notes(_ fixture: Fixture) -> [String] {
    fixture.analysis(options: Self.options).graph.diagnostics.filter { $0.location == nil }.map(\.message)
  }

  @Test(arguments: [
    ("a target of its own", "Sources/FlowKit", "Demo", "import FlowKit"),
    ("a folder of a demo's own target", "Demo/Vendor/Navigation", "Demo", ""),
    ("a folder inside one of the app's", "Demo/Flows/Base", "Demo", ""),
    ("a folder called like the module above it", "FlowKit/FlowKit", "FlowKit/Example", "import FlowKit"),
  ])
  func `a library's source is read as the library`(
    name: String, library: String, app: String, header: String
  ) {
    let fixture = Fixture(Self.library(in: library) + "\n" + Self.app(in: app, importing: header), protocols: "")
    fixture.expect(Self.graph, options: Self.options)
    #expect(notes(fixture) == ["\(library) is read as the library FlowKit: 4 files"], "\(name)")
  }

  @Test func `a library whose files lie among the app's own is taken out of them`() {
    let everything = Self.library(in: "Demo") + "\n" + Self.app(in: "Demo", importing: "")
    let flat = everything.replacing("/Support", with: "").replacing("/App/", with: "/").replacing("/Flows", with: "")
      .replacing("/Screens/", with: "/")
    let fixture = Fixture(flat, protocols: "")
    fixture.expect(Self.graph, options: Self.options)
    #expect(notes(fixture) == ["Demo is read as the library FlowKit: 3 files"])
  }

  @Test func `an app's flows in the library's own folder stay the app's`() {
    let fixture = Fixture(
      Self.library(in: "Demo/Flows") + "\n" + Self.app(in: "Demo", importing: ""), protocols: "")
    fixture.expect(Self.graph, options: Self.options)
    #expect(notes(fixture) == ["Demo/Flows is read as the library FlowKit: 4 files"])
  }

  @Test func `targets that extend the library belong to it`() {
    let fixture = Fixture(
      """
      \(Self.library(in: "Sources/FlowKit"))
      //- Sources/FlowKitRx/Flow+Rx.swift
      import FlowKit
      final class StreamFlow: Flow {
        func begin() { open(StreamViewController()) }
      }
      class StreamViewController: UIViewController {}
      \(Self.app(in: "Demo"))
      """, protocols: "")
    fixture.expect(Self.graph, options: Self.options)
    #expect(notes(fixture) == ["Sources/FlowKit is read as the library FlowKit: 5 files"])
  }

  @Test func `each copy of a library is told`() {
    let fixture = Fixture(
      [
        Self.library(in: "One/Vendor"), Self.library(in: "Two/Vendor"), Self.app(in: "One", importing: ""),
      ].joined(separator: "\n"), protocols: "")
    fixture.expect(Self.graph, options: Self.options)
    #expect(
      notes(fixture) == [
        "One/Vendor is read as the library FlowKit: 4 files", "Two/Vendor is read as the library FlowKit: 4 files",
      ])
  }

  @Test func `types of an app that only share the library's names are the app's`() {
    let fixture = Fixture(
      """
      protocol Presenting: AnyObject {}
      protocol Flow: Presenting { func start() }
      class FlowHost { var flow: Flow? }
      class FlowStack { var navigationController = UINavigationController() }
      class ListFlow: Flow {
        let stack = FlowStack()
        func start() { stack.navigationController.pushViewController(ListViewController(), animated: true) }
        func open(_ item: Int) {}
      }
      class ListViewController: UIViewController {}
      """, protocols: "")
    fixture.expect(
      "screen ListFlow -> ListViewController push",
      options: AnalysisOptions(coordinatorNames: CoordinatorNames(included: ["Flow"]), models: [Self.flowKit]))
    #expect(notes(fixture).isEmpty)
  }

  @Test func `a class and a protocol of one name are not the same`() {
    let fixture = Fixture(
      Self.library(in: "Vendor").replacing("public protocol", with: "public class").replacing(": AnyObject", with: ""),
      protocols: "")
    #expect(notes(fixture).isEmpty)
  }

  @Test func `a model of a few types tells nothing of source`() {
    let small = LibraryModel(name: "FlowKit", modules: ["FlowKit"], types: Array(Self.flowKit.types.prefix(2)))
    let analysis = Fixture(Self.library(in: "Vendor"), protocols: "").analysis(
      options: AnalysisOptions(models: [small]))
    #expect(analysis.graph.diagnostics.filter { $0.location == nil }.isEmpty)
  }
}
