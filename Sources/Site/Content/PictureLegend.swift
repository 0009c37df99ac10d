import GraphModel

/// What the legend of a picture explains, in the order of the legend that the picture has where it stands by itself.
package struct PictureLegend: Equatable, Sendable {
  enum Item: Equatable, Sendable {
    /// A word before a screen's name.
    case tag(Transition)
    /// The colour of an arrow.
    case move(Transition)
    case mark(Mark)
  }

  /// What else is drawn, by the caption that pictures have for it.
  package enum Mark: String, CaseIterable, Sendable {
    case owner = "starts the app's coordinators"
    case box = "a coordinator with its screens"
    case likelyScreen = "likely shown there"
    case rest = "stands for more"
    case crowd = "more arrows lead here than are drawn"
    case starts = "starts a coordinator"
    case severalWays = "more than one way"
    case kept = "starts and keeps"
    case held = "keeps, does not start"
    case notKept = "starts, nobody keeps it"
    case likely = "likely"
    case callback = "calls back"
  }

  let items: [Item]

  /// - Parameter texts: all texts of a picture's legend in their order; samples among them are no captions.
  package init(texts: [String]) {
    items = texts.compactMap { text in
      if let mark = Mark(rawValue: text) { return .mark(mark) }
      if let transition = Transition(rawValue: text) { return .tag(transition) }
      return Transition.allCases.first { Self.caption(ofMoveBy: $0) == text }.map(Item.move)
    }
  }

  /// As pictures say it.
  package static func caption(ofMoveBy transition: Transition) -> String { "leads to, by \(transition.rawValue)" }
}

extension PictureLegend.Mark {
  func caption(_ words: Words) -> String {
    switch self {
    case .owner: words(rawValue, "앱의 코디네이터를 시작함")
    case .box: words(rawValue, "코디네이터와 그 화면")
    case .likelyScreen: words(rawValue, "보여 주는 것으로 추정")
    case .rest: words(rawValue, "이어지는 것을 대신함")
    case .crowd: words(rawValue, "그리지 않은 화살표가 더 있음")
    case .starts: words(rawValue, "코디네이터를 시작함")
    case .severalWays: words(rawValue, "길이 둘 이상")
    case .kept: words(rawValue, "시작하고 유지함")
    case .held: words(rawValue, "유지하지만 시작하지 않음")
    case .notKept: words(rawValue, "시작하지만 유지되지 않음")
    case .likely: words(rawValue, "추정")
    case .callback: words(rawValue, "콜백")
    }
  }
}
