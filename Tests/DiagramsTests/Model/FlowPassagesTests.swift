import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

struct FlowPassagesTests {
  private func passages(_ lines: [String]) -> FlowPassages {
    let index = GraphIndex(Sketch.document(lines.joined(separator: "\n")))
    return FlowPassages(FlowPlan(index), index)
  }

  private func arrows(_ passages: FlowPassages) -> [String] {
    passages.all.map { "\(name($0.from)) > \(name($0.to)) \($0.triggers.count)" }.sorted()
  }

  private func name(_ end: FlowPlan.End) -> String {
    switch end {
    case .place(let place): place.id
    case .coordinator(let id): id
    }
  }

  private let small = [
    "coordinator A", "coordinator B", "child A B property started", "shows A A1 push", "shows A A2 push",
    "shows B B1 push", "flow A1 B one start A", "flow A2 B two start A", "flow A1 A2 next push A",
  ]

  /// Coordinators that only make the app large.
  private var crowd: [String] {
    (0...Theme.crowdedArrows).flatMap { ["coordinator C\($0)", "child A C\($0) property started"] }
  }

  @Test func fewArrowsAreDrawnAsTheyAre() {
    #expect(arrows(passages(small)) == ["A › A1 > A › A2 1", "A › A1 > B 1", "A › A2 > B 1"])
  }

  @Test func ofManyThoseBetweenTwoBoxesAreOne() {
    let drawn = arrows(passages(small + crowd)).filter { !$0.contains("> C") }
    #expect(drawn == ["A > B 2", "A › A1 > A › A2 1"])
  }

  @Test func aMergedArrowFromOneScreenBeginsThere() {
    let one = small.filter { !$0.hasPrefix("flow A2") } + ["flow A1 B1 show push A"]
    #expect(arrows(passages(one + crowd)).contains("A › A1 > B 2"))
  }

  @Test func whatIsReachedFromEverywhereHasANumber() {
    let sources = (1...5).flatMap {
      ["coordinator S\($0)", "shows S\($0) V\($0) push", "flow V\($0) B go start S\($0)"]
    }
    let lines =
      small + sources + ["coordinator Top", "child Top A property started", "owner O", "root O Top kept"] + crowd
    let all = passages(lines)
    #expect(arrows(all).filter { $0.contains("> B") } == ["A > B 2"])
    #expect(all.crowds == [.coordinator("B"): ["A", "S1", "S2", "S3", "S4", "S5"]])
  }

  @Test func everyBoxKeepsAnArrowFromWhereTheAppBegins() {
    let index = GraphIndex(BookShelf.tree(60))
    let passages = FlowPassages(FlowPlan(index), index)
    #expect(Set(passages.all.map(\.to.coordinator)).count == 59)
  }
}
