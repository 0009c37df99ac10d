import GraphModel

/// One thing that can be wrong about the way an app applies the pattern.
///
/// A rule speaks only where its evidence is complete: what the analysis could not follow is no offence.
package protocol Rule: Sendable {
  /// What the rule is about, for people.
  var profile: RuleProfile { get }

  /// The offences in an app, in any order.
  func offences(in app: ObservedApp) -> [Offence]
}

/// What people should know about a rule.
package struct RuleProfile: Sendable, Hashable {
  /// Lowercase words with hyphens, named for the offence.
  package let id: String
  /// One sentence on what it finds.
  package let summary: String
  /// Why that is wrong, in a paragraph.
  package let why: String
  /// How it shows in Xcode: in the memory graph, in the debugger, on the screen.
  package let visible: String
  /// When the offence is meant, and may be ignored.
  package let exception: String
  /// Who says so: a document on the pattern or the platform's documentation, in words.
  package let source: String
  /// Source that breaks the rule, complete enough to be scanned.
  package let badExample: String
  /// The same source made right.
  package let goodExample: String
  /// The severity of an offence unless the configuration says otherwise.
  package let severity: Finding.Severity
  /// Whether it runs unless the configuration says otherwise.
  package let isOnByDefault: Bool

  package init(
    id: String, summary: String, why: String, visible: String, exception: String, source: String, badExample: String,
    goodExample: String, severity: Finding.Severity, isOnByDefault: Bool = true
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.visible = visible
    self.exception = exception
    self.source = source
    self.badExample = badExample
    self.goodExample = goodExample
    self.severity = severity
    self.isOnByDefault = isOnByDefault
  }
}

/// What a rule found: one for a declaration, with all its places, before the configuration decides its severity.
package struct Offence: Hashable, Sendable {
  /// Names the types, and says what to do.
  package let message: String
  package let location: SourceLocation
  /// The ids of the types it concerns, and the names of their members.
  package let symbols: [String]
  package let places: [Finding.Place]
  /// The change that fixes it, where it can be told exactly.
  package let fix: SourceFix?
  /// Whether nothing that was not followed could make it wrong; otherwise it is only told, as information, to who asks for it.
  package let isConclusive: Bool
  /// Whether it is style alone, because what the rule is about cannot happen here, or not again and again: told as information.
  package let isHarmless: Bool

  package init(
    message: String, location: SourceLocation, symbols: [String], places: [Finding.Place], fix: SourceFix? = nil,
    isConclusive: Bool = true, isHarmless: Bool = false
  ) {
    self.message = message
    self.location = location
    self.symbols = symbols
    self.places = places
    self.fix = fix
    self.isConclusive = isConclusive
    self.isHarmless = isHarmless
  }
}
