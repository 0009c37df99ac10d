import Algorithms
import GraphModel
import SourceFacts

/// Delegate protocols of coordinators that nobody listens to.
struct UnheardProtocolFinder: ObservationFinder {
  let observer: Observer

  func unheardProtocols() -> [UnheardProtocol] {
    program.types.indices.map { TypeID(index: $0) }.flatMap { holder -> [UnheardProtocol] in
      guard !program[holder].isExternal, graph.roles.isScreen(holder) || graph.roles.isSender(holder) else { return [] }
      return program[holder].orderedProperties.compactMap { unheard($0, of: holder) }
    }.uniqued { $0.protocolName }.sorted(by: { [$0.declaration] }) { [$0.holder] }
  }

  private func unheard(_ symbol: PropertySymbol, of holder: TypeID) -> UnheardProtocol? {
    guard symbol.fact.isWeak, let reference = symbol.fact.type,
      let type = program.resolution.resolve(reference, in: symbol.scope),
      program[type].kind == .protocol, program[type].scope.file >= 0,
      program.hierarchy.concreteSubtypes(of: type).isEmpty,
      !program[type].attributes.contains("objc")
    else { return nil }
    let sends = mentions[symbol.fact.name].filter { mention in
      mention.owner == holder && mention.isOwn && mention.place == .base && mentions.call(on: mention.site) != nil
    }
    guard !sends.isEmpty else { return nil }
    let info = program[type]
    return UnheardProtocol(
      protocolName: graph.id(type),
      declaration: Evidence(location: graph.location(of: type), note: "protocol \(info.simpleName)"),
      holder: graph.id(holder), property: symbol.fact.name, sends: sends.map { graph.evidence($0.site) })
  }
}
