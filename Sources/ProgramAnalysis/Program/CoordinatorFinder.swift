import GraphModel
import SourceFacts

/// Finds who plays the coordinator's role: by what a type conforms to or inherits from, or by what it is called and does.
struct CoordinatorFinder {
  let program: Program
  let names: CoordinatorNames
  private let evidence: FlowEvidence
  private let all: [TypeID]

  /// What teams call the protocol, whatever it requires.
  private static let usualNames: Set<String> = [
    "Coordinator", "Coordinating", "CoordinatorProtocol", "CoordinatorType",
  ]
  /// Words in the name of a type that plays the coordinator's role.
  static let roleWords = ["Coordinator", "Coordinating", "Coordinatable"]
  /// Words after these that say the type is a contract with a coordinator, makes or has one, and is not the coordinator itself.
  static let contractWords = [
    "Assembler", "Assembling", "Assembly", "Builder", "Container", "Creating", "Creator", "DataSource", "Delegate",
    "Dependencies", "Dependency", "Factory", "Holder", "Holding", "Injector", "Input", "Listener", "Maker", "Making",
    "Output", "Owner", "Owning", "Provider", "Providing", "Registry", "Resolver",
  ]

  init(program: Program, names: CoordinatorNames) {
    self.program = program
    self.names = names
    evidence = FlowEvidence(program)
    all = program.types.indices.map(TypeID.init(index:))
  }

  /// Who is a coordinator and why, and what makes others coordinators.
  func find() -> CoordinatorRoles {
    var found = CoordinatorRoles()
    for root in configuredRoots() { add(root, .configured, to: &found) }
    if !names.areExclusive {
      for root in declaredRoots() { add(root, .isBase, to: &found) }
      for root in protocolsInTheRole(besides: found) { add(root, .isBase, to: &found) }
      addRouters(to: &found)
      addByRole(to: &found)
    }
    for type in found.reasons.keys where names.excludes(program[type].name) || evidence.isForPreviews(type) {
      found.reasons[type] = nil
    }
    let erasers = TypeEraserFinder(program: program, roots: found.roots, coordinators: Set(found.reasons.keys))
    for type in all {
      if erasers.onlyCopies(type) { found.reasons[type] = nil }
      guard let eraser = erasers.eraser(type) else { continue }
      found.erasers[type] = eraser
      found.reasons[type] = nil
    }
    return found
  }

  private func add(_ root: TypeID, _ reason: CoordinatorReason, to found: inout CoordinatorRoles) {
    guard !found.roots.contains(root) else { return }
    found.roots.append(root)
    for type in program.hierarchy.concreteSubtypes(of: root) where found.reasons[type] == nil {
      found.reasons[type] = type == root ? reason : .inherits(root)
    }
  }

  // MARK: - By declaration

  private func configuredRoots() -> [TypeID] {
    all.filter { !program[$0].isComposition && spellings(of: $0).contains(where: names.includes) }
  }

  private func declaredRoots() -> [TypeID] {
    let protocols = all.filter { program[$0].kind == .protocol && isRole($0) }
    let classes = all.filter { program[$0].kind == .class && isBaseClass($0, besides: protocols) }
    return protocols + classes + libraryRoots() + unsourcedRoots()
  }

  /// What a library's coordinators conform to or inherit from, where the app has some.
  private func libraryRoots() -> [TypeID] {
    program.models.types(playing: .coordinator).map { program.externalType($0) }.filter {
      !program.hierarchy.concreteSubtypes(of: $0).isEmpty
    }
  }

  /// Classes and protocols of packages that no model describes, as far as their names tell. What only screens conform to coordinates
  /// something else, such as the cells of a list.
  private func unsourcedRoots() -> [TypeID] {
    all.filter { type in
      let info = program[type]
      return info.isExternal && Self.isNamedForRole(info.simpleName) && !program.models.isKnown(info.name)
        && !AppleFrameworks.owns(info.simpleName)
        && program.hierarchy.concreteSubtypes(of: type).contains { !evidence.isScreen($0) }
    }
  }

  private func isRole(_ type: TypeID) -> Bool {
    let name = program[type].name
    if program[type].isComposition { return false }
    if refersToCoordinator(type) { return false }
    if Self.usualNames.contains(name) { return true }
    return Self.isNamedForRole(name) && evidence.startsFlows(type) && !evidence.isOfTools(type)
  }

