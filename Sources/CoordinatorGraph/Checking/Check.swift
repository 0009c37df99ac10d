import GraphModel
import GraphRules
import SourceFacts
import Workspace

/// Finds where an app breaks the rules of the pattern.
///
/// The same scan and options give the same report; nothing is read. Most rules need what a scan sees only with
/// ``ScanOptions/observes``.
public func check(_ scan: Scan, options: CheckOptions = CheckOptions()) -> CheckReport {
  let app = ObservedApp(graph: scan.graph, observations: scan.observations, limits: options.limits)
  let exclusion = FileExclusion(globs: options.excludedPaths, relativeTo: options.excludedPathsFolder)
  let root = AbsolutePath(scan.root)
  let check = Check(
    rules: RuleRegistry.all, options: options, ignoreComments: scan.ignoreComments,
    isExcluded: { !exclusion.patterns(covering: root.appending($0), below: root).isEmpty },
    line: { scan.sources[$0.file]?.line($0.line) })
  return check.report(on: app)
}

/// The way from the offences that rules find to what a team wants to hear of.
struct Check {
  let rules: [any Rule]
  let options: CheckOptions
  var ignoreComments: [IgnoreComment] = []
  /// Whether nothing is reported in a file.
  var isExcluded: (String) -> Bool = { _ in false }
  /// The line of source that a place stands in.
  var line: (SourceLocation) -> String? = { _ in nil }

  func report(on app: ObservedApp) -> CheckReport {
    let offences = rules.flatMap { rule in candidates(rule.profile) { rule.offences(in: app) } }.sorted {
      $0.finding < $1.finding
    }
    // Comments and the baseline are held against all that was found, told or not, so that a strict run and one that is not
    // agree on what they still need.
    let noisy = offences.filter { offence in !ignoreComments.contains { $0.covers(offence.finding) } }
    let unused = ignoreComments.filter { comment in !offences.contains { comment.covers($0.finding) } }
    let found = (noisy + candidates(UnusedIgnore.profile) { unusedIgnores.offences(of: unused) })
      .sorted { $0.finding < $1.finding }
    let recent = options.earlier.map { $0.sift(found, finding: \.finding).new } ?? found
    let sifted = (options.baseline ?? Baseline(entries: [])).sift(recent, finding: \.finding)
    return report(
      found: sifted.new, knownCount: recent.count - sifted.new.count, ignoredCount: offences.count - noisy.count,
      staleEntries: options.earlier == nil ? sifted.unmatched.filter { ranOrUnknown($0.rule) } : [])
  }

  private func report(
    found: [Candidate], knownCount: Int, ignoredCount: Int, staleEntries: [Baseline.Entry]
  ) -> CheckReport {
    let findings = found.filter { options.isStrict || $0.isConclusive }.map(\.finding)
    let places = findings.flatMap { finding in
      [finding.location] + finding.evidence.map(\.location) + (finding.fix?.edits.map(\.location) ?? [])
    }
    return CheckReport(
      findings: findings, knownCount: knownCount, ignoredCount: ignoredCount, staleEntries: staleEntries,
      isStrict: options.isStrict, rules: checkedRules, excerpts: Excerpts(of: places, text: line))
  }
}

extension Check {
  /// A finding before it is settled whether anybody hears of it.
  private struct Candidate {
    let finding: Finding
    let isConclusive: Bool
  }

  private func candidates(_ rule: RuleProfile, offences: () -> [Offence]) -> [Candidate] {
    guard options.severity(of: rule) != nil else { return [] }
    return offences().filter { !isExcluded($0.location.file) }.compactMap { offence in
      guard let severity = options.severity(of: offence, against: rule) else { return nil }
      return Candidate(
        finding: Finding(offence, against: rule.id, severity: severity), isConclusive: offence.isConclusive)
    }
  }

  private var profiles: [RuleProfile] { rules.map(\.profile) + [UnusedIgnore.profile] }

  private var checkedRules: [CheckedRule] {
    profiles.compactMap { rule in options.severity(of: rule).map { CheckedRule(profile: rule, severity: $0) } }
  }

  private var unusedIgnores: UnusedIgnore {
    UnusedIgnore(rulesThatRan: Set(checkedRules.map(\.profile.id)))
  }

  /// What a rule that is off would find is not known.
  private func ranOrUnknown(_ rule: String) -> Bool {
    checkedRules.contains { $0.profile.id == rule } || !profiles.contains { $0.id == rule }
  }
}

extension CheckOptions {
  /// The severity of offences against a rule; nil where it does not run.
  func severity(of rule: RuleProfile) -> Finding.Severity? {
    if let level = levels[rule.id] { return level.severity }
    return rule.isOnByDefault ? rule.severity : nil
  }

  /// The severity of one offence: it follows what the offence does to the app, unless the team has settled the rule's.
  func severity(of offence: Offence, against rule: RuleProfile) -> Finding.Severity? {
    guard offence.isConclusive else { return .info }
    return offence.isHarmless && levels[rule.id] == nil ? .info : severity(of: rule)
  }
}

extension Finding {
  fileprivate init(_ offence: Offence, against rule: String, severity: Severity) {
    self.init(
      rule: rule, severity: severity, message: offence.message, location: offence.location, symbols: offence.symbols,
      places: offence.places, fix: offence.fix)
  }
}
