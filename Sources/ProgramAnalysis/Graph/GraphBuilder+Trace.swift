import GraphModel

extension GraphBuilder {
  /// Everything that was seen between two types, for who asks why there is an edge or none.
  func trace() -> [TraceEntry] {
    var seen: [TraceEntry] = []
    for (effect, sites) in places {
      guard let site = sites.last, let (subject, object, text) = words(effect), let from = type(subject) else {
        continue
      }
      seen.append(
        TraceEntry(
          subject: program[from].name, object: object.flatMap { type($0) }.map { program[$0].name },
          location: location(site), text: text))
    }
    for (unresolved, site) in unfollowed {
      seen.append(
        TraceEntry(
          subject: unresolved.subject.map { program[$0].name } ?? "", object: nil, location: location(site),
          text: unresolved.text))
    }
    return seen
  }

  private func words(_ effect: Effect) -> (ObjectID, ObjectID?, String)? {
    switch effect {
    case .made(_, let maker, let coordinator): (maker, coordinator, "makes it")
    case .supplied(let actor, _, let screen): (actor, screen, "gives it to a container")
    case .stored(let holder, let property, let coordinator, let isCollection, _, _):
      (holder, coordinator, isCollection ? "puts it into \(property)" : "keeps it as \(property)")
    case .removed(let holder, let property): (holder, nil, "takes something out of \(property)")
    case .used(let actor, let coordinator, let member): (actor, coordinator, "calls \(member)")
    case .wired(let holder, let link, let coordinator, _, _): (holder, coordinator, "gets a callback on it as \(link)")
    case .subscribed(let source, let link, let coordinator): (source, coordinator, "is listened to at \(link)")
    case .shown(let actor, let screen, let transition): (actor, screen, "shows it (\(transition.rawValue))")
    case .handedOut(let coordinator, let screen): (coordinator, screen, "hands it out")
    case .sent(let sender, let coordinator, let message, _): (sender, coordinator, "sends \(message)")
    case .called: nil
    }
  }

  /// Types that are named like coordinators and are none.
  func nearMisses() -> [NearMiss] {
    program.types.indices.map(TypeID.init(index:)).compactMap { type -> NearMiss? in
      let info = program[type]
      guard let kind = info.kind, info.scope.file >= 0, info.simpleName.contains("Coordinator"),
        !roles.isCoordinator(type),
        !roles.coordinatorRoots.contains(type)
      else { return nil }
      let reason: String =
        switch kind {
        case .protocol: "a protocol that asks for no way to start a flow"
        case .enum: "an enum"
        default: "conforms to no coordinator protocol"
        }
      return NearMiss(name: info.name, location: location(of: type), reason: reason)
    }.sorted { ($0.name, $0.location.file) < ($1.name, $1.location.file) }
  }
}

/// One thing the engine saw one type do with another.
package struct TraceEntry: Hashable, Sendable {
  /// Qualified name of the type whose code it is.
  package let subject: String
  /// Qualified name of the type it is about, if any.
  package let object: String?
  package let location: SourceLocation
  /// What was seen, in words.
  package let text: String
}

/// A type that looks like a coordinator and is none.
package struct NearMiss: Hashable, Sendable {
  package let name: String
  package let location: SourceLocation
  package let reason: String
}
