import SourceFacts

/// Assignments to names, members, elements and tuples, with the setters and observers that run.
struct AssignmentEvaluator: InterpreterPart {
  let interpreter: Interpreter

  /// `target = value` and its compound forms.
  func assign(
    _ target: Expression, _ op: String, _ value: Expression, _ site: Site, _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    if op == "=", case .member(.some(let base), let name, _) = target, !base.isSelf {
      controlEvents.listen(to: target, assigned: value, site, environment, frame)
      // What the member is of tells its type and is written to: it is evaluated once.
      let owners = expressions.evaluated(base, environment, frame)
      let type = assignedPlaces.declaredType(of: name, in: owners)
      let values = literals.withoutRouteNames(expressions.evaluate(value, environment, frame, expecting: type))
      assign(values, to: name, of: owners, base, from: value, site, environment, frame)
      return .unknown
    }
    let type = assignedPlaces.declaredType(of: target, environment, frame)
    let values = literals.withoutRouteNames(expressions.evaluate(value, environment, frame, expecting: type))
    if op != "=" {
      // What a sum comes to is not known, nor is it what is added.
      let operand = values.objects.contains(where: literals.isTag) ? .unknown : values
      let added = literals.elements(of: value, environment, frame, expecting: type) ?? operand
      let inserted = assignedPlaces.entering(added, target, environment, frame)
      let places = assignedPlaces.lvalues(of: target, environment, frame)
      if op == "+=" { assignedPlaces.showInsertion(of: inserted, written: value, into: places, site, frame) }
      assignedPlaces.mutate(places, inserting: inserted, site, frame)
      for id in expressions.evaluate(target, environment, frame).objects where heap[id].kind == .collection {
        memory.put(patterns.elements(of: inserted), in: HiddenField.content, of: id)
      }
      return .unknown
    }
    assign(target, values, from: value, site, environment, frame)
    recentWrites.note(values, assignedTo: target, environment, frame)
    return .unknown
  }

  func assign(
    _ target: Expression, _ values: ValueSet, from written: Expression, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) {
    switch target {
    case .name(let name, _):
      switch names.meaning(of: name, environment, frame) {
      case .variable(let variable):
        scopedState.change(memory.values(of: variable), to: values, at: site, frame)
        memory.assign(values, to: variable)
      case .member(.object(let id)):
        propertyWrites.write(values, to: name, of: id, from: written, site, environment, frame)
      case .member(.metatype(let type)), .staticMember(let type):
        memory.put(values, in: name, of: standIns.statics(of: type))
      case .globalProperty(let symbol): memory.put(values, in: name, of: names.storage(of: symbol))
      case .nothing:
        // An inherited property of a class without source.
        if case .object(let id)? = frame.receiver {
          propertyWrites.write(values, to: name, of: id, from: written, site, environment, frame)
        }
      case .receiver:
        // What a value puts in its own place is held by whoever holds that.
        if case .object(let id)? = frame.receiver, heap[id].kind.isCase {
          memory.put(values, in: HiddenField.successor, of: id)
        }
      case .localFunction, .member, .globalFunctions, .type: break
      }
    case .member(.some(let base), let name, _):
      let owners = expressions.evaluate(base, environment, frame)
      assign(values, to: name, of: owners, base, from: written, site, environment, frame)
    case .index(let call) where keyPaths.isSubscript(call):
      let owners = expressions.evaluate(call.callee, environment, frame)
      for path in keyPaths.known(in: call, environment, frame).paths {
        guard let name = path.last else { continue }
        let holders = keyPaths.read(path.dropLast(), of: owners, site, frame)
        assign(values, to: name, of: holders, call.callee, from: written, site, environment, frame)
      }
    case .index(let call):
      for argument in call.arguments { expressions.evaluate(argument.value, environment, frame) }
      let places = assignedPlaces.lvalues(of: call.callee, environment, frame)
      if case .null = written {
        for (holder, property) in places {
          removals.record(from: property, of: holder, by: .place(call.arguments.map(\.value)), site, environment, frame)
        }
      } else {
        let isReplacing = !call.arguments.contains { assignedPlaces.isIdentity($0.value, of: written, values) }
        let keys = contentKeys.keys(of: call.arguments, environment, frame)
        assignedPlaces.showInsertion(
          of: values, written: written, into: places, isFirst: call.arguments.first?.value.isLiteral == true, site,
          frame)
        // What a literal that is empty stands for elsewhere may have been filled there.
        assignedPlaces.mutate(
          places, inserting: written.isEmptyCollection ? .empty : values, under: keys, isReplacing: isReplacing, site,
          frame)
        for id in expressions.evaluate(call.callee, environment, frame).objects where heap[id].kind == .collection {
          memory.put(values.without(.null), under: keys, in: id)
        }
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        var part = ValueSet()
        for id in values.objects { part.formUnion(memory.field(String(index), of: id)) }
        assign(element.value, part, from: written, site, environment, frame)
      }
    default: expressions.evaluate(target, environment, frame)
    }
  }

