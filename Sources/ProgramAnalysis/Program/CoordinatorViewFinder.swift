import SourceFacts

/// Finds the views that stand for a coordinator: they are bound to its state, or ask it for what to show, and put nothing of their own
/// before the user but the app's views.
struct CoordinatorViewFinder {
  let program: Program
  /// Those that views may stand for.
  let coordinators: Set<TypeID>

  /// The coordinator of each such view, and the views in which several coordinators have a stack each: these stand for none of them.
  func find() -> (views: [TypeID: TypeID], hosts: Set<TypeID>) {
    var found: [TypeID: TypeID] = [:]
    var stacks: [TypeID: Set<TypeID>] = [:]
    for (view, coordinator, content) in bonds(of: ["View", "ViewModifier"]) {
      if content.hasStack { stacks[view, default: []].insert(coordinator) }
      if found[view] == nil, content.standsForCoordinator { found[view] = coordinator }
    }
    let hosts = Set(stacks.filter { $0.value.count > 1 }.keys)
    return (found.filter { !hosts.contains($0.key) }, hosts)
  }

  /// Of the views that stand for a coordinator those that only others of its views make, or it itself for these: they are parts of them,
  /// and no pages.
  func parts(of views: [TypeID: TypeID]) -> Set<TypeID> {
    let names = Set(views.keys.map { program[$0].simpleName })
    let files = program.files.indices.filter { !program.files[$0].usedTypeNames.isDisjoint(with: names) }
    let evidence = FlowEvidence(program)
    var makers: [TypeID: Set<TypeID>] = [:]
    for type in program.types.indices.map(TypeID.init(index:)) where !program.files(of: type).isDisjoint(with: files) {
      for view in evidence.namedTypes(type) where view != type && views[view] != nil {
        makers[view, default: []].insert(type)
      }
    }
    // One that others give the coordinator stands around what the coordinator makes: its body asks for `coordinator.rootView()`.
    let framed = Set(
      views.filter { makers[$0.key] != [$0.value] && !program.makes($0.value, inPropertyOf: $0.key) }.values)
    return Set(
      makers.filter { view, makers in
        guard let coordinator = views[view] else { return false }
        return !program.makes(coordinator, inPropertyOf: view)
          && makers.allSatisfy { views[$0] == coordinator || $0 == coordinator && framed.contains(coordinator) }
      }.keys)
  }

  /// The types whose state decides what views and their modifiers show, or what the app itself does.
  func presented() -> Set<TypeID> {
    let bonds = bonds(of: ["View", "ViewModifier", "App"], withParts: true)
    return Set(
      bonds.filter { view, _, content in
        content.standsForCoordinator
          || content.isBound && !program.hierarchy.inherits(view, fromExternal: "ViewModifier")
      }.map(\.1))
  }

  /// Each view, or app, that holds one of the coordinators, with what its body consists of; `withParts` also those that hold one that has
  /// another: `coordinator.launch`.
  private func bonds(of protocols: [String], withParts: Bool = false) -> [(TypeID, TypeID, ViewContent)] {
    guard !coordinators.isEmpty else { return [] }
    return protocols.flatMap { program.hierarchy.concreteSubtypes(of: program.externalType($0)) }.flatMap {
      view -> [(TypeID, TypeID, ViewContent)] in
      guard !coordinators.contains(view), let body = shown(by: view) else { return [] }
      let held = program[view].orderedProperties.filter { !$0.fact.isStatic && !$0.fact.isComputed }
      return held.flatMap { places(of: $0, withParts: withParts) }.map { path, coordinator in
        var content = ViewContent(
          program: program, view: view, coordinator: path, type: coordinator, coordinators: coordinators)
        content.read(body)
        return (view, coordinator, content)
      }
    }
  }

  /// Where a view finds coordinators by one of its properties, from the view on.
  private func places(of property: PropertySymbol, withParts: Bool) -> [(path: [String], coordinator: TypeID)] {
    let own = coordinator(in: property).map { [([property.fact.name], $0)] } ?? []
    guard withParts, let holder = declaredType(of: property),
      PatternWords.isCalledCoordinator(program[holder].simpleName)
    else { return own }
    return own
      + program[holder].orderedProperties.filter { !$0.fact.isStatic && !$0.fact.isComputed }.compactMap { part in
        coordinator(in: part).map { ([property.fact.name, part.fact.name], $0) }
      }
  }

