import SourceFacts

/// Who keeps whom alive, as far as objects and their properties tell.
struct Ownership {
  let interpreter: Interpreter
  private let eventLog: EventLog
  /// By object, the objects that it holds, with the property.
  private var held: [ObjectID: [Link]] = [:]
  /// By object, the properties that hold it.
  private var holding: [ObjectID: [Link]] = [:]
  /// The coordinators that closures keep, in the order of the objects that hold them.
  private(set) var closures: [ClosureHolding] = []
  /// The screens that closures keep.
  private(set) var screenClosures: [ClosureHolding] = []
  /// What each container shows.
  private var shown: [ObjectID: [ObjectID]] = [:]

  /// One property that holds an object.
  struct Link {
    let holder: ObjectID
    let property: String
    let target: ObjectID
  }

  /// A closure or method in a property, with a coordinator or screen that it keeps.
  struct ClosureHolding {
    let holder: ObjectID
    let property: String
    let value: Value
    let kept: KeptObject
  }

  init(interpreter: Interpreter, eventLog: EventLog) {
    self.interpreter = interpreter
    self.eventLog = eventLog
    for object in interpreter.heap.objects {
      for (name, values) in object.filledFields where isStrong(name, of: object.id) {
        for value in values.values { add(value, name, object.id) }
      }
    }
    for showing in eventLog.showings.keys where eventLog.keptShowings.contains(showing) {
      shown[showing.container, default: []].append(showing.screen)
    }
  }

  private mutating func add(_ value: Value, _ property: String, _ holder: ObjectID) {
    switch value {
    case .object(let target):
      if property != HiddenField.subscribers, target != holder {
        let link = Link(holder: holder, property: property, target: target)
        held[holder, default: []].append(link)
        holding[target, default: []].append(link)
      }
    case .closure(let id):
      for kept in interpreter.captured.coordinatorsKept(by: id) {
        closures.append(ClosureHolding(holder: holder, property: property, value: value, kept: kept))
      }
      for kept in interpreter.captured.screensKept(by: id) {
        screenClosures.append(ClosureHolding(holder: holder, property: property, value: value, kept: kept))
      }
    case .method(let id):
      guard case .object(let receiver)? = interpreter.heap[id].receiver, interpreter.kinds.isCoordinator(receiver),
        let site = eventLog.subscriptions[value] ?? assignment(of: property, to: holder)
      else { return }
      let kept = KeptObject(object: receiver, name: interpreter.heap[id].symbol.fact.name, site: site)
      closures.append(ClosureHolding(holder: holder, property: property, value: value, kept: kept))
    case .metatype: break
    }
  }

  private func assignment(of property: String, to holder: ObjectID) -> Site? {
    eventLog.assignments.first { $0.holder == holder && $0.property == property && $0.kind == .value }?.site
  }

  /// Whether what is in a field lives as long as the object.
  func isStrong(_ field: String, of id: ObjectID) -> Bool {
    switch field {
    case HiddenField.content, HiddenField.items, HiddenField.subscribers, HiddenField.factories, HiddenField.children:
      return true
    default: if field.hasPrefix("<") { return false }
    }
    guard let type = interpreter.heap[id].type,
      let symbol = interpreter.program.members.property(named: field, in: type)
    else {
      return !PlatformCalls.isWeak(field)
    }
    return !interpreter.program.isWeak(symbol) && !symbol.fact.isComputed && !isWeakBox(symbol)
  }

  /// A type such as `WeakRouter` or `Unowned<Router>` is called after how it refers to what it is made with, whether or not it has source.
  private func isWeakBox(_ symbol: PropertySymbol) -> Bool {
    guard case .named(let path, _)? = symbol.fact.type else { return false }
    return path.last.map(PatternWords.namesWeakReference) == true
  }

  // MARK: - From one object to another

  /// The properties by which one object keeps another, the shortest way; nil where it does not.
  func chain(from start: ObjectID, to end: ObjectID) -> (links: [Link], isLasting: Bool)? {
    if start == end { return ([], true) }
    if let links = search(from: start, to: end, throughStacks: .own) { return (links, true) }
    return search(from: start, to: end, throughStacks: .any).map { ($0, false) }
  }

  private enum Stacks { case own, any }

  private func search(from start: ObjectID, to end: ObjectID, throughStacks stacks: Stacks) -> [Link]? {
    var origin: [ObjectID: Link] = [:]
    var level = [start]
    for _ in 0..<Self.depthLimit where !level.isEmpty {
      var next: [ObjectID] = []
      for id in level {
        for link in links(from: id, stacks)
        where link.target != start && origin[link.target] == nil && mayPass(link.target, to: end) {
          if stacks == .own, !isOwn(link.target, start, origin) { continue }
          origin[link.target] = link
          if link.target == end { return path(to: end, from: start, origin) }
          next.append(link.target)
        }
      }
      level = next
    }
    return nil
  }

