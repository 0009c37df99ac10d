import Testing

@testable import Workspace

@Suite struct NestingLimitTests {
  private func flattened(_ source: String) -> (text: String, offset: Int?) {
    var bytes = Array(source.utf8)
    let offset = NestingLimit.flatten(&bytes)
    return (String(decoding: bytes, as: UTF8.self), offset)
  }

  private func nested(_ open: String, _ close: String, _ depth: Int, around middle: String = "") -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test(arguments: [("(", ")", 100), ("{", "}", 100), ("[", "]", 10), ("{[", "]}", 50)])
  func `brackets up to the limit stay, and the inner ones beyond it go in pairs`(
    open: String, close: String, depth: Int
  ) {
    let allowed = nested(open, close, depth, around: "a")
    #expect(flattened(allowed) == (allowed, nil))
    let tooDeep = nested(open, close, depth + 3, around: "a")
    let spaces = String(repeating: " ", count: open.count * 3)
    let (text, offset) = flattened(tooDeep)
    #expect(text == nested(open, close, depth, around: spaces + "a" + spaces))
    #expect(offset == open.count * depth)
  }

  @Test func `what follows the depth is as it was`() {
    let source = nested("[", "]", 5_000) + "\nlet a = [b(c), { d[e] }]"
    #expect(flattened(source).text.hasSuffix("\nlet a = [b(c), { d[e] }]"))
    #expect(flattened(source).text.utf8.count == source.utf8.count)
  }

  @Test func `a bracket that is missing does not make the rest look deep`() {
    let function = "func f() { g([[[[( }\n"
    let source = String(repeating: function, count: 1_000)
    #expect(flattened(source) == (source, nil))
  }

  @Test(arguments: [
    "\"[\"", "\"\"\"\n[[[ \" [\n\"\"\"", "#\"[\"[\\\"#", "##\"\"#[\"##", "// [[[\n", "/* [ /* [ */ [ */", "\"\\\"[\"",
    "#\"\"\"\n[\"\"\"[\n\"\"\"#",
  ])
  func `brackets in strings and comments do not count`(literal: String) {
    let source = String(repeating: literal + "; ", count: 40)
    #expect(flattened(source) == (source, nil))
    let deep = nested("[", "]", 10, around: literal)
    #expect(flattened(deep) == (deep, nil))
    #expect(flattened(nested("[", "]", 11, around: literal)).offset == 10)
  }

  @Test(arguments: ["\"[", "\"\"\"[", "/*", "#", "#\"", "/", "\"\\", "]", "}"])
  func `source that breaks off is read to its end`(source: String) {
    #expect(flattened(source) == (source, nil))
  }

  @Test func `a hundred thousand brackets of each kind take no time to speak of`() {
    let kinds = ["(", "[", "{", ")", "]", "}"]
    let source = kinds.map { String(repeating: $0, count: 100_000) }.joined()
    let elapsed = ContinuousClock().measure { _ = flattened(source) }
    #expect(elapsed < .seconds(30))
  }
}
