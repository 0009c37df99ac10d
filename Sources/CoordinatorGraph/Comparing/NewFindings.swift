import GraphModel
import GraphRules

/// What the rules find at the head and did not find at the base, beside what they note.
///
/// Findings are known again by the types and members they concern, under whatever names: code that only moved has no new ones, nor has code
/// that was divided, so that one finding about several types became several.
func newFindings(from base: ComparedGraph, to head: ComparedGraph, options: CheckOptions) -> [Comparison.Remark] {
  guard let new = head.scan, let known = findings(of: base, asIn: head, options: options) else { return [] }
  var options = options
  options.baseline = nil
  let found = known.sift(check(new, options: options).findings, finding: \.self).new
  let subjects = Dictionary(grouping: known.entries, by: Subject.init).mapValues { Set($0.flatMap(\.symbols)) }
  return found.filter { finding in
    let others = subjects[Subject(Baseline.Entry(finding))] ?? []
    return finding.severity != .info && (finding.symbols.count <= 2 || !others.isSuperset(of: finding.symbols))
  }.map {
    Comparison.Remark(rule: $0.rule, message: $0.message, location: $0.location, symbols: $0.symbols)
  }
}

/// The type and its member that findings of one rule are about; the symbols after these are the others that are part of it.
private struct Subject: Hashable {
  let rule: String
  let symbols: [String]

  init(_ entry: Baseline.Entry) {
    rule = entry.rule
    symbols = Array(entry.symbols.prefix(2))
  }
}

/// What the rules find at the base, under the names of the head; nil where the base is no source.
private func findings(of base: ComparedGraph, asIn head: ComparedGraph, options: CheckOptions) -> Baseline? {
  guard let old = base.scan else { return nil }
  let newID = Comparison(base: Comparison.Side(base), head: Comparison.Side(head)).difference.newID(of:)
  var options = options
  options.baseline = nil
  return Baseline(
    entries: check(old, options: options).findings.map {
      Baseline.Entry(rule: $0.rule, symbols: $0.symbols.map(newID))
    })
}

extension ComparedGraphs {
  /// All that rules find at the base, conclusive or not, under the names of the head; nil where the base was not read.
  public func earlierFindings(_ options: CheckOptions) -> Baseline? {
    var options = options
    options.isStrict = true
    return findings(of: base, asIn: head, options: options)
  }
}
