import GraphRules
import Testing

@testable import Site

@Suite struct KoreanRulesTests {
  @Test func `every rule is explained in Korean, and no other`() {
    #expect(Set(KoreanRules.all.keys) == Set(RuleRegistry.all.map(\.profile.id)))
    for (rule, words) in KoreanRules.all {
      for text in [words.summary, words.why] {
        #expect(text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } && text.hasSuffix("."), "\(rule)")
      }
    }
  }

  @Test func `a Korean page explains its findings in Korean`() {
    let page = FindingsPage(content: Museum.content(language: .ko)).page
    #expect(page?.lead == [.text("패턴을 더 잘 적용할 수 있는 곳 1군데")])
    guard case .section(let section)? = page?.blocks.first else { return #expect(Bool(false)) }
    #expect(section.title == "unretained-child")
    #expect(section.blocks.first == .paragraph([.text(KoreanRules.all["unretained-child"]?.summary ?? "")]))
  }

  @Test func `Korean counts with counters behind the number`() {
    let words = Words(language: .ko)
    #expect(words.count(12, .coordinator) == "코디네이터 12개" && words.count(2, .finding) == "지적 2건")
    #expect(words.figure(12, .coordinator) == Figure(before: "코디네이터 ", count: 12, after: "개"))
    #expect(Words(language: .en).figure(1, .screen) == Figure(count: 1, after: " screen"))
  }
}
