/// The language of the pages' own words; names and code stay as they are.
package enum SiteLanguage: String, Sendable, CaseIterable {
  case en
  case ko
}

/// The pages' own words in one language.
///
/// Each phrase stands in both languages where it is used, so that none can lack its translation.
struct Words: Sendable {
  let language: SiteLanguage

  func callAsFunction<Phrase>(_ english: Phrase, _ korean: Phrase) -> Phrase {
    switch language {
    case .en: english
    case .ko: korean
    }
  }

  /// "3 coordinators", "코디네이터 3개".
  func count(_ number: Int, _ noun: Noun) -> String {
    self("\(number) \(self.noun(noun, number))", "\(noun.korean) \(number)\(noun.counter)")
  }

  /// A number with what it counts, for who shows the number large.
  func figure(_ number: Int, _ noun: Noun) -> Figure {
    self(
      Figure(count: number, after: " " + self.noun(noun, number)),
      Figure(before: noun.korean + " ", count: number, after: noun.counter))
  }

  /// The noun as it stands beside a number.
  private func noun(_ noun: Noun, _ number: Int) -> String {
    self(number == 1 ? noun.english.one : noun.english.many, noun.korean)
  }

  /// What pages count.
  enum Noun {
    case child, coordinator, file, finding, message, move, place, screen

    fileprivate var english: (one: String, many: String) {
      switch self {
      case .child: ("child", "children")
      case .coordinator: ("coordinator", "coordinators")
      case .file: ("file", "files")
      case .finding: ("finding", "findings")
      case .message: ("message", "messages")
      case .move: ("move", "moves")
      case .place: ("place", "places")
      case .screen: ("screen", "screens")
      }
    }

    /// What Korean counts it by.
    fileprivate var counter: String {
      switch self {
      case .finding: "건"
      case .place: "군데"
      case .child, .coordinator, .file, .message, .move, .screen: "개"
      }
    }

    fileprivate var korean: String {
      switch self {
      case .child: "자식"
      case .coordinator: "코디네이터"
      case .file: "파일"
      case .finding: "지적"
      case .message: "메시지"
      case .move: "이동"
      case .place: "곳"
      case .screen: "화면"
      }
    }
  }
}
