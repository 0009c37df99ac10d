import Testing

@testable import Workspace

@Suite struct ObjectIDTests {
  @Test(arguments: [40, 64]) func `hexadecimal digits of either hash are a name`(count: Int) {
    let digits = String("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef".prefix(count))
    #expect(ObjectID(digits)?.string == digits)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "A", count: 40), String(repeating: "g", count: 40), String(repeating: "a", count: 41),
    "^" + String(repeating: "a", count: 39), String(repeating: "a", count: 39) + "\n",
  ])
  func `nothing else is`(text: String) {
    #expect(ObjectID(text) == nil)
  }
}
