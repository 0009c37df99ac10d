import SourceFacts

/// What the source of types says of their part in the flow, found without running it.
///
/// It decides who may be a coordinator without saying so, which has to be known before bodies are run. It is asked of few types: of those that
/// are called like coordinators, and of implementers of protocols by which something is started.
final class FlowEvidence {
  private let program: Program
  private let showingCalls: Set<String>
  private let showingProperties: Set<String>
  /// The types that declare a way to start a flow.
  private let starters: Set<TypeID>
  private var mentions: [TypeID: Mentions] = [:]
  private var mockUsers: [TypeID: [TypeID]?] = [:]

  /// What the bodies of a type name.
  struct Mentions {
    /// Whether they make, show or give screens or their containers.
    var showsScreens = false
    /// Whether they name screens, or give some or get some from others.
    var knowsScreens = false
    /// Whether they get some from what they call.
    var getsScreens = false
    /// Types with source that they name in expressions.
    var types: Set<TypeID> = []
    /// What the properties are declared to be whose methods they call: their own ones, and static ones of types.
    var calledTypes: Set<TypeID> = []
  }

  init(_ program: Program) {
    self.program = program
    showingCalls = program.models.showingCalls
    showingProperties = program.models.showingProperties
    starters = Set(
      program.types.indices.map(TypeID.init(index:)).filter { type in
        program[type].functions.keys.contains(where: PatternWords.isStart)
      })
  }

  /// Whether a type's own code, or that of what it inherits from, makes, shows or gives screens.
  func showsScreens(_ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { !program[$0].isExternal && mentions(of: $0).showsScreens }
  }

  /// The view that is called a coordinator's, or a coordinator, and of which a type is the model: `PierCoordinatorView` of
  /// `PierCoordinatorViewModel`, `PierCoordinator` of the `PierCoordinatorStore` that it has, or of its own `PierCoordinator.ViewModel`.
  func coordinatorView(ofModel type: TypeID) -> TypeID? {
    let name = program[type].simpleName
    if PatternWords.namesState(name), let view = program[type].scope.type,
      PatternWords.isCalledCoordinator(program[view].simpleName), program.hierarchy.inherits(view, fromExternal: "View")
    {
      return has(view, model: type) ? view : nil
    }
    guard let end = name.utf8.lastRange(of: PatternWords.coordinator)?.upperBound,
      PatternWords.namesState(String(name[end...]))
    else { return nil }
    let coordinator = String(name[..<end])
    func views(called name: String) -> [TypeID] {
      (program.typesByName[name] ?? []).filter { program.hierarchy.inherits($0, fromExternal: "View") }
    }
    let namesakes = views(called: coordinator + "View")
    if PatternWords.isCalledViewModel(name), let view = namesakes.first { return view }
    return (namesakes + views(called: coordinator)).first { has($0, model: type) }
  }

  private func has(_ view: TypeID, model: TypeID) -> Bool {
    program[view].orderedProperties.contains { property in
      !property.fact.isStatic && !property.fact.isComputed && declaredType(of: property) == model
    }
  }

  /// The views that are called coordinators and of which models are the state, each with its model: the two are one coordinator.
  func viewHalves(among views: Set<TypeID>, ofModels models: [TypeID]) -> [TypeID: TypeID] {
    let halves = Dictionary(grouping: models) { coordinatorView(ofModel: $0) }
    return halves.reduce(into: [:]) { halves, half in
      // Of several, none is the whole state.
      if let view = half.key, views.contains(view), half.value.count == 1 { halves[view] = half.value[0] }
    }
  }

  /// Whether a type is a view that has no state of its own, as one does that gets its coordinator from its surroundings.
  func isStatelessView(_ type: TypeID) -> Bool {
    program.hierarchy.inherits(type, fromExternal: "View")
      && !program[type].orderedProperties.contains(where: \.fact.isViewState)
  }

  /// Whether a type is a view of SwiftUI that shows only what the system has, as one does that is called a coordinator and has a button alone.
  func isLeafView(_ type: TypeID) -> Bool {
    guard program.hierarchy.inherits(type, fromExternal: "View") else { return false }
    let (info, mentions) = (program[type], mentions(of: type))
    return !mentions.getsScreens && !info.orderedProperties.contains { $0.isContent(of: info, in: program) }
      && mentions.types.allSatisfy {
        $0 == type || !isScreen($0) && !PatternWords.isCalledCoordinator(program[$0].simpleName)
      }
  }

  private func declaredType(of property: PropertySymbol) -> TypeID? {
    if let declared = property.type { return program.resolution.resolve(declared) }
    return property.fact.initialValue.flatMap { program.declaredTypes.declaredType(of: $0, in: property.scope) }
  }

