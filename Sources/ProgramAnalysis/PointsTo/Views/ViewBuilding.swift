import Collections
import GraphModel
import SourceFacts

/// What SwiftUI builds of views: rows, pages, modifiers and links.
struct ViewBuilding: InterpreterPart {
  let interpreter: Interpreter

  /// The receiver holds what the closures build, unless it is one of several parts of a page.
  func arrange(_ content: ValueSet, _ call: ModelledCall) {
    let single = content.filter { value in
      if case .closure(let id) = value { heap[id].fact.body.count { !$0.isHiddenLink } == 1 } else { true }
    }
    let built = callbackRuns.closureResults(content, call)
    if single == content, let receiver = call.receiver { memory.put(built, in: HiddenField.content, of: receiver) }
  }

  /// The receiver holds what the closures build of each element.
  func build(_ content: ValueSet, ofEach elements: ValueSet, _ written: Expression?, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    let elements = patterns.elements(of: elements)
    // Of what is repeated, only coordinators are more than parts of the page.
    if let written, !envelopes.coordinators(in: elements).isEmpty {
      for (holder, property) in assignedPlaces.lvalues(of: written, call.environment, call.frame)
      where kinds.isCoordinator(holder) {
        for state in bindings.projection(of: property, in: holder).objects {
          presenterTable.addPresenter(.elements, content, to: state, owner: holder, .embed, at: call.site, call.frame)
        }
      }
    }
    let built = callbackRuns.runNow(content, elements.isBottom ? [] : [elements], call.frame, call.site)
    memory.put(built.known, in: HiddenField.content, of: receiver)
  }

  /// `tag(.home)`, `Tab(value: .home)`: by what a page is selected.
  func tag(_ values: ValueSet, _ call: ModelledCall) {
    if let receiver = call.receiver { memory.put(values, in: HiddenField.tag, of: receiver) }
  }

  /// The views that can be selected: of those that only group others, what they group.
  func pages(in views: ValueSet, depth: Int = 0) -> ValueSet {
    views.values.reduce(into: ValueSet()) { pages, view in
      guard case .object(let id) = view, kinds.typeInfo(id)?.isExternal == true, depth < Self.groupDepth,
        memory.field(HiddenField.tag, of: id).isBottom
      else {
        pages.insert(view)
        return
      }
      let grouped = memory.field(HiddenField.content, of: id)
      if grouped.objects.isEmpty { pages.insert(view) }
      pages.formUnion(self.pages(in: grouped.known, depth: depth + 1))
    }
  }

  private static let groupDepth = 3

  /// Whether a page may be the one that a value selects. A value that is not known selects none: a move to every page would be false for all
  /// but one.
  func isPage(_ value: Value, selectedBy selection: ValueSet) -> Bool {
    guard case .object(let id) = value, !selection.objects.isEmpty else { return false }
    let tags = memory.field(HiddenField.tag, of: id)
    let selected = selection.objects.compactMap { caseName($0) }
    if tags.isEmpty, selection.objects.allSatisfy(literals.isTag) { return false }
    guard !selected.isEmpty, !tags.isEmpty else { return tags.isBottom == false }
    return tags.objects.contains { tag in caseName(tag).map { selected.contains($0) } ?? true }
  }

  /// Of views those that stand for a case which the state may be; views that stand for none stay.
  func alternatives(in views: ValueSet, selectedBy state: ValueSet) -> ValueSet {
    let names = state.objects.compactMap { caseName($0) }
    guard !names.isEmpty else { return views }
    return views.filter { view in
      guard case .object(let id) = view else { return true }
      let tags = memory.field(HiddenField.tag, of: id).objects.compactMap { caseName($0) }
      return tags.isEmpty || tags.contains(where: names.contains)
    }
  }

  func caseName(_ id: ObjectID) -> String? {
    if case .enumCase(let name) = heap[id].kind { name } else { nil }
  }

  /// What the `body(content:)` of modifiers makes of the receiver; other modifiers give the receiver back.
  func modified(by modifiers: ValueSet, _ call: ModelledCall) -> ValueSet {
    let receiver = call.receiver.map { ValueSet(.object($0)) } ?? .unknown
    for id in modifiers.objects {
      guard let type = heap[id].type,
        let symbol = program.members.functions(named: "body", in: type).first(where: { $0.fact.body != nil })
      else { continue }
      _ = functionInvocation.invoke(symbol, .object(id), [receiver], from: call.frame, site: call.site, message: nil)
    }
    return receiver
  }

  /// `NavigationLink`: the user may push its destination, or that of its value.
  func link(_ call: inout ModelledCall) {
    // SwiftUI Navigation binds a link to an optional, or to a case of an enum.
    if call.argument(.labeled("unwrapping")) != nil {
      let state = scopedState.cases(
        named: call.argument(.labeled("case"))?.written, of: call.take(.labeled("unwrapping")))
      return presentation.present(call.take(.labeled("destination")), by: state, .push, call)
    }
    let state = [ArgumentModel.labeled("isActive"), .labeled("selection")].first { call.argument($0) != nil }
    if call.argument(.labeled("value")) != nil {
      return presentation.follow(call.take(.labeled("value")), call)
    }
    let destination = call.argument(.labeled("destination")) == nil ? ArgumentModel.builder : .labeled("destination")
    let content = call.take(destination)
    if let state {
      presentation.present(content, by: call.take(state), .push, call)
    } else {
      presentation.show(content, .push, for: nil, by: .link, at: call.site, call.frame)
    }
  }

