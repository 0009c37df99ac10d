import GraphModel
import SourceFacts

/// What the analysis may be told about an app.
package struct AnalysisOptions: Sendable {
  /// Who is a coordinator, as far as the user says so.
  package var coordinatorNames: CoordinatorNames
  /// Models of libraries beside those that come with the tool; of two that describe one type these count.
  package var models: [LibraryModel]
  /// The targets that compile each file, by its path; what is missing is of no target that is known.
  package var targets: [String: Set<String>]
  /// The module of each file, by its path; what is missing is of no module that is known.
  package var modules: [String: String] = [:]
  /// Whether rules will want to know more than the graph says.
  package var observes: Bool
  /// Whether somebody will ask why there is an edge or none.
  package var traces = true
  /// The most steps that the analysis may take; past it the graph may lack edges, and a diagnostic says so.
  package var stepLimit: Int
  /// When the interpreter has to end, in the same way; nil for as long as it takes.
  package var deadline: ContinuousClock.Instant?
  /// Is told which stage begins, on the thread of the analysis.
  package var entered: @Sendable (AnalysisStage) -> Void = { _ in }

  package init(
    coordinatorNames: CoordinatorNames = CoordinatorNames(), models: [LibraryModel] = [],
    targets: [String: Set<String>] = [:], observes: Bool = false, stepLimit: Int = 4_000_000,
    deadline: ContinuousClock.Instant? = nil
  ) {
    self.targets = targets
    self.stepLimit = stepLimit
    self.deadline = deadline
    self.coordinatorNames = coordinatorNames
    self.models = models
    self.observes = observes
  }
}

/// The stages of an analysis, in their order.
package enum AnalysisStage: Sendable {
  case declarations
  case roles
  case bodies
  case graph
  case observations
}

/// The graph of an app, and what the engine saw on the way to it.
package struct Analysis: Codable, Sendable {
  package let graph: GraphDocument
  /// What rules want to know beside the graph; empty unless it was asked for.
  package let observations: Observations
  /// Everything the engine noticed about a pair of types, also where no edge came of it; in no order. Empty where nobody will ask for it.
  package let trace: [TraceEntry]
  /// The protocols and base classes that make a type a coordinator here, sorted.
  package let coordinatorProtocols: [String]
  /// Why each coordinator is one, by the `id` of its node.
  package let reasons: [String: RoleReason]
  /// Types that look like coordinators by name but are none, with the reason, sorted.
  package let nearMisses: [NearMiss]
  /// Types that may be coordinators, by what they have in common; empty unless few were found.
  package let hints: [FlowHint]
  /// The doc comments of the graph's types, by the `id` of their nodes.
  package let documentation: [String: String]
  /// What the system's entry points put into a window without a coordinator.
  package let windowScreens: [WindowScreen]
  /// Whether the deadline ended the interpreter: the graph may lack edges, and a diagnostic says what took the time.
  package let isOutOfTime: Bool
}

/// Runs the interpreter; where its steps do not suffice, again without the code of services that took many. What these are handed to call is run
/// all the same, with values of which nothing is known.
///
/// - Parameters:
///   - abstracted: the types whose code is not run.
///   - attempts: how often it may be run.
private func collect(
  _ program: Program, _ roles: Roles, _ options: AnalysisOptions, abstracting abstracted: Set<TypeID> = [],
  attempts: Int = 4
) -> (EffectCollector, EffectLog) {
  let budget = Budget(steps: options.stepLimit, deadline: options.deadline)
  let collector = EffectCollector(program: program, roles: roles, budget: budget, abstracting: abstracted)
  let log = collector.collect()
  let interpreter = collector.interpreter
  let services = interpreter.solver.budget.end == .steps && attempts > 1 ? interpreter.runCost.costlyServices() : []
  if services.isEmpty { return (collector, log) }
  let next = collect(program, roles, options, abstracting: abstracted.union(services), attempts: attempts - 1)
  // What was followed until the steps were spent is more than what is until the time is.
  return next.0.interpreter.solver.budget.end == .time ? (collector, log) : next
}

/// Resolves the facts of an app's files to its coordinator graph.
///
/// Bodies call each other deeply: run it on a thread with a large stack.
package func analyze(_ files: [FileFacts], options: AnalysisOptions = AnalysisOptions()) -> Analysis {
  options.entered(.declarations)
  let program = Program(
    files: files, libraries: options.models + LibraryModels.builtIn, targets: options.targets, modules: options.modules)
  options.entered(.roles)
  let roles = Roles(program: program, names: options.coordinatorNames)
  options.entered(.bodies)
  let (collector, log) = collect(program, roles, options)
  options.entered(.graph)
  let graph = GraphBuilder(program: program, roles: roles, interpreter: collector.interpreter, log: log)
  let document = graph.build(idleModels: program.idle(options.models))
  let nearMisses = graph.analysisTrace.nearMisses()
  let trace = options.traces ? graph.analysisTrace.trace() : []
  let windowScreens = graph.windowScreenFinder.windowScreens()
  let eventLog = options.observes ? EventLog() : nil
  if let eventLog {
    options.entered(.observations)
    collector.observe(log, noting: eventLog)
  }
  return Analysis(
    graph: document,
    observations: eventLog.map { Observer(graph: graph, eventLog: $0).observations() } ?? Observations(), trace: trace,
    coordinatorProtocols: roles.coordinatorRoots.map { program[$0].name }.sorted(),
    reasons: graph.analysisTrace.reasons(),
    nearMisses: nearMisses,
    hints: roles.areFew(beside: nearMisses.count(where: \.isDebatable)) ? graph.analysisTrace.hints() : [],
    documentation: graph.typeDocumentation.documentation(of: document.nodes),
    windowScreens: windowScreens,
    isOutOfTime: collector.interpreter.solver.budget.end == .time)
}
