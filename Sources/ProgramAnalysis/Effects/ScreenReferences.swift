/// What screens hold, directly or through what they hold.
struct ScreenReferences {
  private let interpreter: Interpreter
  /// By page, the views that its code makes as parts of it, and the cells of its lists.
  private let parts: [ObjectID: [ObjectID]]
  /// By page, the view models that refer to it and that no page has in a property: it has nothing of them but what it is bound to.
  private let viewModels: [ObjectID: [ObjectID]]
  /// By object, what it was found to hold: many screens hold the same.
  private var references: [ObjectID: [ObjectID]] = [:]

  /// How many references in a row are followed.
  private static let depthLimit = 4

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    parts = interpreter.heap.objects.reduce(into: [:]) { parts, object in
      guard object.kind == .instance, let maker = object.maker, let type = object.type,
        interpreter.roles.isView(type) && interpreter.kinds.isScreen(object.id) && interpreter.kinds.isScreen(maker)
          || interpreter.program.hierarchy.isCell(type)
      else { return }
      parts[maker, default: []].append(object.id)
    }
    let pages = interpreter.heap.objects.filter { interpreter.kinds.isAppScreen($0.id) }
    let held = Set(pages.flatMap { $0.filledFields.flatMap(\.value.objects) })
    viewModels = interpreter.heap.objects.reduce(into: [:]) { models, object in
      guard object.kind == .instance, let type = object.type, interpreter.program.isCalledViewModel(type),
        !held.contains(object.id), !interpreter.kinds.isAppScreen(object.id),
        !interpreter.kinds.isCoordinator(object.id)
      else { return }
      for page in Set(object.filledFields.flatMap(\.value.objects)) where interpreter.kinds.isAppScreen(page) {
        models[page, default: []].append(object.id)
      }
    }
  }

  func viewModels(knowing page: ObjectID) -> [ObjectID] { viewModels[page] ?? [] }

  /// The screens and what can be reached from them.
  mutating func reach(from screens: Set<ObjectID>) -> Set<ObjectID> {
    var reached: Set<ObjectID> = []
    var level = Array(screens)
    for _ in 0..<Self.depthLimit {
      var next: [ObjectID] = []
      for id in level where reached.insert(id).inserted { next += held(by: id) }
      level = next
    }
    return reached
  }

  /// The parts of an object and what its fields refer to, in closures and methods too; coordinators are none of it.
  private mutating func held(by id: ObjectID) -> [ObjectID] {
    if let known = references[id] { return known }
    var held = (parts[id] ?? []) + viewModels(knowing: id)
    for (_, values) in interpreter.heap[id].filledFields {
      let named =
        values.objects + interpreter.captured.receivers(of: values)
        + values.closures.flatMap { interpreter.captured.objectsCaptured(by: $0) }
      held += named.filter { !interpreter.kinds.isCoordinator($0) }
    }
    references[id] = held
    return held
  }
}
