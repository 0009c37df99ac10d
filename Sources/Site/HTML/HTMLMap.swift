/// A picture with what is around it: a legend in words, and room for the tools that a script adds.
struct HTMLMap {
  let content: SiteContent
  let words: Words

  /// Without its picture, which may be too large to draw, a map is a sentence.
  func map(_ name: String) -> [HTML] {
    guard let plan = content.plan.picture(named: name) else { return [] }
    guard let picture = content.pictures[name] else {
      let text = words("This picture would be too large to draw.", "너무 커서 그릴 수 없는 그림이다.")
      return [.tag("p", ["class": "remark"], [.text(text)])]
    }
    let legend = content.legends[name].map { HTMLLegend(legend: $0, words: words).html } ?? []
    return [
      .tag(
        "figure", ["class": "map"],
        [
          .tag(
            "div", ["class": "view", "role": "region", "aria-label": plan.label, "tabindex": "0"], [.markup(picture)])
        ] + legend)
    ]
  }

  /// A small picture, which needs no tools.
  func illustration(_ name: String) -> [HTML] {
    content.pictures[name].map { [.tag("figure", ["class": "illustration", "tabindex": "0"], [.markup($0)])] } ?? []
  }
}
