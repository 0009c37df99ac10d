/// The style sheet inside every SVG.
enum SVGStyle {
  /// For readers whose system is dark, each light colour in an attribute gives way to the dark one of the same tone.
  static var sheet: String {
    let rules = Tone.allCases.flatMap { tone in
      ["fill", "stroke"].map { "[\($0)=\"\(tone.light)\"]{\($0):\(tone.dark)}" }
    }
    return "a:hover text{text-decoration:underline}\n@media (prefers-color-scheme:dark){\n"
      + rules.joined(separator: "\n") + "\n}"
  }
}
