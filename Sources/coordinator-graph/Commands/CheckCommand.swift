import ArgumentParser
import CoordinatorGraph

/// Finds where an app breaks the rules of the pattern.
struct CheckCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds where the pattern is applied wrongly.",
    discussion: """
      Findings go to standard output as text or by --reporter; with --output the reporter writes to that file, and standard \
      output still gets the text. The exit code is 1 where there are errors, with --strict also where there are warnings, \
      whatever the reporter.
      """)

  @Argument(help: "Files and folders to read.", completion: .file())
  var paths = ["."]

  @Option(name: .shortAndLong, help: "How findings are written; by default what the name of --output ends in, or text.")
  var reporter: ReportFormat?

  @Option(
    name: .shortAndLong, help: "The file that the reporter writes; '-' or none is standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "Fail on warnings too, and tell as notes what could not be followed to the end.")
  var strict = false

  @OptionGroup var common: CommonOptions

  func perform() throws {
    let settings = try Settings(file: common.config)
    var options = settings.check
    if strict { options.isStrict = true }
    let run = try ScanRun(paths, settings: settings, options: common)
    let report = check(run.scan, options: options)
    try write(report, of: run.scan)
    try run.finish(answer: report.summary)
    if !report.isPassed { throw ExitCode.answerIsNo }
  }

  private func write(_ report: CheckReport, of scan: Scan) throws {
    let prefix = scan.pathPrefix()
    let isFile = output.map { $0 != "-" } ?? false
    let console = ReportOptions(pathPrefix: prefix, hasColors: common.color.allowsColors(on: 1))
    let format = reporter ?? .text
    if isFile {
      try Output(path: output).write(
        CoordinatorGraph.write(report, as: format, options: ReportOptions(pathPrefix: prefix)))
    }
    try Output(path: nil).write(CoordinatorGraph.write(report, as: isFile ? .text : format, options: console))
  }
}

extension ReportFormat: ExpressibleByArgument {}
