import Foundation
import GraphRules
import Testing

@Suite struct RuleRegistryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test func `ids are unique and found again`() {
    let ids = RuleRegistry.all.map(\.profile.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(RuleRegistry.rule(id: id)?.profile.id == id) }
    #expect(RuleRegistry.rule(id: "no-such-rule") == nil)
  }

  @Test func `every file of a rule is registered and has its tests`() throws {
    let names = try Self.names(in: "Sources/GraphRules/Rules")
    #expect(names == RuleRegistry.all.map { String(describing: type(of: $0)) }.sorted())
    #expect(try Self.names(in: "Tests/GraphRulesTests/Rules") == names.map { $0 + "Tests" })
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  @Test(arguments: RuleRegistry.all.map(\.profile)) func `a profile says all that its page needs`(profile: RuleProfile)
  {
    #expect(profile.id.allSatisfy { $0.isLowercase || $0 == "-" })
    for text in [profile.summary, profile.why] { #expect(text.hasSuffix(".") && !text.contains("\n")) }
    #expect(!profile.source.isEmpty)
  }

  @Test(arguments: RuleRegistry.all.map(\.profile.id)) func `the bad example breaks its rule and no other`(id: String) {
    let profile = RuleRegistry.rule(id: id)?.profile
    let app = RuleFixture(profile?.badExample.split(separator: "\n", omittingEmptySubsequences: false) ?? [])
      .observed(limits: .example)
    #expect(Self.offenders(in: app, besides: id) == [id])
    #expect(RuleRegistry.rule(id: id)?.offences(in: app).contains { $0.isConclusive && !$0.isHarmless } == true)
  }

  @Test(arguments: RuleRegistry.all.map(\.profile.id)) func `the good example breaks no rule`(id: String) {
    let profile = RuleRegistry.rule(id: id)?.profile
    let app = RuleFixture(profile?.goodExample.split(separator: "\n", omittingEmptySubsequences: false) ?? [])
      .observed(limits: .example)
    #expect(!app.graph.nodes.isEmpty)
    #expect(Self.offenders(in: app, besides: id) == [])
  }

  /// The ids of the rules that speak, one for each offence; those that are off by default only where they are meant.
  private static func offenders(in app: ObservedApp, besides id: String) -> [String] {
    RuleRegistry.all.filter { $0.profile.isOnByDefault || $0.profile.id == id }
      .flatMap { rule in rule.offences(in: app).map { _ in rule.profile.id } }
  }
}

extension RuleLimits {
  /// Limits small enough for an example to break.
  static var example: RuleLimits {
    var limits = RuleLimits()
    limits.children = 2
    limits.depth = 2
    limits.forbiddenEdges = [
      ForbiddenEdge(from: "Cart*", to: "Profile*", kind: "child", reason: "the cart must not know profiles")
    ]
    return limits
  }
}
