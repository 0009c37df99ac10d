import GraphModel

extension SilentEnd {
  /// What is wrong about it, in the words of the rule.
  func offence(_ message: String) -> Offence {
    Offence(
      message: message, location: showing[0].location, symbols: [parent, child, property, screen],
      places: showing.saying("shown here") + entries.saying("the child enters here")
        + exits.saying("and leaves only here, once it says that it has ended")
        + possibleHooks.saying("what may keep the user from leaving that way"),
      isConclusive: possibleHooks.isEmpty)
  }
}
