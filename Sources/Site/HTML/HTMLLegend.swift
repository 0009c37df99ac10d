import GraphModel

/// The legend under a picture: a sample of everything that is drawn, with what it means.
struct HTMLLegend {
  let legend: PictureLegend
  let words: Words

  /// Nothing for a picture that explains itself.
  var html: [HTML] {
    if legend.items.isEmpty { return [] }
    return [
      .tag("figcaption", ["class": "legend"], Array(legend.items.map { [item($0)] }.joined(separator: [" "])))
    ]
  }

  private func item(_ item: PictureLegend.Item) -> HTML {
    switch item {
    case .tag(let transition): .tag("span", ["class": "tag \(transition.rawValue)"], [.text(transition.rawValue)])
    case .move(let transition):
      key(
        .tag("span", ["class": "line \(transition.rawValue)"]),
        words(PictureLegend.caption(ofMoveBy: transition), "\(transition.rawValue) 방식으로 이어짐"))
    case .mark(let mark): key(sample(of: mark), mark.caption(words))
    }
  }

  private func key(_ sample: HTML, _ caption: String) -> HTML {
    .tag("span", ["class": "key"], [sample, .text(caption)])
  }

  /// Named as in the style sheet.
  private func sample(of mark: PictureLegend.Mark) -> HTML {
    switch mark {
    case .owner: .tag("span", ["class": "patch owner"])
    case .box: .tag("span", ["class": "patch"])
    case .likelyScreen: .tag("em", [:], ["Name ?"])
    case .rest: .tag("span", [:], ["+2"])
    case .crowd: .tag("span", [:], ["from 9"])
    case .starts, .severalWays, .kept: .tag("span", ["class": "line"])
    case .held: .tag("span", ["class": "line held"])
    case .notKept: .tag("span", ["class": "line not-kept"])
    case .likely: .tag("span", ["class": "line likely"])
    case .callback: .tag("span", ["class": "line callback"])
    }
  }
}
