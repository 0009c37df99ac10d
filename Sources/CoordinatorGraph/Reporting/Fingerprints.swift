import GraphRules

/// What services know a finding by from one run to the next: the rule and the symbols, and not the line.
enum Fingerprints {
  /// One for each finding, in order; those that would be alike are numbered.
  static func of(_ findings: [Finding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let text = Baseline.Entry(finding).description
      counts[text, default: 0] += 1
      let number = counts[text] ?? 1
      return number == 1 ? text : "\(text) #\(number)"
    }
  }
}
