/// What is known of a condition.
struct Truth {
  var canHold = true
  var canFail = true

  static let unknown = Truth()
  /// Nothing has reached it yet.
  static let waiting = Truth(canHold: false, canFail: false)

  init(canHold: Bool = true, canFail: Bool = true) {
    self.canHold = canHold
    self.canFail = canFail
  }

  init(_ flags: ValueSet.Flags) {
    canHold = flags.contains(.true)
    canFail = flags.contains(.false)
  }

  var negated: Truth { Truth(canHold: canFail, canFail: canHold) }

  var flags: ValueSet.Flags {
    (canHold ? ValueSet.Flags.true : []).union(canFail ? .false : [])
  }

  static func && (left: Truth, right: Truth) -> Truth {
    Truth(canHold: left.canHold && right.canHold, canFail: left.canFail || left.canHold && right.canFail)
  }

  static func || (left: Truth, right: Truth) -> Truth { (left.negated && right.negated).negated }
}

/// What is known of a value that decides something.
enum Knowledge {
  case known
  case null
  /// It may be anything.
  case unknown
  /// Nothing has reached it yet.
  case waiting
}
