import Testing

@testable import CoordinatorGraph

@Suite struct OutputFormatTests {
  @Test(arguments: [
    ("flow.svg", OutputFormat.svg), ("a/b.PNG", .png), ("a.pdf", .pdf), ("a.gv", .dot), ("a.dot", .dot),
    ("a.b.json", .json), ("a.txt", .text), ("a.mmd", .mermaid),
  ])
  func `the end of a name stands for a format`(name: String, format: OutputFormat) {
    #expect(OutputFormat(fileNamed: name) == format)
  }

  @Test(arguments: ["flow", "flow.", "flow.doc", ""])
  func `other names stand for none`(name: String) {
    #expect(OutputFormat(fileNamed: name) == nil)
  }
}
