import SourceFacts

/// Types whose instances only wrap something: erasers, boxes, stores of callbacks.
final class EraserRecognition: ProgramPart {
  unowned(unsafe) let program: Program
  private var wrapsCache: [TypeID: Bool] = [:]
  private var eraserCache: [TypeID: Bool] = [:]
  private var standInCache: [TypeID: Bool] = [:]
  private var routeBoxCache: [TypeID: Bool] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Whether instances of a type hold callbacks, or coordinators of which only the role is declared.
  func wraps(_ type: TypeID, _ roles: Roles) -> Bool {
    if let known = wrapsCache[type] { return known }
    let wraps =
      !roles.isScreen(type)
      && storedProperties(of: type).contains { isWrapped($0, in: type, roles) || isBoxed($0, in: type, roles) }
    wrapsCache[type] = wraps
    return wraps
  }

  /// Whether instances of a type stand for a screen each: they keep a view controller or view of which no more is declared.
  func standsForScreen(_ type: TypeID, _ roles: Roles) -> Bool {
    if let known = standInCache[type] { return known }
    let stored = program[type].kind == .struct && !roles.takesPart(type) ? storedProperties(of: type) : []
    let standsForScreen =
      stored.contains { symbol in
        guard let declared = symbol.type.flatMap({ resolution.resolve($0) }) else { return false }
        return program[declared].isExternal && ["UIViewController", "AnyView"].contains(program[declared].name)
      }
    standInCache[type] = standsForScreen
    return standsForScreen
  }

  /// Whether instances of a type stand for routes of several types, which they have behind a protocol: `AnyRoute(ShopRoute.cart)`.
  func standsForRoutes(_ type: TypeID, _ roles: Roles) -> Bool {
    if let known = routeBoxCache[type] { return known }
    let standsForRoutes =
      program[type].kind == .struct && !roles.isView(type)
      && storedProperties(of: type).contains { symbol in
        guard let kept = symbol.type.flatMap({ resolution.resolve($0) }), hierarchy.isProtocol(kept) else {
          return false
        }
        let kinds = hierarchy.concreteSubtypes(of: kept).filter { $0 != type }
        return kinds.count > 1 && kinds.allSatisfy { program[$0].kind == .enum }
      }
    routeBoxCache[type] = standsForRoutes
    return standsForRoutes
  }

  /// Whether all that a type does is to hand on to what it wraps.
  func isEraser(_ type: TypeID, _ roles: Roles) -> Bool {
    if let known = eraserCache[type] { return known }
    let isEraser = findEraser(type, roles)
    eraserCache[type] = isEraser
    return isEraser
  }

  private func findEraser(_ type: TypeID, _ roles: Roles) -> Bool {
    let info = program[type]
    guard info.kind == .struct || info.kind == .class, info.supertypes.allSatisfy({ hierarchy.isProtocol($0) }),
      standsForCoordinator(info, type, roles), !isFilledByOthers(info)
    else { return false }
    let stored = storedProperties(of: type)
    // What holds callbacks alone, as a view model does, says something of its own by calling them.
    guard !stored.isEmpty,
      stored.allSatisfy({ isWrapped($0, in: type, roles) && !holdsFunction($0) })
    else { return false }
    let names = Set(stored.map(\.fact.name))
    return info.orderedFunctions.allSatisfy { symbol in
      guard symbol.fact.kind == .method, !symbol.fact.isStatic, let body = symbol.fact.body else { return true }
      return body.count == 1 && body.allSatisfy { $0.forwards(to: names) }
    }
  }

  /// Whether a type is called like a coordinator, is started like one, or is nothing to anybody but what it holds: a view model
  /// that only hands on to a coordinator, or will one day, is a sender of its own.
  private func standsForCoordinator(_ info: TypeInfo, _ type: TypeID, _ roles: Roles) -> Bool {
    let methods = info.orderedFunctions.filter { $0.fact.kind == .method && !$0.fact.isStatic }
    return CoordinatorFinder.roleWords.contains { info.simpleName.contains($0) }
      || roles.coordinatorRoots.contains { hierarchy.isSubtype(type, of: $0) }
      || methods.contains { PatternWords.isStart($0.fact.name) }
      || methods.isEmpty && info.supertypes.isEmpty && !PatternWords.isCalledViewModel(info.simpleName)
  }

  /// Whether a class neither hands anything on nor is made with anything: what coordinators share, and leave one another in it.
  private func isFilledByOthers(_ info: TypeInfo) -> Bool {
    info.kind == .class
      && info.orderedFunctions.allSatisfy { $0.fact.kind == .initializer && $0.fact.parameters.isEmpty }
  }

  private func holdsFunction(_ symbol: PropertySymbol) -> Bool {
    guard let type = symbol.type, case .function = resolution.expand(type).reference else { return false }
    return true
  }

  private func storedProperties(of type: TypeID) -> [PropertySymbol] {
    program[type].orderedProperties.filter { !$0.fact.isComputed && !$0.fact.isStatic }
  }

  private func isWrapped(_ symbol: PropertySymbol, in owner: TypeID, _ roles: Roles) -> Bool {
    guard !symbol.fact.isWeak, let declared = symbol.fact.type else { return false }
    let expanded = resolution.expand(declared, in: symbol.scope)
    switch expanded.reference {
    case .function: return true
    case .named(let path, _) where path.count == 1:
      if let parameter = program[owner].genericParameters.first(where: { $0.name == path[0] }) {
        return parameter.bound.flatMap { resolution.resolve($0, in: symbol.scope) }.map { isRole($0, roles) } ?? false
      }
    default: break
    }
    return resolution.resolve(expanded.reference, in: expanded.scope).map { isRole($0, roles) } ?? false
  }

  /// Whether a struct keeps something by a protocol to which coordinators conform, as what is pushed: `AnyRoutable(DetailRouter())`.
  private func isBoxed(_ symbol: PropertySymbol, in owner: TypeID, _ roles: Roles) -> Bool {
    guard program[owner].kind == .struct, let kept = symbol.type.flatMap({ resolution.resolve($0) }),
      hierarchy.isProtocol(kept), !program[kept].isExternal
    else { return false }
    return hierarchy.concreteSubtypes(of: kept).contains { $0 != owner && roles.isCoordinator($0) }
  }

  private func isRole(_ type: TypeID, _ roles: Roles) -> Bool {
    hierarchy.isProtocol(type) && roles.coordinatorRoots.contains { hierarchy.isSubtype(type, of: $0) }
  }
}

extension Statement {
  /// Whether it only calls or reads something of one of the properties.
  fileprivate func forwards(to names: Set<String>) -> Bool {
    switch self {
    case .expression(let expression), .return(.some(let expression)): expression.isPart(of: names)
    default: false
    }
  }
}

extension Expression {
  fileprivate func isPart(of names: Set<String>) -> Bool {
    switch self {
    case .name(let name, _): names.contains(name)
    case .member(.some(.name("self", _)), let name, _): names.contains(name)
    case .member(.some(let base), _, _): base.isPart(of: names)
    case .call(let call): call.callee.isPart(of: names)
    default: false
    }
  }
}
