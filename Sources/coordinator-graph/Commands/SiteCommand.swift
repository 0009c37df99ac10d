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

  @Argument(help: "Files and folders to read.", completion: .file())
  var paths = ["."]

  @Option(name: .shortAndLong, help: "The folder to write.", completion: .directory)
  var output: String

  @Option(name: .shortAndLong, help: "What the pages are written as.")
  var format = SiteFormat.html

  @Option(help: "The name of the app, above all pages.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where source lines link to; {path} and {line} stand for the place. By default the file, relative to the pages.",
      valueName: "template"))
  var linkTemplate: String?

  @Flag(help: "Write into a folder that holds files of others.")
  var force = false

  @OptionGroup(title: "Part of the app") var part: SelectionOptions
  @OptionGroup var common: CommonOptions

  func perform() throws {
    var settings = try Settings(file: common.config)
    settings.scan.observes = true
    let selection = try part.selection(settings)
    // Asked before the scan: a folder of others should not cost its time.
    let folder = try SiteFolder(output, isForced: force)
    let run = try ScanRun(paths, settings: settings, options: common)
    try folder.make()
    let template = linkTemplate ?? settings.linkTemplate
    var options = SiteOptions(
      format: format, title: title ?? settings.title,
      linkTemplate: template ?? run.scan.linkTemplate(forPictureIn: output),
      findings: check(run.scan, options: settings.check).findings)
    options.selection = selection
    let site = try site(of: run.scan, options: options)
    for warning in site.warnings { common.console.warning(warning) }
    try folder.write(site.contents)
    try run.finish(answer: "wrote \(counted(site.contents.count, "file")) to \(output)")
  }
}

extension SiteFormat: ExpressibleByArgument {}
