import GraphModel

/// What stands around the changes.
enum ComparisonWords {
  static let likely = "Likely, but not certain"

  static func configuration(_ change: Comparison.ConfigurationChange) -> String {
    switch change {
    case .added: "A configuration comes with the head; both sides were read without it."
    case .removed: "The head has no configuration any more; both sides were read with the base's."
    case .changed: "The configuration changed; both sides were read with the base's."
    }
  }

  static func leftOut(_ count: Int) -> String {
    "…and \(count) more \(count == 1 ? "change" : "changes"), left out because the comment would be too long."
  }

  static let diagramLeftOut = "The diagram was left out because the comment would be too long."

  static func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
  }
}