  /// Whether a protocol asks for a coordinator and nothing else, as screens have one: `protocol Coordinating { var coordinator: Coordinator? { get set } }`.
  private func refersToCoordinator(_ type: TypeID) -> Bool {
    let (properties, functions) = (program[type].orderedProperties, program[type].orderedFunctions)
    return functions.isEmpty && !properties.isEmpty
      && properties.allSatisfy { property in
        guard let declared = property.type.flatMap({ program.resolution.resolve($0) }), declared != type else {
          return false
        }
        return Self.isNamedForRole(program[declared].simpleName)
      }
  }

  /// Whether a name says that a type coordinates. A `CoordinatableViewModel` has a coordinator, and is none.
  static func isNamedForRole(_ name: String) -> Bool {
    if PatternWords.isCalledViewModel(name) { return false }
    guard let end = roleWords.compactMap({ name.utf8.lastRange(of: $0)?.upperBound }).max() else { return false }
    let rest = name.utf8[end...]
    return !contractWords.contains { rest.lastRange(of: $0) != nil }
  }

  /// A class without such a protocol that others inherit their flow from.
  private func isBaseClass(_ type: TypeID, besides protocols: [TypeID]) -> Bool {
    guard Self.isNamedForRole(program[type].name), program[type].scope.type == nil, evidence.startsFlows(type) else {
      return false
    }
    guard !protocols.contains(where: { program.hierarchy.isSubtype(type, of: $0) }) else { return false }
    return program.hierarchy.concreteSubtypes(of: type).count > 1
  }

  /// Reducers in whose state a library keeps the routes.
  private func addRouters(to found: inout CoordinatorRoles) {
    for root in program.models.types(playing: .routerState).map({ program.externalType($0) }) {
      for state in program.hierarchy.concreteSubtypes(of: root) {
        guard let reducer = program.reducers.reducer(ofState: state), found.reasons[reducer] == nil else { continue }
        found.reasons[reducer] = .inherits(root)
      }
    }
  }

  // MARK: - By what is done

  /// Protocols and base classes of any name by which flows are started, or which are called flows and keep others of their kind, whose implementers
  /// show screens and make one another or are all called coordinators.
  private func protocolsInTheRole(besides found: CoordinatorRoles) -> [TypeID] {
    all.filter { type in
      let info = program[type]
      guard info.kind == .protocol || info.kind == .class, info.scope.file >= 0, !info.isComposition,
        found.reasons[type] == nil, !found.roots.contains(type),
        evidence.startsFlows(type) || PatternWords.isCalledFlow(info.simpleName) && evidence.keepsItsKind(type),
        !evidence.isScreen(type),
        // What a screen declares inside of itself are its own states.
        info.scope.type.map(evidence.isScreen) != true
      else { return false }
      let implementers = program.hierarchy.concreteSubtypes(of: type).filter {
        found.reasons[$0] == nil && !evidence.isScreen($0)
      }
      guard implementers.count > 1, implementers.count == program.hierarchy.concreteSubtypes(of: type).count else {
        return false
      }
      if implementers.allSatisfy({ PatternWords.isCalledCoordinator(program[$0].simpleName) }) { return true }
      let showing = implementers.filter { evidence.showsScreens($0) }
      return showing.count * 2 > implementers.count
        && implementers.contains { maker in
          evidence.namedTypes(maker).contains { $0 != maker && implementers.contains($0) }
        }
    }
  }

