import Collections
import GraphModel
import SourceFacts

/// Closures in a screen or view model that capture it, and that it keeps itself: subscriptions in its own store, and what objects of
/// the platform in its properties are made with.
struct OwnRingFinder: ObservationFinder {
  let observer: Observer

  func ownRings(_ lifetimes: LifetimeFinder) -> [StrongCapture] {
    // A value keeps nothing alive, and captures itself in a copy.
    ringTypes().filter { program[$0].isReferenceType }.flatMap { type in
      let found = program[type].orderedFunctions.flatMap { ownRings(in: $0, of: type) }
      return OrderedDictionary(grouping: found, by: \.property.id).values.map { ring(of: type, $0, lifetimes) }
    }
  }

  /// A closure that a property of the type keeps, and that keeps the object.
  private struct Ring {
    let property: PropertySymbol
    let call: String?
    let closure: Site
    let isLasting: Bool
  }

  /// One for each property, with all its closures; those that may go by themselves only where no other does it.
  private func ring(of type: TypeID, _ rings: [Ring], _ lifetimes: LifetimeFinder) -> StrongCapture {
    let lasting = rings.filter(\.isLasting)
    let told = lasting.isEmpty ? rings : lasting
    let first = told[0]
    return StrongCapture(
      holder: graph.id(type), link: first.property.fact.name, kept: graph.id(type), isCoordinator: true, name: "self",
      isMethod: false, call: first.call, releases: [], others: told.dropFirst().map { graph.evidence($0.closure) },
      evidence: graph.evidence(first.closure),
      chain: OwnershipChain(
        links: [observer.declaration(first.property)], isLasting: !lasting.isEmpty,
        end: lifetimes.isPermanent(type) ? .withApp : .never), fix: nil)
  }

  /// Screens, and the classes whose objects they hold.
  func ringTypes() -> [TypeID] {
    var found: Set<TypeID> = []
    for object in interpreter.heap.objects where interpreter.kinds.isAppScreen(object.id) {
      found.formUnion([object.type].compactMap(\.self))
      for value in object.filledFields.flatMap(\.value.objects) {
        if let type = graph.type(value), program[type].isReferenceType { found.insert(type) }
      }
    }
    let classes = program.types.indices.map { TypeID(index: $0) }.filter {
      program[$0].isReferenceType && (graph.roles.isController($0) || graph.roles.isSender($0))
    }
    return found.union(classes).filter { !program[$0].isExternal && !graph.roles.isCoordinator($0) }.sorted()
  }

  private func ownRings(in symbol: FunctionSymbol, of type: TypeID) -> [Ring] {
    guard let body = symbol.fact.body, !symbol.fact.isStatic else { return [] }
    let own = OwnNames(of: type, in: program, shadowedBy: symbol.fact)
    return KeptClosures(in: body).found.flatMap { kept -> [Ring] in
      guard let property = own.property(named: kept.store), !property.fact.isStatic, !property.fact.isComputed,
        !property.fact.isWeak
      else { return [] }
      // What a control sends ends with it; a view model does not keep the controls that it hears, and a screen does.
      let hearsOwn = kept.sources.contains { own.property(named: $0) != nil }
      let endsWithControl = kept.isReactive && !graph.roles.isController(type) && !hearsOwn
      let isLasting = kept.isEndless && !endsWithControl && kept.variable.map(own.mayBeEndless) != false
      return kept.closures.filter { own.isCaptured(by: $0.fact) }.map { closure in
        Ring(
          property: property, call: closure.call, closure: Site(file: symbol.scope.file, range: closure.fact.range),
          isLasting: isLasting)
      }
    }
  }
}

/// The closures of a body that what it puts into a property keeps.
private struct KeptClosures {
  struct Kept {
    /// The property, as written.
    let store: Expression
    let closures: [PassedClosure]
    /// Whether nothing says that what keeps the closures ends by itself.
    let isEndless: Bool
    /// What is listened to: several streams, where one is made of them.
    var sources: [Expression] = []
    /// The stream, where that is all that is listened to.
    var variable: String?
    /// Whether RxSwift keeps the subscription.
    var isReactive = false
  }

  private(set) var found: [Kept] = []

  init(in body: [Statement]) {
    var found: [Kept] = []
    var walk = ExpressionWalk { expression, _ in
      switch expression {
      case .call(let call):
        if let kept = Self.subscription(storedBy: call) { found.append(kept) }
      case .assignment(let target, "=", let value, _):
        if let kept = Self.provider(value, in: target) ?? Self.subscription(value, in: target) { found.append(kept) }
      default: break
      }
    }
    walk.entersClosures = false
    walk.walk(body)
    self.found = found
  }

  /// `stream.sink { … }.store(in: &tokens)`.
  private static func subscription(storedBy call: Call) -> Kept? {
    guard case .member(.some(let base), let name, _) = call.callee, PlatformCalls.tokenKeepers.contains(name),
      let store = call.arguments.first?.value
    else { return nil }
    var kept = subscription(base, in: store)
    kept?.isReactive = name == "disposed"
    return kept
  }

