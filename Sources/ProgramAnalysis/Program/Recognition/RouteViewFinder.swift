import SourceFacts

/// Views that only choose between others by what they are made with.
struct RouteViewFinder: ProgramPart {
  let program: Program

  /// Views of which the body is one `switch` over an enumeration of the app's own that they are made with, by itself or in a method of theirs: what
  /// a case builds is seen in their place. One with state of its own is a page.
  func routeViews(among views: Set<TypeID>) -> Set<TypeID> { views.filter(isRouteView) }

  private func isRouteView(_ view: TypeID) -> Bool {
    let info = program[view]
    guard info.kind == .struct, let body = info.properties["body"]?.fact.getter,
      let (name, cases) = choice(in: body, of: info),
      let route = info.properties[name], !route.fact.isStatic, !route.fact.isComputed, route.fact.attributes.isEmpty,
      let type = route.type.flatMap({ resolution.resolve($0) }), program[type].kind == .enum, !program[type].isExternal
    else { return false }
    return cases.allSatisfy { $0.body.count { !$0.isBinding } == 1 } && !info.hasOwnState
  }

  /// The only `switch` that a body consists of, and the name over which it chooses.
  private func choice(in body: [Statement], of view: TypeInfo, depth: Int = 0) -> (name: String, cases: [SwitchCase])? {
    guard body.count == 1, depth < Self.depth else { return nil }
    switch body[0].unwrapped {
    case .switch(let subject, let cases): return subject.ownMember.map { ($0, cases) }
    case .expression(let built), .return(.some(let built)): return choice(builtBy: built, of: view, depth: depth + 1)
    default: return nil
    }
  }

  /// The same of what a group, a property or a method of the view builds, with modifiers that build nothing.
  private func choice(
    builtBy expression: Expression, of view: TypeInfo, depth: Int
  ) -> (name: String, cases: [SwitchCase])? {
    guard case .call(let call) = expression else {
      return expression.ownMember.flatMap { view.properties[$0]?.fact.getter }.flatMap {
        choice(in: $0, of: view, depth: depth)
      }
    }
    if case .name("Group", _) = call.callee {
      return call.closures.first.flatMap { choice(in: $0, of: view, depth: depth) }
    }
    if let name = call.callee.ownMember {
      guard let functions = view.functions[name], functions.count == 1, let body = functions[0].fact.body,
        let choice = choice(in: body, of: view, depth: depth)
      else { return nil }
      let parameters = functions[0].fact.parameters
      guard let index = parameters.firstIndex(where: { $0.name == choice.name }) else { return choice }
      guard parameters.count == call.arguments.count else { return nil }
      return call.arguments[index].value.ownMember.map { ($0, choice.cases) }
    }
    guard case .member(.some(let base), _, _) = call.callee, call.arguments.allSatisfy({ !$0.value.isClosure })
    else { return nil }
    return choice(builtBy: base, of: view, depth: depth)
  }

  /// How deep the methods of a view that build its body are followed.
  private static let depth = 8

  /// Whether a view shows one of several views that it is made with, as its own state says: a page with tabs, not a frame around one.
  func choosesContent(_ view: TypeID) -> Bool {
    let info = program[view]
    let contents = Set(info.orderedProperties.filter { $0.isContent(of: info, in: program) }.map(\.fact.name))
    guard contents.count > 1, info.hasOwnState, let body = info.properties["body"]?.fact.getter else { return false }
    return body.contains { chooses($0, among: contents, in: info) }
  }

  private func chooses(_ statement: Statement, among contents: Set<String>, in info: TypeInfo) -> Bool {
    switch statement.unwrapped {
    case .return(.some(let expression)), .expression(let expression):
      guard case .call(let call) = expression else { return false }
      return call.closures.contains { body in body.contains { chooses($0, among: contents, in: info) } }
    case .switch(let subject, let cases):
      return subject.root.ownMember.map(info.isOwnState) == true && names(cases.map(\.body), contents).count > 1
    case .branch(let conditions, let then, let otherwise):
      return conditions.contains { $0.names(info.isOwnState) } && names([then, otherwise], contents).count > 1
    case .block(let inner): return inner.contains { chooses($0, among: contents, in: info) }
    case .binding, .forEach, .forAwait, .return, .throw, .function, .property: return false
    }
  }

  /// The contents that the branches name, each counted once.
  private func names(_ branches: [[Statement]], _ contents: Set<String>) -> Set<String> {
    var found: Set<String> = []
    ExpressionWalk { expression, _ in
      if let name = expression.ownMember, contents.contains(name) { found.insert(name) }
    }.walk(branches.flatMap(\.self))
    return found
  }
}

extension TypeInfo {
  fileprivate var hasOwnState: Bool { orderedProperties.contains { isOwnState($0.fact.name) } }

  fileprivate func isOwnState(_ name: String) -> Bool {
    properties[name]?.fact.attributes.contains {
      ["State", "StateObject", "AppStorage", "SceneStorage"].contains($0.name)
    }
      == true
  }
}

extension Statement {
  /// `let model = DetailModel()`: what a case only prepares.
  fileprivate var isBinding: Bool { if case .binding = self { true } else { false } }

  /// A `switch` used for its value as the statement that it is.
  fileprivate var unwrapped: Statement {
    switch self {
    case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))): inner.unwrapped
    default: self
    }
  }
}

extension Condition {
  fileprivate func names(_ isMeant: @escaping (String) -> Bool) -> Bool {
    var isFound = false
    let walk = ExpressionWalk { expression, _ in if expression.ownMember.map(isMeant) == true { isFound = true } }
    switch self {
    case .expression(let expression), .matching(_, let expression): walk.walk(expression)
    }
    return isFound
  }
}

extension Call {
  /// The bodies of the closures that it is passed, and those of the call that it is made on.
  fileprivate var closures: [[Statement]] {
    let own = arguments.compactMap { argument -> [Statement]? in
      if case .closure(let closure) = argument.value { closure.body } else { nil }
    }
    guard case .member(.some(.call(let base)), _, _) = callee else { return own }
    return base.closures + own
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }

  /// `store` of `store.state.tab`.
  fileprivate var root: Expression {
    guard ownMember == nil, case .member(.some(let base), _, _) = self else { return self }
    return base.root
  }
}
