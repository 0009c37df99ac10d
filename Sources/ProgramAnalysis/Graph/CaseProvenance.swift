import Collections

/// Which enum cases a walk through the call graph has put into collections, and so which branches it takes where it takes cases out again:
/// the routes of a queue, say, of which `present(.help)` adds one, and another method presents the first.
///
/// The values that a queue holds come from all who add to it. The walk from one of these takes only the branches of what it added itself.
/// Of all other values it is not known which event stored them, and every branch counts.
struct CaseProvenance: FlowPart {
  let builder: FlowBuilder
  private var stored: Set<ObjectID> = []
  /// The collections that something was put into, and those of which it is not known what that was.
  private var collections: Set<ObjectID> = []
  private var vague: Set<ObjectID> = []
  /// What is tested by the tests of which every branch counts.
  private var open: Set<ValueSet> = []

  init(builder: FlowBuilder) {
    self.builder = builder
  }

  /// Whether the walk passes the tests on a path.
  func passes(_ path: PathCondition) -> Bool {
    path.caseTests.allSatisfy { open.contains($0.tested) || isStored($0.passing) }
  }

  private func isStored(_ cases: ValueSet) -> Bool { cases.objects.contains(where: stored.contains) }

  /// Whether the walk has added to the collection that tested cases are taken out of.
  private func isTakenFromCollection(_ tested: ValueSet) -> Bool {
    isStored(tested) && collections.contains { !vague.contains($0) && builder.heldCases.holds($0, tested) }
  }

  /// Learns from a walk that has come to an end: what it stored on its way, and otherwise which of the tests that stopped it are of cases that
  /// come from elsewhere.
  ///
  /// - Returns: whether another walk gets farther.
  mutating func learn(from visited: BitSet, stoppedBy paths: Set<PathCondition>) -> Bool {
    guard !paths.isEmpty else { return false }
    let (storedCount, collectionCount, openCount) = (stored.count, collections.count, open.count)
    let skipped = addCases(storedBy: visited)
    if stored.count > storedCount || collections.count > collectionCount { return true }
    for test in paths.union(skipped).flatMap(\.caseTests) where !isTakenFromCollection(test.tested) {
      open.insert(test.tested)
    }
    return open.count > openCount
  }

  /// Adds what bodies store, with those that they call and that lead nowhere.
  ///
  /// - Returns: the paths of what stands behind tests that the walk does not pass.
  private mutating func addCases(storedBy visited: BitSet) -> Set<PathCondition> {
    var skipped: Set<PathCondition> = []
    func isTaken(_ path: PathCondition) -> Bool {
      if passes(path) { return true }
      skipped.insert(path)
      return false
    }
    let activations = interpreter.solver.activations
    let run = reachable(from: visited) { id in
      activations[id].calls.filter { !$0.isDeferred && !builder.moving.contains($0.callee) && isTaken($0.path) }
        .map(\.callee)
    }
    for id in run {
      collections.formUnion(activations[id].filledCollections)
      vague.formUnion(activations[id].vaguelyFilledCollections)
    }
    let statements = run.flatMap { id in activations[id].storedCases.filter { isTaken($0.path) }.map(\.cases.objects) }
    var cases: Set<ObjectID> = []
    // A value that may be many cases, of which some were stored before, is taken out of where they are: none is new then.
    for (_, choices) in Dictionary(grouping: statements, by: \.count).sorted(by: { $0.key < $1.key }) {
      cases.formUnion(choices.filter(cases.isDisjoint).joined())
    }
    let filled = run.reduce(into: Set<ObjectID>()) { $0.formUnion(activations[$1].filledCases) }
    // One object stands for all cases that a statement makes: of those that are filled on the way, only what fills them there is stored.
    stored.formUnion(
      reachable(from: cases) { id in
        filled.contains(id)
          ? [] : interpreter.heap[id].filledFields.flatMap(\.value.objects).filter { interpreter.heap[$0].kind.isCase }
      })
    return skipped
  }
}
