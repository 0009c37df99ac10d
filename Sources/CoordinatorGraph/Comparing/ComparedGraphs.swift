import GraphModel
import Workspace

/// The graphs of the two states that a comparison is about.
public struct ComparedGraphs: Sendable {
  /// What changes are counted from.
  public let base: ComparedGraph
  /// What they lead to.
  public let head: ComparedGraph
  /// Whether both sides have the same Swift files, byte for byte.
  ///
  /// Nothing was parsed then: both graphs are empty, and there is no change.
  public let isSameSource: Bool
  /// Both graphs, and how they differ.
  public let comparison: Comparison

  init(
    base: ComparedGraph, head: ComparedGraph, isSameSource: Bool = false, rules: CheckOptions? = nil,
    configuration: Comparison.ConfigurationChange? = nil
  ) {
    self.base = base
    self.head = head
    self.isSameSource = isSameSource
    let sides = (base: Comparison.Side(base), head: Comparison.Side(head))
    let findings = rules.map { newFindings(from: base, to: head, options: $0) } ?? []
    comparison = Comparison(base: sides.base, head: sides.head, findings: findings, configuration: configuration)
  }
}

/// One side of a comparison.
public struct ComparedGraph: Sendable {
  /// What it is a graph of.
  public let snapshot: Snapshot
  /// The name of the commit that a revision or merge base was found to be; nil for everything else.
  public let commit: String?
  /// The graph, with the diagnostics of reading and analysis where source was read.
  public let graph: GraphDocument
  /// The scan that the graph comes from; nil for a document, and where both sides have the same source.
  public let scan: Scan?
  /// The scanned root relative to the top of the repository, empty for the top itself; nil where no repository was asked.
  ///
  /// A path of the graph behind it is the path of the file in the commit.
  public let folder: String?

  /// The files that the other side has not or has in another way, as the graph names them.
  let changedFiles: Set<String>
  /// Those of them that the other side has under no name.
  let ownFiles: Set<String>
  /// Where its files lie on the other side, if that is another path.
  let movedFiles: [String: String]
  /// The types that the changed files declare.
  let declarations: DeclaredTypes
  /// The classes that storyboards make; nil where that is not known.
  private let storyboardClasses: Set<String>?

  /// What a reader would call this side.
  public var name: String { snapshot.name }

  /// Files that the system refused to read: where there are some, the graph may lack what they say.
  public var unreadable: [String] { scan?.unreadable ?? [] }

  /// The view controllers and views that no code makes, and whether a storyboard may, as far as the scan looked for them and read everything.
  var unmadeScreens: [String: Bool] {
    guard isComplete, let observations = scan?.observations else { return [:] }
    let controllers = observations.unusedScreens.map { ($0.screen, mayBeLoaded($0)) }
    return Dictionary(controllers + observations.unmadeViews.map { ($0, false) }) { $0 || $1 }
  }

  /// By coordinator, what only code leads to that nothing calls; nil for a document, and where not everything was read.
  var uncalledGoals: [String: Set<String>]? {
    guard isComplete, let observations = scan?.observations else { return nil }
    return Dictionary(grouping: observations.deadFlows, by: \.coordinator).reduce(into: [:]) { goals, flows in
      let places = Set(flows.value.flatMap(\.places))
      // Another coordinator or a page may show what this one hands out.
      let proven = graph.edges.filter { $0.from == flows.key && !places.isSuperset(of: $0.evidence) }.map(\.to)
      goals[flows.key] = Set(flows.value.flatMap(\.onlyGoals)).subtracting(proven)
    }
  }

  /// What is put into a window without a coordinator; nil for a document, and where not everything was read.
  var windowScreens: [WindowScreen]? { isComplete ? scan?.windowScreens : nil }

  /// The pages that pages make and show themselves, as far as everything was read.
  var pageSteps: Set<[String]> { isComplete ? Set(scan?.observations.steps.map { [$0.from, $0.to] } ?? []) : [] }

  private func mayBeLoaded(_ screen: UnusedScreen) -> Bool {
    guard let storyboardClasses, let name = screen.screen.split(separator: ".").last else { return screen.mayBeLoaded }
    return screen.mayBeLoaded && storyboardClasses.contains(String(name))
  }

  /// Whether everything was read, and followed within its time; a document is what it is.
  public var isComplete: Bool { scan?.isComplete ?? true }

  init(
    _ snapshot: Snapshot, commit: ObjectID? = nil, graph: GraphDocument? = nil, scan: Scan? = nil,
    folder: String? = nil, changedFiles: Set<String> = [], ownFiles: Set<String> = [],
    movedFiles: [String: String] = [:], declarations: DeclaredTypes = DeclaredTypes(),
    storyboardClasses: Set<String>? = nil
  ) {
    self.snapshot = snapshot
    self.commit = commit?.string
    self.graph = graph ?? scan?.graph ?? GraphDocument(nodes: [], edges: [])
    self.scan = scan
    self.folder = folder
    self.changedFiles = changedFiles
    self.ownFiles = ownFiles
    self.movedFiles = movedFiles
    self.declarations = declarations
    self.storyboardClasses = storyboardClasses
  }
}

extension Comparison.Side {
  init(_ side: ComparedGraph) {
    self.init(
      name: side.name, revision: side.commit, folder: side.folder ?? "", changedFiles: side.changedFiles,
      ownFiles: side.ownFiles, movedFiles: side.movedFiles, declarations: side.declarations,
      unmadeScreens: side.unmadeScreens, uncalledGoals: side.uncalledGoals,
      windowScreens: side.windowScreens, pageSteps: side.pageSteps, graph: side.graph)
  }
}
