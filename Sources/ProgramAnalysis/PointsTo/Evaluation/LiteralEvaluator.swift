import SourceFacts

/// Closures, tuples, arrays and cases that are written out.
struct LiteralEvaluator: InterpreterPart {
  let interpreter: Interpreter

  /// A case that is written with a payload, told apart by the case that it carries, if it carries one.
  ///
  /// - Parameter generics: what the parameters of a generic enum stand for.
  func enumCase(
    _ name: String, type: TypeID?, _ generics: [String: TypeID], site: Site, carrying inner: String, _ frame: Frame
  ) -> HeapObject {
    let object = heap.object(
      .enumCase(name), type: type, site: site, context: frame.activation.context,
      name: generics.isEmpty ? inner : inner + standIns.name(of: generics), maker: frame.actor)
    object.generics = generics
    return object
  }

  /// A case without payload is the same wherever it is written.
  func plainCase(_ name: String, type: TypeID?) -> ValueSet {
    ValueSet(.object(heap.object(.enumCase(name), type: type, maker: nil).id))
  }

  /// A string or number that names what a container makes, where to go or a tab; of others it says nothing which they are.
  func constant(_ expression: Expression) -> ValueSet {
    guard let name = expression.constantName else { return .unknown }
    let isKey = if case .string(let text) = expression { program.keys.strings.contains(text) } else { false }
    let isName = isKey || interpreter.routeNames.contains(name) || program.tags.contains(name)
    return isName ? plainCase(name, type: nil) : .unknown
  }

  /// Whether an object is a number or string that stands for a tab, and for nothing else.
  func isTag(_ id: ObjectID) -> Bool { constantName(id).map(program.tags.contains) ?? false }

  /// The string that says where to go for which an object stands, the way ``Expression/constantName`` has it; nil for a tab's, as what else is
  /// written to that is not known.
  func string(_ id: ObjectID) -> String? {
    constantName(id).flatMap { interpreter.routeNames.contains($0) && !program.tags.contains($0) ? $0 : nil }
  }

  private func constantName(_ id: ObjectID) -> String? {
    guard case .enumCase(let name) = heap[id].kind, heap[id].type == nil else { return nil }
    return name
  }

  /// What a variable may hold that is assigned such values: a string in it may be changed in ways that are not followed, so that it says where to
  /// go no longer.
  func withoutRouteNames(_ values: ValueSet) -> ValueSet {
    guard !interpreter.routeNames.isEmpty else { return values }
    let kept = values.filter { if case .object(let id) = $0 { string(id) == nil } else { true } }
    return kept == values ? values : kept.union(.unknown)
  }

  func makeClosure(
    _ fact: ClosureFact, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ClosureID {
    let captured = environment.child(ObjectIdentifier(fact).hashValue)
    for capture in fact.captures {
      guard let value = capture.value, capture.name != "self" else { continue }
      memory.declare(capture.name, expressions.evaluate(value, environment, frame), in: captured)
    }
    return closureMerging.closure(fact, in: captured, frame, expecting: expecting)
  }

  func tuple(
    _ elements: [Expression.TupleElement], _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    var types: [TypeReference.Element] = []
    if let expecting, case .tuple(let parts) = program.resolution.expand(expecting).reference {
      types = parts
    }
    // A tuple has no place of its own; that of its first element will do.
    let place = elements.lazy.compactMap(\.value.range).first ?? SourceRange(start: 0, end: 0)
    let object = heap.object(
      .tuple, type: nil, site: interpreter.site(place, frame), context: frame.activation.context, maker: frame.actor)
    for (index, element) in elements.enumerated() {
      let type =
        types.indices.contains(index)
        ? expecting.map { ScopedType(reference: types[index].type, scope: $0.scope) } : nil
      let values = expressions.evaluate(element.value, environment, frame, expecting: type)
      memory.put(values, in: String(index), of: object.id)
      if let label = element.label ?? (types.indices.contains(index) ? types[index].label : nil) {
        memory.put(values, in: label, of: object.id)
      }
    }
    return ValueSet(.object(object.id))
  }

  func array(
    _ elements: [Expression], _ site: Site, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    let object = collection(at: site, frame)
    for values in self.elements(elements, environment, frame, expecting: expecting) {
      memory.put(values, in: HiddenField.content, of: object)
    }
    return ValueSet(.object(object))
  }

  /// A dictionary, whose values stand under the types that their keys name, if they do: `[ObjectIdentifier(A.self): A.self]`.
  func dictionary(
    _ entries: [Expression.DictionaryEntry], _ site: Site, _ environment: Environment, _ frame: Frame,
    expecting: ScopedType?
  ) -> ValueSet {
    let object = collection(at: site, frame)
    let values = elements(entries.map(\.value), environment, frame, expecting: expecting)
    for (entry, values) in zip(entries, values) {
      expressions.evaluate(entry.key, environment, frame)
      memory.put(values, under: contentKeys.keys(named: entry.key, environment, frame), in: object)
    }
    return ValueSet(.object(object))
  }

  /// What a literal puts into an array in this activation: the array itself may be one for several. Nil for an empty one and for what is none.
  ///
  /// - Parameter expecting: the type of the array.
  func elements(
    of literal: Expression, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet? {
    guard case .array(let elements, _) = literal, !elements.isEmpty else { return nil }
    return self.elements(elements, environment, frame, expecting: expecting).reduce(.empty) { $0.union($1) }
  }

  private func elements(
    _ elements: [Expression], _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> [ValueSet] {
    let expanded = expecting.map { program.resolution.expand($0) }
    let elementType: ScopedType? =
      switch expanded?.reference {
      case .array(let element), .dictionary(_, let element):
        expanded.map { ScopedType(reference: element, scope: $0.scope) }
      default: nil
      }
    return elements.map { expressions.evaluate($0, environment, frame, expecting: elementType) }
  }

  /// The collection that a literal makes: one for each activation, and past a limit one for each context, or collections of what was passed
  /// would multiply where they come back as what is passed. What a property begins with is passed nothing: each object has its own.
  func collection(at site: Site, _ frame: Frame) -> ObjectID {
    let activation = frame.activation
    let isJoined =
      heap.isCrowded(site, activation.context) && (!activation.isInitialValue || heap.isNearLimit(site))
    let context = isJoined ? activation.context : activation.id
    let made = heap.object(
      .collection, type: program.externalType(LibraryModel.collectionType), site: site, context: context,
      maker: frame.actor
    )
    heap.count(made, madeAt: site, in: activation.context)
    return made.id
  }
}
