import GraphModel
import SourceFacts

/// Tasks that wait for the values of a stream which their object keeps, and that keep the object: neither ever ends.
struct EndlessTaskFinder: ObservationFinder {
  let observer: Observer

  func endlessTasks(_ lifetimes: LifetimeFinder) -> [StrongCapture] {
    let types = Set(ownRingFinder.ringTypes()).union(graph.roles.coordinatorTypes).sorted()
    return types.filter { program[$0].isReferenceType }.flatMap { type in
      program[type].orderedFunctions.flatMap { captures(in: $0, of: type, lifetimes) }
    }
  }

  private func captures(in symbol: FunctionSymbol, of type: TypeID, _ lifetimes: LifetimeFinder) -> [StrongCapture] {
    guard let body = symbol.fact.body, !symbol.fact.isStatic else { return [] }
    let own = OwnNames(of: type, in: program, shadowedBy: symbol.fact)
    let tasks = StartedTasks(in: body, isUnread: symbol.fact.result == nil)
    return tasks.closures.filter(own.isCaptured).compactMap { closure in
      let streams = AwaitedStreams(in: closure.body).endless.compactMap { own.property(named: $0) }
      guard let stream = streams.first(where: { isOwnStream($0) && !isEnded($0, by: type) }) else { return nil }
      return StrongCapture(
        holder: graph.id(type), link: stream.fact.name, kept: graph.id(type), isCoordinator: true, name: "self",
        isMethod: false, call: "for await", releases: [],
        evidence: graph.evidence(Site(file: symbol.scope.file, range: closure.range)),
        chain: OwnershipChain(
          links: [observer.declaration(stream)], isLasting: true,
          end: lifetimes.isPermanent(type) ? .withApp : .never), fix: nil)
    }
  }

  /// Whether a property keeps a stream that the object has made for itself.
  private func isOwnStream(_ property: PropertySymbol) -> Bool {
    guard !property.fact.isStatic, !property.fact.isComputed, !property.fact.isWeak else { return false }
    guard case .call(let call)? = property.fact.initialValue else { return false }
    return Self.streams.contains(call.root ?? "")
  }

  private static let streams: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "CurrentValueSubject", "PassthroughSubject",
  ]

  /// Whether a type ends a stream somewhere: by what it is read through, or by what the closure that makes it was handed.
  private func isEnded(_ property: PropertySymbol, by type: TypeID) -> Bool {
    let ends =
      mentions["finish"].filter { $0.owner == type && $0.place == .callee && !$0.isOwn }
      + mentions["send"].filter { $0.owner == type && mentions.labels(passedTo: $0.site) == ["completion"] }
    if property.fact.initialValue?.hasClosure == true { return !ends.isEmpty }
    return ends.contains { end in
      mentions[property.fact.name].contains { mention in
        mention.site.file == end.site.file && mention.site.range.start == end.site.range.start
      }
    }
  }
}

/// The closures of tasks that a body starts without keeping them, so that nothing can cancel them.
private struct StartedTasks {
  private(set) var closures: [ClosureFact] = []

  /// - Parameter isUnread: whether nobody reads what the body gives, so that its only expression is a statement.
  init(in body: [Statement], isUnread: Bool) {
    if isUnread, body.count == 1, case .return(.some(.call(let call))) = body[0] {
      closures = [call.taskClosure].compactMap(\.self)
    }
    add(body)
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      if case .expression(.call(let call)) = statement, let closure = call.taskClosure { closures.append(closure) }
      for inner in statement.innerStatements { add(inner) }
    }
  }
}

/// What the loops of a body wait for, unless they can be left.
private struct AwaitedStreams {
  private(set) var endless: [Expression] = []

  init(in body: [Statement]) { add(body) }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      if case .forAwait(let stream, let loop) = statement, !loop.body.canReturn { endless.append(stream.streamKeeper) }
      for inner in statement.innerStatements { add(inner) }
    }
  }
}

extension Statement {
  /// The bodies that run as part of this statement.
  fileprivate var innerStatements: [[Statement]] {
    switch self {
    case .branch(_, let then, let otherwise): [then, otherwise]
    case .switch(_, let cases): cases.map(\.body)
    case .forEach(_, _, let body), .block(let body): [body]
    case .forAwait(_, let loop): [loop.body]
    case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))): [[inner]]
    default: []
    }
  }
}

extension [Statement] {
  /// Whether a statement leaves the body.
  fileprivate var canReturn: Bool {
    contains { statement in
      switch statement {
      case .return, .throw: return true
      default: return statement.innerStatements.contains(where: \.canReturn)
      }
    }
  }
}

extension Expression {
  /// Whether it is a call that is passed a closure.
  fileprivate var hasClosure: Bool {
    guard case .call(let call) = self else { return false }
    return call.arguments.contains { if case .closure = $0.value { true } else { false } }
  }

  /// What keeps a stream that is read by a member: `updates` in `updates.stream` and `updates.values`.
  fileprivate var streamKeeper: Expression {
    if case .member(.some(let base), let name, _) = self, ["stream", "values"].contains(name) { base } else { self }
  }
}

extension Call {
  /// The closure of `Task { … }` and `Task.detached { … }`.
  fileprivate var taskClosure: ClosureFact? {
    let isTask =
      switch callee {
      case .name("Task", _), .member(.some(.name("Task", _)), "detached", _): true
      default: false
      }
    guard isTask, case .closure(let closure)? = arguments.last?.value else { return nil }
    return closure
  }
}
