import ArgumentParser
import CoordinatorGraph

/// Finds where an app breaks the rules of the pattern.
struct CheckCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds where the pattern is applied wrongly.",
    discussion: """
      Findings go to standard output as text or by --reporter; with --output the reporter writes to that file, and standard \
      output still gets the text. The exit code is 1 where there are errors, with --strict also where there are warnings, \
      whatever the reporter, and where there is no coordinator to check.
      """)

  @Argument(help: "Files and folders to read, by default the working directory.", completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: "How findings are written; by default what the name of --output ends in, or text.")
  var reporter: ReportFormat?

  @Option(
    name: .shortAndLong, help: "The file that the reporter writes; '-' or none is standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "Fail on warnings too, and tell as notes what could not be followed to the end.")
  var strict = false

  @Option(help: "A file of known findings, which are not told again.", completion: .file())
  var baseline: String?

  @Option(help: "Write all findings to a file of known ones, and tell none.", completion: .file())
  var writeBaseline: String?

  @Option(help: ArgumentHelp("Print what a rule is about, and check nothing.", valueName: "rule"))
  var explain: String?

  @Flag(help: "Print the rules with their severity, and check nothing.")
  var listRules = false

  @Option(help: ArgumentHelp("Tell only what was not there at a revision of git.", valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Make the changes of the source that are always safe, and tell what is left.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a patch, and make none.")
  var dryRun = false

  @Flag(help: "Let an app without coordinators pass.")
  var allowEmpty = false

  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if let explain { _ = try page(of: explain) }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline reads known findings and --write-baseline replaces them: give one of both")
    }
    if fix || changedSince != nil, !source.facts.isEmpty {
      throw ValidationError("--fix and --changed-since are about source that is read: without --facts")
    }
    if dryRun, !fix { throw ValidationError("--dry-run is about --fix") }
    if fix, writeBaseline != nil {
      throw ValidationError("--fix removes findings and --write-baseline keeps them: give one of both")
    }
    if changedSince != nil, writeBaseline != nil {
      throw ValidationError(
        "--write-baseline keeps all findings, and --changed-since leaves some out: give one of both")
    }
  }

  func perform() throws {
    if let explain { return try Output(path: nil).write(page(of: explain)) }
    var settings = try Settings(file: common.config)
    settings.scan.observes = true
    if listRules { return try Output(path: nil).write(RuleGuide.list(under: settings.check)) }
    // The baseline is read before the scan: a wrong name should not cost its time.
    var options = writeBaseline == nil ? try settings.checkOptions(baseline: baseline) : settings.check
    if strict { options.isStrict = true }
    var run = try scanned(settings, &options)
    if fix {
      let plan = FixPlan(check(run.scan, options: options), of: run.scan)
      if dryRun { return try show(plan, of: run) }
      try Fixing(plan: plan, console: common.console).apply()
      if !plan.files.isEmpty { run = try scanned(settings, &options) }
    }
    if let writeBaseline {
      let known = Baseline(check(run.scan, options: options))
      try Output(path: writeBaseline).write(known.text)
      options.baseline = known
    }
    try tell(check(run.scan, options: options), of: run)
  }

  /// Scans the app; with ``changedSince`` what was wrong then becomes known.
  private func scanned(_ settings: Settings, _ options: inout CheckOptions) throws -> ScanRun {
    if let changedSince {
      options.earlier = try EarlierFindings(revision: changedSince, paths: source.paths(paths), common: common).read(
        settings, options)
    }
    return try ScanRun(
      source.paths(paths), facts: source.facts, settings: settings, options: common, allowsEmpty: allowEmpty)
  }

  private func show(_ plan: FixPlan, of run: ScanRun) throws {
    let output = Output(path: nil)
    try output.write(output.isTerminal() ? plan.patch.printableLines : plan.patch)
    try run.finish(answer: Fixing.summary(of: plan, verb: "would fix"))
    if !plan.files.isEmpty { throw ExitCode.answerIsNo }
  }

  private func tell(_ report: CheckReport, of run: ScanRun) throws {
    for entry in report.staleEntries {
      common.console.warning("the baseline knows what is no longer found: \(entry)")
    }
    try write(report, pathPrefix: run.scan.pathPrefix(), root: run.scan.root)
    try run.finish(answer: report.summary)
    if !report.isPassed { throw ExitCode.answerIsNo }
  }

  private func write(_ report: CheckReport, pathPrefix: String, root: String) throws {
    let isFile = output.map { $0 != "-" } ?? false
    let format = reporter ?? output.flatMap(ReportFormat.init(fileNamed:)) ?? .text
    if isFile {
      let text = try CoordinatorGraph.write(
        report, as: format, options: ReportOptions(pathPrefix: pathPrefix, root: root))
      try Output(path: output).write(text)
    }
    let options = ReportOptions(pathPrefix: pathPrefix, root: root, hasColors: common.color.allowsColors(on: 1))
    try Output(path: nil).write(CoordinatorGraph.write(report, as: isFile ? .text : format, options: options))
  }

  private func page(of rule: String) throws -> String {
    do {
      return try RuleGuide(ruleNamed: rule).page
    } catch {
      throw ValidationError("\(error)".printable)
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
