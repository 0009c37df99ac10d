import Testing

@testable import Diagrams

struct DisplayNameTests {
  @Test func keepsBothEndsOfAnOverlongName() {
    #expect(DisplayName.short("abcdefghij", limit: 10) == "abcdefghij")
    #expect(DisplayName.short("abcdefghijk", limit: 10) == "abcde…hijk")
    #expect(DisplayName.short(String(repeating: "x", count: 10_000)).count == DisplayName.limit)
  }

  @Test func counts() {
    #expect([0, 1, 2].map { DisplayName.count($0, "screen") } == ["0 screens", "1 screen", "2 screens"])
  }
}