  /// Whether an object was made on the way, and not handed in by somebody who keeps it as well.
  private func isOwn(_ id: ObjectID, _ start: ObjectID, _ origin: [ObjectID: Link]) -> Bool {
    func isOnTheWay(_ maker: ObjectID) -> Bool { maker == start || origin[maker] != nil }
    if interpreter.kinds.isCoordinator(id) {
      return interpreter.recorder.makers[id]?.contains(where: isOnTheWay) ?? false
    }
    // A collection in a property with a declared type has no maker; it is the property's own.
    let object = interpreter.heap[id]
    return object.maker.map(isOnTheWay) ?? (object.kind == .collection)
  }

  /// The links of a way that lead to what somebody else made and keeps as well.
  func handedIn(on links: [Link], from start: ObjectID) -> [Int] {
    let origin = Dictionary(links.map { ($0.target, $0) }) { first, _ in first }
    return links.indices.filter { !isOwn(links[$0].target, start, origin) }
  }

  /// What the properties of an object hold.
  func links(from holder: ObjectID) -> [Link] { held[holder] ?? [] }

  /// All that is held where a link holds its target.
  func targets(of link: Link) -> [ObjectID] {
    (held[link.holder] ?? []).filter { $0.property == link.property }.map(\.target)
  }

  /// Whether an object of some kind holds another, in collections too, or shows it.
  func isHeld(_ target: ObjectID, by isMeant: (ObjectID) -> Bool) -> Bool {
    var seen: Set<ObjectID> = [target]
    var pending = [target]
    while let id = pending.popLast() {
      let holders = (holding[id] ?? []).map(\.holder) + shown.filter { $0.value.contains(id) }.map(\.key)
      if holders.contains(where: isMeant) { return true }
      pending += holders.filter { interpreter.heap[$0].kind == .collection && seen.insert($0).inserted }
    }
    return false
  }

  private static let depthLimit = 8

  /// What an object holds, and what a container shows: one of the coordinator's own goes on showing it.
  private func links(from id: ObjectID, _ stacks: Stacks) -> [Link] {
    (held[id] ?? []) + (shown[id] ?? []).map { Link(holder: id, property: HiddenField.content, target: $0) }
  }

  /// An object of which only the type is known stands for any: a way through it proves nothing.
  private func mayPass(_ id: ObjectID, to end: ObjectID) -> Bool {
    let object = interpreter.heap[id]
    if id == end || object.kind != .opaque { return true }
    return object.type.map { interpreter.program[$0].isExternal } ?? false
  }

  private func path(to end: ObjectID, from start: ObjectID, _ origin: [ObjectID: Link]) -> [Link] {
    var links: [Link] = []
    var current = end
    while current != start, let link = origin[current] {
      links.append(link)
      current = link.holder
    }
    return links.reversed()
  }

  /// The object of the app's that only passes on what it is told, and the property by which it keeps a coordinator, where one stands
  /// between that and a property.
  func carrier(
    of coordinator: ObjectID, in property: String, of holder: ObjectID
  ) -> (object: ObjectID, property: String)? {
    let values = interpreter.heap[holder].field(property).values
    guard !values.objects.contains(coordinator) else { return nil }
    for object in values.objects where !interpreter.kinds.isCoordinator(object) {
      let kept = held[object]?.first { $0.target == coordinator }
      if let kept { return (object, kept.property) }
    }
    return nil
  }

  // MARK: - Who keeps a coordinator

  /// The properties, closures and methods that keep a coordinator, whoever's they are.
  func holders(of coordinator: ObjectID) -> [(holder: ObjectID, property: String)] {
    var found: [(ObjectID, String)] = []
    var seen: Set<ObjectID> = [coordinator]
    var pending = [coordinator]
    while let target = pending.popLast() {
      for link in holding[target] ?? [] where link.holder != coordinator {
        if isEnvelope(link.holder) {
          if seen.insert(link.holder).inserted { pending.append(link.holder) }
        } else {
          found.append((link.holder, link.property))
        }
      }
    }
    for holding in closures where holding.kept.object == coordinator {
      found.append((holding.holder, holding.property))
    }
    return found
  }

  /// The objects in whose properties a closure stands; for one in an envelope, those that hold the envelope.
  func keepers(of value: Value) -> [ObjectID] {
    interpreter.heap.objects.filter { object in
      object.filledFields.contains { name, values in name != HiddenField.subscribers && values.values.contains(value) }
    }.flatMap { object in isEnvelope(object.id) ? holders(of: object.id).map(\.holder) : [object.id] }
  }

  /// An object that is only the envelope of what it holds keeps nothing unless it is kept, as the system keeps what it launches.
  private func isEnvelope(_ id: ObjectID) -> Bool {
    interpreter.envelopes.isWrapper(id)
      && interpreter.heap[id].type.map { interpreter.machine.roles.isLaunched($0) } != true
  }
}
