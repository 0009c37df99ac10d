import SourceFacts

/// Which bodies are worth running.
///
/// Most of an app has nothing to do with its flow: services, models, formatting. A body is left out only where it can neither
/// show a screen nor reach a coordinator: its type's files name no coordinator, no view controller or view, and no type that
/// does, however far away.
struct Relevance {
  private let types: Set<TypeID>
  /// Types whose files name one of UIKit's view controllers themselves.
  private let direct: Set<TypeID>

  init(program: Program, roles: Roles) {
    let all = program.types.indices.map(TypeID.init(index:)).filter { program[$0].scope.file >= 0 }
    var relevantNames = Set(
      program.models.typeNames.filter { program.inherits(program.externalType($0), fromExternal: "UIViewController") })
    let controllerNames = relevantNames
    relevantNames.formUnion(["UIWindow", "View", "AnyView"])
    for type in all where roles.isCoordinator(type) || roles.isScreen(type) {
      relevantNames.insert(program[type].simpleName)
    }
    for root in roles.coordinatorRoots { relevantNames.insert(program[root].simpleName) }
    var relevant = Set(all.filter { roles.isCoordinator($0) || roles.isScreen($0) })
    direct = Set(
      all.filter {
        program.files(of: $0).contains { !program.files[$0].usedTypeNames.isDisjoint(with: controllerNames) }
      })
    var grew = true
    while grew {
      grew = false
      for type in all where !relevant.contains(type) {
        let names = program.files(of: type)
        guard names.contains(where: { !program.files[$0].usedTypeNames.isDisjoint(with: relevantNames) }) else {
          continue
        }
        relevant.insert(type)
        relevantNames.insert(program[type].simpleName)
        grew = true
      }
    }
    types = relevant
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  /// Whether its own files name one of UIKit's view controllers.
  func isDirect(_ type: TypeID) -> Bool { direct.contains(type) }
}

extension Interpreter {
  /// Whether to run a body.
  ///
  /// On behalf of a coordinator, or of what may start one, everything that may matter is run. Screens and what works for them
  /// matter for what they send: there, only objects are entered that hold a wire to a coordinator.
  func isWorthRunning(_ symbol: FunctionSymbol, on receiver: Value?, for actor: ObjectID) -> Bool {
    guard let type = type(of: receiver), !program[type].isExternal, !isAlwaysEntered(type) else { return true }
    guard actsForFlow(actor) else { return false }
    return relevance.contains(type) || symbol.fact.kind == .initializer || givesValues(symbol)
  }

  func isWorthReading(_ symbol: PropertySymbol, on receiver: Value, for actor: ObjectID) -> Bool {
    guard let type = type(of: receiver), !program[type].isExternal, !isAlwaysEntered(type) else { return true }
    return actsForFlow(actor)
  }

  private func isAlwaysEntered(_ type: TypeID) -> Bool {
    roles.isCoordinator(type) || roles.isScreen(type) || roles.isSender(type) || involved.contains(type)
  }

  private func actsForFlow(_ actor: ObjectID) -> Bool {
    guard let type = heap[actor].type else { return true }
    return !roles.isScreen(type) && !involved.contains(type)
  }

  private func givesValues(_ symbol: FunctionSymbol) -> Bool {
    guard let result = symbol.fact.result else { return false }
    guard let type = program.resolve(result, in: symbol.scope) else { return true }
    return matters(type)
  }
}
