import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Screens that go past their coordinator.
struct BypassFinder: ObservationFinder {
  let observer: Observer

  func bypasses() -> [Bypass] {
    var found: OrderedDictionary<[String], [Evidence]> = [:]
    for object in interpreter.heap.objects where object.kind == .instance && interpreter.kinds.isAppScreen(object.id) {
      guard let type = object.type, !program[type].isExternal, graph.roles.isController(type),
        let owner = interpreter.libraryChildren.owner(of: object.id)
      else { continue }
      for (way, sites) in ways(past: owner, in: type) {
        found[[graph.id(type), observer.name(owner), way.rawValue], default: []] += sites.map(graph.evidence)
      }
    }
    return found.compactMap { key, places in
      Bypass.Way(rawValue: key[2]).map { way in
        Bypass(screen: key[0], coordinator: key[1], way: way, places: places.uniqued { $0 })
      }
    }.sorted(by: \.places) { [$0.screen, $0.coordinator] }
  }

  private func ways(past owner: ObjectID, in type: TypeID) -> [(Bypass.Way, [Site])] {
    let pops = ["popViewController", "popToRootViewController", "popToViewController"].flatMap { name in
      mentions[name].filter { $0.owner == type && $0.place == .callee }.map(\.site)
    }
    let reaches = coordinatorProperties(of: type, owner).flatMap { property in
      mentions[property].compactMap { mention -> Site? in
        guard mention.owner == type, mention.isOwn, mention.place == .base else { return nil }
        return mentions.reach(from: mention.site)
      } + callsOfReadMembers(through: property, in: type)
    }
    return [(.pops, pops), (.dismisses, dismisses(in: type)), (.reaches, reaches)].filter { !$0.1.isEmpty }
  }

  /// Where a screen dismisses itself. One that presents something may dismiss that, but not where the user has just touched the
  /// screen, which what it presents would cover.
  private func dismisses(in type: TypeID) -> [Site] {
    let own = mentions["dismiss"].filter { $0.owner == type && $0.place == .callee && $0.isOwn && !$0.isSuper }
    let presented = mentions["present"].filter { $0.owner == type && $0.place == .callee }
    guard !presented.isEmpty else { return own.map(\.site) }
    let actions = program[type].orderedFunctions.filter { symbol in
      symbol.fact.attributes.contains { ["objc", "IBAction"].contains($0) }
    }.map { Site(file: $0.scope.file, range: $0.fact.range) }
    return own.map(\.site).filter { site in
      actions.contains { action in
        action.contains(site) && !presented.contains { action.contains($0.site) }
      }
    }
  }

  /// The calls on what a function has read out of its coordinator: `if let main = coordinator?.parent as? Main { main.show() }`.
  private func callsOfReadMembers(through property: String, in type: TypeID) -> [Site] {
    program[type].orderedFunctions.flatMap { symbol -> [Site] in
      guard let body = symbol.fact.body, !symbol.fact.parameters.contains(where: { $0.name == property }) else {
        return []
      }
      return ReadMembers(of: property, in: body).calls.map { Site(file: symbol.scope.file, range: $0) }
    }
  }

  /// The properties in which a screen has its coordinator.
  private func coordinatorProperties(of type: TypeID, _ owner: ObjectID) -> [String] {
    program[type].orderedProperties.filter { symbol in
      symbol.fact.type.flatMap { program.resolution.resolve($0, in: symbol.scope) } == graph.type(owner)
    }.map(\.fact.name)
  }
}

/// What a body reads out of an object and then calls.
private struct ReadMembers {
  private let owner: String
  private var names: Set<String> = []
  private(set) var calls: [SourceRange] = []

  init(of owner: String, in body: [Statement]) {
    self.owner = owner
    read(body)
    if names.isEmpty { return }
    let names = names
    var calls: [SourceRange] = []
    ExpressionWalk { expression, _ in
      if case .call(let call) = expression, case .member(.some(.name(let name, _)), _, _) = call.callee,
        names.contains(name)
      {
        calls.append(call.range)
      }
    }.walk(body)
    self.calls = calls
  }

  private mutating func read(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .binding(.name(let name), _, .some(let value)): bind(name, to: value)
      case .property(let fact): if let value = fact.initialValue { bind(fact.name, to: value) }
      case .branch(let conditions, let then, let otherwise):
        for case .matching(let pattern, let value) in conditions {
          if let name = pattern.boundName { bind(name, to: value) }
        }
        read(then + otherwise)
      case .switch(_, let cases): for branch in cases { read(branch.body) }
      case .forEach(_, _, let inner), .block(let inner): read(inner)
      case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))): read([inner])
      default: break
      }
    }
  }

  private mutating func bind(_ name: String, to value: Expression) {
    guard case .member(.some(let base), _, _) = value.uncast else { return }
    switch base {
    case .name(owner, _), .member(.some(.name("self", _)), owner, _): names.insert(name)
    default: break
    }
  }
}

extension Pattern {
  /// The one name that it binds, whatever its type.
  fileprivate var boundName: String? {
    switch self {
    case .name(let name): name
    case .cast(let inner, _): inner.boundName
    default: nil
    }
  }
}

extension Expression {
  /// The value itself, where it is only taken for another type.
  fileprivate var uncast: Expression { if case .cast(let inner, _, _) = self { inner.uncast } else { self } }
}
