import SourceFacts

/// What pages inherit from a class of the app's and may be asked for: a handler counts for those whose own code, or that of whose bases, names
/// it, in a selector or a call. For the others nothing asks.
final class InheritedHandlers {
  private let program: Program
  private var named: [TypeID: Set<String>] = [:]

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

  /// Whether a type's own code, or that of its bases, names a function.
  func isNamed(_ symbol: FunctionSymbol, by type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { names(in: $0).contains(symbol.fact.name) }
  }

  /// Whether the code of any class that inherits a function names it.
  func isNamedByHeirs(_ symbol: FunctionSymbol) -> Bool {
    guard let owner = symbol.owner else { return false }
    return program.hierarchy.concreteSubtypes(of: owner).contains { isNamed(symbol, by: $0) }
  }

  private func names(in type: TypeID) -> Set<String> {
    if let known = named[type] { return known }
    var found: Set<String> = []
    let walk = ExpressionWalk { expression, _ in
      switch expression {
      case .name(let name, _), .member(_, let name, _): found.insert(name)
      default: break
      }
    }
    for function in program[type].orderedFunctions { walk.walk(function.fact.body ?? []) }
    for property in program[type].orderedProperties { walk.walk(property.fact) }
    named[type] = found
    return found
  }
}
