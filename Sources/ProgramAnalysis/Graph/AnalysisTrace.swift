import GraphModel

/// How the analysis came to its coordinators and edges, in words.
struct AnalysisTrace: GraphPart {
  let graph: GraphBuilder

  /// Everything that was seen between two types, for who asks why there is an edge or none.
  func trace() -> [TraceEntry] {
    var seen: [TraceEntry] = []
    for (effect, sites) in places {
      guard let site = sites.last, let (subject, object, text) = words(effect), let from = graph.type(subject) else {
        continue
      }
      seen.append(
        TraceEntry(
          subject: program[from].name, object: object.flatMap { graph.type($0) }.map { program[$0].name },
          location: graph.location(site), text: text))
    }
    for (unresolved, site) in diagnosticFinder.unfollowed {
      seen.append(
        TraceEntry(
          subject: unresolved.subject.map { program[$0].name } ?? "", object: nil, location: graph.location(site),
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
    case .removed(let holder, let property, let member):
      (holder, member, "takes \(member == nil ? "something" : "it") out of \(property)")
    case .used(let actor, let coordinator, let member): (actor, coordinator, "calls \(member)")
    case .wired(let holder, let link, let coordinator, _, _): (holder, coordinator, "gets a callback on it as \(link)")
    case .subscribed(let source, let link, let coordinator): (source, coordinator, "is listened to at \(link)")
    case .shown(let actor, let screen, let transition): (actor, screen, "shows it (\(transition.rawValue))")
    case .stacked(let actor, let screen): (actor, screen, "puts it at the bottom of a stack of its own")
    case .handedOut(let coordinator, let screen): (coordinator, screen, "hands it out")
    case .sent(let sender, let coordinator, let message, _): (sender, coordinator, "sends \(message)")
    case .placed(let container, let screen, let transition): (container, screen, "is told to \(transition.rawValue) it")
    case .called: nil
    }
  }

  /// Why each coordinator is one, by the `id` of its node.
  func reasons() -> [String: RoleReason] {
    Dictionary(
      uniqueKeysWithValues: roles.reasons.map { type, reason in
        (graph.id(type), RoleReason(text: words(reason), location: graph.location(of: type)))
      })
  }

  private func words(_ reason: CoordinatorReason) -> String {
    switch reason {
    case .inherits(let root):
      program.hierarchy.isProtocol(root)
        ? "it conforms to \(program[root].name)" : "it inherits from \(program[root].name)"
    case .isBase: "coordinators inherit from it"
    case .role: "it is called like one, and shows screens, starts coordinators or is started by one"
    case .configured: "the configuration names it"
    }
  }

  /// Types that are named like coordinators and are none.
  func nearMisses() -> [NearMiss] {
    roles.nearMisses.map { type, reason in
      NearMiss(
        name: program[type].name, location: graph.location(of: type), reason: reason.words,
        isDebatable: reason == .showsNothing)
    }.sorted { ($0.name, $0.location.file) < ($1.name, $1.location.file) }
  }

  /// Types that may be coordinators, for who finds hardly any in the graph.
  func hints() -> [FlowHint] {
    FlowHintFinder(program: program, roles: roles).find().map { found in
      let types = found.types.map { FlowHint.Example(name: program[$0].name, location: graph.location(of: $0)) }
      return FlowHint(
        bond: found.bond, name: found.name,
        types: types.sorted { ($0.name, $0.location.file) < ($1.name, $1.location.file) })
    }
  }
}

/// One thing the engine saw one type do with another.
package struct TraceEntry: Hashable, Codable, Sendable {
  /// Qualified name of the type whose code it is.
  package let subject: String
  /// Qualified name of the type it is about, if any.
  package let object: String?
  package let location: SourceLocation
  /// What was seen, in words.
  package let text: String
}

/// Why a type is a coordinator.
package struct RoleReason: Hashable, Codable, Sendable {
  /// One main clause.
  package let text: String
  /// Where the type is declared.
  package let location: SourceLocation
}

/// A type that looks like a coordinator and is none.
package struct NearMiss: Hashable, Codable, Sendable {
  package let name: String
  package let location: SourceLocation
  package let reason: String
  /// Whether a reader may expect it to be one: it is no protocol, enum or helper.
  package let isDebatable: Bool
}
