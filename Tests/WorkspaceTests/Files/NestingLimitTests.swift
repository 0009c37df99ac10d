import TestConditions
import Testing

@testable import Workspace

@Suite struct NestingLimitTests {
  private func flattened(_ source: String) -> (text: String, offset: Int?) {
    let ranges = NestingLimit.excess(in: Array(source.utf8))
    return (source.blanking(ranges), ranges.first?.lowerBound)
  }

  private func nested(_ open: String, _ close: String, _ depth: Int, around middle: String = "") -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test(arguments: [("(", ")", 32), ("{", "}", 32), ("[", "]", 8), ("{[", "]}", 16), ("A<", ">", 12)])
  func `brackets up to the limit stay, and the inner ones beyond it go with what stands in them`(
    open: String, close: String, depth: Int
  ) {
    let allowed = nested(open, close, depth, around: "a")
    #expect(flattened(allowed) == (allowed, nil))
    let tooDeep = nested(open, close, depth + 3, around: "a")
    let (text, offset) = flattened(tooDeep)
    let name = open.first?.isLetter == true ? 1 : 0
    let length = 3 * (open.count + close.count) + 1 - name
    #expect(text == nested(open, close, depth, around: open.prefix(name) + String(repeating: " ", count: length)))
    #expect(offset == open.count * depth + name)
  }

  @Test func `what follows the depth is as it was`() {
    let source = nested("[", "]", 5_000) + "\nlet a = [b(c), { d[e] }]"
    #expect(flattened(source).text.hasSuffix("\nlet a = [b(c), { d[e] }]"))
    #expect(flattened(source).text.utf8.count == source.utf8.count)
  }

  @Test(arguments: [
    "if a<b && c<d || e<f { g() }\n", "x = a<b\n", "a<b>(c)", "0..<n; ", "a -> b; ", "a > b; ", "a >> b << c; ",
  ])
  func `comparisons and arrows are no brackets`(statement: String) {
    let source = "{" + String(repeating: statement, count: 100) + "}"
    #expect(flattened(source) == (source, nil))
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
    let deep = nested("[", "]", 8, around: literal)
    #expect(flattened(deep) == (deep, nil))
    #expect(flattened(nested("[", "]", 9, around: literal)).offset == 8)
  }

  @Test(arguments: ["\"[", "\"\"\"[", "/*", "#", "#\"", "/", "\"\\", "]", "}"])
  func `source that breaks off is read to its end`(source: String) {
    #expect(flattened(source) == (source, nil))
  }

  @Test(arguments: [("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\"")])
  func `strings in interpolations of strings end at the limit`(open: String, close: String) {
    let allowed = nested(open, close, 8, around: "a")
    #expect(flattened(allowed) == (allowed, nil))
    let (text, offset) = flattened(nested(open, close, 9, around: "a"))
    #expect(offset == open.utf8.count * 9 - 1)
    #expect(text == nested(open, close, 8, around: open.dropLast() + " a" + close))
  }

  @Test func `brackets in interpolations count, and those in the strings around them do not`() {
    let source = "\"[[[[ \\(a[b(\"]\")]) [[[[[[[\" + c[[[[[[[0]]]]]]]"
    #expect(flattened(source) == (source, nil))
    #expect(flattened("\"\\(" + nested("[", "]", 9) + ")\"").offset == 11)
  }

  @Test(arguments: [
    "\"\\(a\"", "\"\\(a \"", "\"\"\"\n\\(a\n\"\"\"", "\"\\(a[0]\"", "\"\\(a!\"", "\"\\(0 \"", "\"\\(\"b\" \"",
    "\"\\(a(b) \"",
  ])
  func `a quote behind an operand ends the string around the interpolation`(literal: String) {
    #expect(flattened(literal + nested("[", "]", 9)).offset == literal.utf8.count + 8)
  }

  @Test(arguments: [
    "a + ", "a ? ", "try ", "try? ", "{ a in ", "{ return ", "{ a\n", "a(b, ", "!", "",
  ])
  func `a quote where an operand may stand begins a string in the interpolation`(start: String) {
    let source = "\"\"\"\n\\(" + start + "\"\"\"\n" + nested("[", "]", 9) + "\n\"\"\")\n\"\"\""
    #expect(flattened(source) == (source, nil))
  }

  @Test func `raw strings go on at a quote without their hashes`() {
    let source = "#\"\\#(a\" " + nested("[", "]", 9) + "\"#"
    #expect(flattened(source) == (source, nil))
  }

  @Test(arguments: ["]", ")", "]?", ") /* a */ "])
  func `members behind a bracket end at the limit`(bracket: String) {
    for member in [".a", ".a<B>", ".a?", "\n  .a", ". /* . */ a"] {
      let allowed = "let x: [A\(bracket)" + nested(member, "", 8)
      #expect(flattened(allowed + "\nlet y: B.C = b.c") == (allowed + "\nlet y: B.C = b.c", nil))
      let (text, offset) = flattened(allowed + nested(member, "", 3) + ";")
      #expect(offset.map { $0 >= allowed.utf8.count } == true)
      #expect(text.hasPrefix(allowed) && text.hasSuffix(" ;") || text.hasSuffix("?;"), "\(text)")
    }
  }

  @Test(arguments: ["// [", "\"["])
  func `a carriage return ends a comment and a string, too`(start: String) {
    #expect(flattened(start + "\r" + nested("[", "]", 9)).offset == start.utf8.count + 9)
  }

  @Test func `members of calls are as many as there are`() {
    let source = "a()" + nested(".b()", "", 100) + "\na" + nested(".b", "", 100)
    #expect(flattened(source) == (source, nil))
  }

  @Test(arguments: ["}", "] }", ") ]]]]]]]] }", "a { ] } b\n}", "\"\\(a)\" }", "\n\n"])
  func `what is too deep ends with the braces around it`(end: String) {
    let source = "{" + String(repeating: "[", count: 9) + "a "
    #expect(flattened(source + end).text.hasPrefix("{[[[[[[[[   "))
    let next = " let a = [b(c)]\n}"
    #expect(flattened(source + end + next).text.hasSuffix(end.hasSuffix("}") ? "}" + next : "\n}"))
  }

  @Test func `a hundred thousand brackets of each kind take no time to speak of`() {
    let kinds = ["(", "[", "{", ")", "]", "}"]
    for order in [kinds, ["(", "[", "]", ")"], ["[", "(", "]", ")", "}"], ["{", "(", "}", ")"], ["a<", ">", "\n"]] {
      let source = order.map { String(repeating: $0, count: 100_000) }.joined()
      #expect(timed { flattened(source) }.time < .seconds(30) * Sanitizers.slowdown)
    }
  }
}
