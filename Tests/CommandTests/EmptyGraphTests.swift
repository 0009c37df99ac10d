import TemporaryFolder
import Testing

/// A run that finds no coordinators, or few, says what would lead to a right graph; what it says is then done.
@Suite struct EmptyGraphTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// Standard error up to the summary; `ROOT` is the scanned folder.
    let errors: String
    /// What the text says should be written, and the tree that comes of it.
    let configuration: String
    var arguments: [String] = []
    let tree: String
  }

  private static let looked =
    "warning: looked for types that conform to a coordinator protocol, inherit from a base coordinator, or are called …Coordinator and show screens\n"

  private static let screens = "import UIKit\nfinal class HomeViewController: UIViewController {}\n"

  /// Two types that show a screen, of which the first starts the second.
  private static func flows(_ word: String, supertype: String = "") -> String {
    """
    import UIKit
    import FlowKit

    final class Home\(word)\(supertype) {
      let navigation = UINavigationController()

      func start() {
        navigation.pushViewController(HomeViewController(), animated: true)
        let cart = Cart\(word)(navigation: navigation)
        cart.start()
      }
    }

    final class Cart\(word)\(supertype) {
      let navigation: UINavigationController

      init(navigation: UINavigationController) { self.navigation = navigation }

      func start() { navigation.present(HomeViewController(), animated: true) }
    }
    """
  }

  private static func tree(_ word: String) -> String {
    """
    Home\(word)
    ├─ push     HomeViewController
    └─ Cart\(word)  (not kept)
       └─ present  HomeViewController

    """
  }

  private static func advice(_ lines: String) -> String {
    "\nIf these are the app's coordinators, say so in .coordinator-graph.yml:\n\n\(lines)\n\n"
  }

  static let cases = [
    Case(
      testDescription: "an external base class",
      files: [
        "Screens.swift": screens,
        "Flows.swift": """
        import FlowKit
        import UIKit

        final class HomeTrip: BaseTrip<Step> {
          override func start() {
            navigation.pushViewController(HomeViewController(), animated: true)
            let cart = CartTrip(navigation: navigation)
            addChild(cart)
            cart.start()
          }
        }

        final class CartTrip: BaseTrip<Step> {
          override func start() { navigation.present(HomeViewController(), animated: true) }
        }
        """,
      ],
      errors: """
        warning: no coordinators in the 2 Swift files under ROOT
        \(looked)warning: CartTrip (Flows.swift:13) and HomeTrip (Flows.swift:4) show screens and build on BaseTrip, of which no source was read
        \(advice("    coordinators:\n      - BaseTrip"))docs/empty-graph.md says what else may be missing

        """,
      configuration: "coordinators:\n  - BaseTrip\n",
      tree: """
        HomeTrip
        ├─ push     HomeViewController
        └─ CartTrip  (collection, likely)
           └─ present  HomeViewController

        """),
    Case(
      testDescription: "an external protocol",
      files: ["Screens.swift": screens, "Flows.swift": flows("Trip", supertype: ": Journey")],
      errors: """
        warning: no coordinators in the 2 Swift files under ROOT
        \(looked)warning: CartTrip (Flows.swift:14) and HomeTrip (Flows.swift:4) show screens and build on Journey, of which no source was read
        \(advice("    coordinators:\n      - Journey"))docs/empty-graph.md says what else may be missing

        """,
      configuration: "coordinators:\n  - Journey\n", tree: tree("Trip")),
    Case(
      testDescription: "a library in the tree",
      files: [
        "Screens.swift": screens, "App/Flows.swift": flows("Trip", supertype: ": Journey"),
        "Pods/FlowKit/Journey.swift": "public protocol Journey: AnyObject {\n  func start()\n}\n",
      ],
      errors: """
        warning: no coordinators in the 2 Swift files under ROOT
        \(looked)warning: CartTrip (App/Flows.swift:14) and HomeTrip (App/Flows.swift:4) show screens and build on Journey, of which no source was read
        warning: Pods is left out (not the app's own code) and declares Journey (Pods/FlowKit/Journey.swift:1)
        \(advice("    coordinators:\n      - Journey"))to read a folder that is left out, give it too: coordinator-graph tree . Pods/FlowKit
        docs/empty-graph.md says what else may be missing

        """,
      configuration: "", arguments: [".", "Pods/FlowKit"], tree: tree("Trip")),
    Case(
      testDescription: "a protocol of the app under another name",
      files: [
        "Screens.swift": screens,
        "Flows.swift": "protocol Journey {}\n"
          + flows("Trip", supertype: ": Journey").replacing("start()", with: "begin()"),
      ],
      errors: """
        warning: no coordinators in the 2 Swift files under ROOT
        \(looked)warning: CartTrip (Flows.swift:15) and HomeTrip (Flows.swift:5) show screens and build on Journey, which is not called a coordinator
        \(advice("    coordinators:\n      - Journey"))docs/empty-graph.md says what else may be missing

        """,
      configuration: "coordinators:\n  - Journey\n", tree: tree("Trip")),
    Case(
      testDescription: "another name",
      files: ["Screens.swift": screens, "Flows.swift": flows("Guide")],
      errors: """
        warning: no coordinators in the 2 Swift files under ROOT
        \(looked)warning: CartGuide (Flows.swift:14) and HomeGuide (Flows.swift:4) show screens, but are not called coordinators
        \(advice("    coordinators:\n      - \"*Guide\""))docs/empty-graph.md says what else may be missing

        """,
      configuration: "coordinators:\n  - \"*Guide\"\n", tree: tree("Guide")),
    Case(
      testDescription: "all in tests",
      files: ["Screens.swift": screens, "AppTests/Flows.swift": flows("Coordinator")],
      errors: """
        warning: no coordinators in the one Swift file under ROOT
        \(looked)warning: AppTests is left out (test code) and declares HomeCoordinator (AppTests/Flows.swift:4) and CartCoordinator (AppTests/Flows.swift:14)
        \(advice("    include_tests: true"))docs/empty-graph.md says what else may be missing

        """,
      configuration: "include_tests: true\n", tree: tree("Coordinator")),
  ]

  @Test(arguments: cases)
  func `the text leads to a right graph`(empty: Case) async throws {
    let folder = try TemporaryFolder(empty.files)
    let tool = Tool(folder: folder.path)
    let run = try await tool("tree")
    #expect(run.code == 0)
    #expect(run.text == "")
    let (said, summary) = Self.parted(run.errors)
    #expect(said == empty.errors.replacing("ROOT", with: folder.path))
    #expect(summary.contains(", 0 coordinators, "))
    if !empty.configuration.isEmpty { try folder.write(empty.configuration, to: ".coordinator-graph.yml") }
    let repaired = try await tool(["tree"] + empty.arguments)
    #expect(repaired.text == empty.tree)
    #expect(!repaired.errors.contains("warning"))
  }

  @Test func `few coordinators beside many near misses are told too`() async throws {
    var files = SmallApp.files
    for name in ["Sync", "Data", "Push", "Audio"] {
      files["App/\(name).swift"] = "final class \(name)Coordinator {}\n"
    }
    let folder = try TemporaryFolder(files)
    let (said, summary) = Self.parted(try await Tool(folder: folder.path)("tree").errors)
    let reason = "conforms to no coordinator protocol, and neither shows screens nor starts coordinators"
    #expect(
      said == """
        warning: 3 coordinators in the 9 Swift files under \(folder.path)
        warning: near miss: AudioCoordinator (App/Audio.swift:1): \(reason)
        warning: near miss: DataCoordinator (App/Data.swift:1): \(reason)
        warning: near miss: PushCoordinator (App/Push.swift:1): \(reason)
        warning: near miss: SyncCoordinator (App/Sync.swift:1): \(reason)
        docs/empty-graph.md says what else may be missing

        """)
    #expect(summary.contains("4 near misses (--verbose names them)"))
  }

  @Test func `eleven near misses are ten and one more`() async throws {
    var files: [String: String] = [:]
    for number in 1...11 { files["\(number).swift"] = "enum Helper\(number)Coordinator {}\n" }
    let folder = try TemporaryFolder(files)
    let run = try await Tool(folder: folder.path)("tree")
    #expect(run.errors.contains("warning: and 1 more near miss\n"))
  }

  @Test func `a folder without Swift says which to give`() async throws {
    let folder = try TemporaryFolder(["Main.storyboard": ""])
    let run = try await Tool(folder: folder.path)("tree")
    #expect(run.code == 2)
    #expect(
      run.errors
        == ".: error: no Swift files there; give the folder that holds the app's Swift source (storyboards and Objective-C are not read)\n"
    )
  }

  @Test func `nothing of it is said where quiet is asked for`() async throws {
    let folder = try TemporaryFolder(["a.swift": "class A {}"])
    #expect(try await Tool(folder: folder.path)("tree", "-q").errors == "")
  }

  /// What is said before the last line, and that line.
  private static func parted(_ errors: String) -> (said: String, summary: String) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return (lines.dropLast().map { $0 + "\n" }.joined(), lines.last.map(String.init) ?? "")
  }
}