  /// Types that are called like coordinators, or conform to a contract that is, and do what coordinators do; with what they inherit
  /// from and what inherits from them.
  private func addByRole(to found: inout CoordinatorRoles) {
    let holders = pathHolders(besides: found)
    found.pathHolders = holders
    let named = all.filter {
      found.reasons[$0] == nil && !holders.contains($0) && isCandidate($0, besides: found.roots)
    }
    let coordinators = Set(named).union(found.reasons.keys)
    let tools = Set(named.filter { isTool($0, of: coordinators) })
    var candidates = named.filter { !tools.contains($0) }
    let halves = evidence.viewHalves(
      among: coordinators.subtracting(tools), ofModels: (candidates + found.reasons.keys).filter(isObservable))
    let views = Set(candidates.filter(evidence.isStatelessView))
    let presented = CoordinatorViewFinder(
      program: program,
      coordinators: Set(candidates).subtracting(halves.keys).subtracting(views).union(halves.values)
    ).presented()
    found.viewHalves = halves.filter { presented.contains($0.value) }
    candidates.removeAll { found.viewHalves[$0] != nil }
    var grew = true
    while grew {
      let accepted = candidates.filter {
        presented.contains($0) && !isComposer($0)
          || !isStateHolder($0)
            && (evidence.showsScreens($0) && !(halves[$0] != nil && evidence.isLeafView($0)) || evidence.keepsPage($0)
              || keepsRoutes($0)
              || startsCoordinators($0, found)
              || isStarted($0, found)
              || isGivenMoves($0, found) || moves($0, by: tools.union(found.reasons.keys)))
      }
      candidates.removeAll { accepted.contains($0) }
      for type in accepted { add(byRole: type, to: &found) }
      grew = !accepted.isEmpty
    }
    // A view that is called a coordinator and only shows what another says stands for that one.
    let objects = Set(found.reasons.keys).subtracting(views)
    for view in CoordinatorViewFinder(program: program, coordinators: objects).find().views.keys
    where views.contains(view) {
      found.reasons[view] = nil
    }
    // A view that says itself that it is a coordinator is none beside its model, which is called like it. So is one that is nested in it.
    for (view, model) in found.viewHalves where found.reasons[model] != nil {
      let saysSo = found.reasons.removeValue(forKey: view) != nil
      if saysSo || program[model].scope.type == view { found.namingViews[model] = view }
    }
  }

  /// Whether it only shows what others hand it, of which a coordinator has it by its type or a protocol: the screens are theirs. What a
  /// coordinator refers to weakly hears it, and what knows coordinators itself is more than a tool.
  private func isTool(_ type: TypeID, of coordinators: Set<TypeID>) -> Bool {
    guard !isObservable(type), evidence.showsOnlyWhatItIsHanded(type),
      evidence.namedTypes(type).subtracting([type]).isDisjoint(with: coordinators)
    else { return false }
    let names = program.hierarchy.ancestors(of: type).filter { !program[$0].isExternal }
    return coordinators.contains { coordinator in
      coordinator != type
        && program[coordinator].orderedProperties.contains { property in
          !property.fact.isWeak && property.type.flatMap { program.resolution.resolve($0) }.map(names.contains) == true
        }
    }
  }

  private func isCandidate(_ type: TypeID, besides roots: [TypeID]) -> Bool {
    let info = program[type]
    guard let kind = info.kind, kind != .protocol, kind != .enum, info.scope.file >= 0, !isNestedHelper(type),
      !representsSystemsOwn(type)
    else { return false }
    if PatternWords.isCalledCoordinator(info.simpleName) || isRouter(type) || isComposer(type) || isStateHolder(type)
      || isFlow(type) || isVariant(type, of: roots)
      || kind == .class && PatternWords.isCalledFlowController(info.simpleName)
    {
      return true
    }
    return (!evidence.isScreen(type) || showsTabs(type))
      && program.hierarchy.ancestors(of: type).contains {
        program[$0].isProtocol && Self.isNamedForRole(program[$0].simpleName) && !refersToCoordinator($0)
      }
  }

  private func showsTabs(_ type: TypeID) -> Bool {
    program.hierarchy.inherits(type, fromExternal: "UITabBarController")
  }

  /// Whether a class is called a flow, as in `LoginFlow`, and is started as one.
  private func isFlow(_ type: TypeID) -> Bool {
    program[type].kind == .class && PatternWords.isCalledFlow(program[type].simpleName) && evidence.startsFlows(type)
      && !evidence.isScreen(type)
  }

  /// Whether a class is called as what the app's coordinators conform to or inherit from, and is started as they are: `LoginCoordinatorRedux` beside
  /// `protocol CoordinatorRedux`.
  private func isVariant(_ type: TypeID, of roots: [TypeID]) -> Bool {
    program[type].kind == .class && Self.isNamedForRole(program[type].simpleName) && evidence.startsFlows(type)
      && !evidence.isScreen(type)
      && roots.contains { root in
        let name = program[root].simpleName
        return name.hasPrefix(PatternWords.coordinator) && program[type].simpleName.hasSuffix(name)
      }
  }

