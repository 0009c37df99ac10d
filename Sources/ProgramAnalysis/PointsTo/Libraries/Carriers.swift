import Collections
import GraphModel
import SourceFacts

/// View controllers that carry others: those of libraries, whose source is not there, and navigation and page controllers of the app.
struct Carriers: InterpreterPart {
  let interpreter: Interpreter

  /// Whether a view controller without source was handed what it shows.
  func isCarrier(_ id: ObjectID) -> Bool { mayCarry(id) && !memory.field(HiddenField.content, of: id).isEmpty }

  private func mayCarry(_ id: ObjectID) -> Bool {
    heap[id].type.map { program.unsourced.isUnsourcedController($0) } ?? false
  }

  /// `panel.set(contentViewController: screen)`: a view controller without source carries those that it is handed, unless the name or
  /// label says that they are around it.
  func carry(_ arguments: [EvaluatedArgument], by name: String, in containers: ValueSet, _ context: CallContext) {
    let carriers = containers.objects.filter(mayCarry)
    guard !carriers.isEmpty, !PatternWords.isRelease(name) else { return }
    for argument in arguments {
      carry(argument.values, as: name, argument.label, in: carriers, context.site)
      if PatternWords.namesParent(name) || argument.label.map(PatternWords.namesParent) == true {
        place(carriers, into: argument.values, context)
      }
    }
  }

  /// An initializer without source may also be handed a closure that builds what it shows.
  func carry(_ arguments: [EvaluatedArgument], in container: ObjectID, _ context: CallContext) {
    guard mayCarry(container) else { return callbackRuns.keepClosures(in: arguments, context) }
    escapeRecorder.noteEscape(context.call.callee.lastName ?? "", arguments, context)
    for argument in arguments {
      let built = callbackRuns.runNow(argument.values, [], context.frame, context.site)
      carry(argument.values.union(built), as: "", argument.label, in: [container], context.site)
    }
  }

  /// `drawer.mainViewController = screen`.
  func carry(_ values: ValueSet, by property: String, in container: ObjectID, _ site: Site) {
    if mayCarry(container) { carry(values, as: property, nil, in: [container], site) }
  }

  private func carry(_ values: ValueSet, as name: String, _ label: String?, in carriers: [ObjectID], _ site: Site) {
    let carriers = carriers.filter { isFromLibrary($0, at: site) }
    guard !PatternWords.namesSurroundings(name), label.map(PatternWords.namesSurroundings) != true else { return }
    let content = patterns.elements(of: values).known.filter { value in
      guard case .object(let id) = value, let type = heap[id].type, !kinds.isCoordinator(id) else { return false }
      return kinds.isAppScreen(id) || roles.isController(type)
    }
    for carrier in carriers where !content.isBottom {
      memory.put(content.filter { $0 != .object(carrier) }, in: HiddenField.content, of: carrier)
    }
  }

  /// Whether a class without source belongs to a library: code that uses it imports one. A class of the app's own in Objective-C is a
  /// screen itself, and so is a tab bar.
  private func isFromLibrary(_ id: ObjectID, at site: Site) -> Bool {
    guard let name = kinds.typeInfo(id)?.name, name.utf8.lastRange(of: "Tab") == nil else { return false }
    return name.utf8.contains(UInt8(ascii: ".")) || program.importsLibrary(site.file)
  }

  /// `panel.add(toParent: self)`: what is carried becomes part of another view controller.
  private func place(_ carriers: [ObjectID], into parents: ValueSet, _ context: CallContext) {
    let isController = parents.objects.contains {
      heap[$0].type.map { roles.isController($0) || roles.isScreen($0) } ?? false
    }
    guard isController || parents.isUnknown else { return }
    let carried = carriers.reduce(into: ValueSet()) { $0.formUnion(memory.field(HiddenField.content, of: $1)) }
    for screen in shownScreens.screens(in: carried) {
      recorder.record(.shown(actor: context.frame.actor, screen: screen, transition: .embed), at: context.site)
      recorder.noteShown(screen, .embed, at: context.site)
    }
  }

  /// Whether a container of the app's own is a screen itself: it makes what it holds, or was made with an object that does its work, as
  /// a view model does.
  func isScreenItself(_ container: ObjectID) -> Bool {
    guard let type = heap[container].type, !program[type].isExternal, !roles.isHosting(type) else { return false }
    let hasOwnContent = !memory.field(HiddenField.ownContent, of: container).isEmpty
    let makesContent =
      hasOwnContent && (roles.isFrame(type) || memory.field(HiddenField.content, of: container).isEmpty)
    return makesContent || hasWorker(container, type)
  }

