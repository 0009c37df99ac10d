import SourceFacts

/// Hard-coded constants that decide a branch: a `let isOffline = false` of a type, or `var theme = Theme.dark` in a function.
///
/// They are set by hand, for a build or while the app is developed. Code counts whether or not it is reached when the app runs, so all
/// branches do. What a caller passes is another matter: that differs from call to call.
struct HardCodedConstants: InterpreterPart {
  let interpreter: Interpreter

  /// Whether an expression names what is declared to be a Boolean, a case, a string or a number.
  func isHardCoded(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    switch expression {
    case .name(let name, _): return isHardCoded(names.meaning(of: name, environment, frame), name)
    case .member(.some(.name(let base, _)), let name, _):
      switch names.meaning(of: base, environment, frame) {
      case .receiver(let receiver): return isHardCoded(name, of: receiver)
      case .type(let type): return isHardCoded(.staticMember(type), name)
      default: return false
      }
    default: return false
    }
  }

  private func isHardCoded(_ meaning: NameMeaning, _ name: String) -> Bool {
    switch meaning {
    case .variable(let variable): !variable.isArgument && variable.origin.map(isConstant) == true
    case .member(let receiver): isHardCoded(name, of: receiver)
    case .staticMember(let type): program[type].staticProperties[name].map(isHardCoded) ?? false
    case .globalProperty(let symbol): isHardCoded(symbol)
    case .receiver, .localFunction, .globalFunctions, .type, .nothing: false
    }
  }

  /// What a type declares to answer a requirement tells it from others.
  private func isHardCoded(_ name: String, of receiver: Value) -> Bool {
    guard let type = kinds.type(of: receiver), let symbol = program.members.property(named: name, in: type),
      isHardCoded(symbol)
    else { return false }
    return !program.hierarchy.ancestors(of: type).contains {
      program.hierarchy.isProtocol($0) && program[$0].properties[name] != nil
    }
  }

  private func isHardCoded(_ symbol: PropertySymbol) -> Bool {
    symbol.fact.isConstant && symbol.fact.attributes.isEmpty && symbol.fact.initialValue.map(isConstant) == true
  }

  /// `true`, `"help"`, `.dark`, or `Theme.dark` of an enum.
  private func isConstant(_ expression: Expression) -> Bool {
    switch expression {
    case .boolean, .string, .integer, .member(nil, _, _): true
    case .member(.some(.name(let type, _)), _, _):
      program.typesByName[type]?.contains { program[$0].kind == .enum } == true
    default: false
    }
  }
}
