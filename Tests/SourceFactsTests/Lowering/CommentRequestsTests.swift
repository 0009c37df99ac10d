import Testing

@testable import SourceFacts

@Suite struct CommentRequestsTests {
  /// Each request: its place, what it asks, and the lines of the code it is about.
  private func requests(_ source: String) -> [String] {
    let facts = read(source)
    return facts.commentRequests.map { request in
      let (line, column) = facts.text.position(of: request.offset)
      let code = request.code.map { code in
        [code.start, code.end].map { "\(facts.text.position(of: $0).line)" }.joined(separator: "-")
      }
      return "\(line):\(column) \(request.text) -> \(code ?? "nothing")"
    }
  }

  @Test(arguments: [
    ("// coordinator-graph:ignore\nlet a = 1", "1:4 ignore -> 2-2"),
    ("let a = 1 // coordinator-graph:ignore:x - why\nlet b = 1", "1:14 ignore:x - why -> 1-1"),
    ("/// coordinator-graph:ignore\n/// Text.\nlet a = 1", "1:5 ignore -> 3-3"),
    ("/* coordinator-graph:ignore*/ let a = 1", "1:4 ignore -> 1-1"),
    ("let a = 1 /* coordinator-graph:ignore */; let b = 1", "1:14 ignore  -> 1-1"),
    ("/*\n  Text.\n * coordinator-graph:ignore\n */\nlet a = 1", "3:4 ignore -> 5-5"),
    ("/* 한글\n coordinator-graph:ignore */\nlet a = 1", "2:2 ignore  -> 3-3"),
    ("//coordinator-graph:ignore\n\n// Text.\n\nlet a = 1", "1:3 ignore -> 5-5"),
    ("func f() {\n  // coordinator-graph:ignore\n  g()\n}", "2:6 ignore -> 3-3"),
    ("// coordinator-graph:ignore\n@MainActor\n@objc(A)\nfinal class A {}", "1:4 ignore -> 2-4"),
    ("// coordinator-graph:ignore\n@Published var a = 1", "1:4 ignore -> 2-2"),
    ("let a = f( // coordinator-graph:ignore\n  1)", "1:15 ignore -> 1-1"),
    ("let a = 1\r\n// coordinator-graph:ignore\r\nlet b = 1", "2:4 ignore -> 3-3"),
    ("let a = 1\n// coordinator-graph:ignore", "2:4 ignore -> nothing"),
    ("// coordinator-graph:", "1:4  -> nothing"),
    ("#if DEBUG\n// coordinator-graph:ignore\nlet a = 1\n#endif", "2:4 ignore -> 3-3"),
  ])
  func `a comment is about the code beside it, or else below it`(source: String, request: String) {
    #expect(requests(source) == [request])
  }

  @Test(arguments: [
    "let a = \"// coordinator-graph:ignore\"", "let a = \"\"\"\n  // coordinator-graph:ignore\n  \"\"\"",
    "let a = #\"/* coordinator-graph:ignore */\"#", "// see coordinator-graph:ignore\nlet a = 1",
    "// coordinator-graph ignore\nlet a = 1", "// ccoordinator-graph:ignore\nlet a = 1", "coordinator-graph:ignore",
    "-", "",
  ])
  func `what only looks like a request is none`(source: String) {
    #expect(requests(source) == [])
  }

  @Test func `one after the other, in the order of the file`() {
    let source = """
      // coordinator-graph:ignore:a
      // coordinator-graph:ignore:b
      let a = 1 // coordinator-graph:ignore:c
      """
    #expect(
      requests(source) == ["1:4 ignore:a -> 3-3", "2:4 ignore:b -> 3-3", "3:14 ignore:c -> 3-3"])
  }
}
