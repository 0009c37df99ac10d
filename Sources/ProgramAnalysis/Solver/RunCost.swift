import SourceFacts

/// Where the steps of a run went.
struct RunCost: MachinePart {
  let machine: AbstractMachine

  /// The body that took the most, with all its activations: what it is called, and where it stands.
  func costliestBody() -> (name: String, site: Site)? {
    let symbols = BodyIndex(program)
    var costs: [Site: Int] = [:]
    var names: [Site: String] = [:]
    for activation in solver.activations where activation.cost > 0 {
      guard let (name, site) = body(of: activation.code, in: symbols) else { continue }
      costs[site, default: 0] += activation.cost
      names[site] = name
    }
    // Of two that took as much the first in the source.
    let first = costs.max { ($0.value, $1.key.file, $1.key.range.start) < ($1.value, $0.key.file, $0.key.range.start) }
    return first.flatMap { place, _ in names[place].map { ($0, place) } }
  }

  /// The types, such as services, that are no coordinators, pages or what works for one of these, and nothing that one of these conforms to, and
  /// whose methods took a good part of the steps; the costliest first.
  func costlyServices() -> [TypeID] {
    var costs: [TypeID: Int] = [:]
    for activation in solver.activations where activation.cost > 0 {
      if let owner = methodOwner(of: activation) { costs[owner, default: 0] += activation.cost }
    }
    let most = costs.values.reduce(0, +) / Self.leastShare
    return costs.filter { type, cost in
      cost > most && !machine.abstracted.contains(type) && !program[type].isExternal && !roles.takesPart(type)
        && !roles.isView(type) && !roles.isCoordinatorView(type)
        && !program.hierarchy.concreteSubtypes(of: type).contains { roles.takesPart($0) || roles.isView($0) }
    }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The type in whose declaration a method stands, or a closure, which a method makes.
  private func methodOwner(of activation: Activation) -> TypeID? {
    switch activation.code {
    case .function: activation.isInitializer(in: program) ? nil : activation.owner
    case .closure(let id): heap[id].frame.owner
    default: nil
    }
  }

  /// A type is costly if it takes more than this part of the steps.
  private static let leastShare = 25

  private func body(of code: Code, in symbols: BodyIndex) -> (String, Site)? {
    switch code {
    case .function(let id), .getter(let id), .setter(let id), .observer(let id, _), .initialValue(let id):
      return symbols.bodies[id]
    case .closure(let id):
      let closure = heap[id]
      return ("a closure", Site(file: closure.frame.scope.file, range: closure.fact.range))
    case .entry, .presentation, .event: return nil
    }
  }
}

/// All functions and properties by the ids of their symbols.
private struct BodyIndex {
  private(set) var bodies: [Int: (String, Site)] = [:]

  init(_ program: Program) {
    for type in program.types {
      for symbol in type.orderedFunctions { add(symbol, of: type) }
      for symbol in type.orderedProperties { add(symbol, of: type) }
    }
    for symbol in program.globalFunctions.values.joined() { add(symbol, of: nil) }
    for symbol in program.globalProperties.values.joined() { add(symbol, of: nil) }
  }

  private mutating func add(_ symbol: FunctionSymbol, of type: TypeInfo?) {
    add(symbol.id, symbol.fact.name + "()", type, Site(file: symbol.scope.file, range: symbol.fact.range))
  }

  private mutating func add(_ symbol: PropertySymbol, of type: TypeInfo?) {
    add(symbol.id, symbol.fact.name, type, Site(file: symbol.scope.file, range: symbol.fact.range))
  }

  private mutating func add(_ id: Int, _ name: String, _ type: TypeInfo?, _ site: Site) {
    bodies[id] = ("'\(type.map { $0.name + "." } ?? "")\(name)'", site)
  }
}
