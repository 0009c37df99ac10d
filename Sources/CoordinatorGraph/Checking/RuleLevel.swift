import GraphRules

/// What a team makes of a rule's offences.
public enum RuleLevel: String, Sendable, CaseIterable {
  /// The rule does not run.
  case off
  /// They are told.
  case info
  /// They fail a strict run.
  case warning
  /// They fail every run.
  case error

  /// The severity of an offence; nil where the rule does not run.
  var severity: Finding.Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
