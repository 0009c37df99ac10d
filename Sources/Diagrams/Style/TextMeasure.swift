/// How much room a text needs.
///
/// Whoever looks at an SVG has other fonts than whoever made it, so the widths are those of DejaVu Sans, the widest font
/// that commonly stands in for Helvetica. They also make the layout the same on machines with different fonts.
enum TextMeasure {
  /// The width in points of one line.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    let advances = isBold ? boldAdvances : advances
    let units = text.unicodeScalars.reduce(0) { $0 + advance($1, advances) }
    return (Double(units) * size / 1000).rounded(.up)
  }

  /// In thousandths of the font size.
  private static func advance(_ scalar: Unicode.Scalar, _ advances: [Int]) -> Int {
    let index = Int(scalar.value) - 32
    if advances.indices.contains(index) { return advances[index] }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 1000 : 850
    }
  }

  /// Hangul, kana, ideographs, full-width forms and emoji fill a square.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x1F000...0x3FFFF:
      true
    default: false
    }
  }

  /// ASCII from the space on.
  private static let advances = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
    748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
    615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
    337, 636, 838,
  ]

  private static let boldAdvances = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696,
    696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995,
    837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716,
    678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712,
    365, 712, 838,
  ]
}
