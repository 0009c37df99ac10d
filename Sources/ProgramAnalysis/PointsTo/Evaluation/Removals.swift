import Collections
import SourceFacts

/// What leaves stored properties, and which members of a collection where the code names them.
struct Removals: InterpreterPart {
  let interpreter: Interpreter

  /// What code picks members by.
  enum Selection {
    /// The arguments of the call: the closure in `children.removeAll { $0 === child }`.
    case leaving([Expression])
    /// A place in the collection: `child.id` in `children[child.id] = nil`.
    case place([Expression])
    /// What stays: the closure in `children.filter { $0 !== child }`.
    case staying([Expression])

    /// The type of which those who leave are, where a test says so: `children.removeAll { $0 is MapCoordinator }`.
    fileprivate var leavingType: TypeReference? {
      switch self {
      case .leaving(let expressions): expressions.count == 1 ? expressions[0].testedType(isNegated: false) : nil
      case .staying(let expressions): expressions.count == 1 ? expressions[0].testedType(isNegated: true) : nil
      case .place: nil
      }
    }

    /// The expressions that name who leaves; nil where any member may.
    fileprivate var naming: [Expression]? {
      switch self {
      case .place(let expressions): expressions
      case .leaving(let expressions): expressions.allSatisfy { $0.isTest(by: ["===", "=="]) } ? expressions : nil
      case .staying(let expressions): expressions.allSatisfy { $0.isTest(by: ["!==", "!="]) } ? expressions : nil
      }
    }
  }

  /// Notes that something leaves a property of an object: any member, where no selection says which.
  ///
  /// - Parameter isOfAll: whether nothing stays.
  func record(
    from property: String, of holder: ObjectID, by selection: Selection? = nil, isOfAll: Bool = false, _ site: Site,
    _ environment: Environment, _ frame: Frame
  ) {
    let members = selection.flatMap { leaving(by: $0, property, of: holder, environment, frame) } ?? []
    if members.isEmpty {
      recorder.record(.removed(holder: holder, property: property, member: nil), at: site)
    }
    for member in members {
      recorder.record(.removed(holder: holder, property: property, member: member), at: site)
    }
    events.noteRemoval(from: property, of: holder, isOfAll: isOfAll, site, frame)
  }

  /// The members that a selection means; none where it may be anybody.
  private func leaving(
    by selection: Selection, _ property: String, of holder: ObjectID, _ environment: Environment, _ frame: Frame
  ) -> OrderedSet<ObjectID> {
    for selection in [found(by: selection, in: property, environment), selection].compactMap(\.self) {
      let named =
        selection.leavingType.map { members(of: property, in: holder, that: $0, frame) }
        ?? named(by: selection, in: holder, environment, frame)
      if !named.isEmpty { return named }
    }
    return []
  }

  /// The test by which an index into a property was found before, in place of the index: `children.firstIndex { $0 === child }`.
  private func found(by selection: Selection, in property: String, _ environment: Environment) -> Selection? {
    guard case .place(let expressions) = selection, expressions.count == 1, case .name(let name, _) = expressions[0],
      let search = environment.variable(name)?.origin?.indexSearch, search.collection.lastName == property
    else { return nil }
    return .leaving([search.test])
  }

  /// The coordinators that a property holds, by themselves or in a collection, and that are of a type.
  private func members(
    of property: String, in holder: ObjectID, that type: TypeReference, _ frame: Frame
  ) -> OrderedSet<ObjectID> {
    guard let type = casts.nominal(ScopedType(reference: type, scope: frame.scope), frame) else { return [] }
    return envelopes.coordinators(in: memory.field(property, of: holder)).filter { casts.canBe(type, .object($0)) }
  }

  /// The coordinators that a selection names; those that the body was told, where it goes by an index or a key that was found
  /// before; none where it may be anybody.
  private func named(
    by selection: Selection, in holder: ObjectID, _ environment: Environment, _ frame: Frame
  ) -> OrderedSet<ObjectID> {
    guard let naming = selection.naming else { return [] }
    var named: [ValueSet] = []
    for expression in naming {
      for name in expression.freeNames { named.append(expressions.evaluated(name, environment, frame)) }
    }
    if let members = known(among: named, of: holder) { return members }
    guard case .place = selection, naming.contains(where: { if case .name = $0 { true } else { false } }) else {
      return []
    }
    return known(among: frame.activation.arguments, of: holder) ?? []
  }

  /// Nil where there are none, or where several may be meant and one is not known.
  private func known(among values: [ValueSet], of holder: ObjectID) -> OrderedSet<ObjectID>? {
    var found: OrderedSet<ObjectID> = []
    for value in values {
      let coordinators = envelopes.coordinators(in: value).subtracting([holder])
      // One coordinator may stand for what is known of it by its type alone: `func authDidFinish(_ child: AuthCoordinator)`.
      if coordinators.count > 1, value.isUnknown { return nil }
      found.formUnion(coordinators)
    }
    return found.isEmpty ? nil : found
  }
}

extension Expression {
  /// The closure by which an index into a collection is looked for: `children.firstIndex { $0 === child }`.
  var indexSearch: (collection: Expression, test: Expression)? {
    guard case .call(let search) = self, case .member(.some(let collection), let name, _) = search.callee,
      ["firstIndex", "lastIndex"].contains(name), search.arguments.count == 1, case .closure = search.arguments[0].value
    else { return nil }
    return (collection, search.arguments[0].value)
  }

  /// Whether it is no closure, or one that compares its parameter with something by one of the operators and does nothing more.
  fileprivate func isTest(by operators: [String]) -> Bool {
    guard case .closure(let closure) = self else { return true }
    guard closure.body.count == 1 else { return false }
    switch closure.body[0] {
    case .expression(.infix(_, let op, _, _)), .return(.some(.infix(_, let op, _, _))): return operators.contains(op)
    default: return false
    }
  }

  /// The type by which a closure tests its parameter, where it does nothing else: `{ $0 is MapCoordinator }`, `{ !($0 is MapCoordinator) }`.
  fileprivate func testedType(isNegated: Bool) -> TypeReference? {
    guard case .closure(let closure) = self, closure.body.count == 1 else { return nil }
    let test: Expression? =
      switch closure.body[0] {
      case .expression(let expression), .return(.some(let expression)): expression
      default: nil
      }
    return switch test {
    case .check(.name, let type) where !isNegated: type
    case .prefix("!", .check(.name, let type), _) where isNegated: type
    default: nil
    }
  }

  /// The names in it that mean something outside of it, those in closures too.
  fileprivate var freeNames: [Expression] {
    var found: [Expression] = []
    var walk = ExpressionWalk { expression, _ in
      switch expression {
      case .name: found.append(expression)
      case .closure(let closure):
        let free = FreeNames(of: closure)
        found += free.strong.map { .name($0.name, $0.range) } + free.weak.sorted().map { .name($0, closure.range) }
      default: break
      }
    }
    walk.entersClosures = false
    walk.walk(self)
    return found
  }
}
