import Testing

@testable import Graphviz

struct MessageLogTests {
  @Test func joinsFragmentsToMessagesByLevel() {
    let log = MessageLog()
    for fragment in ["Warning", ": ", "cell size too small\n", "Error: ", "lost edge\n", "a -> b\n", "Warning: w2\n"] {
      log.append(fragment)
    }
    #expect(log.errors == ["lost edge a -> b"])
    #expect(log.warnings == ["cell size too small", "w2"])
    #expect(log.texts == ["Warning: cell size too small", "Error: lost edge a -> b", "Warning: w2"])
    #expect(!log.reportsMissingPlugin)
  }

  @Test func takesALineWithoutLevelForAWarning() {
    let log = MessageLog()
    log.append("odd\n")
    #expect(log.warnings == ["odd"])
    #expect(log.errors.isEmpty)
  }

  @Test(arguments: ["Format: \"png\" not recognized. Use one of: svg", "renderer for png is unavailable"])
  func knowsTheReportOfAMissingPlugin(_ report: String) {
    let log = MessageLog()
    log.append("Error: \(report)\n")
    #expect(log.reportsMissingPlugin)
  }
}
