import GraphModel
import GraphRules
import SourceFacts
import Workspace

/// Finds where an app breaks the rules of the pattern.
///
/// The same scan and options give the same report; nothing is read.
public func check(_ scan: Scan, options: CheckOptions = CheckOptions()) -> CheckReport {
  let app = ObservedApp(graph: scan.graph, observations: Observations(), limits: options.limits)
  let exclusion = FileExclusion(globs: options.excludedPaths, relativeTo: options.excludedPathsFolder)
  let root = AbsolutePath(scan.root)
  let check = Check(
    rules: RuleRegistry.all, options: options,
    isExcluded: { exclusion.excludes(path: root.appending($0), below: root) },
    line: { scan.sources[$0.file]?.line($0.line) })
  return check.report(on: app)
}

/// The way from the offences that rules find to what a team wants to hear of.
struct Check {
  let rules: [any Rule]
  let options: CheckOptions
  /// Whether nothing is reported in a file.
  var isExcluded: (String) -> Bool = { _ in false }
  /// The line of source that a place stands in.
  var line: (SourceLocation) -> String? = { _ in nil }

  /// A finding before it is settled whether anybody hears of it.
  struct Candidate {
    let finding: Finding
    let isConclusive: Bool
  }

  func report(on app: ObservedApp) -> CheckReport {
    let candidates = rules.flatMap { offences(against: $0, in: app) }
    let findings = candidates.filter { options.isStrict || $0.isConclusive }.map(\.finding).sorted()
    let places = findings.flatMap { [$0.location] + $0.evidence.map(\.location) }
    return CheckReport(
      findings: findings, knownCount: 0, ignoredCount: 0, staleEntries: [], isStrict: options.isStrict,
      rules: rules.compactMap(checked), excerpts: Excerpts(of: places, text: line))
  }

  private func checked(_ rule: any Rule) -> CheckedRule? {
    let profile = rule.profile
    return options.severity(of: profile).map { CheckedRule(profile: profile, severity: $0) }
  }

  private func offences(against rule: any Rule, in app: ObservedApp) -> [Candidate] {
    guard let severity = options.severity(of: rule.profile) else { return [] }
    return rule.offences(in: app).filter { !isExcluded($0.location.file) }.map { offence in
      Candidate(
        finding: Finding(offence, against: rule.profile.id, severity: offence.isConclusive ? severity : .info),
        isConclusive: offence.isConclusive)
    }
  }
}

extension CheckOptions {
  /// How grave offences against a rule are; nil where it does not run.
  func severity(of rule: RuleProfile) -> Finding.Severity? {
    if let level = levels[rule.id] { return level.severity }
    return rule.isOnByDefault ? rule.severity : nil
  }
}

extension Finding {
  fileprivate init(_ offence: Offence, against rule: String, severity: Severity) {
    self.init(
      rule: rule, severity: severity, message: offence.message, location: offence.location, symbols: offence.symbols,
      evidence: offence.evidence)
  }
}
