import SourceFacts
import Testing

/// Places: offsets in UTF-8, also inside what is folded, and the lines and columns they stand for.
@Suite struct PositionTests {
  /// The text that a range covers.
  private func text(_ range: SourceRange?, in facts: FileFacts) throws -> String {
    let range = try #require(range)
    return String(decoding: facts.text.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private func expressions(_ source: String) -> (FileFacts, [Expression]) {
    let facts = read(source)
    return (
      facts, (facts.functions[0].body ?? []).compactMap { if case .expression(let value) = $0 { value } else { nil } }
    )
  }

  @Test func `an expression's range is what is written`() throws {
    let (facts, found) = expressions(
      "func 실행() {\n  // 한국어 🎉\n  앱.시작( feed ,at: 1 ) // end\n  self.child = make { $0 }\n}")
    #expect(try text(found[0].range, in: facts) == "앱.시작( feed ,at: 1 )")
    #expect(try text(found[1].range, in: facts) == "self.child = make { $0 }")
  }

  @Test func `parts of a folded sequence keep their places`() throws {
    let (facts, found) = expressions("func run() {\n  x\n  a &> b + c( d =~ e ) &> { f = g ?? h }\n}")
    var seen: [String] = []
    for range in found[1].ranges { seen.append(try text(range, in: facts)) }
    #expect(seen.contains("c( d =~ e )"))
    #expect(seen.contains("d =~ e"))
    #expect(seen.contains("f = g ?? h"))
    #expect(seen.contains("g ?? h"))
    #expect(seen.contains("h"))
    #expect(seen.first == "a &> b + c( d =~ e ) &> { f = g ?? h }")
  }

  @Test(arguments: [("\n", 1), ("\r\n", 2), ("\r", 1)])
  func `every kind of line break counts once`(lineBreak: String, length: Int) {
    let text = SourceText(bytes: Array("a\(lineBreak)é\(lineBreak)\(lineBreak)🎉x".utf8))
    #expect(text.position(of: 0) == (1, 1))
    #expect(text.position(of: UInt32(1 + length)) == (2, 1))
    #expect(text.position(of: UInt32(3 + length)) == (2, 3))
    #expect(text.position(of: UInt32(3 + 2 * length)) == (3, 1))
    #expect(text.position(of: UInt32(3 + 3 * length)) == (4, 1))
    #expect(text.position(of: UInt32(7 + 3 * length)) == (4, 5))
  }

  @Test func `a declaration begins at its name`() {
    let facts = read("\u{FEFF}@objc final class 피드 {\r\n  private  func  start ( ) { }\r\n  let a = 1\r\n}")
    #expect(facts.text.position(of: facts.types[0].nameOffset) == (1, 22))
    #expect(facts.text.position(of: facts.types[0].members.functions[0].range.start) == (2, 18))
    #expect(facts.text.position(of: facts.types[0].members.properties[0].range.start) == (3, 7))
  }

  @Test(arguments: [
    ("a . b\n\t( c )", 100, "a . b ( c )"), ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("한국어 텍스트", 5, "한국어 …"),
    ("", 4, ""),
  ])
  func `an excerpt is one line and no longer than its limit`(source: String, limit: Int, excerpt: String) {
    let text = SourceText(bytes: Array(source.utf8))
    #expect(text.excerpt(SourceRange(start: 0, end: UInt32(source.utf8.count)), limit: limit) == excerpt)
  }

  @Test func `an excerpt past the end of the file is what is left`() {
    let text = SourceText(bytes: Array("abc".utf8))
    #expect(text.excerpt(SourceRange(start: 1, end: 99)) == "bc")
    #expect(text.excerpt(SourceRange(start: 7, end: 99)) == "")
  }
}
