import Foundation
import TemporaryFolder
import Testing

@testable import coordinator_graph

@Suite struct RequestHeadTests {
  private func find(_ text: String) throws -> RequestHead? { try RequestHead.find(in: Array(text.utf8)) }

  @Test func `a head is found once it is whole, and no byte behind it is read`() throws {
    let text = "GET /a%20b?x HTTP/1.1\r\nHost: here\r\nX-Y:  a b \r\nx-y: c\r\n\r\n"
    for count in 0..<text.utf8.count { #expect(try RequestHead.find(in: Array(text.utf8.prefix(count))) == nil) }
    let head = try #require(try RequestHead.find(in: Array(text.utf8) + [0xFF, 0]))
    #expect(head.method == "GET")
    #expect(head.target == "/a%20b?x")
    #expect(head.fields == ["host": "here", "x-y": "a b, c"])
    #expect(try find(text.replacing("\r\n", with: "\n")) == head)
  }

  @Test(arguments: [
    "\r\n", "\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET /\u{0} HTTP/1.1\r\n\r\n", " / HTTP/1.1\r\n\r\n",
  ])
  func `what is no request is refused`(text: String) {
    #expect(throws: RequestHead.Refusal.malformed) { try find(text) }
  }

  @Test func `invalid UTF-8 is refused`() {
    #expect(throws: RequestHead.Refusal.malformed) {
      try RequestHead.find(in: Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\n\r\n".utf8))
    }
  }

  @Test func `what is too long is refused before its end`() throws {
    let target = String(repeating: "a", count: RequestHead.targetLimit + 100)
    #expect(throws: RequestHead.Refusal.targetTooLong) { try find("GET /\(target)") }
    let field = "X: " + String(repeating: "a", count: RequestHead.sizeLimit)
    #expect(throws: RequestHead.Refusal.tooLarge) { try find("GET / HTTP/1.1\r\n\(field)") }
    #expect(throws: RequestHead.Refusal.tooLarge) { try find("GET / HTTP/1.1\r\n\(field)\r\n\r\n") }
  }
}
