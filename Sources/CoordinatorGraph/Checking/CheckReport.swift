import GraphModel
import GraphRules

/// What a check found.
public struct CheckReport: Sendable, Equatable {
  /// What is to be fixed, sorted by place.
  public let findings: [Finding]
  /// How many findings the baseline knew already.
  public let knownCount: Int
  /// How many findings a comment in the source silenced.
  public let ignoredCount: Int
  /// Entries of the baseline that nothing was found for, sorted.
  public let staleEntries: [Baseline.Entry]
  /// Whether warnings fail the check.
  public let isStrict: Bool

  /// The rules that ran, in the order of the documentation.
  package let rules: [CheckedRule]
  /// The lines of source that the findings and their evidence stand in.
  package let excerpts: Excerpts

  /// Whether the answer is yes: no errors, and in a strict check no warnings.
  public var isPassed: Bool {
    count(of: .error) == 0 && (!isStrict || count(of: .warning) == 0)
  }

  /// How many findings have that severity.
  public func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The counts in words: `no findings`, or `1 error, 2 warnings, 3 known`.
  public var summary: String {
    let counts = [
      (count(of: .error), "error"), (count(of: .warning), "warning"), (count(of: .info), "note"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let silenced = [(knownCount, "known"), (ignoredCount, "ignored")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return ((counts.isEmpty ? ["no findings"] : counts) + silenced).joined(separator: ", ")
  }
}

/// A rule as it ran.
package struct CheckedRule: Sendable, Equatable {
  package let profile: RuleProfile
  package let severity: Finding.Severity
}