  private func isRouter(_ type: TypeID) -> Bool {
    ["Router", "Navigator"].contains(where: program[type].simpleName.hasSuffix)
      && (isObservable(type) || hasNavigator(type) || isGivenRoutes(type) && !evidence.isScreen(type))
  }

  /// Whether others move by routes that they hand to it, as a protocol says: `protocol Router { func navigate(to route: Route) }`. A route is
  /// a case of an enumeration, or anything that says it is one: a protocol without requirements.
  private func isGivenRoutes(_ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { ancestor in
      let info = program[ancestor]
      guard info.isProtocol, !info.isExternal, PatternWords.namesNavigation(info.simpleName) else { return false }
      return info.orderedFunctions.contains { requirement in
        requirement.fact.parameters.count == 1 && requirement.resultType == nil
          && requirement.parameterTypes[0].flatMap { program.resolution.resolve($0) }.map(isRoute) == true
      }
    }
  }

  private func isRoute(_ type: TypeID) -> Bool {
    let info = program[type]
    return !info.isExternal
      && (info.kind == .enum || info.isProtocol && info.orderedFunctions.isEmpty && info.orderedProperties.isEmpty)
  }

  /// Whether it is no coordinator by its name alone, but one if views show what its state says: `NavigationManager`, `RouterPath`.
  private func isStateHolder(_ type: TypeID) -> Bool {
    let name = program[type].simpleName
    return isObservable(type) && !PatternWords.isCalledCoordinator(name) && !isRouter(type)
      && (evidence.coordinatorView(ofModel: type) != nil
        || (PatternWords.namesNavigation(name) || !evidence.navigationContracts(of: type).isEmpty)
          && (!PatternWords.isCalledViewModel(name) || hasPath(type)))
  }

  /// Whether it is no coordinator by its name, but one if it is made of coordinators. A screen that may be one of several is none.
  private func isComposer(_ type: TypeID) -> Bool {
    !PatternWords.isCalledCoordinator(program[type].simpleName)
      && !program.reducers.choosesPart(type)
      && (program.reducers.isReducer(type)
        || program.models.types(playing: .composer).contains { program.hierarchy.inherits(type, fromExternal: $0) })
  }

  /// Whether it has something of a library that shows screens for it.
  private func hasNavigator(_ type: TypeID) -> Bool {
    let navigators = program.models.types(playing: .navigator)
    guard !navigators.isEmpty else { return false }
    return program[type].orderedProperties.contains { property in
      guard !property.fact.isComputed, let declared = property.type.flatMap({ program.resolution.resolve($0) }) else {
        return false
      }
      return navigators.contains(program[declared].name)
    }
  }

  /// Routers and observable objects like them that coordinators have one each of and that know no screens: generic ones, and those of which several are made. The flow is
  /// the coordinator's, whose routes they hold.
  private func pathHolders(besides found: CoordinatorRoles) -> Set<TypeID> {
    let routers = all.filter {
      found.reasons[$0] == nil && program[$0].kind == .class
        && (isRouter($0) || isStateHolder($0))
    }
    guard !routers.isEmpty else { return [] }
    let named = all.filter {
      PatternWords.isCalledCoordinator(program[$0].simpleName) && [.class, .struct].contains(program[$0].kind)
    }
    let coordinators = all.filter { found.reasons[$0] != nil || program[$0].kind == .class && named.contains($0) }
    return Set(
      routers.filter { router in
        if !program[router].genericParameters.isEmpty { return coordinators.contains { has($0, router) } }
        let names = evidence.navigationContracts(of: router).union([router])
        return named.count { !evidence.namedTypes($0).isDisjoint(with: names) } > 1 && !evidence.namesFlow(router)
      })
  }

  private func has(_ coordinator: TypeID, _ router: TypeID) -> Bool {
    evidence.namedTypes(coordinator).contains(router)
      || program[coordinator].orderedProperties.contains {
        $0.type.flatMap { program.resolution.resolve($0) } == router
      }
  }

