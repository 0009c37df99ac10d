import Algorithms
import GraphModel

extension ChangeStatement {
  /// Screens or children that another coordinator has now.
  init(from: String, to: String, _ pairs: [EdgePair], in comparison: Comparison) {
    let isChild = pairs[0].after.child != nil
    let parent = isChild ? "the parent " : ""
    var phrase: Phrase =
      "\(Phrase.list(pairs.map { pairs.count == 1 ? "\(name: $0.after.to)" : $0.target })) moved from \(parent)\(name: from) to \(isChild ? parent : "")\(name: to)"
    if pairs.count == 1, let old = pairs[0].before.screen, let new = pairs[0].after.screen,
      old.transition != new.transition
    {
      phrase = "\(phrase), which \(new.transition.verb) it\(new.transition.adverb) (was \(old.transition.participle))"
    }
    self.init(
      topic: isChild ? .children : .screens, sign: .changed, count: pairs.count, phrase: phrase,
      location: pairs[0].after.location(in: comparison),
      isLikely: pairs.contains { $0.before.isLikely || $0.after.isLikely },
      subjects: Self.subjects(pairs.flatMap { [$0.before, $0.after] }))
  }

  /// What can or cannot be reached any more, and by which way.
  init(
    _ entry: ReachChanges.Entry, isLost: Bool, ways: [EdgeChange], onward: [EdgeChange], in comparison: Comparison
  ) {
    let direct = ways.filter { $0.to == entry.node.id }
    let causes = direct.map { EdgeWords(from: $0.from, to: $0.to).way($0.relation, isLost: isLost) }
    let reason: Phrase = causes.isEmpty ? "" : ": \(Phrase.list(causes.uniqued(on: \.self), limit: 2))"
    let others: Phrase =
      entry.behind.isEmpty ? "" : ", \(isLost ? "nor" : "and so") can \(Phrase.list(entry.behind, limit: 3)) behind it"
    let node = entry.node.id
    self.init(
      topic: .reach, sign: isLost ? .removed : .added,
      phrase: isLost
        ? "\(name: node) can no longer be reached\(others)\(reason)"
        : "\(name: node) can be reached now\(others)\(reason)",
      location: (direct + ways).first?.location(in: comparison) ?? (isLost ? nil : entry.node.location),
      subjects: Self.subjects(ways + onward).union([node] + entry.behind),
      details: (ways.filter { $0.to != entry.node.id } + onward).map { ChangeStatement($0, in: comparison) })
  }

  /// Children of which the same changed.
  init(upkeep edges: [EdgeChange], in comparison: Comparison) {
    guard edges.count > 1, case .changed(let old, let new) = edges[0].change else {
      self.init(edges[0], in: comparison)
      return
    }
    let (children, parents) = (edges.map(\.to).uniqued(on: \.self), edges.map(\.from).uniqued(on: \.self))
    let change = EdgeWords.childChange(old.relation, new.relation)
    let phrase: Phrase =
      parents.count == 1
      ? "\(name: parents[0]) and its children \(Phrase.list(children)): \(change)"
      : "\(Phrase.list(children)), children of \(Phrase.list(parents)): \(change)"
    self.init(
      topic: .children, sign: .changed, count: edges.count, phrase: phrase, location: edges[0].location(in: comparison),
      isLikely: edges.allSatisfy(\.isLikely), subjects: Self.subjects(edges),
      details: parents.count == 1 && children.count < 8 ? [] : edges.map { ChangeStatement($0, in: comparison) })
  }

  /// All wires between two objects.
  init(wires: [EdgeChange], in comparison: Comparison) {
    let words = EdgeWords(from: wires[0].from, to: wires[0].to)
    let signs = Set(wires.map(\.sign))
    let changed = wires.compactMap(\.change.after)
    let areAll = !comparison.head.graph.edges.contains { edge in
      edge.relation.kind == "delegate" && (edge.from, edge.to) == (wires[0].from, wires[0].to)
        && !changed.contains(edge)
    }
    self.init(
      topic: .callbacks, sign: signs.count == 1 && areAll ? wires[0].sign : .changed,
      phrase: words.wires(wires.map(\.change), areAll: areAll),
      location: wires[0].location(in: comparison), isLikely: wires.allSatisfy(\.isLikely),
      subjects: Self.subjects(wires))
  }

  /// A delegate that is weak no longer, or at last.
  init(strength wire: EdgeChange, in comparison: Comparison) {
    let isWeak = if case .delegate(let wire) = wire.relation { wire.isWeak == true } else { false }
    self.init(
      topic: .memory, sign: .changed,
      phrase: isWeak
        ? "\(name: wire.from) refers to \(name: wire.to) weakly now (was strongly)"
        : "\(name: wire.from) keeps \(name: wire.to) alive: its reference is strong now (was weak)",
      location: wire.location(in: comparison), isLikely: wire.isLikely, subjects: Self.subjects([wire]))
  }
}