  private static func subscription(_ value: Expression, in store: Expression) -> Kept? {
    guard let chain = CallChain(value), let last = chain.names.first,
      ["assign", "bind", "drive", "emit", "sink", "subscribe"].contains(last)
    else { return nil }
    return Kept(
      store: store, closures: chain.closures, isEndless: chain.isEndless, sources: chain.roots,
      variable: chain.variable)
  }

  /// An object of the platform that keeps the closure that it is made with.
  private static func provider(_ value: Expression, in target: Expression) -> Kept? {
    guard case .call(let call) = value, let name = call.callee.lastName,
      PlatformCalls.keepsClosures(name) || call.arguments.contains(where: { $0.label == "cellProvider" })
    else { return nil }
    let closures = PassedClosure.closures(in: call, named: nil)
    return closures.isEmpty ? nil : Kept(store: target, closures: closures, isEndless: true)
  }
}

/// A closure that a call is passed.
private struct PassedClosure {
  let fact: ClosureFact
  /// The method; nil for what an object is made with.
  let call: String?

  static func closures(in call: Call, named name: String?) -> [PassedClosure] {
    call.arguments.compactMap { argument in
      if case .closure(let closure) = argument.value { PassedClosure(fact: closure, call: name) } else { nil }
    }
  }
}

/// Calls of which each is made on what the one before gave.
private struct CallChain {
  /// The last call first.
  private(set) var names: [String] = []
  private(set) var closures: [PassedClosure] = []
  /// What the first call is made on.
  private var source: Expression?
  /// What the first call is passed.
  private var passed: [Expression] = []

  init?(_ expression: Expression) {
    var current = expression
    while case .call(let call) = current, case .member(.some(let base), let name, _) = call.callee {
      names.append(name)
      closures += PassedClosure.closures(in: call, named: name)
      passed = call.arguments.map(\.value)
      current = base
    }
    if names.isEmpty { return nil }
    source = current
  }

  /// The streams of which a type's method makes one that only ends when all of them do: `Observable.combineLatest(a, b)`,
  /// `Publishers.Merge(a, b)`.
  private var joined: [Expression]? {
    guard case .name(let name, _)? = source, name.first?.isUppercase == true, let first = names.last?.lowercased(),
      ["combinelatest", "merge"].contains(where: first.hasPrefix)
    else { return nil }
    // An only argument is a list of streams, of which nothing is known unless it is written as one.
    return passed.count == 1 ? passed[0].elements ?? [] : passed
  }

  /// Whether the first call is a method of the app's that makes the stream, and no operator or publisher of what is listened to.
  private var isMadeByMethod: Bool {
    guard let first = names.last, names.count > 1 else { return false }
    return !Self.operators.contains(first) && !first.lowercased().contains("publisher")
  }

  /// The operators that a stream may begin with; what else is called first makes one.
  private static let operators: Set<String> = [
    "asDriver", "asObservable", "asSignal", "bind", "combineLatest", "compactMap", "debounce", "delay", "do", "drive",
    "dropFirst", "emit", "eraseToAnyPublisher", "filter", "flatMap", "flatMapLatest", "handleEvents", "map", "merge",
    "observe", "receive", "removeDuplicates", "scan", "share", "sink", "skip", "subscribe", "throttle",
    "withLatestFrom", "withUnretained", "zip",
  ]

  /// The source, where it is a bare name.
  var variable: String? { if joined == nil, case .name(let name, _)? = source { name } else { nil } }

  /// The names or members of `self` that what is listened to is read out of.
  var roots: [Expression] {
    if let joined {
      return joined.flatMap { stream in CallChain(stream)?.roots ?? [stream.root] }
    }
    return source.map { [$0.root] } ?? []
  }

  private static let limits: Set<String> = [
    "first", "prefix", "take", "takeUntil", "takeFirst", "timeout", "output", "single", "last", "collect",
  ]

  /// Whether it listens to a property or parameter; what a call gives may be a request, which ends.
  var isEndless: Bool {
    guard Self.limits.isDisjoint(with: names) else { return false }
    if let joined { return joined.contains(where: Self.isEndless) }
    switch source {
    // A type's method makes a stream, as that of a service does.
    case .name(let name, _): return name.first?.isUppercase == false && !isMadeByMethod
    case .member: return !isMadeByMethod
    default: return false
    }
  }

  /// The same of a stream that others are joined with.
  private static func isEndless(_ stream: Expression) -> Bool {
    if let chain = CallChain(stream) { return chain.isEndless }
    return switch stream {
    case .name, .member: true
    default: false
    }
  }
}

extension Expression {
  /// What is written between the brackets of a list.
  fileprivate var elements: [Expression]? { if case .array(let elements, _) = self { elements } else { nil } }

  /// The name or member of `self` that it is read out of.
  fileprivate var root: Expression {
    guard case .member(.some(let base), _, _) = self else { return self }
    if case .name("self", _) = base { return self }
    return base.root
  }
}
