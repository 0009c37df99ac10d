/// The style sheet inside every SVG.
enum SVGStyle {
  /// For readers whose system is dark, each light colour in an attribute gives way to the dark one of the same tone.
  static var sheet: String {
    let rules = Tone.allCases.flatMap { tone in
      ["fill", "stroke"].map { "[\($0)=\"\(tone.light)\"]{\($0):\(tone.dark)}" }
    }
    return """
      a:hover text{text-decoration:underline}
      .edge text{stroke:\(Tone.canvas.light);\(outline)}
      @media (prefers-color-scheme:dark){
      .edge text{stroke:\(Tone.canvas.dark)}
      \(rules.joined(separator: "\n"))
      }
      """
  }

  /// Words on an arrow have an outline in the colour of the canvas, so that lines behind them do not cross them.
  private static let outline = "stroke-width:3px;stroke-linejoin:round;paint-order:stroke"
}