  /// What builds the content of a view; of one that represents a view controller, what gives that.
  private func shown(by view: TypeID) -> [Statement]? {
    if let body = program[view].properties["body"]?.fact.getter { return body }
    if program.hierarchy.inherits(view, fromExternal: "ViewModifier") {
      return program[view].functions["body"]?.first?.fact.body
    }
    guard
      case .return(let controller)? = program.representableFinder.representingMethod("makeUIViewController", of: view)?
        .fact.body?.last
    else {
      return nil
    }
    return [.return(controller)]
  }

  /// The coordinator that a property holds, by its declared type or by what it begins with.
  private func coordinator(in property: PropertySymbol) -> TypeID? {
    property.type.flatMap(onlyCoordinator)
      ?? declaredType(of: property).flatMap { coordinators.contains($0) ? $0 : nil }
  }

  private func declaredType(of property: PropertySymbol) -> TypeID? {
    if let declared = property.type { return program.resolution.resolve(declared) }
    let injected = property.fact.attributes.lazy.flatMap(\.arguments).map(\.value).filter(isMetatype).first
    return (injected ?? property.fact.initialValue).flatMap {
      program.declaredTypes.declaredType(of: $0, in: property.scope)
    }
  }

  /// The one coordinator that a generic parameter of the view may stand for.
  private func onlyCoordinator(for declared: ScopedType) -> TypeID? {
    guard case .named(let path, _) = declared.reference, path.count == 1, let view = declared.scope.type,
      let parameter = program[view].genericParameters.first(where: { $0.name == path[0] }),
      let bound = parameter.bound.flatMap({ program.resolution.resolve($0, in: declared.scope) }),
      program.hierarchy.isProtocol(bound)
    else { return nil }
    let possible = program.hierarchy.implementers(of: bound)
    return possible.count == 1 && coordinators.contains(possible[0]) ? possible[0] : nil
  }

  /// `Coordinator.self`.
  private func isMetatype(_ expression: Expression) -> Bool {
    if case .member(.some, "self", _) = expression { true } else { false }
  }
}

extension Program {
  /// Whether a property of a view begins as a coordinator that its declaration makes: `@State var coordinator = AppCoordinator()`.
  func makes(_ coordinator: TypeID, inPropertyOf view: TypeID) -> Bool {
    self[view].orderedProperties.contains { property in
      guard !property.fact.isStatic, case .call(let call)? = property.fact.initialValue else { return false }
      return declaredTypes.declaredType(of: .call(call), in: property.scope) == coordinator
    }
  }
}

/// What the body of a view consists of, as far as its source alone tells.
struct ViewContent {
  private let program: Program
  private let view: TypeID
  /// The property that holds the coordinator, or those by which it is found.
  private let coordinator: [String]
  private let type: TypeID
  private let coordinators: Set<TypeID>
  /// Whether the coordinator's state decides what it shows.
  private(set) var isBound = false
  /// Whether a navigation stack in it has the coordinator's path.
  private(set) var hasStack = false
  /// Whether it hands what the coordinator has to views of the app.
  private var isFed = false
  /// Whether it gives the coordinator to the views in it.
  private var isLent = false
  /// Whether what is read stands beside others in a stack.
  private var isInStack = false
  /// Whether that is a stack in which all that stands there is seen, one beside the other.
  private var isInRow = false
  private var hasOwnViews = false
  private var hasControls = false
  private var seen: Set<String> = []
  private var depth = 0

  init(program: Program, view: TypeID, coordinator: [String], type: TypeID, coordinators: Set<TypeID>) {
    self.program = program
    self.view = view
    self.coordinator = coordinator
    self.type = type
    self.coordinators = coordinators
  }

  /// Whether it shows views of the app by the coordinator's state, and nothing that the user acts on itself.
  var standsForCoordinator: Bool { (isBound || isFed) && hasOwnViews && !hasControls }

  /// Whether it does so, or only gives the coordinator to the views of the app in it.
  var framesCoordinator: Bool { standsForCoordinator || isLent && hasOwnViews && !hasControls }

  /// What the user acts on, or scrolls through.
  private static let controls: Set<String> = [
    "Button", "Form", "List", "NavigationLink", "Picker", "ScrollView", "SecureField", "Slider", "Stepper",
    "TextEditor", "TextField", "Toggle",
  ]

  /// What shows a value and not a page: `ProgressView(value: coordinator.progress)`.
  private static let valueViews: Set<String> = [
    "AsyncImage", "Color", "ContentUnavailableView", "Gauge", "Image", "Label", "ProgressView", "Text",
  ]