  /// Whether a contract's implementers show what coordinators hand them, and know no screens themselves:
  /// `protocol CoordinatorPresentation { func startPresentation(of screen: UIViewController) }`.
  func isOfTools(_ contract: TypeID) -> Bool {
    let implementers = program.hierarchy.concreteSubtypes(of: contract)
    return !implementers.isEmpty && implementers.allSatisfy(showsOnlyWhatItIsHanded)
  }

  /// Whether a type shows what others hand to its methods, and nothing that it makes, gets or knows itself: `func show(_ screen: UIViewController)`.
  /// What is called a coordinator and started is one, also where the system's screens are all that it shows.
  func showsOnlyWhatItIsHanded(_ type: TypeID) -> Bool {
    if PatternWords.isCalledCoordinator(program[type].simpleName), startsFlows(type) { return false }
    let own = program.hierarchy.ancestors(of: type).filter { !program[$0].isExternal }
    return showsScreens(type) && own.allSatisfy { !mentions(of: $0).knowsScreens }
      && own.contains { ancestor in
        program[ancestor].orderedFunctions.contains { $0.fact.kind != .initializer && isHandedController($0) }
      }
      && own.allSatisfy { ancestor in
        program[ancestor].orderedFunctions.allSatisfy { !PatternWords.isStart($0.fact.name) || isHandedController($0) }
      }
  }

  /// Whether a function takes a view controller to show, and not one to show something on: `start(from presenter: UIViewController)`.
  private func isHandedController(_ function: FunctionSymbol) -> Bool {
    zip(function.fact.parameters, function.parameterTypes).contains { parameter, type in
      type.flatMap { program.resolution.resolve($0) }.map(isController) == true
        && ![parameter.label, parameter.name].contains { $0 != "to" && $0.map(PatternWords.namesPlace) == true }
    }
  }

  /// Whether a type is called a coordinator, conforms to a protocol of the app's that is called for the role, and keeps the page that it is the
  /// coordinator of, as `var viewController: UIViewController?`: one of which the moves are not written yet too.
  func keepsPage(_ type: TypeID) -> Bool {
    let info = program[type]
    return PatternWords.isCalledCoordinator(info.simpleName) && !isScreen(type)
      && program.hierarchy.ancestors(of: type).contains { ancestor in
        let contract = program[ancestor]
        return contract.isProtocol && !contract.isExternal && CoordinatorFinder.isNamedForRole(contract.simpleName)
      }
      && info.orderedProperties.contains { property in
        !property.fact.isComputed
          && property.type.flatMap { program.resolution.resolve($0) }.map { program[$0].name } == "UIViewController"
      }
  }

  /// Whether a type is called a mock, and only previews make one, or other mocks of which the same holds.
  func isForPreviews(_ type: TypeID) -> Bool {
    var mocks: Set<TypeID> = [type]
    var pending = [type]
    while let mock = pending.popLast() {
      guard let users = users(ofMock: mock) else { return false }
      for user in users where !program.hierarchy.inherits(user, fromExternal: "PreviewProvider") {
        if mocks.insert(user).inserted { pending.append(user) }
      }
    }
    return true
  }

  /// The types that name a type which is called a mock; nil where it is called otherwise, or code outside of types makes one.
  private func users(ofMock type: TypeID) -> [TypeID]? {
    if let known = mockUsers[type] { return known }
    let found = findUsers(ofMock: type)
    mockUsers[type] = .some(found)
    return found
  }

  private func findUsers(ofMock type: TypeID) -> [TypeID]? {
    let name = program[type].simpleName
    guard PatternWords.namesMock(name), program.hierarchy.concreteSubtypes(of: type).allSatisfy({ $0 == type }) else {
      return nil
    }
    let own = program.files(of: type)
    let naming = Set(program.files.indices.filter { program.files[$0].usedTypeNames.contains(name) }).union(own)
    let users = program.types.indices.map(TypeID.init(index:)).filter { user in
      user != type && !program.files(of: user).isDisjoint(with: naming) && namedTypes(user).contains(type)
    }
    // What names it in a file where no type does is a function, or a variable.
    let explained = users.reduce(into: own) { $0.formUnion(program.files(of: $1)) }
    return naming.isSubset(of: explained) && !isMadeOutsideTypes(type) ? users : nil
  }

  /// Whether any code may make an object of a type, or get one: an expression names it, a body says that something is of it, or a function or
  /// requirement gives one.
  func mayBeMade(_ type: TypeID) -> Bool {
    let name = program[type].simpleName
    return isMadeOutsideTypes(type) || program.globalFunctions.values.joined().contains { gives($0, name) }
      || program.types.indices.map(TypeID.init(index:)).contains { user in
        program.files(of: user).contains { program.files[$0].usedTypeNames.contains(name) }
          && (mentions(of: user).types.contains(type) || program[user].orderedFunctions.contains { gives($0, name) })
      }
  }

