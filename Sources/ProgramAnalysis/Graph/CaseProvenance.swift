import Collections

/// Which enum cases a walk through the call graph has put away, and so which branches it takes where it takes cases out again: the routes
/// of a queue, say, of which `present(.help)` adds one, and another method presents the first.
///
/// The values that a queue holds come from all who add to it. The walk from one of these takes only the branches of what it added itself.
/// Where it has added nothing that a test may meet, it takes the branches of what no other code puts away and gets there with: a step that
/// one event writes, and another one reads.
struct CaseProvenance: FlowPart {
  let builder: FlowBuilder
  private var stored: Set<ObjectID> = []
  /// By what is tested where nothing was stored before, the cases that may be meant.
  private var possible: [ValueSet: Set<ObjectID>] = [:]

  init(builder: FlowBuilder) {
    self.builder = builder
  }

  /// A place that a walk did not get to, because of the tests around it.
  struct Stop: Hashable {
    let activation: Int
    let path: PathCondition
  }

  /// Whether the walk passes the tests on a path.
  func pass(_ path: PathCondition) -> Bool { path.caseTests.allSatisfy(pass) }

  private func pass(_ test: CaseTest) -> Bool {
    if isStored(test.passing) { return true }
    guard let possible = possible[test.tested] else { return false }
    return test.passing.isEmpty || test.passing.objects.contains(where: possible.contains)
  }

  private func isStored(_ cases: ValueSet) -> Bool { cases.objects.contains(where: stored.contains) }

  /// Learns from a walk that has come to an end: what it stored on its way, and else which of the tests that stopped it meet nothing that it
  /// stored. Returns whether another walk gets farther.
  mutating func learn(from visited: BitSet, stops: Set<Stop>) -> Bool {
    guard !stops.isEmpty else { return false }
    let count = stored.count
    let others = addCases(storedBy: visited)
    if stored.count > count { return true }
    var isNew = false
    for stop in stops.union(others) {
      for test in stop.path.caseTests where !isStored(test.tested) {
        let left = test.tested.objects.filter {
          !builder.caseOrigins.isStoredOnTheWay($0, to: test.tested, in: stop.activation)
        }
        let known = possible[test.tested]
        possible[test.tested, default: []].formUnion(left)
        if possible[test.tested] != known { isNew = true }
      }
    }
    return isNew
  }

  /// Adds what bodies store, with those that they call and that lead nowhere; gives what of it stands behind tests that are not passed.
  private mutating func addCases(storedBy visited: BitSet) -> Set<Stop> {
    var stops: Set<Stop> = []
    func isTaken(_ path: PathCondition, in id: Int) -> Bool {
      if pass(path) { return true }
      stops.insert(Stop(activation: id, path: path))
      return false
    }
    let activations = interpreter.solver.activations
    let run = reachable(from: visited) { id in
      activations[id].calls.filter { !$0.isDeferred && !builder.moving.contains($0.callee) && isTaken($0.path, in: id) }
        .map(\.callee)
    }
    let choices = Dictionary(
      grouping: run.flatMap { id in
        activations[id].storedCases.filter { isTaken($0.path, in: id) }.map(\.cases.objects)
      }, by: \.count)
    var cases: Set<ObjectID> = []
    // A value that may be many cases, of which some were stored before, is taken out of where they are: none is new then.
    for (_, choices) in choices.sorted(by: { $0.key < $1.key }) {
      cases.formUnion(choices.filter(cases.isDisjoint).joined())
    }
    let filled = run.reduce(into: Set<ObjectID>()) { $0.formUnion(activations[$1].filledCases) }
    // One object stands for all cases that a statement makes: of those that are filled on the way, only what fills them there is stored.
    stored.formUnion(
      reachable(from: cases) { id in
        filled.contains(id)
          ? [] : interpreter.heap[id].filledFields.flatMap(\.value.objects).filter { interpreter.heap[$0].kind.isCase }
      })
    return stops
  }
}
