/// Actions as values: of cases inside of others there is one object for each, whoever sends them.
struct ActionCases: InterpreterPart {
  let interpreter: Interpreter
  private static let pathDepth = 16

  /// The one object that stands for an action whoever sends it: of cases inside of others there is a fixed number.
  ///
  /// - Parameter type: the enum whose case it is, if it is known; so are the cases that it carries of the types that their payloads declare, by
  ///   which helpers of one name are told apart.
  func canonical(_ action: ValueSet, of type: TypeID? = nil, depth: Int = 0) -> ValueSet {
    guard action.values.count == 1, let id = action.objects.first, let name = viewBuilding.caseName(id) else {
      return action
    }
    let path = casePath(id)
    let type = heap[id].type ?? type.flatMap { program.members.enumCase(named: name, in: $0) == nil ? nil : $0 }
    let object = heap.object(.enumCase(name), type: type, name: path == name ? "" : path, maker: nil)
    for (field, values) in Array(heap[id].filledFields) {
      let inner = type.flatMap { carriedEnum(in: field, of: name, in: $0) }
      for part in values.parts {
        let carried = inner == nil || depth == Self.pathDepth ? part : canonical(part, of: inner, depth: depth + 1)
        memory.put(carried, in: field, of: object.id)
      }
    }
    return ValueSet(.object(object.id))
  }

  /// The enum that a case declares for a part of its payload.
  private func carriedEnum(in field: String, of name: String, in type: TypeID) -> TypeID? {
    guard let payload = program.members.enumCase(named: name, in: type)?.payload, let index = Int(field),
      payload.indices.contains(index), let declared = payload[index].type
    else { return nil }
    let carried = program.resolution.resolve(declared, in: Scope(file: program[type].scope.file, type: type))
    return carried.flatMap { program[$0].kind == .enum ? $0 : nil }
  }

  /// `home(rowTapped)`: the names of a case and of the cases in its payloads.
  private func casePath(_ id: ObjectID, depth: Int = 0) -> String {
    guard let name = viewBuilding.caseName(id), depth < Self.pathDepth else { return "" }
    let payloads = heap[id].filledFields.map(\.key).sorted().map { field in
      Set(memory.field(field, of: id).objects.map { casePath($0, depth: depth + 1) }).sorted().joined(separator: "|")
    }.filter { !$0.isEmpty }
    return payloads.isEmpty ? name : "\(name)(\(payloads.joined(separator: ",")))"
  }

  /// An action of a group, such as that of what a view sends, in the case that carries the group: a view that is given a store for the group
  /// alone (`send: Action.view`, `@ViewAction`) names the group's cases. Others are what they are.
  func grouped(_ action: ValueSet, for reducer: TypeID) -> ValueSet {
    guard let actions = program.reducers.actions(of: reducer),
      let name = action.objects.first.flatMap({ viewBuilding.caseName($0) }),
      program.members.enumCase(named: name, in: actions) == nil
    else { return action }
    let scope = Scope(file: program[actions].scope.file, type: actions)
    let groups = program[actions].cases.values.filter { fact in
      guard fact.payload.count == 1, let type = fact.payload[0].type,
        let group = program.resolution.resolve(type, in: scope)
      else { return false }
      return program[group].scope.type == actions && program.members.enumCase(named: name, in: group) != nil
    }
    guard groups.count == 1 else { return action }
    return wrap(action, in: CarrierModel(groups[0].name))
  }

  /// An action in the payload of a case in which it is told to a whole.
  func wrap(_ action: ValueSet, in carrier: CarrierModel) -> ValueSet {
    let inner = Set(action.objects.map { casePath($0) }).sorted().joined(separator: "|")
    let object = heap.object(.enumCase(carrier.name), type: nil, name: "\(carrier.name)(\(inner))", maker: nil)
    for position in 0..<carrier.count {
      memory.put(position == carrier.position ? action : .unknown, in: String(position), of: object.id)
    }
    return ValueSet(.object(object.id))
  }
}
