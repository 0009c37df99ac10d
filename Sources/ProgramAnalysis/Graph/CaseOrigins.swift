import Collections

/// Where the enum cases come from that a test meets: whether one and the same event puts a case away and gets to the test.
final class CaseOrigins {
  private let activations: [Activation]
  /// The calls that happen at once, by their callees.
  private lazy var calls = callsByCallee()
  /// What leads to a body in one event.
  private var leading: [Int: BitSet] = [:]
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let object: ObjectID
    let tested: ValueSet
    let activation: Int
  }

  init(_ activations: [Activation]) {
    self.activations = activations
  }

  /// Whether some code that gets to a test has put a case away before, so that the test is where it is taken out again.
  ///
  /// - Parameter activation: the body in which the test stands.
  func isStoredOnTheWay(_ object: ObjectID, to tested: ValueSet, in activation: Int) -> Bool {
    let key = Key(object: object, tested: tested, activation: activation)
    if let answer = known[key] { return answer }
    let ways = leading[activation] ?? callers(of: [activation])
    leading[activation] = ways
    let storing = activations.lazy.filter {
      // Of a value that may be several cases it is not known where it comes from.
      $0.storedCases.contains { $0.cases == ValueSet(.object(object)) && !$0.path.tests(tested) }
    }
    // What is put away behind the test is met by the next event.
    let answer = !ways.isDisjoint(with: callers(of: storing.map(\.id)) { !$0.path.tests(tested) })
    known[key] = answer
    return answer
  }

  /// The bodies that lead to one of some others in one event, with these.
  private func callers(of ids: [Int], along isFollowed: (Call) -> Bool = { _ in true }) -> BitSet {
    BitSet(reachable(from: ids) { id in calls[id].lazy.filter(isFollowed).map(\.caller) })
  }

  private struct Call {
    let caller: Int
    let path: PathCondition
  }

  private func callsByCallee() -> [[Call]] {
    var calls: [[Call]] = Array(repeating: [], count: activations.count)
    // An entry runs all that a coordinator can do, which is not one event.
    for caller in activations where !caller.isEntry {
      for call in caller.calls where !call.isDeferred {
        calls[call.callee].append(Call(caller: caller.id, path: call.path))
      }
    }
    return calls
  }
}
