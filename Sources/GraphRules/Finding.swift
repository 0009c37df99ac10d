import GraphModel

/// One place where an app breaks a rule.
public struct Finding: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// Its severity, after the configuration had its say.
  public let severity: Severity
  /// Names the types, and says what to do.
  public let message: String
  /// Where the offence stands.
  public let location: SourceLocation
  /// The ids of the types it concerns, and the names of their members: what a baseline knows it by.
  public let symbols: [String]
  /// The source places that prove it, in the order in which they lead to it.
  public let evidence: [Evidence]

  /// The severity of an offence.
  public enum Severity: String, Sendable, Codable, CaseIterable {
    case error
    case warning
    case info
  }

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, message: String, location: SourceLocation, symbols: [String], evidence: [Evidence]
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.symbols = symbols
    self.evidence = evidence
  }
}