  private func hasWorker(_ container: ObjectID, _ type: TypeID) -> Bool {
    let kept = keptObjects(of: container, type)
    let workers = kept.filter { isWorker($0, of: container) }
    guard !workers.isEmpty, roles.isFrame(type) else { return !workers.isEmpty }
    // What the content works with too, the frame only keeps.
    let views = kept + kept.flatMap { memory.field(HiddenField.content, of: $0).objects }
    let shared = Set(
      views.filter(isView).flatMap { view in heap[view].type.map { keptObjects(of: view, $0) } ?? [] })
    return !workers.allSatisfy(shared.contains)
  }

  private func isView(_ id: ObjectID) -> Bool { heap[id].type.map(roles.isView) == true || kinds.isScreen(id) }

  /// What is in the properties by which an object keeps others.
  private func keptObjects(of id: ObjectID, _ type: TypeID) -> [ObjectID] {
    program.hierarchy.ancestors(of: type).flatMap { program[$0].orderedProperties }.filter { symbol in
      !symbol.fact.isStatic && !symbol.fact.isComputed && !symbol.fact.isWeak
    }.flatMap { memory.field($0.fact.name, of: id).objects }
  }

  /// Whether an object was made for a container by the coordinator or screen that made it.
  private func isWorker(_ id: ObjectID, of container: ObjectID) -> Bool {
    let object = heap[id]
    guard object.kind == .instance, let info = kinds.typeInfo(id), !info.isExternal, info.kind == .class,
      let type = object.type
    else { return false }
    return object.maker != container && object.maker == heap[container].maker && !kinds.isCoordinator(id)
      && !kinds.isScreen(id) && !roles.isView(type) && !isOnlyValues(type)
  }

  /// Whether objects of a class are only values, as those are that say how a bar looks.
  private func isOnlyValues(_ type: TypeID) -> Bool {
    let types = program.hierarchy.ancestors(of: type)
    let stored = types.flatMap { program[$0].orderedProperties }.filter { !$0.fact.isStatic && !$0.fact.isComputed }
    return !stored.isEmpty && !program.isCalledViewModel(type)
      && !types.contains { program[$0].orderedFunctions.contains { $0.fact.kind == .method && !$0.fact.isStatic } }
      && stored.allSatisfy(isValue)
  }

  private func isValue(_ property: PropertySymbol) -> Bool {
    guard property.fact.attributes.isEmpty else { return false }
    if let declared = property.type { return isValue(declared, depth: 0) }
    return program.declaredTypes.type(of: property).map { isValue($0, depth: 0) } == true
  }

  private func isValue(_ declared: ScopedType, depth: Int) -> Bool {
    let expanded = program.resolution.expand(declared)
    func isValue(_ part: TypeReference) -> Bool {
      self.isValue(ScopedType(reference: part, scope: expanded.scope), depth: depth)
    }
    switch expanded.reference {
    case .named: return program.resolution.resolve(expanded).map { self.isValue($0, depth: depth) } == true
    case .array(let element): return isValue(element)
    case .dictionary(let key, let value): return isValue(key) && isValue(value)
    case .tuple(let elements): return elements.allSatisfy { isValue($0.type) }
    case .function, .composition, .metatype: return false
    }
  }

  private func isValue(_ type: TypeID, depth: Int) -> Bool {
    let info = program[type]
    if info.isExternal { return !program.hierarchy.isStream(type) && !roles.isController(type) }
    guard info.isValue, depth < 4 else { return false }
    return info.orderedProperties.filter { !$0.fact.isStatic && !$0.fact.isComputed }.allSatisfy { property in
      property.fact.attributes.isEmpty && property.type.map { isValue($0, depth: depth + 1) } == true
    }
  }

  /// Keeps the screens that a container puts on itself and that it made.
  func noteOwnContent(_ screens: some Sequence<ObjectID>, of container: ObjectID?, _ actor: ObjectID) {
    guard let container, container == actor, let type = heap[container].type, holdsOthers(type) else { return }
    for screen in screens where heap[screen].maker == container {
      memory.put(ValueSet(.object(screen)), in: HiddenField.ownContent, of: container)
    }
  }

  /// Whether what an object of the type holds may be the screen in its place.
  func holdsOthers(_ type: TypeID) -> Bool { roles.isContainer(type) || roles.isFrame(type) }

  /// Whether an object of the type is no screen even where nothing is known of what it holds.
  func isSeenThrough(_ type: TypeID) -> Bool { roles.isContainer(type) && !roles.isHosting(type) }

  /// What a frame embeds that others made is its content, shown when the frame is; the rest is shown by what embeds it.
  func unframed(_ screens: OrderedSet<ObjectID>, by container: ObjectID?, _ actor: ObjectID) -> OrderedSet<ObjectID> {
    guard let container, container == actor, let type = heap[container].type, roles.isFrame(type),
      !isScreenItself(container)
    else { return screens }
    for screen in screens where screen != container && heap[screen].maker != container {
      memory.put(ValueSet(.object(screen)), in: HiddenField.content, of: container)
    }
    return screens.filter { heap[$0].maker == container }
  }
}
