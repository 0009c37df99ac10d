import Foundation
import GraphModel
import GraphRules
import Testing

@testable import CoordinatorGraph

/// CI holds the whole log against the standard's schema.
@Suite struct SARIFReporterTests {
  private func run(_ report: CheckReport = SampleReport.report, pathPrefix: String = "Sources/") throws -> [String: Any]
  {
    let text = try write(report, as: .sarif, options: ReportOptions(pathPrefix: pathPrefix))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

  private func region(_ result: [String: Any]) throws -> String {
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    let region = try #require(location["region"] as? [String: Int])
    let values =
      [artifact["uriBaseId"], artifact["uri"]].map { $0 ?? "?" }
      + [region["startLine"], region["startColumn"]].map { $0.map(String.init) ?? "?" }
    return values.joined(separator: " ")
  }

  @Test func `places are relative to a base, percent-encoded, with columns in UTF-16`() throws {
    #expect(
      try results(run()).map(region) == [
        "SRCROOT Sources/Login/Login.swift 3 7", "SRCROOT Sources/Login/Login.swift 30 5",
        "SRCROOT Sources/a%20b/100%25%2C%3A%ED%95%9C%EA%B8%80%E2%80%AE.swift 1 3",
      ])
    #expect((try run()["originalUriBaseIds"] as? [String: Any])?.keys.sorted() == ["SRCROOT"])
  }

  @Test func `a path from the root of the file system is never told`() throws {
    #expect(try region(results(run(pathPrefix: "/home/someone/"))[0]) == "SRCROOT Login/Login.swift 3 7")
  }

  @Test func `levels, rules and fingerprints`() throws {
    let results = try results(run())
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1])
    let prints = results.map { ($0["partialFingerprints"] as? [String: String])?["ruleAndSymbols/v1"] ?? "" }
    #expect(
      prints.prefix(2) == [
        "strong-delegate LoginCoordinator delegate", "strong-delegate LoginCoordinator delegate #2",
      ])
    #expect(Set(prints).count == 3)
  }

  @Test func `evidence is related places, and a flow where it is more than one`() throws {
    let results = try results(run())
    #expect(results.map { ($0["relatedLocations"] as? [Any])?.count } == [2, nil, 1])
    #expect(results.map { ($0["codeFlows"] as? [Any])?.count } == [1, nil, nil])
  }

  /// The schema of SARIF wants related places to differ.
  @Test func `a place that two ways lead to is told once`() {
    let place = SourceLocation(file: "App.swift", line: 3, column: 5)
    let proof = Evidence(location: place, note: "children.append(child)")
    let finding = Finding(
      rule: "a-rule", severity: .warning, message: "", location: place, symbols: [], evidence: [proof, proof])
    #expect(finding.evidence == [proof])
  }

  @Test func `a fix is replacements of one file after the other`() throws {
    let fixes = try results(run()).map { ($0["fixes"] as? [[String: Any]])?.first }
    #expect(fixes.map { $0 == nil } == [false, true, true])
    let fix = try #require(fixes[0])
    #expect((fix["description"] as? [String: String])?["text"] == "Make delegate weak")
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    #expect(changes.map { ($0["artifactLocation"] as? [String: String])?["uri"] } == ["Sources/Login/Login.swift"])
    let replacement = try #require((changes[0]["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int] == [
        "startLine": 3, "startColumn": 3, "endLine": 3, "endColumn": 6,
      ])
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "weak var")
  }

  @Test func `a message is plain text without links`() throws {
    let message = try results(run())[2]["message"] as? [String: String]
    #expect(
      message?["text"]
        == #"`|a` <script>\]\]> @everyone \[x\](y) "q" 100%: ,\\u{D}\\u{A}::error::한글😀\\u{202E}\\u{1B}\[31m\\"#)
  }

  @Test func `each rule has its page as help`() throws {
    let driver = (try run()["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]] ?? []
    #expect(rules.map { $0["id"] as? String } == ["strong-delegate", "screen-shows-screen", "too-deep"])
    let help = rules.first?["help"] as? [String: String]
    #expect(help?["markdown"] == RuleGuide(profile: MadeRule("strong-delegate").profile).page)
    #expect(help?["text"] == help?["markdown"])
    #expect((rules.first?["defaultConfiguration"] as? [String: String])?["level"] == "warning")
  }
}
