import GraphRules

/// What people should know about a rule.
public struct RuleGuide: Sendable, Equatable {
  let profile: RuleProfile

  /// Lowercase words with hyphens.
  public var id: String { profile.id }
  /// One sentence on what it finds.
  public var summary: String { profile.summary }
  /// The severity of an offence by default; nil where the rule is off by default.
  public var severity: Finding.Severity? { profile.isOnByDefault ? profile.severity : nil }

  /// All rules, in the order of the documentation.
  public static let all = (RuleRegistry.all.map(\.profile) + [UnusedIgnore.profile]).map { RuleGuide(profile: $0) }

  init(profile: RuleProfile) {
    self.profile = profile
  }

  /// Finds a rule by its id.
  public init(ruleNamed id: String) throws(UnknownRule) {
    guard let rule = Self.all.first(where: { $0.id == id }) else {
      throw UnknownRule(id: id, suggestions: nearest(to: id, among: Self.all.map(\.id)))
    }
    self = rule
  }
}

/// An id that no rule has.
public struct UnknownRule: Error, Equatable, CustomStringConvertible {
  /// As it was asked for.
  public let id: String
  /// Ids that are spelled nearly so, the nearest first.
  public let suggestions: [String]

  /// The id with its suggestions, in one line; with all rules where none is near.
  public var description: String {
    let hint =
      suggestions.isEmpty
      ? "the rules are \(RuleGuide.all.map(\.id).joined(separator: ", "))"
      : "did you mean \(suggestions.joined(separator: " or "))?"
    return "there is no rule '\(id)'; \(hint)"
  }
}
