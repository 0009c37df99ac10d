import GraphRules

/// Findings that a team knows and has not fixed yet.
public struct Baseline: Sendable, Equatable {
  /// One known finding: the rule and the symbols it concerns, so that it outlives moved lines and folders.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// The id of the rule.
    public let rule: String
    /// As in the finding.
    public let symbols: [String]

    /// The line of the file.
    public var description: String { text }
  }

  /// Sorted; two findings of one rule about the same symbols are two entries.
  public let entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries.sorted()
  }

  /// Takes all findings of a report for known.
  public init(_ report: CheckReport) {
    self.init(entries: report.findings.map(Entry.init))
  }

  /// Parts findings into those that are new and the entries that were found again; of two that are alike the first is known.
  func sift<Found>(_ found: [Found], finding: (Found) -> Finding) -> (new: [Found], unmatched: [Entry]) {
    var left = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    let new = found.filter { found in
      let entry = Entry(finding(found))
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    return (new, left.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted())
  }
}

extension Baseline.Entry: Comparable {
  init(_ finding: Finding) {
    self.init(rule: finding.rule, symbols: finding.symbols)
  }

  /// By rule, then by symbols.
  public static func < (left: Self, right: Self) -> Bool {
    ([left.rule] + left.symbols).lexicographicallyPrecedes([right.rule] + right.symbols)
  }
}
