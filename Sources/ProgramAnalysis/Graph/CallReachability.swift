import Collections

/// Which activations lead, through calls that happen at once, to one that does something of interest: computed once, backwards from
/// those that do, in time linear in the calls.
struct CallReachability {
  private let members: BitSet

  /// `isFollowed` says of a caller and a callee whether the way goes on from one to the other.
  init(
    to isTarget: (Activation) -> Bool, in activations: [Activation],
    following isFollowed: (Activation, Activation) -> Bool = { _, _ in true }
  ) {
    var callers: [[Int]] = Array(repeating: [], count: activations.count)
    for caller in activations {
      for call in caller.calls where !call.isDeferred && isFollowed(caller, activations[call.callee]) {
        callers[call.callee].append(caller.id)
      }
    }
    var pending = activations.filter(isTarget).map(\.id)
    var members = BitSet(pending)
    while let id = pending.popLast() {
      for caller in callers[id] where members.insert(caller).inserted { pending.append(caller) }
    }
    self.members = members
  }

  func contains(_ id: Int) -> Bool { members.contains(id) }
}
