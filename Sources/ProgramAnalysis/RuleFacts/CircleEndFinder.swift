import Algorithms
import GraphModel
import SourceFacts

/// What ends circles of references.
struct CircleEndFinder: ObservationFinder {
  let observer: Observer

  /// Where something on the way from one object to another is let go of, if it is.
  func end(of links: [Ownership.Link]) -> CircleEnd {
    let places = links.indices.flatMap { partings(on: links[$0...]) }.map(graph.evidence)
    return places.isEmpty ? .never : .letGo(Array(places.uniqued()))
  }

  /// Where what the first of the links keeps leaves it.
  private func partings(on links: ArraySlice<Ownership.Link>) -> [Site] {
    guard let link = links.first, !link.property.hasPrefix("<") else { return [] }
    return departures(on: links) + emptyings(of: link.property, in: link.holder)
      + presentation(of: link.property, in: link.holder)
  }

  /// Where a child leaves a collection, unless the user can leave it without anybody taking it out.
  private func departures(on links: ArraySlice<Ownership.Link>) -> [Site] {
    guard let link = links.first, interpreter.heap[link.target].kind == .collection,
      let target = links.first(where: { !interpreter.envelopes.isWrapper($0.target) })?.target
    else { return [] }
    if let possible = membershipFinder.possibleDeparture(from: link.property, of: link.holder) { return [possible] }
    if graph.isCoordinator(target), let way = silentEndFinder.silentWay(outOf: target, startedBy: link.holder),
      way.possibleHooks.isEmpty
    {
      return []
    }
    let entries = eventLog.insertions.filter { $0.holder == link.holder && $0.property == link.property }.map(\.site)
    return observer.departures.all.filter { $0.takes(target, outOf: link.holder, link.property) }.map(\.site)
      .filter { !entries.contains($0) }
  }

  /// Where a property is set to nil, by code that something runs.
  private func emptyings(of property: String, in holder: ObjectID) -> [Site] {
    eventLog.assignments.filter {
      $0.kind == .nothing && $0.holder == holder && $0.property == property && !$0.isInitial
    }.map(\.site).filter(isRun)
  }

  private func isRun(_ site: Site) -> Bool {
    interpreter.solver.activations.contains { activation in
      bodySource.body(of: activation)?.contains(site) == true && calls.isLive(activation, mentions)
    }
  }

  /// State that shows what is in it: the system takes that out when the user goes back.
  private func presentation(of property: String, in holder: ObjectID) -> [Site] {
    guard observer.presentedState.contains(StatePlace(holder: holder, property: property)),
      let symbol = graph.property(property, of: holder), symbol.scope.file >= 0
    else { return [] }
    return [Site(file: symbol.scope.file, range: symbol.fact.range)]
  }
}
