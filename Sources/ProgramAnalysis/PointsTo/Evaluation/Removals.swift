import Collections
import SourceFacts

/// What leaves stored properties, and which members of a collection where the code names them.
struct Removals: InterpreterPart {
  let interpreter: Interpreter

  /// Notes that something leaves a property of an object.
  ///
  /// - Parameter selection: what the code picks the member by: `child.id` in `children[child.id] = nil`, the closure in
  ///   `children.removeAll { $0 === child }`. Without one, any member may leave.
  func record(
    from property: String, of holder: ObjectID, by selection: [Expression] = [], _ site: Site,
    _ environment: Environment, _ frame: Frame
  ) {
    let members = members(of: holder, named: selection, environment, frame)
    if members.isEmpty {
      recorder.record(.removed(holder: holder, property: property, member: nil), at: site)
    }
    for member in members {
      recorder.record(.removed(holder: holder, property: property, member: member), at: site)
    }
    events.noteRemoval(from: property, of: holder, site, frame)
  }

  /// The coordinators that a selection names; those that the body was told, where it goes by an index or a key that was found
  /// before; none where it may be anybody.
  private func members(
    of holder: ObjectID, named selection: [Expression], _ environment: Environment, _ frame: Frame
  ) -> OrderedSet<ObjectID> {
    var named: [ValueSet] = []
    for expression in selection {
      for name in expression.freeNames { named.append(expressions.evaluated(name, environment, frame)) }
    }
    if let members = known(among: named, of: holder) { return members }
    let isPlace = selection.contains { if case .name = $0 { true } else { false } }
    return isPlace ? known(among: frame.activation.arguments, of: holder) ?? [] : []
  }

  /// Nil where there are none, or where one is not known.
  private func known(among values: [ValueSet], of holder: ObjectID) -> OrderedSet<ObjectID>? {
    var found: OrderedSet<ObjectID> = []
    for value in values {
      let coordinators = envelopes.coordinators(in: value).subtracting([holder])
      if !coordinators.isEmpty, value.isUnknown { return nil }
      found.formUnion(coordinators)
    }
    return found.isEmpty ? nil : found
  }
}

extension Expression {
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
