/// Findings that a team knows and has not mended yet.
public struct Baseline: Sendable, Equatable {
  /// One known finding: the rule and the symbols it concerns, so that it outlives moved lines and folders.
  public struct Entry: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// As in the finding.
    public let symbols: [String]
  }

  /// Sorted; two findings of one rule about the same symbols are two entries.
  public let entries: [Entry]
}
