import Foundation
import GraphModel
import GraphRules
import Testing

@testable import CoordinatorGraph

/// Holds `docs/findings-schema.json` against what `check --reporter json` writes.
@Suite struct FindingsSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try Repository.data("docs/findings-schema.json"))
  }

  private func text(_ report: CheckReport) throws -> Data {
    Data(try write(report, as: .json).utf8)
  }

  @Test func `a report with everything in it is valid, and every key described`() throws {
    let everything = try JSON(text(everything))
    #expect(schema.violations(in: everything) == [])
    #expect(schema.undescribedKeys(in: everything) == [])
  }

  @Test func `a report without findings is valid`() throws {
    #expect(try schema.violations(in: JSON(text(report([], stale: [])))) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"severity\" : \"info\"", "\"severity\" : \"note\""),
    ("\"line\" : 4", "\"line\" : 0"), ("\"isPassed\" : false", "\"isPassed\" : \"no\""), ("\"rule\"", "\"rules\""),
    ("\"isSafe\" : true", "\"isSafe\" : 1"), ("\"length\" : 1", "\"length\" : -1"),
    ("\"evidence\"", "\"proof\""), ("\"knownCount\" : 1", "\"knownCount\" : -1"),
  ])
  func `a report that breaks the contract is not`(part: String, replacement: String) throws {
    let text = String(decoding: try text(everything), as: UTF8.self)
    #expect(text.contains(part))
    #expect(try schema.violations(in: JSON(Data(text.replacing(part, with: replacement).utf8))) != [])
  }

  @Test func `the list of severities is the code's`() {
    #expect(schema.words(of: "severity", in: "finding") == Finding.Severity.allCases.map(\.rawValue))
  }

  private var everything: CheckReport {
    let place = GraphModel.SourceLocation(file: "A.swift", line: 4, column: 2)
    let findings = Finding.Severity.allCases.map { severity in
      Finding(
        rule: "r", severity: severity, message: "m", location: place, symbols: ["S"],
        places: [Finding.Place(role: "r", evidence: Evidence(location: place, note: "n"))],
        fix: SourceFix(title: "t", edits: [SourceEdit(location: place, length: 1, text: "x")], isSafe: true))
    }
    return report(findings, stale: [Baseline.Entry(rule: "r", symbols: ["S"])])
  }

  private func report(_ findings: [Finding], stale: [Baseline.Entry]) -> CheckReport {
    CheckReport(
      findings: findings, knownCount: 1, ignoredCount: 2, staleEntries: stale, isStrict: false, rules: [],
      excerpts: Excerpts(of: [], text: { _ in nil }))
  }
}
