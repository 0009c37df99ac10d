import GraphRules

/// What a team settles about the rules.
public struct CheckOptions: Sendable, Equatable {
  /// By the id of a rule what counts instead of its default; this turns a rule on that is off by default, too.
  public var levels: [String: RuleLevel] = [:]
  /// Thresholds, and the edges that the team forbids.
  public var limits = RuleLimits()
  /// Patterns of files in which nothing is reported: `*` and `?` within a name, `**` across folders.
  public var excludedPaths: [String] = []
  /// The folder that ``excludedPaths`` are relative to, absolute and without links; nil for the scanned root.
  public var excludedPathsFolder: String?
  /// Whether warnings fail the check, and offences that are not conclusive are told as information.
  public var isStrict = false
  /// Findings that are known and not reported again.
  public var baseline: Baseline?
  /// Findings of an earlier state, which are not told; that one of them is gone is no news.
  public var earlier: Baseline?

  /// Every rule as it is by default, nothing left out, nothing known.
  public init() {}
}
