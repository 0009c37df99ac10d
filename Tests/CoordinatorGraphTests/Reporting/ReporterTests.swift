import Foundation
import Testing

@testable import CoordinatorGraph

@Suite struct ReporterTests {
  @Test func `every format has one reporter`() {
    #expect(ReporterRegistry.all.map(\.format) == ReportFormat.allCases)
  }

  @Test(
    arguments: [
      ("a.txt", .text), ("report.json", .json), ("b/c.SARIF", .sarif), ("a.sarif.json", .sarif), ("junit.xml", .junit),
      ("a.md", .markdown),
      ("a", nil), ("a.swift", nil),
    ] as [(String, ReportFormat?)])
  func `the end of a name stands for a format`(name: String, format: ReportFormat?) {
    #expect(ReportFormat(fileNamed: name) == format)
  }

  @Test(arguments: ReportFormat.allCases)
  func `nothing of the source steers who shows the report`(format: ReportFormat) throws {
    let text = try SampleReport.text(format)
    #expect(!text.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\r"))
    #expect(text.hasSuffix("\n"))
    // JSON is data; whoever shows it escapes it for where it goes.
    if ![.json, .gitlab].contains(format) { #expect(!text.unicodeScalars.contains("\u{202E}")) }
  }

  @Test func `without findings text and commands are silent, the others say that there are none`() throws {
    let texts = try ReportFormat.allCases.map { try SampleReport.text($0, SampleReport.empty) }
    #expect(texts.map(\.isEmpty) == ReportFormat.allCases.map { [.text, .github, .xcode].contains($0) })
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
  func `JSON is JSON`(format: ReportFormat) throws {
    for report in [SampleReport.report, SampleReport.empty] {
      _ = try JSONSerialization.jsonObject(with: Data(try SampleReport.text(format, report).utf8))
    }
  }
}
