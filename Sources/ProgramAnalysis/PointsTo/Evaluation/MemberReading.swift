import Collections
import SourceFacts

/// What the members of values hold: stored properties, getters, statics, and what models say of those without source.
struct MemberReading: InterpreterPart {
  let interpreter: Interpreter
  /// What an enum of strings has without declaring it.
  static let rawValue = "rawValue"
  /// Wrappers that hold what is put into them, or refer to what another holds.
  private static let stateWrapperNames: Set<String> = ["Binding", "Bindable", "ObservedObject", "Published", "State"]

  /// Reads a member of each of the values.
  func read(_ name: String, of values: ValueSet, site: Site, isSuper: Bool, _ frame: Frame) -> ValueSet {
    if name == "self" { return values }
    // `screen.case` of the Composable Architecture's stores of cases.
    if name == "case" { return values }
    // What may be anything has members that may be anything; `nil` has none.
    var result = ValueSet(values.isEmpty ? values.flags.intersection([.unknown, .null]) : [])
    if values.isEmpty, !values.flags.isDisjoint(with: .boolean) { result.insert(.unknown) }
    if values.isUnknown, let surroundings = surroundings(named: name) { result = surroundings }
    for value in values.values {
      switch value {
      case .metatype(let type): result.formUnion(readStatic(name, of: type, site, frame))
      case .object(let id):
        for target in standIns.targets(of: id) {
          result.formUnion(readField(name, of: target, site, isSuper: isSuper, frame))
        }
      case .closure, .method:
        if memberCalls.isCalled(value, by: name) { result.insert(value) } else { result.insert(.unknown) }
      }
    }
    return result
  }

  /// What UIKit calls what is around a view controller, such as `navigationController`, is that of whatever has it too.
  private func surroundings(named name: String) -> ValueSet? {
    guard case .instance(let type)? = program.models.property(name, of: "UIViewController")?.value else { return nil }
    return ValueSet(.object(standIns.opaque(program.externalType(type))))
  }

  private func readStatic(_ name: String, of type: TypeID, _ site: Site, _ frame: Frame) -> ValueSet {
    if name == "init" { return ValueSet(.metatype(type)) }
    if name == "allCases" { return allCases(of: type, site, frame) }
    if program.members.enumCase(named: name, in: type) != nil {
      return literals.plainCase(name, type: type)
    }
    if let symbol = program.members.staticProperty(named: name, in: type) {
      if let reducer = reducerComposition.reducer(heldBy: symbol, at: site, frame) { return reducer }
      // A Boolean constant of a type is a setting: all that it may be set to counts.
      return initialValues.readStored(symbol, of: standIns.statics(of: type), receiver: .metatype(type), site, frame)
        .withoutConstants
    }
    if let symbol = program.members.functions(named: name, in: type).first(where: { $0.fact.body != nil }) {
      return ValueSet(heap.method(symbol, receiver: symbol.fact.isStatic ? .metatype(type) : nil))
    }
    if let nested = program.associatedTypes.meaning(of: name, in: type) {
      return ValueSet(.metatype(nested))
    }
    if let model = program.members.modelledProperty(named: name, in: type), case .instance(let instance)? = model.value
    {
      return ValueSet(.object(standIns.opaque(program.externalType(instance))))
    }
    return program.resolution.type(name, ofModule: type, from: frame.scope).map { ValueSet(.metatype($0)) } ?? .unknown
  }

  private func allCases(of type: TypeID, _ site: Site, _ frame: Frame) -> ValueSet {
    let object = literals.collection(at: site, frame)
    for name in program[type].cases.keys.sorted() {
      memory.put(literals.plainCase(name, type: type), in: HiddenField.content, of: object)
    }
    return ValueSet(.object(object))
  }

