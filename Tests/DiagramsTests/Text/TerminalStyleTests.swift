import GraphModel
import Testing

@testable import Diagrams

struct TerminalStyleTests {
  @Test func paintsOnlyWhereColorsAreWanted() {
    #expect(TerminalStyle.transition(.push).paint("push", isColored: true) == "\u{1B}[34mpush\u{1B}[0m")
    #expect(TerminalStyle.transition(.push).paint("push", isColored: false) == "push")
    #expect(TerminalStyle.name.paint("", isColored: true) == "")
  }

  @Test func cannotBeEndedByTheText() {
    #expect(TerminalStyle.name.paint("a\u{1B}[0mb", isColored: true) == "\u{1B}[1ma\\u{1B}[0mb\u{1B}[0m")
  }

  @Test func givesEachTransitionAColorOfItsOwn() {
    let painted = Transition.allCases.map { TerminalStyle.transition($0).paint("x", isColored: true) }
    #expect(Set(painted).count == Transition.allCases.count)
  }
}
