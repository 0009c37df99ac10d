import ProgramAnalysis
import Workspace

/// What a project settles for all its runs in `.coordinator-graph.yml`, over the defaults.
public struct Settings: Sendable {
  /// The configuration that was read; nil where there is none.
  public let file: String?
  /// What to read; its paths are the working directory, which no configuration changes.
  public var scan = ScanOptions()
  /// What the team settled about the rules.
  public var check = CheckOptions()
  /// The file of known findings, where the configuration names one.
  public var baseline: String?
  /// The title of the picture, where the configuration has one.
  public var title: String?
  /// Where names in the picture link to, where the configuration says so.
  public var linkTemplate: String?

  /// Whether runs leave what they found and drew for the next.
  public var usesCache = true

  /// Parts of the app that the configuration gives a name.
  public var views: [String: NamedView] = [:]

  /// The name of the configuration file.
  public static let fileName = ConfigurationFile.name
  /// A commented configuration with every key, none of them set.
  public static let template = Configuration.template

  /// Reads the file that is named, or else the nearest one upward from a folder; without any, the defaults.
  ///
  /// - Throws: an error whose description names the file and, where it is one of content, the line, in the form of compilers.
  public init(file: String? = nil, nearestTo folder: String = ".") throws {
    try self.init(try file.map { try ConfigurationFile(at: $0) } ?? ConfigurationFile.nearest(to: folder))
  }

  init(_ found: ConfigurationFile?) throws {
    file = found?.path
    guard let found else { return }
    let configuration = found.configuration
    scan.includesTests = configuration.includesTests
    scan.targets = configuration.targets
    scan.excludedPaths = configuration.exclude
    scan.excludedPathsFolder = found.folder.string
    scan.coordinatorNames = configuration.coordinators
    scan.models = try configuration.models.map { tree throws(InputError) in try LibraryModel(tree, file: found.path) }
    check = try CheckOptions(found)
    baseline = configuration.baseline.map { $0.hasPrefix("/") ? $0 : found.folder.appending($0).string }
    usesCache = configuration.usesCache
    title = configuration.title
    linkTemplate = configuration.linkTemplate
    for view in configuration.views { views[view.name] = try NamedView(view, file: found.path) }
  }
}

extension LibraryModel {
  /// The model that stands in a configuration file.
  fileprivate init(_ tree: ConfigurationTree, file: String) throws(InputError) {
    do throws(ModelError) {
      try self.init(ModelNode(tree))
    } catch {
      throw InputError(path: file, place: .init(line: error.line, column: error.column), message: error.message)
    }
  }
}

extension ModelNode {
  fileprivate init(_ tree: ConfigurationTree) {
    let content: Content =
      switch tree.content {
      case .text(let text): .text(text)
      case .list(let trees): .list(trees.map { ModelNode($0) })
      case .mapping(let entries): .mapping(entries.map { Entry(key: ModelNode($0.key), value: ModelNode($0.value)) })
      }
    self.init(content, line: tree.place.line, column: tree.place.column)
  }
}