  /// Assigns to a member of each of the values.
  private func assign(
    _ values: ValueSet, to name: String, of owners: ValueSet, _ base: Expression, from written: Expression,
    _ site: Site, _ environment: Environment, _ frame: Frame
  ) {
    if owners.values.isEmpty, let owner = unknownOwner(of: name, values, base, environment, frame) {
      return propertyWrites.write(values, to: name, of: owner, from: written, site, environment, frame)
    }
    // Who has a closure calls it, also where it is not known who that is: `button.onTap = { … }`, `menu.items = [.button("Leave") { … }]`.
    if owners.values.isEmpty, !owners.isBottom { runLater(values, written, site, frame) }
    for value in owners.values {
      switch value {
      case .object(let id):
        let targets = standIns.targets(of: id)
        for target in targets {
          propertyWrites.write(values, to: name, of: target, from: written, site, environment, frame)
        }
        if targets.isEmpty { handOver(values, written, site, frame) }
      case .metatype(let type): memory.put(values, in: name, of: standIns.statics(of: type))
      case .closure, .method: continue
      }
    }
  }

  /// `scene.windows.first?.rootViewController = home`: a screen that is assigned to a property of what is not known is shown where one type
  /// of the platform alone shows by it. What is declared to be of another type is none: `banner.rootViewController = self`.
  private func unknownOwner(
    of name: String, _ values: ValueSet, _ base: Expression, _ environment: Environment, _ frame: Frame
  ) -> ObjectID? {
    guard let type = program.models.typeShowing(by: name).map({ program.externalType($0) }),
      values.objects.contains(where: { heap[$0].type.map(roles.isController) == true })
    else { return nil }
    let declared = declaredType(of: base, environment, frame)
    let mayBe = declared.map { program.hierarchy.isSubtype($0, of: type) || program.hierarchy.isSubtype(type, of: $0) }
    return mayBe == false ? nil : standIns.opaque(type)
  }

  /// The type of what a member is of, as it is declared or made: `let banner = BannerView()`.
  private func declaredType(of base: Expression, _ environment: Environment, _ frame: Frame) -> TypeID? {
    let property = base.ownMember.flatMap { name in
      kinds.type(of: frame.receiver).flatMap { program.members.property(named: name, in: $0) }
    }
    let type =
      staticTypes.type(of: base, environment, frame)
      ?? property?.fact.initialValue.flatMap { staticTypes.type(of: $0, environment, frame) }
    return type.flatMap { program.resolution.resolve($0) }
  }

  /// What is assigned to one of too many types may be called by any of them.
  private func handOver(_ values: ValueSet, _ written: Expression, _ site: Site, _ frame: Frame) {
    solver.choices += 1
    runLater(values, written, site, frame)
    solver.choices -= 1
  }

  private func runLater(_ values: ValueSet, _ written: Expression, _ site: Site, _ frame: Frame) {
    closureInvocation.runLater(values, from: frame, site: site)
    callbackRuns.runHandedLater(values, written: written, frame, site)
  }
}

extension Expression {
  /// Whether it reads a member or name of that name.
  func reads(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name
    case .member(let base, let own, _): own == name || base?.reads(name) == true
    case .call(let call), .index(let call): call.callee.reads(name)
    case .infix(let left, _, let right, _): left.reads(name) || right.reads(name)
    case .ternary(_, let first, let second): first.reads(name) || second.reads(name)
    default: false
    }
  }

  /// Whether it gives elements of the collection in a property of that name and nothing else: `children.filter { … }`.
  func selects(from name: String) -> Bool {
    guard case .call(let call) = self, case .member(.some(let base), let method, _) = call.callee,
      Self.selections.contains(method)
    else { return false }
    switch base {
    case .name(name, _), .member(.some(.name("self", _)), name, _): return true
    default: return base.selects(from: name)
    }
  }

  /// Methods of collections that give some or all of the elements.
  private static let selections: Set<String> = [
    "drop", "dropFirst", "dropLast", "filter", "prefix", "reversed", "sorted", "suffix",
  ]

  /// What a call picks elements by: its arguments, and those of the calls that it is made on.
  var selectors: [Expression] {
    switch self {
    case .call(let call): call.arguments.map(\.value) + call.callee.selectors
    case .member(.some(let base), _, _): base.selectors
    default: []
    }
  }

  /// Whether nothing is taken away from what it reads: it is a name or member only, or something is added to one.
  var isOnlyAddedTo: Bool {
    switch self {
    case .name, .member: true
    case .infix(let left, "+", let right, _): left.isOnlyAddedTo || right.isOnlyAddedTo
    default: false
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// A number, as an index is nearly always the first that is written as one.
  var isLiteral: Bool {
    switch self {
    case .integer, .literal: true
    default: false
    }
  }

  /// `[]` or `[:]`.
  var isEmptyCollection: Bool {
    switch self {
    case .array(let elements, _): elements.isEmpty
    case .dictionary(let entries, _): entries.isEmpty
    default: false
    }
  }
}
