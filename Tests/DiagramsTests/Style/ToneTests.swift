import Foundation
import Testing

@testable import Diagrams

struct ToneTests {
  /// The pairs of text on ground that the views draw.
  static let texts: [(Tone, on: Tone)] = [
    (.ink, .card), (.ink, .canvas), (.muted, .card), (.muted, .canvas), (.muted, .header), (.headerText, .header),
    (.headerText, .box), (.ownerText, .owner), (.push, .pushTint), (.present, .presentTint), (.root, .rootTint),
    (.tab, .tabTint), (.embed, .embedTint), (.other, .otherTint), (.push, .canvas), (.present, .canvas),
    (.root, .canvas), (.tab, .canvas), (.embed, .canvas), (.other, .canvas), (.arrow, .canvas), (.push, .box),
    (.removed, .removedTint), (.changed, .changedTint), (.present, .box), (.root, .box), (.tab, .box), (.embed, .box),
    (.other, .box), (.arrow, .box),
  ]

  @Test(arguments: texts)
  func textIsReadableInLightAndDark(_ text: Tone, on ground: Tone) {
    #expect(Self.contrast(text.light, ground.light) >= 4.5)
    #expect(Self.contrast(text.dark, ground.dark) >= 4.5)
  }

  @Test(arguments: Arrow.allCases)
  func arrowsStandOutFromTheCanvas(_ arrow: Arrow) {
    #expect(Self.contrast(arrow.tone.light, Tone.canvas.light) >= 3)
    #expect(Self.contrast(arrow.tone.dark, Tone.canvas.dark) >= 3)
  }

  @Test func noTwoTonesShareALightColor() {
    #expect(Set(Tone.allCases.map(\.light)).count == Tone.allCases.count)
    #expect(Tone.allCases.allSatisfy { $0.light == $0.light.lowercased() })
  }

  /// The contrast ratio of WCAG 2.
  private static func contrast(_ first: String, _ second: String) -> Double {
    let levels = [luminance(first), luminance(second)].sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
