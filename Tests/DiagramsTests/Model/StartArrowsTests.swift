import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

struct StartArrowsTests {
  private func arrows(_ lines: [String]) -> StartArrows {
    StartArrows(GraphIndex(Sketch.document(lines.joined(separator: "\n"))))
  }

  private let shared =
    ["owner O"] + ["A", "B", "C", "D", "S"].map { "coordinator \($0)" }
    + ["root O A kept", "child A B property started", "child A C property started", "child A D property started"]
    + ["B", "C", "D"].map { "child \($0) S property started" }

  private var crowd: [String] {
    (0...Theme.crowdedArrows).flatMap { ["coordinator X\($0)", "child A X\($0) property started"] }
  }

  @Test func aFewAreDrawnAsTheyAre() {
    #expect(arrows(shared).all.count == 7)
    #expect(arrows(shared).note(on: "S") == nil)
  }

  @Test func ofManyTheFirstIsDrawnToWhatManyStart() {
    let drawn = arrows(shared + crowd)
    #expect(drawn.all.filter { $0.to == "S" }.map(\.from) == ["B"])
    #expect(drawn.note(on: "S") == "from 3 coordinators")
    #expect(drawn.note(on: "B") == nil)
  }

  @Test func ownersKeepTheirArrows() {
    let drawn = arrows(shared + crowd + ["owner P", "root P S kept"])
    #expect(drawn.all.filter { $0.to == "S" }.map(\.from) == ["P", "B"])
  }

  @Test func whatStartsItselfKeepsItsArrow() {
    let drawn = arrows(shared + crowd + ["child S S property started"])
    #expect(drawn.all.filter { $0.to == "S" }.map(\.from) == ["B", "S"])
  }
}
