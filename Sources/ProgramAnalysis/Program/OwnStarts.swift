import SourceFacts

/// The methods by which an app starts its coordinators where they are called otherwise than everywhere.
///
/// What a base class or protocol of coordinators that has no `start` calls on another coordinator which it is handed begins a flow:
/// `func enter(flow: Flow) { flow.setUp() }`.
struct OwnStarts {
  private let program: Program
  private let names: [TypeID: Set<String>]

  init(program: Program, coordinators: some Sequence<TypeID>) {
    self.program = program
    let bases = Set(coordinators.flatMap(program.hierarchy.ancestors)).filter { !program[$0].isExternal }
    names = bases.reduce(into: [:]) { names, base in
      let functions = program[base].orderedFunctions
      let inherited = program.hierarchy.ancestors(of: base).flatMap { program[$0].orderedFunctions }
      guard !inherited.contains(where: { PatternWords.isStart($0.fact.name) }) else { return }
      let beginnings = Set(functions.filter { $0.fact.kind == .method && $0.fact.parameters.isEmpty }.map(\.fact.name))
      let called = functions.reduce(into: Set()) { $0.formUnion(Self.calls(in: $1, on: base, program)) }
      names[base] = called.intersection(beginnings)
    }
  }

  /// Whether a method of a coordinator begins its flow.
  func contains(_ name: String, of type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { names[$0]?.contains(name) == true }
  }

  /// The methods that a function calls on its parameters of a type.
  private static func calls(in function: FunctionSymbol, on type: TypeID, _ program: Program) -> Set<String> {
    let handed = zip(function.fact.parameters, function.parameterTypes).filter { _, declared in
      declared.flatMap { program.resolution.resolve($0) } == type
    }.map(\.0.name)
    var called: Set<String> = []
    ExpressionWalk { expression, place in
      if place == .callee, case .member(.some(.name(let base, _)), let name, _) = expression, handed.contains(base) {
        called.insert(name)
      }
    }.walk(function.fact.body ?? [])
    return called
  }
}
