import GraphModel
import Graphviz
import Testing

@testable import Diagrams

struct LinkTemplateTests {
  @Test(arguments: [
    ("{path}#L{line}", "App/Home.swift#L7"),
    ("https://example.org/blob/main/{path}?l={line}#{line}", "https://example.org/blob/main/App/Home.swift?l=7#7"),
    ("vscode://file/src/{path}:{line}", "vscode://file/src/App/Home.swift:7"),
    ("xcode://open", "xcode://open"),
  ])
  func fillsInPathAndLine(_ template: String, address: String) throws {
    let location = SourceLocation(file: "App/Home.swift", line: 7, column: 1)
    #expect(try LinkTemplate(template).link(to: location)?.address == address)
  }

  @Test(arguments: [
    ("a b.swift", "a%20b.swift#L1"),
    ("홈.swift", "%ED%99%88.swift#L1"),
    ("javascript:alert(1)//", "javascript%3Aalert%281%29//#L1"),
    ("{line}&#106;\"<>", "%7Bline%7D%26%23106%3B%22%3C%3E#L1"),
    ("../a", "../a#L1"),
  ])
  func encodesThePath(_ path: String, address: String) {
    #expect(LinkTemplate.relative.link(to: SourceLocation(file: path, line: 1, column: 1))?.address == address)
  }

  @Test func hasNoLinkForAPathThatNamesAHost() {
    #expect(LinkTemplate.relative.link(to: SourceLocation(file: "//example.org/a", line: 1, column: 1)) == nil)
  }

  @Test(arguments: ["javascript:{line}", "data:{path}", "https://example.org/{file}", "", "{path} {line}"])
  func refusesUnsafeAndUnknown(_ template: String) {
    #expect(throws: GraphvizError.self) { try LinkTemplate(template) }
  }
}
