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

  @Argument(help: "Files and folders to read, by default the working directory.", completion: .file())
  var paths: [String] = []

  @Option(help: "The port; 0 for any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The name of the app, above all pages; by default that of its project, package or folder.")
  var title: String?

  @Option(help: "The language of the pages' own words.")
  var language = SiteLanguage.english

  @Option(
    help: ArgumentHelp("Where source lines link to; {path} and {line} stand for the place.", valueName: "template"))
  var linkTemplate: String?

  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func perform() throws {
    // A browser that goes away early must not end the server.
    signal(SIGPIPE, SIG_IGN)
    var settings = try settings()
    // Taken before the scan, so that what is written while it runs is seen afterwards.
    var watch = SourceWatch(try SourceStamp(settings.scan, configuration: settings.file))
    let cache = common.cache(for: source.paths(paths), settings)
    let layout = common.layout(remembering: cache.facts)
    cache.facts?.keepsFacts = true
    let run = try ScanRun(source.paths(paths), facts: source.facts, settings: settings, options: common, cache: cache)
    let first = try site(of: run.scan, settings, layout)
    for warning in first.warnings + first.failures { common.console.warning(warning) }
    let shown = ServedSite(first)
    let server = try SiteServer(showing: shown, port: port)
    // What could not be read is told, and is no reason not to show the rest.
    try? run.finish()
    var told = Set(warnings(of: run.scan).map(\.key))
    try Output(path: nil).write("http://127.0.0.1:\(server.port)/\n")
    while true {
      watch.waitForChange { look(under: &settings, told: &told) }
      update(shown, settings, cache, layout, told: &told)
    }
  }

  private func settings() throws -> Settings {
    var settings = try Settings(file: common.config)
    settings.scan.observes = true
    settings.scan.paths = source.paths(paths)
    settings.scan.facts = source.facts
    common.settle(&settings.scan)
    return settings
  }

  private func site(of scan: Scan, _ settings: Settings, _ layout: LayoutOptions) throws -> SiteFiles {
    var options = SiteOptions(
      title: title ?? settings.title, linkTemplate: linkTemplate ?? settings.linkTemplate,
      findings: check(scan, options: settings.check).findings, isServed: true)
    options.layout = layout
    options.language = language
    return try CoordinatorGraph.site(of: scan, options: options)
  }

  /// What the files look like under what the configuration says now. A configuration that cannot be read, or a folder that is away for a
  /// moment, is no change; the former is told once.
  private func look(under settings: inout Settings, told: inout Set<String>) -> SourceStamp? {
    do {
      settings = try self.settings()
    } catch {
      if told.insert("\(error)").inserted { common.console.error("\(error)") }
    }
    return try? SourceStamp(settings.scan, configuration: settings.file)
  }

  /// Shows what the source says now; where it cannot be read, what it said before. Pages that went away and new warnings are told: source
  /// that is being edited may not parse.
  private func update(
    _ shown: ServedSite, _ settings: Settings, _ cache: RunCache, _ layout: LayoutOptions, told: inout Set<String>
  ) {
    do {
      let scan = try scan(settings.scan, cache: cache.facts)
      let next = try site(of: scan, settings, layout)
      let warnings = warnings(of: scan)
      for warning in warnings where !told.contains(warning.key) {
        common.console.warning(warning.text, at: warning.place)
      }
      told = Set(warnings.map(\.key))
      guard next.version != shown.current.version else { return }
      for failure in next.failures { common.console.warning(failure) }
      let gone = Set(shown.current.contents.keys).subtracting(next.contents.keys).sorted()
      shown.replace(with: next)
      common.console.summary("the source changed" + (gone.isEmpty ? "" : "; gone: \(gone.joined(separator: ", "))"))
    } catch {
      common.console.warning("\(error)")
    }
  }

  /// - Returns: also a key for each that stays while the lines of its file are edited.
  private func warnings(of scan: Scan) -> [(place: String?, text: String, key: String)] {
    scan.graph.diagnostics.filter { $0.severity == .warning }.map { diagnostic in
      let place = diagnostic.location.map { "\(scan.path(of: $0.file)):\($0.line):\($0.column)" }
      return (place, diagnostic.message, "\(diagnostic.location?.file ?? ""): \(diagnostic.message)")
    }
  }
}
