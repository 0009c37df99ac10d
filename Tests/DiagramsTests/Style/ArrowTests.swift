import Testing

@testable import Diagrams

struct ArrowTests {
  @Test func saysWhetherTheTargetIsKept() {
    #expect(Arrow(isKept: true, confidence: .certain) == .kept)
    #expect(Arrow(isKept: false, confidence: .certain) == .notKept)
    #expect(Arrow(isKept: true, confidence: .likely) == .likely)
    #expect(Arrow(isKept: false, confidence: .likely) == .likely)
  }

  @Test func notEveryDifferenceIsOneOfColor() {
    let looks = Arrow.allCases.map { [$0.attributes[.style], $0.attributes[.penwidth]] }
    #expect(Set(looks.map { "\($0)" }).count == Arrow.allCases.count)
  }
}
