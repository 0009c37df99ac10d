/// Actions as values: of cases inside of others there is one object for each, whoever sends them.
struct ActionCases: InterpreterPart {
  let interpreter: Interpreter
  private static let pathDepth = 16

  /// The one object that stands for an action whoever sends it: of cases inside of others there is a fixed number.
  func canonical(_ action: ValueSet) -> ValueSet {
    guard action.values.count == 1, let id = action.objects.first, let name = viewBuilding.caseName(id) else {
      return action
    }
    let path = casePath(id)
    let object = heap.object(.enumCase(name), type: heap[id].type, name: path == name ? "" : path, maker: nil)
    for (field, values) in Array(heap[id].filledFields) { memory.put(values, in: field, of: object.id) }
    return ValueSet(.object(object.id))
  }

  /// `home(rowTapped)`: the names of a case and of the cases in its payloads.
  private func casePath(_ id: ObjectID, depth: Int = 0) -> String {
    guard let name = viewBuilding.caseName(id), depth < Self.pathDepth else { return "" }
    let payloads = heap[id].filledFields.map(\.key).sorted().map { field in
      Set(memory.field(field, of: id).objects.map { casePath($0, depth: depth + 1) }).sorted().joined(separator: "|")
    }.filter { !$0.isEmpty }
    return payloads.isEmpty ? name : "\(name)(\(payloads.joined(separator: ",")))"
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
