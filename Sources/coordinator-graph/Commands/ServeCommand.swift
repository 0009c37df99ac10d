import ArgumentParser
import CoordinatorGraph
import Foundation

/// Shows the site of an app in a browser, and keeps it true while the source is edited.
struct ServeCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Shows the site on this machine, and again whenever the source changes.",
    discussion: """
      The address is printed on standard output; only this machine reaches it. Source lines link to where --link-template says, \
      such as 'vscode://file/Users/me/App/{path}:{line}'; without it they are not links. Control-C ends it.
      """)

  @Argument(help: "Files and folders to read.", completion: .file())
  var paths = ["."]

  @Option(help: "The port; 0 for any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The name of the app, above all pages; by default that of its project, package or folder.")
  var title: String?

  @Option(help: "The language of the pages' own words.")
  var language = SiteLanguage.english

  @Option(
    help: ArgumentHelp("Where source lines link to; {path} and {line} stand for the place.", valueName: "template"))
  var linkTemplate: String?

  @OptionGroup var common: CommonOptions

  func perform() throws {
    // A browser that goes away early must not end the server.
    signal(SIGPIPE, SIG_IGN)
    var settings = try Settings(file: common.config)
    settings.scan.observes = true
    settings.scan.paths = paths
    common.settle(&settings.scan)
    // Taken before the scan, so that what is written while it runs is seen afterwards.
    var stamp = try SourceStamp(settings.scan)
    let run = try ScanRun(paths, settings: settings, options: common)
    let shown = ServedSite(try site(of: run.scan, settings))
    let server = try SiteServer(showing: shown, port: port)
    try run.finish()
    try Output(path: nil).write("http://127.0.0.1:\(server.port)/\n")
    while true {
      let next = pause(settings, after: stamp)
      guard next != stamp else { continue }
      stamp = next
      update(shown, settings)
    }
  }

  private func site(of scan: Scan, _ settings: Settings) throws -> SiteFiles {
    var options = SiteOptions(
      title: title ?? settings.title, linkTemplate: linkTemplate ?? settings.linkTemplate,
      findings: check(scan, options: settings.check).findings, isServed: true)
    options.language = language
    return try CoordinatorGraph.site(of: scan, options: options)
  }

  /// Waits, then looks; where looking takes long, it is done less often. A folder that is away for a moment is no change.
  private func pause(_ settings: Settings, after stamp: SourceStamp) -> SourceStamp {
    let start = ContinuousClock.now
    let next = (try? SourceStamp(settings.scan)) ?? stamp
    let cost = Double((ContinuousClock.now - start) / .microseconds(1)) / 1_000_000
    Thread.sleep(forTimeInterval: max(0.4, cost * 10))
    return next
  }

  /// Shows what the source says now; where it cannot be read, what it said before.
  private func update(_ shown: ServedSite, _ settings: Settings) {
    do {
      let next = try site(of: scan(settings.scan), settings)
      guard next.version != shown.current.version else { return }
      shown.replace(with: next)
      common.console.summary("the source changed")
    } catch {
      common.console.warning("\(error)")
    }
  }
}