  /// Whether a function gives something of a type of that name, or says in its body that something is of it.
  private func gives(_ function: FunctionSymbol, _ name: String) -> Bool {
    if function.fact.result?.names.contains(name) == true { return true }
    var isSaid = false
    var walk = ExpressionWalk { _, _ in }
    walk.visitType = { if $0.names.contains(name) { isSaid = true } }
    walk.walk(function.fact.body ?? [])
    return isSaid
  }

  /// Whether a function or variable that stands in no type makes an object of a type.
  private func isMadeOutsideTypes(_ type: TypeID) -> Bool {
    let name = program[type].simpleName
    var isFound = false
    let walk = ExpressionWalk { expression, _ in
      if case .name(name, _) = expression { isFound = true }
    }
    for function in program.globalFunctions.values.joined() { walk.walk(function.fact.body ?? []) }
    for property in program.globalProperties.values.joined() { walk.walk(property.fact) }
    return isFound
  }

  /// The types that a type's code names in expressions, what it inherits included.
  func namedTypes(_ type: TypeID) -> Set<TypeID> {
    program.hierarchy.ancestors(of: type).reduce(into: []) { types, ancestor in
      if !program[ancestor].isExternal { types.formUnion(mentions(of: ancestor).types) }
    }
  }

  /// Whether the code of a type names a screen or a coordinator.
  func namesFlow(_ type: TypeID) -> Bool {
    namedTypes(type).contains { isScreen($0) || PatternWords.isCalledCoordinator(program[$0].simpleName) }
  }

  /// The app's protocols that a type conforms to, are called after navigation and ask for a path: `protocol AppRouter { var path: NavigationPath
  /// { get set } }`.
  func navigationContracts(of type: TypeID) -> Set<TypeID> {
    Set(
      program.hierarchy.ancestors(of: type).filter { ancestor in
        let contract = program[ancestor]
        return contract.isProtocol && !contract.isExternal && PatternWords.namesNavigation(contract.simpleName)
          && contract.orderedProperties.contains { property in
            property.type.flatMap { program.resolution.resolve($0) }.map { program[$0].simpleName } == "NavigationPath"
          }
      })
  }

  /// What the properties are declared to be whose methods a type's own code calls, static ones of other types included.
  func calledTypes(_ type: TypeID) -> Set<TypeID> { mentions(of: type).calledTypes }

  /// Whether it is a view controller or a view of SwiftUI.
  func isScreen(_ type: TypeID) -> Bool {
    ["UIViewController", "View"].contains { program.hierarchy.inherits(type, fromExternal: $0) }
      || program.unsourced.isUnsourcedController(type)
  }

  /// Whether a class keeps others of itself, as a flow does those that it leads to: `class Flow { var pushedFlows: [Flow] }`.
  func keepsItsKind(_ type: TypeID) -> Bool {
    program[type].kind == .class && !program.hierarchy.inherits(type, fromExternal: "UIView")
      && program[type].orderedProperties.contains { property in
        guard !property.fact.isStatic, !property.fact.isComputed, !property.fact.isWeak, let declared = property.type
        else { return false }
        let expanded = program.resolution.expand(declared)
        let kept: TypeReference =
          switch expanded.reference {
          case .array(let element), .dictionary(_, let element): element
          default: expanded.reference
          }
        return program.resolution.resolve(kept, in: expanded.scope) == type
      }
  }

  /// Whether a way to start a flow is among the functions of a type or of what it inherits from.
  func startsFlows(_ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains(where: starters.contains)
  }

  /// Whether a type, or what it inherits from, has a method that is called as the pattern calls the beginning of a flow, and nothing more.
  func hasStart(_ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains {
      program[$0].functions.keys.contains(where: PatternWords.isRestart)
    }
  }

  private func mentions(of type: TypeID) -> Mentions {
    if let known = mentions[type] { return known }
    var found = Mentions()
    let info = program[type]
    for symbol in info.orderedFunctions {
      if let result = symbol.resultType.flatMap({ program.resolution.resolve($0) }) {
        if isShown(result) { found.showsScreens = true }
        if givesScreen(result) { found.knowsScreens = true }
      }
      collect(into: &found, of: type, in: symbol.scope) { $0.walk(symbol.fact.body ?? []) }
    }
    for symbol in info.orderedProperties {
      if let declared = symbol.type.flatMap({ program.resolution.resolve($0) }),
        symbol.fact.isComputed ? isShown(declared) : isCanvas(declared)
      {
        found.showsScreens = true
      }
      collect(into: &found, of: type, in: symbol.scope) { $0.walk(symbol.fact) }
    }
    mentions[type] = found
    return found
  }

