import ArgumentParser
import CoordinatorGraph

/// Writes pages about the app into a folder.
struct SiteCommand: Job {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Writes a static site about the app's flow, for a browser or a wiki.",
    discussion: """
      The folder then holds an overview, a page for each coordinator and screen, the flow map and a glossary; it needs no server \
      and no network. Pages that an earlier run wrote and that are no longer needed are removed; a folder with other files in it \
      is left alone unless there is --force, and even then only files of the site are written over.
      """)

  @Argument(help: "Files and folders to read, by default the working directory.", completion: .file())
  var paths: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write.", completion: .directory)
  var output: String

  @Option(name: .shortAndLong, help: "What the pages are written as.")
  var format = SiteFormat.html

  @Option(help: "The name of the app, above all pages; by default that of its project, package or folder.")
  var title: String?

  @Option(help: "The language of the pages' own words.")
  var language = SiteLanguage.english

  @Option(
    help: ArgumentHelp(
      "Images of screens below the working directory, such as '**/__Snapshots__/**'; each stands with the screen it is named for.",
      valueName: "glob"))
  var screenshots: String?

  @Option(
    help: ArgumentHelp(
      "Where source lines link to; {path} and {line} stand for the place. By default the file, relative to the pages.",
      valueName: "template"))
  var linkTemplate: String?

  @Flag(help: "Write into a folder that holds files of others.")
  var force = false

  @OptionGroup(title: "Part of the app") var part: SelectionOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var common: CommonOptions

  func perform() throws {
    var settings = try Settings(file: common.config)
    settings.scan.observes = true
    let selection = try part.selection(settings)
    // Asked before the scan: a folder of others should not cost its time.
    let folder = try SiteFolder(output, isForced: force)
    let cache = common.cache(for: source.paths(paths), settings)
    let layout = common.layout(remembering: cache.facts)
    let run = try ScanRun(source.paths(paths), facts: source.facts, settings: settings, options: common, cache: cache)
    try folder.make()
    let template = linkTemplate ?? settings.linkTemplate ?? run.scan.linkTemplate(forPictureIn: output)
    if template == nil {
      common.console.warning(
        "source lines on the pages are no links: \(output) or the source lies outside the working directory; --link-template says where they lead"
      )
    }
    var options = SiteOptions(
      format: format, title: title ?? settings.title, linkTemplate: template,
      findings: check(run.scan, options: settings.check).findings)
    options.layout = layout
    options.language = language
    options.screenshots = try screenshots.map { try CoordinatorGraph.screenshots($0, of: run.scan.graph) } ?? [:]
    options.selection = selection
    let site = try site(of: run.scan, options: options)
    for warning in site.warnings + site.failures { common.console.warning(warning) }
    try folder.write(site.contents)
    try run.finish(answer: "wrote \(counted(site.contents.count, "file")) to \(output)")
    if !site.failures.isEmpty { throw ExitCode.jobNotDone }
  }
}

extension SiteFormat: ExpressibleByArgument {}
extension SiteLanguage: ExpressibleByArgument {}
