import Collections

/// Views that put a view controller before the user: the controller is the screen.
final class RepresentableViews: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// By view, the view controller that it makes and stands for; by what hears that one, the view.
  var representers: [ObjectID: ObjectID] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The app's own view controllers that a view represents, but for the objects that a search has looked at; nothing for other views, and where
  /// the controller has no source.
  func screens(representedBy id: ObjectID, visited: BitSet) -> OrderedSet<ObjectID> {
    guard let type = heap[id].type, !program[type].isExternal,
      program.hierarchy.inherits(type, fromExternal: RepresentableFinder.representable), let current = solver.current,
      let maker = program.representableFinder.representingMethod("makeUIViewController", of: type)
    else { return [] }
    let frame = Frame(
      activation: current, scope: maker.scope, receiver: .object(id), actor: current.actor, generics: [:],
      owner: current.owner, result: nil)
    let context = heap.object(
      .opaque, type: program.externalType("UIViewControllerRepresentableContext"), name: "\(id.index)", maker: id
    ).id
    let helpers = representatives(of: id, type, frame)
    memory.put(helpers, in: "coordinator", of: context)
    let made = functionInvocation.invoke(
      maker, .object(id), [ValueSet(.object(context))], from: frame, site: nil, message: nil)
    var found = shownScreens.screens(in: made, visited: visited)
    found.removeAll { screen in kinds.typeInfo(screen)?.isExternal != false }
    for screen in found where heap[screen].maker == id {
      representers[id] = screen
      memory.put(helpers, in: HiddenField.representative, of: screen)
      if let owner = libraryChildren.owner(of: id) { libraryChildren.owners[screen] = owner }
    }
    return found
  }

  /// What hears a screen for the view that represents it, or the view's view controller.
  func representatives(of screen: ObjectID) -> [ObjectID] {
    memory.field(HiddenField.representative, of: screen).objects
  }

  /// What a view makes to hear what its view controller says: what that sends, the view sends.
  private func representatives(of id: ObjectID, _ type: TypeID, _ frame: Frame) -> ValueSet {
    guard let maker = program.representableFinder.representingMethod("makeCoordinator", of: type) else { return .empty }
    let helpers = functionInvocation.invoke(maker, .object(id), [], from: frame, site: nil, message: nil).known
    memory.put(helpers, in: HiddenField.representative, of: id)
    for helper in helpers.objects { representers[helper] = id }
    return helpers
  }
}