  private func collect(
    into found: inout Mentions, of type: TypeID, in scope: Scope, _ walk: (ExpressionWalk) -> Void
  ) {
    var names: [String: Int] = [:]
    var reads: [String: [String]] = [:]
    var calls: [(holder: Expression, name: String)] = []
    var assignments: [(holder: Expression, name: String)] = []
    var showsScreens = false
    walk(
      ExpressionWalk { expression, place in
        switch expression {
        case .name(let name, _): if name.isCapitalized { names[name, default: 0] += 1 }
        case .member(.some(let base), let name, _):
          if place == .callee {
            calls.append((base, name))
          } else if case .name(let owner, _) = base, owner.isCapitalized {
            reads[owner, default: []].append(name)
          }
          if place == .callee, self.showingCalls.contains(name) { showsScreens = true }
          if place == .target, self.showingProperties.contains(name) { assignments.append((base, name)) }
        default: break
        }
      })
    if showsScreens || assignments.contains(where: { !isOwnProperty($0.name, of: $0.holder, in: type, scope) }) {
      found.showsScreens = true
    }
    for call in calls {
      guard let called = declaredType(of: call.holder, in: type, scope) else { continue }
      found.calledTypes.insert(called)
      if program.members.functions(named: call.name, in: called).contains(where: makesScreen) {
        found.showsScreens = true
        found.knowsScreens = true
        found.getsScreens = true
      }
    }
    for (name, count) in names {
      guard let type = program.resolution.resolve(.named(name), in: scope) else { continue }
      let read = reads[name] ?? []
      let nested = read.compactMap { program.resolution.member(type: $0, of: type) }
      found.types.formUnion(nested)
      // `Router.Screen.map` is about the screen.
      if !nested.isEmpty, nested.count == count { continue }
      if !program[type].isExternal { found.types.insert(type) }
      let isOnlyAsked = read.count == count && read.allSatisfy { isPlainStatic($0, of: type) }
      if isOnlyAsked { continue }
      if isShown(type) { found.showsScreens = true }
      if !program[type].isExternal, givesScreen(type) { found.knowsScreens = true }
    }
  }

  /// Whether a static property tells something about a type, as `MailView.canSendMail` does, and gives no screen.
  private func isPlainStatic(_ property: String, of type: TypeID) -> Bool {
    guard let written = program.members.staticProperty(named: property, in: type)?.type else { return false }
    let declared = program.resolution.resolve(written)
    return declared != type && !isShown(declared)
  }

  /// Whether a property that is called like one of a library's is declared by the app, as the `tabs` in the state of a reducer. A protocol may
  /// stand for the library's class: `extension UIWindow: WindowType {}`.
  private func isOwnProperty(_ name: String, of holder: Expression, in type: TypeID, _ scope: Scope) -> Bool {
    [declaredType(of: holder, in: type, scope), program.reducers.state(of: type)].contains { owner in
      guard let owner, program[owner].kind != .protocol, !isShown(owner) else { return false }
      return program.members.property(named: name, in: owner) != nil
    }
  }

  /// What `property`, `self.property` and `Type.property` are declared to be.
  private func declaredType(of holder: Expression, in type: TypeID, _ scope: Scope) -> TypeID? {
    let property: PropertySymbol?
    switch holder {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _):
      property = program.members.property(named: name, in: type)
    case .member(.some(.name(let owner, _)), let name, _) where owner.isCapitalized:
      property = program.resolution.resolve(.named(owner), in: scope).flatMap {
        program.members.property(named: name, in: $0)
      }
    default: return nil
    }
    return property?.type.flatMap { program.resolution.resolve($0) }
  }

  /// Whether a function gives a screen of the app, as a factory's does.
  private func makesScreen(_ function: FunctionSymbol) -> Bool {
    function.resultType.flatMap { program.resolution.resolve($0) }.map(givesScreen) == true
  }

  private func givesScreen(_ result: TypeID) -> Bool { isScreen(result) && !isCanvas(result) }

  private func isController(_ type: TypeID) -> Bool {
    program.hierarchy.inherits(type, fromExternal: "UIViewController")
  }

  /// Screens and what they are shown in.
  private func isShown(_ type: TypeID?) -> Bool { type.map(isScreen) ?? false || isCanvas(type) }

  /// What somebody has who puts screens there.
  private func isCanvas(_ type: TypeID?) -> Bool {
    guard let type else { return false }
    return ["UINavigationController", "UITabBarController", "UIWindow", "NavigationPath"].contains {
      program.hierarchy.inherits(type, fromExternal: $0) || program[type].name == $0
    }
  }
}
