import GraphModel
import ProgramAnalysis
import SourceFacts
import Testing

/// Input that would make a naive interpreter run for long, and odd source: an end at once, and what can be read is used.
@Suite struct BoundsTests {
  private static let pair = """
    class FeedCoordinator: Coordinator { func start() {} }
    class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func open(_ feed: Coordinator) {
        children.append(feed)
        feed.start()
      }
    """
  private static let edge = "child AppCoordinator -> FeedCoordinator collection started"

  @Test func `mutual recursion ends`() {
    Fixture(
      """
      \(Self.pair)
        func start() { ping(FeedCoordinator(), 0) }
        func ping(_ feed: Coordinator, _ depth: Int) { pong(feed, [depth]) }
        func pong(_ feed: Coordinator, _ depth: [Int]) {
          if depth.isEmpty { open(feed) }
          ping(feed, depth.count)
          pong(make(depth.count), depth)
        }
        func make(_ index: Int) -> Coordinator { index == 0 ? FeedCoordinator() : remake(index) }
        func remake(_ index: Int) -> Coordinator { make(index - 1) }
      }
      """
    ).expectSoon(Self.edge)
  }

  @Test func `screens that show one another end`() {
    let names = (0..<8).map { "Page\($0)" }
    let pages = names.map { name in
      """
      class \(name): UIViewController {
        weak var coordinator: AppCoordinator?
        init(coordinator: AppCoordinator?) { self.coordinator = coordinator }
        func tap() {
          \(names.filter { $0 != name }.map { "present(\($0)(coordinator: coordinator))" }.joined(separator: "\n"))
        }
        func finish() { coordinator?.open(FeedCoordinator()) }
      }
      """
    }
    Fixture(
      """
      \(pages.joined(separator: "\n"))
      \(Self.pair)
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(Page0(coordinator: self)) }
      }
      """
    ).expectSoon(
      names.map { "flow \($0) -> FeedCoordinator open start by AppCoordinator" }.joined(separator: "\n"), kind: "flow")
  }

  @Test func `closures that make closures end`() {
    Fixture(
      """
      \(Self.pair)
        func start() { wrap({ self.open(FeedCoordinator()) })() }
        func wrap(_ work: @escaping () -> Void) -> () -> Void {
          let again = wrap { work() }
          return { work(); again() }
        }
      }
      """
    ).expectSoon(Self.edge)
  }

  @Test func `a chain of two hundred helpers is followed`() {
    let helpers = (0..<200).map { "func step\($0)(_ feed: Coordinator) { step\($0 + 1)(feed) }" }.joined(
      separator: "\n")
    Fixture(
      """
      \(Self.pair)
        func start() { step0(FeedCoordinator()) }
        \(helpers)
        func step200(_ feed: Coordinator) { open(feed) }
      }
      """
    ).expectSoon(Self.edge)
  }

  @Test func `a switch of a thousand cases is followed`() {
    let names = (0..<1_000).map { "case flow\($0)" }.joined(separator: "\n")
    let cases = (0..<1_000).map { "case .flow\($0): open(FeedCoordinator())" }.joined(separator: "\n")
    Fixture(
      """
      enum Flow {
        \(names)
      }
      \(Self.pair)
        func start() { begin(.flow7) }
        func begin(_ flow: Flow) {
          switch flow {
          \(cases)
          }
        }
      }
      """
    ).expectSoon(Self.edge)
  }

  @Test func `a hundred coordinators that all know each other end`() {
    let names = (0..<100).map { "Flow\($0)Coordinator" }
    let types = names.map { name in
      "class \(name): Coordinator {\nvar children: [Coordinator] = []\nfunc start() { \(names[0])().start() }\nfunc add(_ other: Coordinator) { children.append(other); other.start() }\n}"
    }
    let edges = names.dropFirst().map { "child \($0) -> Flow0Coordinator none started" }
    let own = "child Flow0Coordinator -> Flow0Coordinator none started"
    Fixture(types.joined(separator: "\n")).expectSoon(([own] + edges).joined(separator: "\n"))
  }

  @Test(arguments: [10_000, 8])
  func `nested brackets are no danger`(count: Int) {
    let nested = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    Fixture("\(Self.pair)\n  func start() { let value = \(nested)\n open(FeedCoordinator()) }\n}")
      .expectSoon(count > 1_000 ? "" : Self.edge)
  }

  @Test func `after a syntax error the rest of the file is used`() {
    let fixture = Fixture(
      """
      class BrokenCoordinator: Coordinator { func start() { let = ; } }
      \(Self.pair)
        func start() { open(FeedCoordinator()) }
      }
      """)
    fixture.expect(Self.edge)
    #expect(fixture.facts().map(\.problems.isEmpty) == [true, false])
  }

  @Test(arguments: ["", " ", "\n", "\u{FEFF}", "}", "{", "class", "\0", "let x = \"", "#if", "// comment"])
  func `a file of almost nothing is read`(text: String) {
    Fixture("\(text)\n//- Other.swift\n\(Self.pair)\n  func start() { open(FeedCoordinator()) }\n}").expect(Self.edge)
  }
}