  /// Whether views may depend on the state of its instances.
  private func isObservable(_ type: TypeID) -> Bool {
    program.hierarchy.inherits(type, fromExternal: "ObservableObject")
      || program[type].attributes.contains("Observable")
  }

  /// The helper of a view that represents one of UIKit's, which SwiftUI calls its coordinator.
  private func isNestedHelper(_ type: TypeID) -> Bool {
    guard program[type].simpleName == "Coordinator" else { return false }
    guard let outer = program[type].scope.type else {
      return !evidence.hasStart(type) && program.representableFinder.representatives().contains(type)
    }
    return program[outer].kind != .enum
  }

  /// Whether views may follow a path of routes in its state, as they are meant to even where none does yet.
  private func keepsRoutes(_ type: TypeID) -> Bool {
    isObservable(type) && PatternWords.isCalledCoordinator(program[type].simpleName) && hasPath(type)
  }

  /// `@Published var path: [Route]`, `var path = NavigationPath()`, `var paths: [Tab: [Route]]`.
  private func hasPath(_ type: TypeID) -> Bool {
    program[type].orderedProperties.contains { property in
      let name = property.fact.name.lowercased()
      guard !property.fact.isComputed, !property.fact.isStatic, name.hasSuffix("path") || name.hasSuffix("paths") else {
        return false
      }
      guard let declared = property.type else {
        return property.fact.initialValue.flatMap { program.declaredTypes.declaredType(of: $0, in: property.scope) }.map
        {
          program[$0].name == "NavigationPath"
        } == true
      }
      let expanded = program.resolution.expand(declared)
      let path = if case .dictionary(_, let value) = expanded.reference { value } else { expanded.reference }
      if case .array(let element) = path {
        return program.resolution.resolve(element, in: expanded.scope).map(isRoute) == true
      }
      return program.resolution.resolve(path, in: expanded.scope).map { program[$0].name == "NavigationPath" } == true
    }
  }

  /// Whether it is a view around a view or view controller of the system's, such as a picker of files.
  private func representsSystemsOwn(_ type: TypeID) -> Bool {
    ["UIViewControllerRepresentable", "UIViewRepresentable"].contains {
      program.hierarchy.inherits(type, fromExternal: $0)
    }
      && !evidence.namedTypes(type).contains { named in
        !program[named].isExternal && program[named].scope.type != type && named != type
          && (evidence.isScreen(named) || PatternWords.isCalledCoordinator(program[named].simpleName))
      }
  }

  private func startsCoordinators(_ type: TypeID, _ found: CoordinatorRoles) -> Bool {
    evidence.namedTypes(type).union(program.reducers.parts(of: type)).contains {
      $0 != type && found.reasons[$0] != nil
    }
  }

  /// Whether a coordinator makes it, and it has the pattern's own way to start: `startLoading` of a service begins something else.
  private func isStarted(_ type: TypeID, _ found: CoordinatorRoles) -> Bool {
    evidence.hasStart(type) && found.reasons.keys.contains { evidence.namedTypes($0).contains(type) }
  }

  /// Whether it is made with methods of a coordinator, by which it moves between screens: `DetailCoordinator(navigate: main.navigate)`.
  private func isGivenMoves(_ type: TypeID, _ found: CoordinatorRoles) -> Bool {
    all.contains { maker in
      guard !program[maker].isExternal, holdsCoordinator(maker, found), evidence.namedTypes(maker).contains(type) else {
        return false
      }
      return moveArguments(of: program[type].simpleName, in: maker).contains { holder, method in
        let property = program.members.property(named: holder, in: maker)
        guard let coordinator = property?.type.flatMap({ program.resolution.resolve($0) }) else { return false }
        return found.reasons[coordinator] != nil
          && !program.members.functions(named: method, in: coordinator).isEmpty
      }
    }
  }

  /// Whether its code calls a coordinator or a tool of coordinators that it holds or finds in a static property, by its type or by a protocol: `Environment.navigation.push(to: .detail)`.
  private func moves(_ type: TypeID, by others: Set<TypeID>) -> Bool {
    guard PatternWords.isCalledCoordinator(program[type].simpleName) else { return false }
    return evidence.calledTypes(type).contains { called in
      if called != type, others.contains(called) { return true }
      guard program[called].kind == .protocol, !program[called].isExternal else { return false }
      return program.hierarchy.concreteSubtypes(of: called).contains { $0 != type && others.contains($0) }
    }
  }