  /// What is seen of a view that only shows what it is made with or chooses by that, or of a route that is a view: what their bodies build,
  /// and among parts of its own the content that it was made with. Nil for others.
  func shownInstead(of id: ObjectID) -> ValueSet? {
    guard let type = heap[id].type, roles.isView(type), !program[type].isExternal, let current = solver.current,
      let body = program.members.property(named: "body", in: type), let built = body.fact.getter,
      program[type].kind == .enum || roles.isRouteView(type)
        || isFilled(id, program[type], built) && !program.routeViewFinder.choosesContent(type)
    else { return nil }
    let activation = activationTable.activation(
      .getter(body.id), receiver: .object(id), actor: standIns.actor(for: .object(id), else: current.actor),
      arguments: [])
    current.calls.append(
      CallEdge(
        callee: activation.id, message: nil, isDeferred: false, isChoice: solver.choices > 0, site: nil,
        path: current.path))
    return solver.run(activation, from: current) { [self] in
      let shown = expressions.value(of: body, receiver: .object(id), activation)
      guard program[type].kind != .enum, shownScreens.screens(in: shown, framedBy: id).isEmpty else { return shown }
      return shown.union(content(of: id, type, body, activation))
    }
  }

  /// The pages that a view was made with as its content. Where there is some of which it is not known whether it is a page, or only a part
  /// of the view, this is noted.
  private func content(of id: ObjectID, _ type: TypeID, _ body: PropertySymbol, _ activation: Activation) -> ValueSet {
    let properties = contentProperties(of: program[type])
    let meant = properties.count == 1 ? properties : properties.filter { PatternWords.namesContent($0.fact.name) }
    let frame = Frame(
      activation: activation, scope: body.scope, receiver: .object(id), actor: activation.actor, generics: [:],
      owner: type, result: nil)
    let given = meant.reduce(into: ValueSet()) { given, property in
      let values = memory.field(property.fact.name, of: id)
      let place = Site(file: property.scope.file, range: property.fact.range)
      given.formUnion(values.filter { !$0.isCallable }.union(callbackRuns.runNow(values, [], frame, place)))
    }
    let pages = given.filter { stateBranches.isViewValue($0) && !isControl($0) }
    if given.isUnknown || !pages.isEmpty || meant.isEmpty != properties.isEmpty {
      memory.put(.unknown, in: HiddenField.framed, of: id)
    }
    // One object that has so many stands for several, each of which shows one of them.
    guard pages.objects.count <= Self.pagesToldApart else { return .empty }
    return pages.filter { if case .object(let page) = $0 { !isStack(page) } else { false } }
  }

  private static let pagesToldApart = 8

  /// The properties with views that a view may be put around, which are neither called parts of it nor build rows.
  private func contentProperties(of info: TypeInfo) -> [PropertySymbol] {
    info.orderedProperties.filter { property in
      guard property.isContent(of: info, in: program), !PatternWords.namesPart(property.fact.name) else { return false }
      guard case .function(let parameters, _)? = property.fact.type, let element = parameters.first else { return true }
      // What is built of an element of the app's own is a row.
      return program.resolution.resolve(element, in: property.scope).map { program[$0].isExternal } == true
    }
  }

  /// Whether a view is only a control.
  private func isControl(_ value: Value) -> Bool {
    guard case .object(let id) = value, let type = heap[id].type else { return false }
    if program[type].isExternal { return Self.controls.contains(program[type].name) }
    let body = program.members.property(named: "body", in: type)?.fact.getter ?? []
    guard body.count == 1 else { return false }
    switch body[0] {
    case .expression(let built), .return(.some(let built)): return built.modified.map(Self.controls.contains) == true
    default: return false
    }
  }

  private static let controls: Set<String> = [
    "Button", "EmptyView", "Image", "Label", "Link", "NavigationLink", "Spacer", "Text", "TextField", "Toggle",
  ]

  /// Whether a view was made with another of which only its maker knows the type, or of which its own body is all.
  private func isFilled(_ id: ObjectID, _ info: TypeInfo, _ body: [Statement]) -> Bool {
    info.orderedProperties.contains { property in
      guard property.isContent(of: info, in: program) || !property.fact.isComputed && body.isOnly(property.fact.name)
      else { return false }
      return memory.field(property.fact.name, of: id).values.contains(where: isViewOrBuilder)
    }
  }

  private func isViewOrBuilder(_ value: Value) -> Bool {
    switch value {
    case .object: stateBranches.isViewValue(value)
    case .closure, .method: true
    case .metatype: false
    }
  }

  func isStack(_ id: ObjectID) -> Bool {
    heap[id].type.map { type in ShownScreens.stackTypes.contains { program.hierarchy.inherits(type, fromExternal: $0) }
    } ?? false
  }
}

extension Expression {
  /// The name of the view that is made and that modifiers change: `Button` in `Button("Done") {}.padding()`.
  fileprivate var modified: String? {
    switch self {
    case .call(let call): call.callee.modified
    case .member(.some(let base), _, _): base.modified
    case .name(let name, _): name
    default: nil
    }
  }
}

extension Statement {
  /// Whether it builds a link that only state follows: there is nothing to tap.
  fileprivate var isHiddenLink: Bool {
    switch self {
    case .expression(let expression), .return(.some(let expression)): expression.isHiddenLink
    default: false
    }
  }
}

extension [Statement] {
  /// Whether they give what a property of `self` holds and do nothing else.
  func isOnly(_ property: String) -> Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .expression(let value), .return(.some(let value)):
      switch value {
      case .name(property, _), .member(.some(.name("self", _)), property, _): return true
      default: return false
      }
    default: return false
    }
  }
}
