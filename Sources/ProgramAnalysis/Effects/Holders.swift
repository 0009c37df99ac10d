import Collections

/// Which objects hold which, beside coordinators.
struct Holders {
  private let interpreter: Interpreter
  private var holders: [ObjectID: [ObjectID]] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    for object in interpreter.heap.objects where !interpreter.kinds.isCoordinator(object.id) {
      for held in object.filledFields.flatMap(\.value.objects) { holders[held, default: []].append(object.id) }
    }
  }

  /// The types of the pages of which an object is a part, as the items of a bar are; none where others hold it too, or nobody. What is hosted
  /// is the page.
  func pages(around object: ObjectID) -> Set<TypeID> {
    var pages: Set<TypeID> = []
    var seen: Set<ObjectID> = [object]
    var pending = [object]
    while let id = pending.popLast() {
      let types = pageTypes(of: id)
      pages.formUnion(types)
      guard types.isEmpty else { continue }
      guard let outer = holders[id] else { return [] }
      pending += outer.filter { seen.insert($0).inserted }
    }
    return pages
  }

  private func pageTypes(of id: ObjectID) -> [TypeID] {
    guard interpreter.kinds.isAppScreen(id) || interpreter.heap[id].type.map(interpreter.roles.isController) == true
    else { return [] }
    let hosted = interpreter.kinds.hostedViews(of: id)
    return (hosted.isEmpty ? [id] : hosted).compactMap { interpreter.heap[$0].type }
  }
}
