import GraphModel
import ProgramAnalysis
import SourceFacts
import Workspace

/// What one run found out about an app.
public struct Scan: Sendable {
  /// The graph, with the diagnostics of reading and analysis.
  public let graph: GraphDocument
  /// The absolute path of the folder that the paths in ``graph`` are relative to: the folder that was given, the folder of a
  /// file that was given, or the deepest folder that holds everything that was given.
  public let root: String
  /// What the app is called, by its project, package or folder.
  public let appName: String
  /// The Swift files found, unreadable ones included, relative to ``root``, sorted.
  public let files: [String]
  /// Folders and Swift files that were not read, relative to ``root``, sorted.
  public let leftOut: [String]
  /// Why, in words, by the path.
  public let leftOutReasons: [String: String]
  /// How many Swift files were not read because the projects that know them compile them in no target.
  public var uncompiledCount: Int { uncompiledFiles.count }
  /// Patterns of the configuration that leave nothing out: they may be mistyped.
  public let idlePatterns: [String]
  /// Files and folders that the system refused to read: where there are some, the graph may lack what they say.
  public let unreadable: [String]
  /// Whether the analysis ended within its time: otherwise the graph lacks what it would have found, and a diagnostic says where the time
  /// went.
  public let isFollowedToTheEnd: Bool
  /// Names of the protocols and base classes that make a type a coordinator here, sorted.
  public let coordinatorProtocols: [String]
  /// Where the time went.
  public let timings: Timings

  /// What rules want to know beside the graph; empty unless the options ask for it.
  package let observations: Observations
  /// The doc comments of the graph's types, by the `id` of their nodes.
  package let documentation: [String: String]
  /// What the system's entry points put into a window without a coordinator.
  let windowScreens: [WindowScreen]
  /// What those types declare, by the `id` of their nodes.
  let declaredNames: [String: [String]]
  let trace: [TraceEntry]
  let nearMisses: [NearMiss]
  /// Types that may be coordinators; empty unless few were found.
  let hints: [FlowHint]
  /// What was not read, with the reasons.
  let omissions: [LeftOut]
  /// The paths of files that the projects compile in no target.
  var uncompiledFiles: Set<String> { Set(omissions.filter { $0.reason == .noTarget }.map(\.path)) }
  /// Why each coordinator is one, by the `id` of its node.
  let reasons: [String: RoleReason]
  let coordinatorNames: CoordinatorNames
  /// The text of each file that was read, by its path.
  let sources: [String: SourceFacts.SourceText]
  /// The comments that ask to ignore offences, in the order of the files.
  let ignoreComments: [IgnoreComment]

  /// Time on the clock, by stage.
  public struct Timings: Sendable {
    /// Finding, reading and parsing the files.
    public let reading: Duration
    /// Resolving the facts to the graph.
    public let analysis: Duration

    /// Both stages together.
    public var total: Duration { reading + analysis }
  }

  /// Whether everything was read, and followed within its time.
  public var isComplete: Bool { unreadable.isEmpty && isFollowedToTheEnd }

  /// How many coordinators the graph has, base classes included.
  public var coordinatorCount: Int {
    graph.nodes.count { $0.kind == .coordinator }
  }

  /// Types that are called like coordinators and do nothing that coordinators do, each with its place and the reason.
  public var debatableTypes: [(name: String, location: GraphModel.SourceLocation, reason: String)] {
    nearMisses.filter(\.isDebatable).map { ($0.name, $0.location, $0.reason) }
  }

  /// How many calls the analysis could not follow; the notes at places of the source say which and why.
  public var unfollowedCount: Int {
    graph.diagnostics.count { $0.severity == .note && $0.location != nil }
  }

  /// - Parameters:
  ///   - listing: with the files that turned out to be no code of the app.
  ///   - otherProblems: what could not be read beside the files.
  init(
    _ findings: ScanFindings, in listing: FileListing, sources: [String: SourceFacts.SourceText],
    otherProblems: [ReadProblem], names: CoordinatorNames, timings: Timings
  ) {
    let listing = listing.leavingOut(findings.leftOut)
    let problems = listing.problems + otherProblems + findings.problems
    let analysis = findings.analysis
    graph = GraphDocument(
      generator: analysis.graph.generator, nodes: analysis.graph.nodes, edges: analysis.graph.edges,
      diagnostics: analysis.graph.diagnostics + problems.map(\.diagnostic))
    root = listing.root.string
    appName = AppName.name(of: listing)
    files = listing.files
    leftOut = listing.leftOut.map(\.path)
    leftOutReasons = Dictionary(listing.leftOut.map { ($0.path, $0.reason.words) }) { first, _ in first }
    idlePatterns = listing.idlePatterns
    unreadable = problems.filter(\.isUnreadable).map(\.path)
    isFollowedToTheEnd = !analysis.isOutOfTime
    coordinatorProtocols = analysis.coordinatorProtocols
    coordinatorNames = names
    reasons = analysis.reasons
    observations = analysis.observations
    documentation = analysis.documentation
    windowScreens = analysis.windowScreens
    declaredNames = findings.declaredNames
    trace = analysis.trace
    nearMisses = analysis.nearMisses
    hints = analysis.hints
    omissions = listing.leftOut
    self.sources = sources
    ignoreComments = findings.ignoreComments
    self.timings = timings
  }
}
