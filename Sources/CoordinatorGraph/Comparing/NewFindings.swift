import GraphModel
import GraphRules

/// What the rules find at the head and did not find at the base, beside what they note.
///
/// Findings are known again by the types and members they concern, under whatever names: code that only moved has no new ones, nor has code
/// that was divided, so that one finding about several types became several, nor a member that has another name or owner now, nor a type that
/// goes by its module's name too since there is a namesake.
func newFindings(from base: ComparedGraph, to head: ComparedGraph, options: CheckOptions) -> [Comparison.Remark] {
  guard let old = base.scan, let new = head.scan else { return [] }
  var options = options
  options.baseline = nil
  let earlier = check(old, options: options).findings
  let known = baseline(of: earlier, from: base, to: head)
  let (found, gone) = known.sift(check(new, options: options).findings, finding: \.self)
  var moved = gone.reduce(into: [LastSymbol: Int]()) { counts, entry in
    if let last = LastSymbol(entry) { counts[last, default: 0] += 1 }
  }
  let subjects = Dictionary(grouping: known.entries, by: Subject.init).mapValues { Set($0.flatMap(\.symbols)) }
  lazy var staying = StayingChildren(base, asIn: head)
  let requalified = Set(earlier.map(UnqualifiedFinding.init))
  return found.filter { finding in
    finding.rule != "child-never-removed" || !staying.contain(finding)
  }.filter { finding in
    let others = subjects[Subject(Baseline.Entry(finding))] ?? []
    return finding.severity != .info && (finding.symbols.count <= 2 || !others.isSuperset(of: finding.symbols))
  }.filter { finding in
    guard let last = LastSymbol(Baseline.Entry(finding)), let count = moved[last], count > 0 else { return true }
    moved[last] = count - 1
    return false
  }.filter { finding in
    let unqualified = UnqualifiedFinding(finding)
    return !requalified.contains(unqualified) || !gone.contains { $0.simpleSymbols == unqualified.symbols }
  }.map {
    Comparison.Remark(rule: $0.rule, message: $0.message, location: $0.location, symbols: $0.symbols)
  }
}

/// The children that entered a collection at the base already and were never taken out, though no rule said so: as long as a child does not end,
/// none is missed.
private struct StayingChildren {
  /// Parent, collection and child, under the names of the head.
  private var known: Set<[String]> = []

  init(_ base: ComparedGraph, asIn head: ComparedGraph) {
    guard let old = base.scan, let new = head.scan else { return }
    let difference = difference(from: base, to: head)
    // What may enter again and again now is more than what entered once.
    let repeated = Set(new.observations.memberships.filter { !$0.repetitions.isEmpty }.map { $0.key { $0 } })
    for membership in old.observations.memberships where membership.exits.isEmpty && !membership.mayLeave {
      let key = membership.key(difference.newID)
      if !membership.repetitions.isEmpty || !repeated.contains(key) { known.insert(key) }
    }
  }

  func contain(_ finding: Finding) -> Bool {
    finding.symbols.count > 2
      && finding.symbols.dropFirst(2).allSatisfy { known.contains([finding.symbols[0], finding.symbols[1], $0]) }
  }
}

extension Membership {
  fileprivate func key(_ newID: (String) -> String) -> [String] { [newID(parent), property, newID(child)] }
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

/// The last of the types that are part of what a finding is about, as the coordinator that a member's listener keeps.
private struct LastSymbol: Hashable {
  let rule: String
  let symbol: String

  /// Nil where it is about a type and its member alone.
  init?(_ entry: Baseline.Entry) {
    guard entry.symbols.count > 2, let last = entry.symbols.last else { return nil }
    rule = entry.rule
    symbol = last
  }
}

/// What a finding is about, whatever modules or types its types are told apart by, with the file it is in.
private struct UnqualifiedFinding: Hashable {
  let rule: String
  let symbols: [String]
  let file: String

  init(_ finding: Finding) {
    rule = finding.rule
    symbols = Baseline.Entry(finding).simpleSymbols
    file = finding.location.file
  }
}

extension Baseline.Entry {
  /// The last parts of the names.
  fileprivate var simpleSymbols: [String] {
    symbols.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }
}

private func difference(from base: ComparedGraph, to head: ComparedGraph) -> GraphDifference {
  Comparison(base: Comparison.Side(base), head: Comparison.Side(head)).difference
}

/// What the rules found at the base, under the names of the head.
private func baseline(of findings: [Finding], from base: ComparedGraph, to head: ComparedGraph) -> Baseline {
  let difference = difference(from: base, to: head)
  let renamed = renamedTypes(from: base.declarations, to: head.declarations)
  return Baseline(
    entries: findings.map {
      Baseline.Entry(
        rule: $0.rule, symbols: $0.symbols.map { renamed[$0] ?? difference.newID(of: $0) })
    })
}

/// The new names of types, of which those that have no part in the flow are not known again by it: one side alone declares each, with nearly
/// the same members and more than a few, and neither could be another; or they stand in files with most of the same lines.
private func renamedTypes(from base: DeclaredTypes, to head: DeclaredTypes) -> [String: String] {
  let gone = base.members.filter { !head.contains($0.key) && $0.value.count > 2 }
  let come = head.members.filter { !base.contains($0.key) && $0.value.count > 2 }
  func alike(_ members: Set<String>, among types: [String: Set<String>]) -> [String] {
    types.filter { 5 * $0.value.intersection(members).count >= 4 * $0.value.union(members).count }.map(\.key)
  }
  return gone.reduce(into: base.otherNames) { renamed, type in
    let candidates = alike(type.value, among: come)
    guard renamed[type.key] == nil, candidates.count == 1, head.otherNames[candidates[0]] == nil,
      alike(come[candidates[0]] ?? [], among: gone).count == 1
    else { return }
    renamed[type.key] = candidates[0]
  }
}

extension ComparedGraphs {
  /// All that rules find at the base, conclusive or not, under the names of the head; nil where the base was not read.
  public func earlierFindings(_ options: CheckOptions) -> Baseline? {
    guard let old = base.scan else { return nil }
    var options = options
    options.isStrict = true
    options.baseline = nil
    return baseline(of: check(old, options: options).findings, from: base, to: head)
  }
}
