import SourceFacts

/// Functions and getters that make what they give.
final class FactoryRecognition: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  /// Whether each function or getter that was asked for makes what it gives.
  private var factories: [Int: Bool] = [:]

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  /// Whether a function or getter makes the object of the app that it gives, as factories and dependency containers do: a view model is
  /// known to be the one that a screen holds and a coordinator listens to only where it is seen to be made.
  func makesItsResult(_ symbol: FunctionSymbol) -> Bool {
    makesResult(symbol.id, symbol.resultType, symbol.fact.body, in: symbol.scope)
  }

  func makesItsResult(_ symbol: PropertySymbol) -> Bool {
    makesResult(symbol.id, symbol.type, symbol.fact.getter, in: symbol.scope)
  }

  private func makesResult(_ id: Int, _ declared: ScopedType?, _ body: [Statement]?, in scope: Scope) -> Bool {
    if let known = factories[id] { return known }
    let makes = findFactory(declared, body ?? [], in: scope)
    factories[id] = makes
    return makes
  }

  private func findFactory(_ declared: ScopedType?, _ body: [Statement], in scope: Scope) -> Bool {
    guard !body.isEmpty, let result = declared.flatMap({ program.resolution.resolve($0) }), isMade(result) else {
      return false
    }
    var makes = false
    ExpressionWalk(
      visit: { expression, place in
        guard place == .callee else { return }
        switch expression {
        case .member(nil, "init", _): makes = true
        default:
          guard let path = expression.typePath,
            let type = self.program.resolution.resolve(.named(path, arguments: []), in: scope)
          else { return }
          if !self.program[type].isExternal, self.isGiven(type, as: result) { makes = true }
        }
      }, entersClosures: false
    ).walk(body)
    return makes
  }

  private func isGiven(_ type: TypeID, as result: TypeID) -> Bool {
    program[result].isComposition
      ? program.hierarchy.concreteSubtypes(of: result).contains(type) : program.hierarchy.isSubtype(type, of: result)
  }

  /// Whether objects of a type may send messages: those of classes of the app, by a composition of its protocols too.
  private func isMade(_ type: TypeID) -> Bool {
    let info = program[type]
    if info.isComposition { return info.supertypes.contains(where: isMade) }
    return !info.isExternal && (info.kind == .class || info.kind == .protocol)
  }
}

extension Expression {
  /// The names of what may be a type: `Outer.Inner`.
  fileprivate var typePath: [String]? {
    switch self {
    case .name(let name, _): name.isCapitalized ? [name] : nil
    case .member(.some(let base), let name, _):
      name.isCapitalized ? base.typePath.map { $0 + [name] } : name == "init" ? base.typePath : nil
    default: nil
    }
  }
}
