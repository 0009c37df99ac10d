import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

struct ArrowTests {
  @Test(arguments: [
    ("root Scene App kept", Arrow.kept), ("root Scene App", .notKept),
    ("child App Home property started", .kept), ("child App Home property", .held),
    ("child App Home none started", .notKept), ("child App Home property started likely", .likely),
    ("child App Home none likely", .likely),
  ])
  func saysWhatBecomesOfTheTarget(edge: String, arrow: Arrow) throws {
    let document = Sketch.document("owner Scene\ncoordinator App\ncoordinator Home\n\(edge)")
    #expect(Arrow(try #require(document.edges.first)) == arrow)
  }

  @Test func notEveryDifferenceIsOneOfColor() {
    let looks = Arrow.allCases.map { [$0.attributes[.style], $0.attributes[.penwidth]] }
    #expect(Set(looks.map { "\($0)" }).count == Arrow.allCases.count)
  }
}
