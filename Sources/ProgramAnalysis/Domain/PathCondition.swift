/// What holds where a statement stands, as far as the tests around it say.
struct PathCondition: Hashable {
  /// Whether a navigation stack has pages.
  var stackState: StackState?
  /// The cases that each of the tests around it lets through, the outermost test first.
  var caseTests: [CaseTest] = []

  /// Whether no coordinator gets there when it begins.
  var isLater = false

  /// The same within a branch.
  ///
  /// - Parameter outcome: whether a coordinator takes the branch when it begins; nil where that is not known.
  func beginning(_ outcome: Bool?) -> PathCondition {
    guard outcome == false else { return self }
    var path = self
    path.isLater = true
    return path
  }

  /// With more tests inside of those around; what is found out about the stack takes the place of what was known.
  func adding(_ stackState: StackState?, _ caseTests: [CaseTest]) -> PathCondition {
    PathCondition(
      stackState: stackState ?? self.stackState, caseTests: self.caseTests + caseTests, isLater: isLater)
  }
}

/// Whether a navigation stack has pages.
enum StackState {
  case empty
  case filled

  var opposite: StackState { self == .empty ? .filled : .empty }
}

/// A test that lets through only some of the enum cases that a value may be: a branch of a `switch`, or a call that is run once for each
/// value of an argument.
struct CaseTest: Hashable {
  /// The cases that pass.
  let passing: ValueSet
  /// All that are tested.
  let tested: ValueSet
}
