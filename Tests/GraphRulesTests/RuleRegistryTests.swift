import GraphRules
import Testing

@Suite struct RuleRegistryTests {
  @Test func `ids are unique and found again`() {
    let ids = RuleRegistry.all.map(\.profile.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(RuleRegistry.rule(id: id)?.profile.id == id) }
    #expect(RuleRegistry.rule(id: "no-such-rule") == nil)
  }
}
