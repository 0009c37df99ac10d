/// Two documents, what the reader calls them, and how they differ.
public struct Comparison: Equatable, Sendable {
  /// What the change starts from.
  public let base: Side
  /// What it leads to.
  public let head: Side
  /// How the flow changed from base to head.
  public let difference: GraphDifference
  /// What can be reached in one of both alone.
  public let reach: ReachChanges
  /// What the rules find at the head and did not find at the base.
  public let findings: [Remark]
  /// What application and scene delegates put into a window without a coordinator on one side alone; which of them does it is the same for the user.
  public var windowScreens: [Change<WindowScreen>] {
    let screens = screensInWindows
    if screens.base == screens.head { return [] }
    let (old, new) = (base.windowScreens ?? [], head.windowScreens ?? [])
    return old.filter { !screens.head.contains(headID(of: $0)) }.map(Change.removed)
      + new.filter { !screens.base.contains($0.screen) }.map(Change.added)
  }
  /// What became of the project's configuration; both sides are read with the base's.
  public let configuration: ConfigurationChange?

  /// One of the two documents.
  public struct Side: Equatable, Sendable {
    /// What the reader asked for: a revision, the working tree, a file.
    public let name: String
    /// The id of the commit; nil where it is none.
    public let revision: String?
    /// The folder in the repository that the graph's paths are relative to; empty for its top.
    public let folder: String
    /// The files that the other side has not or has in another way; empty where that is not known.
    public let changedFiles: Set<String>
    /// Those of them that the other side has not; a file that only moved is none.
    public let ownFiles: Set<String>
    /// Where files of this side lie on the other, if that is another path.
    public let movedFiles: [String: String]
    /// The types that the changed files declare.
    public let declarations: DeclaredTypes
    /// The view controllers and views that no code makes, by id, and whether a storyboard may; empty where that is not known.
    public let unmadeScreens: [String: Bool]
    /// By coordinator, the screens and children to which only code of it leads that nothing calls; nil where that is not known.
    public let uncalledGoals: [String: Set<String>]?
    /// What is put into a window without a coordinator; nil where that is not known.
    public let windowScreens: [WindowScreen]?
    /// Pairs of a page and one that it makes and shows itself, by their ids; none where that is not known.
    public let pageSteps: Set<[String]>
    /// The graph there.
    public let graph: GraphDocument

    /// Whether the changed files declare a type that the other side alone has in the flow. A namesake that is in the flow here is another type.
    package func declares(_ node: Node) -> Bool {
      declarations.contains(node.name) && !graph.nodes.contains { $0.name == node.name }
    }

    /// Whether a file is there on the other side as it is on this one.
    package func isUnchanged(_ file: String) -> Bool { !changedFiles.isEmpty && !changedFiles.contains(file) }

    /// What users can get to there, as far as code that nothing calls does not lead them.
    package var reachability: Reachability { Reachability(graph, besides: uncalledGoals ?? [:], steps: pageSteps) }

    /// Whether only code that nothing calls makes an edge.
    package func isUncalled(_ edge: Edge) -> Bool { edge.isUncalled(among: uncalledGoals ?? [:]) }

    /// The same side, of which it is not known what nothing calls.
    fileprivate var withoutUncalledGoals: Side {
      Side(
        name: name, revision: revision, folder: folder, changedFiles: changedFiles, ownFiles: ownFiles,
        movedFiles: movedFiles, declarations: declarations, unmadeScreens: unmadeScreens, windowScreens: windowScreens,
        pageSteps: pageSteps, graph: graph)
    }

    /// Makes one side.
    public init(
      name: String, revision: String? = nil, folder: String = "", changedFiles: Set<String> = [],
      ownFiles: Set<String> = [], movedFiles: [String: String] = [:], declarations: DeclaredTypes = DeclaredTypes(),
      unmadeScreens: [String: Bool] = [:], uncalledGoals: [String: Set<String>]? = nil,
      windowScreens: [WindowScreen]? = nil, pageSteps: Set<[String]> = [], graph: GraphDocument
    ) {
      self.name = name
      self.revision = revision
      self.folder = folder
      self.changedFiles = changedFiles
      self.ownFiles = ownFiles
      self.movedFiles = movedFiles
      self.declarations = declarations
      self.unmadeScreens = unmadeScreens
      self.uncalledGoals = uncalledGoals
      self.windowScreens = windowScreens
      self.pageSteps = pageSteps
      self.graph = graph
    }
  }

  /// One finding of a rule.
  public struct Remark: Equatable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// What it says.
    public let message: String
    /// Where.
    public let location: SourceLocation
    /// The ids of the types it concerns, and the names of their members.
    public let symbols: [String]

    /// Makes a remark.
    public init(rule: String, message: String, location: SourceLocation, symbols: [String]) {
      self.rule = rule
      self.message = message
      self.location = location
      self.symbols = symbols
    }
  }

  /// What became of the configuration between both sides.
  public enum ConfigurationChange: String, Equatable, Sendable {
    case added
    case removed
    case changed
  }

  /// Compares two documents.
  public init(base: Side, head: Side, findings: [Remark] = [], configuration: ConfigurationChange? = nil) {
    // Where one side does not know what nothing calls, leaving it out of the other alone would look like a change.
    let areGoalsKnown = base.uncalledGoals != nil && head.uncalledGoals != nil
    let base = areGoalsKnown ? base : base.withoutUncalledGoals
    let head = areGoalsKnown ? head : head.withoutUncalledGoals
    self.base = base
    self.head = head
    self.findings = findings
    self.configuration = configuration
    let areFilesKnown = !base.changedFiles.isEmpty || !head.changedFiles.isEmpty
    difference = GraphDifference(
      from: base.graph, to: head.graph, ownFiles: areFilesKnown ? (base.ownFiles, head.ownFiles) : nil,
      movedFiles: base.movedFiles, declarations: (base.declarations, head.declarations))
    reach = ReachChanges(from: base, to: head, difference)
  }

  /// The screens that each side puts into a window without a coordinator, as the head calls them; none where one of both does not know them, or
  /// where there is no coordinator, of whose flow they could be the beginning.
  package var screensInWindows: (base: Set<String>, head: Set<String>) {
    guard let old = base.windowScreens, let new = head.windowScreens,
      base.graph.hasCoordinators || head.graph.hasCoordinators
    else { return ([], []) }
    return (Set(old.map(headID)), Set(new.map(\.screen)))
  }

  /// By which id the head knows what the base puts into a window. One that is no node has another id too once a namesake has come or gone.
  private func headID(of window: WindowScreen) -> String {
    let id = difference.newID(of: window.screen)
    let namesakes = (head.windowScreens ?? []).filter { $0.name == window.name }
    guard id == window.screen, !namesakes.contains(where: { $0.screen == id }) else { return id }
    let others = Set(namesakes.filter { $0.owner == difference.newID(of: window.owner) }.map(\.screen))
    guard others.count == 1, let other = others.first,
      base.windowScreens?.contains(where: { $0.screen == other }) == false
    else { return id }
    return other
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool {
    difference.isEmpty && findings.isEmpty && windowScreens.isEmpty && configuration == nil
  }
}
