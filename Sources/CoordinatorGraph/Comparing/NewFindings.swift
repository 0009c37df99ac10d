import GraphModel
import GraphRules

/// What the rules find at the head and did not find at the base, beside what they note.
///
/// Findings are known again by the types and members they concern, under whatever names: code that only moved has no new ones.
func newFindings(from base: ComparedGraph, to head: ComparedGraph, options: CheckOptions) -> [Comparison.Remark] {
  guard let old = base.scan, let new = head.scan else { return [] }
  let newID = GraphDifference(from: base.graph, to: head.graph).newID(of:)
  var options = options
  options.baseline = nil
  let known = Baseline(
    entries: check(old, options: options).findings.map {
      Baseline.Entry(rule: $0.rule, symbols: $0.symbols.map(newID))
    })
  return known.sift(check(new, options: options).findings, finding: \.self).new.filter { $0.severity != .info }.map {
    Comparison.Remark(rule: $0.rule, message: $0.message, location: $0.location, symbols: $0.symbols)
  }
}
