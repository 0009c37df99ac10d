import SourceFacts

/// What pages inherit from a class of the app's and may be asked for: where the code of some of them names a handler of their base, in a selector
/// or a call, it counts for those, and for the others nothing asks. What other code names may be asked of each.
final class InheritedHandlers {
  private let program: Program
  /// The members of its own object that the code of a type names, and those of others.
  private var names: [TypeID: (own: Set<String>, foreign: Set<String>)] = [:]
  /// By class, what the code of those that inherit from it names so, that of their bases included.
  private var heirNames: [TypeID: Set<String>] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Whether a page has a function from a class of the app's that no code without source calls by its name, as it calls those that override its
  /// own, answer its delegates, or are actions of a storyboard.
  func isInherited(_ symbol: FunctionSymbol, by type: TypeID) -> Bool {
    guard let owner = symbol.owner, owner != type, program[owner].kind == .class, !program[owner].isExternal else {
      return false
    }
    return symbol.fact.kind == .method && !symbol.fact.isOverride && !symbol.fact.attributes.contains("IBAction")
      && !program.hierarchy.isDelegateMethod(symbol, of: owner)
      && !program.models.deliveredMethods.contains(symbol.fact.name)
  }

  /// Whether anything may ask a page for a function that it inherits.
  func isAskedFor(_ symbol: FunctionSymbol, of type: TypeID) -> Bool {
    let name = symbol.fact.name
    guard let owner = symbol.owner, namesOfHeirs(owner).contains(name), !foreignNames.contains(name) else {
      return true
    }
    return program.hierarchy.ancestors(of: type).contains { names(in: $0).own.contains(name) }
  }

  private func namesOfHeirs(_ owner: TypeID) -> Set<String> {
    if let known = heirNames[owner] { return known }
    let heirs = Set(program.hierarchy.concreteSubtypes(of: owner).flatMap { program.hierarchy.ancestors(of: $0) })
    let found = heirs.reduce(into: Set()) { $0.formUnion(names(in: $1).own) }
    heirNames[owner] = found
    return found
  }

  /// What any code names of other objects, or in a string: `crane.tapped()`, `#selector(CraneViewController.tapped)` in a coordinator,
  /// `Selector("tapped")`.
  private lazy var foreignNames: Set<String> = {
    var names: Set<String> = []
    for type in program.types.indices.map(TypeID.init(index:)) { names.formUnion(self.names(in: type).foreign) }
    var free: Set<String> = []
    let walk = ExpressionWalk { expression, _ in Self.note(expression, [], &free, &names) }
    for symbol in program.globalFunctions.values.joined() { walk.walk(symbol.fact.body ?? []) }
    return names.union(free)
  }()

  private func names(in type: TypeID) -> (own: Set<String>, foreign: Set<String>) {
    if let known = names[type] { return known }
    let classes = Set(program.hierarchy.ancestors(of: type).map { program[$0].simpleName })
    var (own, foreign): (Set<String>, Set<String>) = ([], [])
    let walk = ExpressionWalk { expression, _ in Self.note(expression, classes, &own, &foreign) }
    for function in program[type].orderedFunctions { walk.walk(function.fact.body ?? []) }
    for property in program[type].orderedProperties { walk.walk(property.fact) }
    names[type] = (own, foreign)
    return (own, foreign)
  }

  private static func note(
    _ expression: Expression, _ classes: Set<String>, _ own: inout Set<String>, _ foreign: inout Set<String>
  ) {
    switch expression {
    case .name(let name, _): own.insert(name)
    case .member(.some(let base), _, _) where base.isSuper: break
    case .member(.some(.name(let base, _)), let name, _) where base == "self" || classes.contains(base):
      own.insert(name)
    case .member(_, let name, _): foreign.insert(name)
    case .string(let text): foreign.insert(String(text.prefix { $0 != ":" }))
    default: break
    }
  }
}
