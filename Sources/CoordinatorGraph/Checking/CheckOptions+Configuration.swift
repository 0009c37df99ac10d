import GraphRules
import Workspace

extension CheckOptions {
  /// What a configuration file settles; rules, levels and kinds that there are none of are errors with their place.
  init(_ file: ConfigurationFile) throws(InputError) {
    self.init()
    let configuration = file.configuration
    for entry in configuration.ruleLevels {
      levels[try Self.rule(entry.rule, file.path)] = try Self.level(entry.level, file.path)
    }
    if let most = configuration.maxChildren { limits.children = most }
    if let most = configuration.maxDepth { limits.depth = most }
    for edge in configuration.forbiddenEdges { limits.forbiddenEdges.append(try ForbiddenEdge(edge, file.path)) }
    excludedPaths = configuration.checkExclude
    excludedPathsFolder = file.folder.string
  }

  private static func rule(_ word: Configuration.PlacedText, _ file: String) throws(InputError) -> String {
    do throws(UnknownRule) {
      return try RuleGuide(ruleNamed: word.text).id
    } catch {
      throw InputError(path: file, place: word.place, message: error.description)
    }
  }

  private static func level(_ word: Configuration.PlacedText, _ file: String) throws(InputError) -> RuleLevel {
    if let level = RuleLevel(rawValue: word.text) { return level }
    let words = RuleLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw InputError(path: file, place: word.place, message: "unknown level '\(word.text)'; the levels are \(words)")
  }
}

extension Settings {
  /// What the team settled about the rules, with the known findings of a baseline: the one that is named, else the
  /// configuration's, if it has one.
  ///
  /// - Throws: an error whose description names the file, where it cannot be read.
  public func checkOptions(baseline: String?) throws -> CheckOptions {
    var options = check
    options.baseline = try (baseline ?? self.baseline).map(Baseline.init(at:))
    return options
  }
}

extension ForbiddenEdge {
  private static let kinds = ["root", "child", "delegate", "screen", "flow"]

  fileprivate init(_ edge: Configuration.ForbiddenEdge, _ file: String) throws(InputError) {
    let kind = edge.kind?.text ?? "*"
    if let word = edge.kind, !kind.contains("*"), !kind.contains("?"), !Self.kinds.contains(kind) {
      let words = Self.kinds.joined(separator: ", ")
      throw InputError(path: file, place: word.place, message: "unknown kind '\(kind)'; the kinds are \(words)")
    }
    self.init(from: edge.from, to: edge.to, kind: kind, reason: edge.reason)
  }
}
