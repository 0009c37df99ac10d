import Collections

/// Objects that hand a callback on to a part of them: `var onTap { get { button.onTap } set { button.onTap = newValue } }`.
///
/// Who sets the callback knows only the object, and not its part. A page of SwiftUI hands its callbacks to the views that it consists of.
struct Forwarders {
  private let interpreter: Interpreter
  /// By callback, the objects that it was given to.
  private var holders: [Value: OrderedSet<ObjectID>] = [:]
  /// By part, the object that hands callbacks on to it.
  private var forwarders: [ObjectID: ObjectID] = [:]
  /// What the page calls what a part of it is handed under a name of its own.
  private var names: [Link: String] = [:]

  private struct Link: Hashable {
    let holder: ObjectID
    let name: String
  }

  private struct Holding: Hashable {
    let holder: ObjectID
    let callable: Value
  }

  init(interpreter: Interpreter, places: some Sequence<Effect>) {
    self.interpreter = interpreter
    for case .wired(let holder, _, _, _, let callable) in places { holders[callable, default: []].append(holder) }
    for known in holders.values where known.count > 1 {
      for outer in known {
        for part in parts(of: outer) where part != outer && known.contains(part) && forwarders[part] == nil {
          forwarders[part] = outer
        }
      }
    }
    addParts(places)
  }

  /// Adds the views that pages consist of.
  private mutating func addParts(_ places: some Sequence<Effect>) {
    var pages: Set<TypeID> = []
    var references: [TypeID: Set<ObjectID>] = [:]
    var links: [Holding: String] = [:]
    for effect in places {
      if let type = effect.shownScreen.flatMap({ interpreter.heap[$0].type }) { pages.insert(type) }
      switch effect {
      case .stored(let holder, _, let coordinator, _, _, _):
        if let type = interpreter.heap[holder].type { references[type, default: []].insert(coordinator) }
      case .wired(let holder, let link, _, _, let callable): links[Holding(holder: holder, callable: callable)] = link
      default: continue
      }
    }
    for case .wired(let part, let link, let coordinator, _, let callable) in places {
      guard let page = page(around: part, pages) else { continue }
      if let name = links[Holding(holder: page, callable: callable)] {
        names[Link(holder: part, name: link)] = name
      } else if let (model, name) = model(of: page, besides: part, with: callable, links) {
        names[Link(holder: part, name: link)] = name
        forwarders[part] = model
        continue
      } else if case .method(let method) = callable, let type = interpreter.heap[page].type,
        references[type]?.contains(coordinator) == true
      {
        names[Link(holder: part, name: link)] = interpreter.heap[method].symbol.fact.name
        holders[callable]?.append(page)
      } else {
        continue
      }
      forwarders[part] = page
    }
  }

  /// What a page holds that was given a callback, as a view model is, and what it calls it: `CloseButton(onTap: model.onClose)`.
  private func model(
    of page: ObjectID, besides part: ObjectID, with callable: Value, _ links: [Holding: String]
  ) -> (model: ObjectID, name: String)? {
    for held in parts(of: page) where held != part && !interpreter.kinds.isScreen(held) {
      if let name = links[Holding(holder: held, callable: callable)] { return (held, name) }
    }
    return nil
  }

  /// The page whose code makes a view as a part of itself that is nowhere a page of its own: what the part is handed of the page's own
  /// callbacks, or of the coordinator that the page refers to, is the page's.
  private func page(around part: ObjectID, _ pages: Set<TypeID>) -> ObjectID? {
    let object = interpreter.heap[part]
    guard object.kind == .instance, let type = object.type, interpreter.roles.isView(type), !pages.contains(type),
      let maker = object.maker, maker != part, interpreter.kinds.isScreen(maker)
    else { return nil }
    return maker
  }

  /// What an object has; a coordinator's children are no parts of it.
  private func parts(of outer: ObjectID) -> [ObjectID] {
    interpreter.heap[outer].filledFields.flatMap(\.value.objects).filter { !interpreter.kinds.isCoordinator($0) }
  }

  /// The object that hands callbacks on to a part of it, or to a part of a part.
  func forwarder(of part: ObjectID) -> ObjectID? { chain(from: part).last }

  /// A message as who handed the callback on calls it.
  func original(_ sent: GraphBuilder.SentMessage, from part: ObjectID) -> GraphBuilder.SentMessage {
    guard let link = sent.link else { return sent }
    let name = ([part] + chain(from: part)).reduce(link) { names[Link(holder: $1, name: $0)] ?? $0 }
    // The part calls it by its own name: `CloseButton(onTap: model.onClose)`.
    let isOwn = sent.message == link || names[Link(holder: part, name: sent.message)] == name
    return GraphBuilder.SentMessage(message: isOwn ? name : sent.message, link: name)
  }

  private func chain(from part: ObjectID) -> [ObjectID] {
    var chain: [ObjectID] = []
    var last = part
    while let next = forwarders[last], next != part, !chain.contains(next) {
      chain.append(next)
      last = next
    }
    return chain
  }

  /// Whether others were given the same callback.
  func isHandedOn(_ effect: Effect) -> Bool {
    guard case .wired(_, _, _, _, let callable) = effect else { return false }
    return (holders[callable]?.count ?? 0) > 1
  }

  /// Whether a callback is only handed on to a part of what was given it.
  func isForwarded(_ effect: Effect) -> Bool {
    guard case .wired(let holder, _, _, _, let callable) = effect, let outer = forwarders[holder] else { return false }
    return holders[callable]?.contains(outer) == true
      || interpreter.heap[outer].filledFields.contains { $0.value.contains(callable) }
  }
}