  private func holdsCoordinator(_ type: TypeID, _ found: CoordinatorRoles) -> Bool {
    program[type].orderedProperties.contains { property in
      property.type.flatMap { program.resolution.resolve($0) }.map { found.reasons[$0] != nil } ?? false
    }
  }

  /// The members of its own properties that a type's code makes another with.
  private func moveArguments(of name: String, in maker: TypeID) -> [(holder: String, method: String)] {
    var arguments: [(holder: String, method: String)] = []
    let walk = ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, call.callee.lastName == name else { return }
      for argument in call.arguments {
        if case .member(.some(let base), let method, _) = argument.value, let holder = base.lastName {
          arguments.append((holder, method))
        }
      }
    }
    for symbol in program[maker].orderedFunctions { walk.walk(symbol.fact.body ?? []) }
    for symbol in program[maker].orderedProperties { walk.walk(symbol.fact) }
    return arguments
  }

  private func add(byRole type: TypeID, to found: inout CoordinatorRoles) {
    found.reasons[type] = found.reasons[type] ?? .role
    for subtype in program.hierarchy.concreteSubtypes(of: type) where found.reasons[subtype] == nil {
      found.reasons[subtype] = .inherits(type)
    }
    for base in program.hierarchy.ancestors(of: type)
    where program[base].kind == .class && found.reasons[base] == nil && Self.isNamedForRole(program[base].simpleName) {
      found.reasons[base] = .isBase
    }
    // Others refer to it by what it inherits from.
    if program.hierarchy.concreteSubtypes(of: type).count > 1 { found.roots.append(type) }
  }

  /// The names in the configuration that change nothing, because there is no such type.
  var unmatchedNames: [String] {
    let declared = all.filter { !program[$0].isExternal || !program.hierarchy.concreteSubtypes(of: $0).isEmpty }
    return names.unmatched(among: declared.flatMap(spellings))
  }

  /// How the configuration may call a type: by its name, or by that behind a module's.
  private func spellings(of type: TypeID) -> [String] {
    if names.included.isEmpty, names.excluded.isEmpty { return [] }
    let name = program[type].name
    return [name] + (program[type].isExternal ? program.importedModules.map { "\($0).\(name)" } : [])
  }

  // MARK: - Near misses

  /// Why a type that is called like a coordinator is none; nil for others.
  func nearMiss(_ type: TypeID, _ found: CoordinatorRoles) -> NearMissReason? {
    let info = program[type]
    guard let kind = info.kind, info.scope.file >= 0, found.reasons[type] == nil, !found.roots.contains(type) else {
      return nil
    }
    if names.excludes(info.name) { return .excluded }
    if found.erasers[type] != nil { return .eraser }
    guard
      info.simpleName.utf8.lastRange(of: "Coordinator") != nil || PatternWords.isCalledCoordinator(info.simpleName)
    else { return nil }
    switch kind {
    case _ where evidence.isForPreviews(type): return .mock
    case .protocol: return .protocolWithoutStart
    case .enum: return .enumeration
    case _ where isTool(type, of: Set(found.reasons.keys)): return .tool
    default: return isNestedHelper(type) ? .nestedHelper : .showsNothing
    }
  }
}

/// Who is a coordinator, and why.
struct CoordinatorRoles {
  /// Protocols and base classes that make a type a coordinator, in the order in which they were found.
  var roots: [TypeID] = []
  var reasons: [TypeID: CoordinatorReason] = [:]
  /// Classes in which coordinators keep their routes, and which know no screens.
  var pathHolders: Set<TypeID> = []
  /// Views that are called coordinators and show what the state of the model says that is one.
  var viewHalves: [TypeID: TypeID] = [:]
  /// Coordinators that are the models of such views, where these say themselves that they are coordinators or declare the model inside.
  var namingViews: [TypeID: TypeID] = [:]
  /// Types that only hand on to a coordinator.
  var erasers: [TypeID: TypeEraser] = [:]
}
