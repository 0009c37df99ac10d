import Algorithms
import GraphModel

extension [SilentEnd] {
  /// What is wrong about a child whose screen the user can leave unheard, whoever started it: `stays` says where it stays, and how
  /// the user leaves.
  func offences(_ message: (_ stays: String, _ parent: String, SilentEnd) -> String) -> [Offence] {
    grouped { [$0.child] + $0.showing[0].location.sortKey }.map { ends in
      let certain = ends.filter(\.possibleHooks.isEmpty)
      return (certain.isEmpty ? ends : certain).offence(message)
    }
  }

  private func offence(_ message: (String, String, SilentEnd) -> String) -> Offence {
    let first = self[0]
    let parents = map(\.parent).uniqued(on: \.self)
    let collections = map { "\($0.parent).\($0.property)" }.uniqued(on: \.self)
    return Offence(
      message: message("\(first.child) stays in \(collections.summed)", parents.summed, first),
      location: first.showing[0].location, symbols: [first.child, first.screen, first.property] + parents,
      places: first.showing.saying("shown here")
        + flatMap(\.entries).uniqued(on: \.self).saying("the child enters here")
        + flatMap(\.exits).uniqued(on: \.self).saying("and leaves only here, once it says that it has ended")
        + flatMap(\.possibleHooks).uniqued(on: \.self).saying("what may keep the user from leaving that way"),
      isConclusive: first.possibleHooks.isEmpty)
  }
}
