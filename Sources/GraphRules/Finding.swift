import Algorithms
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
  /// The source places that prove it, each once, in the order in which they lead to it.
  public let places: [Place]
  /// The change that fixes it, where it can be told exactly.
  public let fix: SourceFix?

  /// The severity of an offence.
  public enum Severity: String, Sendable, Codable, CaseIterable {
    case error
    case warning
    case info
  }

  /// A place that a finding rests on.
  public struct Place: Hashable, Sendable {
    /// What it has to do with the finding, in a few words; empty where the code says it.
    public let role: String
    /// The place, with the statement that stands there.
    public let evidence: Evidence

    /// Makes a place of a finding.
    public init(role: String, evidence: Evidence) {
      self.role = role
      self.evidence = evidence
    }

    /// The role, and the statement.
    public var text: String { role.isEmpty ? evidence.note : "\(role): \(evidence.note)" }
  }

  /// The places without what they have to do with the finding.
  public var evidence: [Evidence] { places.map(\.evidence) }

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, message: String, location: SourceLocation, symbols: [String], places: [Place],
    fix: SourceFix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.symbols = symbols
    self.places = places.uniqued(on: \.self)
    self.fix = fix
  }

  /// Makes a finding whose places speak for themselves.
  public init(
    rule: String, severity: Severity, message: String, location: SourceLocation, symbols: [String], evidence: [Evidence]
  ) {
    self.init(
      rule: rule, severity: severity, message: message, location: location, symbols: symbols,
      places: evidence.saying(""))
  }
}

extension [Evidence] {
  /// The places with what they have to do with a finding.
  package func saying(_ role: String) -> [Finding.Place] { map { Finding.Place(role: role, evidence: $0) } }
}
