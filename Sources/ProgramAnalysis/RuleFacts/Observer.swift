import GraphModel
import SourceFacts

/// Reads out of a finished run what rules want to know.
///
/// Each kind of observation has a finder of its own (``ObservationFinder``); what they share is here.
struct Observer {
  let graph: GraphBuilder
  let interpreter: Interpreter
  let eventLog: EventLog
  let ownership: Ownership
  let mentions: MentionIndex
  let calls: CallIndex
  /// By coordinator, what runs on it.
  let runs: [ObjectID: [Activation]]
  /// By coordinator, what was done with it.
  let effects: [ObjectID: [(Effect, [Site])]]
  /// The screens that coordinators show first, with the statement that does.
  let firstScreens: [FirstScreen]
  /// By coordinator, where it was passed to code that was not followed.
  let escapes: [ObjectID: [Site]]
  let departures: Departures
  /// State that views show: the system writes it when the user goes back.
  let presentedState: Set<StatePlace>

  init(graph: GraphBuilder, eventLog: EventLog) {
    self.graph = graph
    self.eventLog = eventLog
    interpreter = graph.interpreter
    ownership = Ownership(interpreter: graph.interpreter, eventLog: eventLog)
    mentions = MentionIndex(program: graph.program)
    calls = CallIndex(interpreter: graph.interpreter)
    var runs: [ObjectID: [Activation]] = [:]
    for activation in interpreter.solver.activations {
      if case .object(let id)? = activation.receiver, interpreter.kinds.isCoordinator(id) {
        runs[id, default: []].append(activation)
      }
    }
    self.runs = runs
    var effects: [ObjectID: [(Effect, [Site])]] = [:]
    for (effect, sites) in graph.places {
      if let coordinator = effect.coordinator { effects[coordinator, default: []].append((effect, sites)) }
    }
    self.effects = effects
    escapes = CreationFinder.escapes(graph.interpreter, eventLog)
    departures = Departures(interpreter: graph.interpreter, eventLog: eventLog, calls: calls, mentions: mentions)
    presentedState = graph.interpreter.presenterTable.presentedPlaces()
    firstScreens = graph.screenEdgeFinder.screenEdges().compactMap { edge in
      guard case .relation(.screen(let relation)) = edge.relation, relation.isInitial else { return nil }
      return FirstScreen(
        coordinator: edge.from, screen: edge.to, transition: relation.transition, sites: edge.evidence)
    }
  }

  struct FirstScreen {
    let coordinator: TypeID
    let screen: TypeID
    let transition: Transition
    let sites: [Site]
  }

  func observations() -> Observations {
    var observations = Observations()
    observations.creations = creationFinder.creations()
    let neverMade = unusedCoordinatorFinder.neverMade()
    observations.references = referenceFinder.references().filter { !neverMade.contains($0.coordinator) }
    observations.captures = captureFinder.captures().filter { !neverMade.contains($0.kept) }
    observations.memberships = membershipFinder.memberships().filter { !neverMade.contains($0.parent) }
    observations.callbacks = callbackFinder.callbacks() + screenCallbackFinder.screenCallbacks()
    observations.requirements = requirementFinder.requirements()
    observations.restarts = restartFinder.restarts()
    observations.steps = stepFinder.steps()
    observations.unusedCoordinators = unusedCoordinatorFinder.unusedCoordinators()
    observations.unusedScreens = unusedScreenFinder.unusedScreens()
    observations.unmadeViews = unusedScreenFinder.unmadeViews()
    observations.silentEnds = silentEndFinder.silentEnds().filter { !neverMade.contains($0.parent) }
    observations.kindRemovals = kindRemovalFinder.kindRemovals()
    observations.earlyStarts = earlyStartFinder.earlyStarts()
    observations.unreadStarts = unreadStartFinder.unreadStarts()
    observations.unheardEnds = unheardEndFinder.unheardEnds().filter { !neverMade.contains($0.coordinator) }
    observations.bypasses = bypassFinder.bypasses()
    observations.deadFlows = deadFlowFinder.deadFlows()
    observations.unheardProtocols = unheardProtocolFinder.unheardProtocols()
    return observations
  }

  // MARK: - What the kinds share

  var program: Program { graph.program }

  /// The places where coordinators are made, with who made them.
  struct Made {
    let owner: ObjectID
    let coordinator: ObjectID
    let sites: [Site]
    let isCertain: Bool
  }

  /// Who made which coordinator; what a coordinator makes of its own kind is left out.
  func allMade() -> [Made] {
    graph.places.compactMap { effect, sites in
      guard case .made(let actor, let maker, let coordinator) = effect, actor != coordinator, !sites.isEmpty else {
        return nil
      }
      return Made(
        owner: graph.keeps(maker, coordinator) ? maker : actor, coordinator: coordinator, sites: sites,
        isCertain: graph.isCertain(effect))
    }
  }

  func name(_ id: ObjectID) -> String { graph.type(id).map { graph.id($0) } ?? "" }

  func evidence(_ sites: [Site]) -> [Evidence] { sites.prefix(GraphBuilder.evidenceLimit).map(graph.evidence) }

  /// The declaration of a property, where it has source.
  func declaration(of property: String, in id: ObjectID) -> Evidence? {
    guard let symbol = graph.property(property, of: id), symbol.scope.file >= 0 else { return nil }
    return declaration(symbol)
  }

  func declaration(_ symbol: PropertySymbol) -> Evidence {
    graph.evidence(Site(file: symbol.scope.file, range: symbol.fact.range))
  }

  /// Whether one place stands inside one of the others.
  func isWithin(_ site: Site, _ others: [Site]) -> Bool { others.contains { $0.contains(site) } }
}

extension Evidence {
  var order: [String] { location.sortKey + [note] }
}

extension Array {
  /// Sorted by the places that each element names first.
  func sorted(by places: (Element) -> [Evidence], _ names: (Element) -> [String]) -> [Element] {
    sorted {
      let (left, right) = (places($0).flatMap(\.order) + names($0), places($1).flatMap(\.order) + names($1))
      return left.lexicographicallyPrecedes(right)
    }
  }
}