  private static let stacks: Set<String> = ["Grid", "HStack", "LazyHStack", "LazyVStack", "VStack", "ZStack"]

  private static let plainValues: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]

  /// Modifiers that put views behind, before or beside the one that they are called on.
  private static let layers: Set<String> = ["background", "overlay", "safeAreaInset", "toolbar"]

  /// Modifiers that show what is no view of the app.
  private static let messages: Set<String> = [
    "alert", "actionSheet", "confirmationDialog", "fileExporter", "fileImporter", "photosPicker", "searchable",
  ]

  mutating func read(_ statements: [Statement]) {
    guard depth < 16 else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements {
      switch statement {
      case .expression(.statement(let inner, _)): read([inner])
      case .expression(let expression), .return(.some(let expression)): read(expression)
      case .branch(let conditions, let then, let otherwise):
        // What may be missing beside others is a part of the page.
        let isPart = isInRow && otherwise.isEmpty
        read(
          branches: [then, otherwise],
          decidedByCoordinator: !isPart && conditions.contains(where: dependsOnCoordinator))
      case .switch(let subject, let cases):
        read(branches: cases.map(\.body), decidedByCoordinator: mentionsCoordinator(subject))
      case .block(let inner): read(inner)
      case .binding, .forEach, .forAwait, .return, .throw, .function, .property: continue
      }
    }
  }

  /// A state that only decides which of the system's views stand there, such as a progress view, shows nothing of the app. Where it stands for
  /// a page of the app, as an error with a button to try again does, it is nothing of the view's own.
  private mutating func read(branches: [[Statement]], decidedByCoordinator isDecided: Bool) {
    let pages = isDecided ? branches.filter { !showsSystemViewsOnly($0) } : []
    if !pages.isEmpty { isBound = true }
    for branch in pages.isEmpty ? branches : pages { read(branch) }
  }

  private func showsSystemViewsOnly(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      switch statement {
      case .expression(.statement(let inner, _)): showsSystemViewsOnly([inner])
      case .expression(let expression), .return(.some(let expression)): isSystemView(expression)
      case .branch(_, let then, let otherwise): showsSystemViewsOnly(then + otherwise)
      case .switch(_, let cases): cases.allSatisfy { showsSystemViewsOnly($0.body) }
      case .block(let inner): showsSystemViewsOnly(inner)
      case .binding, .forEach, .forAwait, .return, .throw, .function, .property: true
      }
    }
  }

  /// `ProgressView().padding()`, `VStack { Text("") }`, `Button("") { … }`.
  private func isSystemView(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    switch call.callee {
    case .member(.some(let base), _, _): return isSystemView(base)
    case .name(let name, _), .specialized(.name(let name, _), _):
      guard name.isCapitalized, !isOwnView(name) else { return false }
      return Self.controls.contains(name)
        || call.arguments.allSatisfy { argument in
          if case .closure(let closure) = argument.value { showsSystemViewsOnly(closure.body) } else { true }
        }
    default: return false
    }
  }

  private func dependsOnCoordinator(_ condition: Condition) -> Bool {
    switch condition {
    case .expression(let expression), .matching(_, let expression): mentionsCoordinator(expression)
    }
  }

  private mutating func read(_ expression: Expression) {
    switch expression {
    case .statement(let statement, _): read([statement])
    case .call(let call): read(call)
    case .member(.some(.name(let name, _)), "init", _) where isOwnView(name): hasOwnViews = true
    case .member(let base, let name, _):
      if isPart(expression) { return readCoordinatorsOwn() }
      if base == nil || base?.isSelf == true { readMember(name) }
    case .name(let name, _): readMember(name)
    case .ternary(_, let first, let second):
      read(first)
      read(second)
    default: return
    }
  }

  private mutating func read(_ call: Call) {
    if let name = call.callee.lastName, !Self.messages.contains(name),
      call.arguments.contains(where: { isReference($0.value) })
    {
      isBound = true
      if name == "NavigationStack" { hasStack = true }
      // A modifier shows nothing but what it puts before the content that it is given.
      if program.hierarchy.inherits(view, fromExternal: "ViewModifier") { readArguments(of: call, valuesToo: false) }
    }
    switch call.callee {
    case .member(.some(let base), let name, _):
      if isPart(base) || isCoordinator(base) { return readCoordinatorsOwn() }
      if base.isSelf { return readMember(name) }
      if isAnotherCoordinator(base) { return hasOwnViews = true }
      if name == "environmentObject" || name == "environment",
        call.arguments.contains(where: { isCoordinator($0.value) })
      {
        isLent = true
      }
      read(base)
      if Self.layers.contains(name) { readArguments(of: call) }
    case .name(let name, _), .specialized(.name(let name, _), _):
      guard name.isCapitalized else { return readMember(name) }
      if Self.controls.contains(name) || choosesItself(name, call) {
        if !Expression.call(call).isHiddenLink { hasControls = true }
      } else if isOwnView(name) {
        hasOwnViews = true
        if call.arguments.contains(where: { isScope($0.value) || decides($0.value) }) { isFed = true }
      } else {
        if dependsOnStore(name, call), let store = call.arguments.first, isCoordinator(store.value) { isBound = true }
        let around = (isInStack, isInRow)
        if Self.stacks.contains(name) { (isInStack, isInRow) = (true, name != "ZStack") }
        readArguments(of: call, valuesToo: !Self.valueViews.contains(name))
        (isInStack, isInRow) = around
      }
    default: return
    }
  }

  /// Whether a view of the system shows pages by a selection that is the view's own state, not the coordinator's.
  private func choosesItself(_ name: String, _ call: Call) -> Bool {
    guard name == "TabView", let selection = call.arguments.first(where: { $0.label == "selection" })?.value,
      let member = selection.ownMember, member.hasPrefix("$")
    else { return false }
    return program[view].properties[String(member.dropFirst())]?.fact.isViewState == true
  }

  private mutating func readArguments(of call: Call, valuesToo: Bool = true) {
    for argument in call.arguments {
      if case .closure(let closure) = argument.value {
        read(closure.body)
      } else if valuesToo {
        read(argument.value)
      }
    }
  }

  /// What the coordinator makes.
  private mutating func readCoordinatorsOwn() {
    isBound = true
    hasOwnViews = true
  }

  /// A property or function of the view itself.
  private mutating func readMember(_ name: String) {
    guard seen.insert(name).inserted else { return }
    if let property = program[view].properties[name], !property.fact.isComputed { return readStored(property) }
    if let getter = program[view].properties[name]?.fact.getter { return read(getter) }
    for symbol in program[view].functions[name] ?? [] { read(symbol.fact.body ?? []) }
  }

  /// What the view was made with is shown for who made it.
  private mutating func readStored(_ property: PropertySymbol) {
    guard let type = property.fact.type else { return }
    if case .named(let path, _) = type, program[view].genericParameters.contains(where: { $0.name == path.first }) {
      hasOwnViews = true
    } else if program.resolution.resolve(type, in: property.scope).map({
      program.hierarchy.inherits($0, fromExternal: "View")
    }) == true {
      hasOwnViews = true
    }
  }

  /// Whether a library's view builds what is shown for each step of a path in the state of the store that it is made with, or for each case
  /// of that state.
  private func dependsOnStore(_ name: String, _ call: Call) -> Bool {
    let effects = program.models.globalCall(name, labels: call.arguments.map(\.label))?.effects ?? []
    if effects.contains(where: { if case .alternate(_, by: .first) = $0 { true } else { false } }) { return true }
    guard let type = program.resolution.resolve(.named(name), in: Scope(file: program[view].scope.file, type: view))
    else { return false }
    return program.models.initializer(of: program[type].name)?.contains {
      if case .steps(_, of: .first, property: .some) = $0 { true } else { false }
    } == true
  }

  /// `store.scope(state: \.part, action: \.part)`: the store of a part.
  private func isScope(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .member(.some(let base), let name, _) = call.callee,
      isCoordinator(base), program.reducers.isReducer(type)
    else { return false }
    return program.models.call(name, labels: call.arguments.map(\.label), on: ReducerFinder.reducer)?.isScope == true
  }

  private func isOwnView(_ name: String) -> Bool {
    guard let type = program.resolution.resolve(.named(name), in: Scope(file: program[view].scope.file, type: view))
    else {
      return false
    }
    return !program[type].isExternal && program.hierarchy.inherits(type, fromExternal: "View")
  }

  private func isCoordinator(_ expression: Expression) -> Bool { isCoordinator(expression, by: coordinator[...]) }

  private func isCoordinator(_ expression: Expression, by path: ArraySlice<String>) -> Bool {
    guard let last = path.last else { return false }
    switch expression {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _):
      return path.count == 1 && (name == last || name == "$" + last)
    case .member(.some(let base), let name, _): return name == last && isCoordinator(base, by: path.dropLast())
    default: return false
    }
  }

  /// `child.makeView()`, `SettingsCoordinator().makeView()`: whether it is another coordinator that gives a view.
  private func isAnotherCoordinator(_ expression: Expression) -> Bool {
    let scope = Scope(file: program[view].scope.file, type: view)
    let holder: TypeID?
    if let name = expression.ownMember, let type = program[view].properties[name]?.type {
      holder = program.resolution.resolve(type)
    } else if case .call = expression {
      holder = program.declaredTypes.declaredType(of: expression, in: scope)
    } else {
      holder = nil
    }
    return holder.map { $0 != type && coordinators.contains($0) } ?? false
  }

  /// Whether it is a property of the coordinator, however deep.
  private func isPart(_ expression: Expression) -> Bool {
    guard case .member(.some(let base), _, _) = expression else { return false }
    return isCoordinator(base) || isPart(base)
  }

  /// Whether it is what the coordinator has, or what one of its functions gives: `coordinator.model`, `coordinator.model(for: .home)`.
  private func isGiven(_ expression: Expression) -> Bool {
    if case .call(let call) = expression { return isPart(call.callee) && isMethod(call.callee) }
    return isPart(expression) && !isMethod(expression)
  }

  /// Whether what a view of the app is made with makes that one the coordinator's. A flag, a number or a text only says how a part of a page
  /// looks, if it is not all there is to the view or the view is called after the coordinator.
  private func decides(_ expression: Expression) -> Bool {
    isGiven(expression)
      && (!isPlainValue(expression) || !isInStack || program[view].simpleName.hasPrefix(program[type].simpleName))
  }

  /// Whether it is a flag, a number or a text of the coordinator's: `coordinator.isBusy`.
  private func isPlainValue(_ expression: Expression) -> Bool {
    guard case .member(.some(let base), let name, _) = expression, isCoordinator(base),
      let property = program.members.property(named: name, in: type)
    else { return false }
    guard let declared = property.fact.type else {
      switch property.fact.initialValue {
      case .boolean, .string, .integer, .literal: return true
      default: return false
      }
    }
    guard case .named(let path, _) = declared, path.count == 1 else { return false }
    return Self.plainValues.contains(path[0])
  }

  /// Whether it is a function of the coordinator, which is told something by it and shows nothing.
  private func isMethod(_ expression: Expression) -> Bool {
    guard case .member(.some(let base), let name, _) = expression, isCoordinator(base) else { return false }
    return program.members.property(named: name, in: type) == nil
      && !program.members.functions(named: name, in: type).isEmpty
  }

  /// `$coordinator.path`, `Binding(get: { coordinator.sheet != nil }, …)`, or a property of the view that gives one of these.
  private func isReference(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _):
      if case .return(.some(.call(let call)))? = program[view].properties[name]?.fact.getter?.last {
        isReference(.call(call))
      } else {
        false
      }
    case .call(let call):
      call.callee.lastName == "Binding" && mentionsCoordinator(expression) || isReference(call.callee)
    case .member(.some(let base), _, _): isPart(expression) && expression.isProjected || isReference(base)
    case .index(let call): isCoordinator(call.callee) && call.callee.isProjected || isReference(call.callee)
    default: false
    }
  }

  private func mentionsCoordinator(_ expression: Expression) -> Bool {
    var isFound = false
    ExpressionWalk { expression, _ in if self.isPart(expression) { isFound = true } }.walk(expression)
    return isFound
  }
}

extension Expression {
  /// Whether it begins with a binding: `$coordinator.path`.
  fileprivate var isProjected: Bool {
    switch self {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _): name.hasPrefix("$")
    case .member(.some(let base), _, _): base.isProjected
    default: false
    }
  }

  /// Whether it is a link with nothing to tap, which only state follows: `NavigationLink(…) { EmptyView() }`, with modifiers or without.
  var isHiddenLink: Bool {
    guard case .call(let call) = self else { return false }
    if case .member(.some(let base), _, _) = call.callee { return base.isHiddenLink }
    guard call.callee.lastName == "NavigationLink", call.arguments.count > 1,
      case .closure(let label)? = call.arguments.last?.value
    else { return false }
    guard let shown = label.body.first else { return true }
    guard label.body.count == 1, case .return(.call(let view)?) = shown else { return false }
    return view.callee.lastName == "EmptyView"
  }
}
