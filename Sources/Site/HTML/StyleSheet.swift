/// The part of the style sheet that follows from the pictures' colours.
enum StyleSheet {
  /// Each colour as a variable, for light and dark, and the rules that put it in the place of the light one in pictures.
  static func colors(_ colors: [SiteColor]) -> String {
    let light = colors.map { "  --\($0.name): \($0.light);\n" }.joined()
    let dark = colors.map { "    --\($0.name): \($0.dark);\n" }.joined()
    let rules = colors.map { color in
      ["fill", "stroke"].map { "[\($0)=\"\(color.light)\"]{\($0):var(--\(color.name))}\n" }.joined()
    }
    return ":root {\n\(light)}\n@media screen and (prefers-color-scheme: dark) {\n  :root {\n\(dark)  }\n}\n"
      + rules.joined()
  }
}
