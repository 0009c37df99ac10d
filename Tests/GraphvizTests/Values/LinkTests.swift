import Testing

@testable import Graphviz

struct LinkTests {
  @Test(arguments: [
    "https://example.org/a?b=1&c=2#L3", "HTTP://example.org", "vscode://file/a.swift:3", "xcode://open?file=a",
    "a/b.swift#L1", "/a", "#top", "?q", "a%3Ab/c", "./x:y",
  ])
  func accepts(_ address: String) throws {
    #expect(try Link(address).address == address)
  }

  @Test(arguments: [
    ("javascript:alert(1)", "only https, http, vscode, xcode and relative links are allowed"),
    ("JavaScript:alert(1)", "only https, http, vscode, xcode and relative links are allowed"),
    ("data:text/html,x", "only https, http, vscode, xcode and relative links are allowed"),
    ("file:///etc/passwd", "only https, http, vscode, xcode and relative links are allowed"),
    (":x", "only https, http, vscode, xcode and relative links are allowed"),
    (" javascript:alert(1)", "U+20 must be percent-encoded"),
    ("java\nscript:alert(1)", "U+A must be percent-encoded"),
    ("java\u{0}script:alert(1)", "U+0 must be percent-encoded"),
    ("https:\\\\example.org", "U+5C must be percent-encoded"),
    ("가.swift", "U+AC00 must be percent-encoded"),
    ("a\"b", "U+22 must be percent-encoded"),
    ("&#106;avascript:alert(1)", "it contains a character reference"),
    ("a?javascript&colon;alert(1)", "it contains a character reference"),
    ("//example.org/a", "it names a host without a scheme"),
    ("", "it is empty"),
  ])
  func refuses(_ address: String, reason: String) {
    #expect(throws: GraphvizError.refusedLink(address, reason: reason)) { try Link(address) }
  }
}
