import Testing

@testable import Diagrams

struct TextMeasureTests {
  @Test(arguments: [
    ("", 0.0), ("i", 3), ("W", 10), ("HomeViewController", 103), ("홈", 10), ("🧭", 10), ("é", 9), ("e\u{301}", 7),
  ])
  func measuresInTheWidestCommonFont(_ text: String, width: Double) {
    #expect(TextMeasure.width(of: text, size: 10) == width)
  }

  @Test func boldIsWider() {
    #expect(TextMeasure.width(of: "HomeCoordinator", size: 13) == 116)
    #expect(TextMeasure.width(of: "HomeCoordinator", size: 13, isBold: true) == 130)
  }
}
