import SourceFacts

/// Constants of the code that decide a branch: `let isOffline = false`, `var theme = Theme.dark`.
///
/// They are set by hand, for a build or while the app is developed. Code counts whether or not it is reached when the app runs, so both
/// branches do. What a caller passes is another matter: that differs from call to call.
struct WrittenConstants: InterpreterPart {
  let interpreter: Interpreter

  /// Whether an expression names what is declared to be a Boolean or a case, and holds nothing else.
  func isWritten(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    switch expression {
    case .name(let name, _): return isWritten(names.meaning(of: name, environment, frame), name, frame)
    case .member(.some(.name(let base, _)), let name, _):
      switch names.meaning(of: base, environment, frame) {
      case .receiver(let receiver): return isWritten(name, of: receiver, frame)
      case .type(let type): return isWritten(.staticMember(type), name, frame)
      default: return false
      }
    default: return false
    }
  }

  private func isWritten(_ meaning: NameMeaning, _ name: String, _ frame: Frame) -> Bool {
    switch meaning {
    case .variable(let variable):
      !variable.isArgument && variable.origin?.isConstant == true && variable.values.values.count < 2
        && variable.values.flags != .boolean
    case .member(let receiver): isWritten(name, of: receiver, frame)
    case .staticMember(let type): program[type].staticProperties[name].map(isWritten) ?? false
    case .globalProperty(let symbol): isWritten(symbol)
    case .receiver, .localFunction, .globalFunctions, .type, .nothing: false
    }
  }

  /// Only what a type declares for itself: what it declares to answer a requirement tells it from others.
  private func isWritten(_ name: String, of receiver: Value, _ frame: Frame) -> Bool {
    guard let type = kinds.type(of: receiver), let symbol = program.members.property(named: name, in: type) else {
      return false
    }
    return symbol.owner == frame.owner && isWritten(symbol)
  }

  private func isWritten(_ symbol: PropertySymbol) -> Bool {
    symbol.fact.isConstant && symbol.fact.attributes.isEmpty && symbol.fact.initialValue?.isConstant == true
  }
}

extension Expression {
  /// Whether it is a Boolean or looks like a case: `true`, `.dark`, `Theme.dark`.
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .member(nil, _, _): true
    case .member(.some(.name(let type, _)), _, _): type.isCapitalized
    default: false
    }
  }
}
