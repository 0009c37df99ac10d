import ProgramAnalysis
import Testing

/// What is suggested where hardly any coordinators were found.
@Suite struct FlowHintFinderTests {
  private static let screen = "class FeedViewController: UIViewController {}\n"
  private static let shows =
    "{ func go() { UINavigationController().pushViewController(FeedViewController(), animated: true) } }"

  private func hints(_ source: String) -> [String] {
    Fixture(Self.screen + source.replacing("SHOWS", with: Self.shows), protocols: "").analysis().hints.map {
      "\($0.bond) \($0.name): \($0.types.map(\.name).joined(separator: " "))"
    }
  }

  @Test func `what has no source is named by one type that builds on it`() {
    #expect(hints("class Feed: Journey<Int>, Codable SHOWS") == ["unsourced Journey: Feed"])
    #expect(hints("class Feed: UIResponder SHOWS\nclass Cart: NSObject, Codable SHOWS") == [])
  }

  @Test func `what a view looks like is no coordinator`() {
    let style =
      "struct PillStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
    #expect(hints(style) == [])
    #expect(hints(style.replacing(": ButtonStyle", with: ": Journey")) == ["unsourced Journey: PillStyle"])
  }

  @Test func `a protocol of the app is named by types that start one another`() {
    let journeys = """
      protocol Journey { func go() }
      class Feed: Journey { func go() { UINavigationController().pushViewController(FeedViewController(), animated: true); Cart().go() } }
      class Cart: Journey SHOWS
      """
    #expect(hints(journeys) == ["declared Journey: Cart Feed"])
    let services = "class A: Journey {}\nclass B: Journey {}\nclass C: Journey {}"
    #expect(hints(journeys + "\n" + services) == ["spelled Cart: Cart", "spelled Feed: Feed"])
  }

  @Test func `types without anything in common but their names are named by a pattern`() {
    #expect(
      hints(
        """
        class FeedGuide { func start() { UINavigationController().pushViewController(FeedViewController(), animated: true) } }
        class CartGuide { func start() { UINavigationController().pushViewController(FeedViewController(), animated: true) } }
        """) == ["spelled *Guide: CartGuide FeedGuide"])
  }

  /// Screens, what the system starts, contracts and what shows nothing are no coordinators under another name.
  @Test(arguments: [
    "class Feed: Journey {}", "class FeedScreen: UIViewController SHOWS", "class FeedFactory: Journey SHOWS",
    "class AppDelegate: UIResponder, UIApplicationDelegate SHOWS", "enum Feed: Journey SHOWS", "class Feed SHOWS",
  ])
  func `what plays another part is not named`(source: String) {
    #expect(hints(source) == [])
  }

  @Test func `an app whose coordinators are found needs none`() {
    #expect(
      hints(
        "protocol Coordinator { func start() }\nclass Feed: Coordinator { func start() {} }\nclass Cart: Journey SHOWS")
        == [])
  }
}
