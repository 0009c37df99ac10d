import GraphModel
import SourceFacts

/// Streams of coordinators by which they tell how they end, where nobody is given them.
struct UnheardEndFinder: ObservationFinder {
  let observer: Observer

  func unheardEnds() -> [UnheardEnd] {
    graph.roles.coordinatorTypes.flatMap { type in
      program[type].orderedProperties.compactMap { unheardEnd($0, of: type) }
    }.sorted(by: { [$0.declaration] }) { [$0.coordinator] }
  }

  private func unheardEnd(_ symbol: PropertySymbol, of type: TypeID) -> UnheardEnd? {
    guard PatternWords.areIn(symbol.fact.name), !symbol.fact.isStatic, !symbol.fact.isComputed else { return nil }
    let own = Set(program.hierarchy.ancestors(of: type))
    let mentions = mentions[symbol.fact.name].filter { $0.place != .target }
    // A name is taken for this property wherever it may be meant.
    let meant = mentions.filter { mention in
      guard mention.isOwn else { return !symbol.fact.isPrivate }
      return mention.owner.map { own.contains($0) || program.hierarchy.isSubtype($0, of: type) } != false
    }
    guard !meant.isEmpty, meant.allSatisfy(isSent) else { return nil }
    return UnheardEnd(
      coordinator: graph.id(type), property: symbol.fact.name, declaration: observer.declaration(symbol),
      sends: meant.map { graph.evidence($0.site) })
  }

  /// Whether a place only sends through what it names.
  private func isSent(_ mention: MentionIndex.Mention) -> Bool {
    mention.place == .base
      && ["accept", "onCompleted", "onNext", "send"].contains(mentions.call(on: mention.site) ?? "")
  }
}