  private func readField(
    _ name: String, of id: ObjectID, _ site: Site, isSuper: Bool, _ frame: Frame
  ) -> ValueSet {
    let object = heap[id]
    if kinds.isCoordinator(id) { frame.activation.touched.append(id) }
    guard let type = object.type else { return fieldOrUnknown(name, of: id) }
    if let referred = bindings.readReference(name, of: id, site, frame) { return referred }
    let state = scopedState.stateHolder(of: name, in: id)
    if state != id { return readField(name, of: state, site, isSuper: false, frame) }
    if let symbol = program.members.property(named: name, in: type, after: isSuper ? frame.owner : nil),
      !symbol.fact.isStatic
    {
      return initialValues.readStored(symbol, of: id, receiver: .object(id), site, frame)
    }
    let model = program.members.modelledProperty(named: name, in: type)
    if let symbol = program.members.functions(named: name, in: type).first(where: {
      $0.fact.body != nil && !$0.fact.isStatic
    }), model == nil || !isExtension(symbol) {
      return ValueSet(heap.method(symbol, receiver: .object(id)))
    }
    if let model {
      let values = memory.field(name, of: id).union(libraryCalls.value(of: model, receiver: id, site, frame))
      if !model.insertion.isEmpty { return copy(values, of: id, site, frame) }
      return values.isBottom ? .unknown : values
    }
    if name.hasPrefix("$"), let state = projectedState(String(name.dropFirst()), of: id) {
      return bindings.projection(of: String(name.dropFirst()), in: state)
    }
    if name.hasPrefix("$"), program.members.property(named: String(name.dropFirst()), in: type) != nil {
      return bindings.projection(of: String(name.dropFirst()), in: id)
    }
    if namesItself(name, type) { return ValueSet(.object(id)) }
    if name == Self.rawValue, program[type].kind == .enum { return rawValues(of: object, type) }
    return fieldOrUnknown(name, of: id)
  }

  /// The raw value of a case; of an enum of which the case is not known, those of all.
  private func rawValues(of object: HeapObject, _ type: TypeID) -> ValueSet {
    let cases = if case .enumCase(let name) = object.kind { [name] } else { program[type].cases.keys.sorted() }
    return cases.reduce(into: ValueSet()) { values, name in
      values.formUnion(program.members.rawValue(ofCase: name, in: type).map(literals.constant) ?? .unknown)
    }
  }

  /// A list that a container gives: what is added to it shows nothing until the container is given it back.
  private func copy(_ values: ValueSet, of container: ObjectID, _ site: Site, _ frame: Frame) -> ValueSet {
    let list = literals.collection(at: site, frame)
    memory.put(values.isBottom ? .unknown : patterns.elements(of: values), in: HiddenField.copied, of: list)
    memory.put(ValueSet(.object(container)), in: HiddenField.copiedFrom, of: list)
    return ValueSet(.object(list))
  }

  /// `screen.uiViewController`: what a protocol without source calls the view controller that conforms to it.
  private func namesItself(_ name: String, _ type: TypeID) -> Bool {
    PatternWords.namesController(name) && roles.isController(type) && program.unsourced.unsourcedBase(of: type) == nil
      && program.hierarchy.ancestors(of: type).contains { ancestor in
        !program.unsourced.isDescribed(ancestor) && !AppleFrameworks.owns(program[ancestor].name)
      }
  }

  /// Whether a method is what the app adds to a library's type, which may have a property of the same name.
  private func isExtension(_ symbol: FunctionSymbol) -> Bool { symbol.owner.map { program[$0].isExternal } == true }

  /// What holds the state that `viewStore.$name` refers to; nil where nothing but the object itself may.
  private func projectedState(_ name: String, of id: ObjectID) -> ObjectID? {
    let state = scopedState.stateHolder(of: name, in: id)
    return state == id ? nil : state
  }

  /// A member that nobody declares holds what was put there, or else what a class without source was handed without a label, if anything; the
  /// parts of a tuple or case are always put.
  private func fieldOrUnknown(_ name: String, of id: ObjectID) -> ValueSet {
    var values = memory.field(name, of: id)
    if values.isBottom { values = memory.field(HiddenField.handedToBase, of: id) }
    if values.isBottom, let value = inheritedSurroundings(name, of: id) { return value }
    switch heap[id].kind {
    case .tuple, .enumCase: return values
    case .instance, .collection, .statics, .opaque, .channel: return values.isBottom ? .unknown : values
    }
  }

  /// What a coordinator inherits from a class without source under the name that UIKit has for it: `navigationController`. Each has its own.
  func inheritedSurroundings(_ name: String, of id: ObjectID) -> ValueSet? {
    guard kinds.isCoordinator(id), let type = heap[id].type, program.unsourced.unsourcedBase(of: type) != nil,
      case .instance(let meant)? = program.models.property(name, of: "UIViewController")?.value
    else { return nil }
    let object = heap.object(
      .opaque, type: program.externalType(meant), context: id.index, name: name, maker: nil)
    return ValueSet(.object(object.id))
  }

  /// Whether a wrapper of which nothing is known gives a collection, which nobody declares to begin with anything.
  func isFilledFromOutside(_ symbol: PropertySymbol) -> Bool {
    guard let attribute = symbol.fact.attributes.first, symbol.fact.initialValue == nil, let type = symbol.type else {
      return false
    }
    switch program.resolution.expand(type).reference {
    case .array, .dictionary: break
    case .named, .tuple, .function, .composition, .metatype: return false
    }
    let name = attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
    return program.typesByName[name] == nil && !Self.stateWrapperNames.contains(name)
  }
}
