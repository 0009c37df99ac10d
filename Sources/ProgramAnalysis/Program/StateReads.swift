import SourceFacts

/// Which of an object's own properties that hold a case its methods read, themselves or by others of its methods that they call: the state by which
/// `render()` decides what it shows.
final class StateReads: ProgramPart {
  unowned(unsafe) let program: Program
  private var known: [TypeID: [String: [PropertySymbol]]] = [:]

  init(program: Program) {
    self.program = program
  }

  /// The stored properties that a method of a type reads, those that it inherits included, by name.
  func properties(readBy method: String, of type: TypeID) -> [PropertySymbol] {
    if let known = known[type] { return known[method] ?? [] }
    let found = find(in: type)
    known[type] = found
    return found[method] ?? []
  }

  private func find(in type: TypeID) -> [String: [PropertySymbol]] {
    let owners = program.hierarchy.ancestors(of: type)
    let states = owners.flatMap { program[$0].orderedProperties }.filter(isState)
    guard !states.isEmpty else { return [:] }
    let byName = Dictionary(states.map { ($0.fact.name, $0) }) { first, _ in first }
    var reads: [String: Set<String>] = [:]
    var calls: [String: Set<String>] = [:]
    for function in owners.flatMap({ program[$0].orderedFunctions }) where function.fact.kind == .method {
      let method = function.fact.name
      ExpressionWalk { expression, place in
        if case .call(let call) = expression, let called = call.callee.ownMember {
          calls[method, default: []].insert(called)
        }
        guard place != .target, let name = expression.ownMember, byName[name] != nil else { return }
        reads[method, default: []].insert(name)
      }.walk(function.fact.body ?? [])
    }
    return MemberWrites.withCallees(reads, calls).mapValues { names in names.sorted().compactMap { byName[$0] } }
  }

  private func isState(_ property: PropertySymbol) -> Bool {
    guard !property.fact.isComputed, !property.fact.isStatic, property.fact.attributes.isEmpty,
      let type = program.declaredTypes.type(of: property)
    else { return false }
    return program[type].kind == .enum && !program[type].isExternal && program[type].cases.count > 1
  }
}
