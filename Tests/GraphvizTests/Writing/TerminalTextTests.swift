import Testing

@testable import Graphviz

struct TerminalTextTests {
  @Test func spellsOutWhatSteersATerminal() {
    #expect(TerminalText.harmless("a\u{1B}[31mb\u{202E}한\n") == #"a\u{1B}[31mb\u{202E}한\u{A}"#)
  }
}
