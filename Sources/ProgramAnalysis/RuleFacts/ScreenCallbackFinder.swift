import Collections
import GraphModel
import SourceFacts

/// Closures by which screens should tell that they have ended: coordinators set them, and nothing in the app ever reads them.
struct ScreenCallbackFinder: ObservationFinder {
  let observer: Observer

  func screenCallbacks() -> [Callback] {
    var settings: OrderedDictionary<[ObjectID], [EventLog.Assignment]> = [:]
    for assignment in eventLog.assignments where assignment.kind == .value && isScreen(assignment.holder) {
      settings[[assignment.actor, assignment.holder], default: []].append(assignment)
    }
    return settings.flatMap { pair, assignments -> [Callback] in
      guard graph.isCoordinator(pair[0]), let type = graph.type(pair[1]) else { return [] }
      return OrderedDictionary(grouping: assignments, by: \.property).compactMap { name, places in
        callback(name, of: type, setBy: pair[0], places)
      }
    }
  }

  private func isScreen(_ object: ObjectID) -> Bool {
    interpreter.kinds.isAppScreen(object) && graph.type(object).map(graph.roles.isController) == true
  }

  private func callback(
    _ name: String, of screen: TypeID, setBy coordinator: ObjectID, _ places: [EventLog.Assignment]
  ) -> Callback? {
    guard let symbol = program.members.property(named: name, in: screen), PatternWords.areIn(name),
      !symbol.fact.isComputed, symbol.fact.observers.isEmpty, isClosure(symbol), !isRead(symbol, of: screen)
    else { return nil }
    let settings = places.map { graph.evidence($0.site) }
    return Callback(
      parent: observer.name(coordinator), child: graph.id(screen), property: name, protocolName: nil,
      declaration: observer.declaration(symbol), creation: settings, sends: [], possibleSends: [], settings: settings,
      isHeard: true, possibleSettings: [], isOnce: false, leavesOtherwise: false)
  }

  private func isClosure(_ symbol: PropertySymbol) -> Bool {
    guard let type = symbol.fact.type,
      case .function = program.resolution.expand(type, in: symbol.scope).reference
    else { return false }
    return true
  }

  /// Whether anything may call it: a name is taken for this property wherever it may be meant.
  private func isRead(_ symbol: PropertySymbol, of screen: TypeID) -> Bool {
    mentions[symbol.fact.name].contains { mention in
      guard mention.place != .target else { return false }
      guard mention.isOwn, let owner = mention.owner else { return true }
      return program.hierarchy.isSubtype(screen, of: owner) || program.hierarchy.isSubtype(owner, of: screen)
    }
  }
}
