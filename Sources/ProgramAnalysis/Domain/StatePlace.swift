import GraphModel

/// A stored property that views may be bound to.
struct StatePlace: Hashable {
  let holder: ObjectID
  let property: String
}

/// A place of state as a binding refers to it.
struct BoundPlace {
  let place: StatePlace
  /// The case of the value that is meant.
  let caseName: String?
  /// What must be true of the value.
  let condition: ValueSet
  /// What gives that which the binding has of the value, where that is not the value itself.
  let derivation: ValueSet
}

/// What shows something for each value that is written to a place of state: the builder of a sheet, of a branch, of a destination.
/// On the heap it stands for what it builds with.
struct Presenter {
  enum Kind: String {
    /// A closure builds it of the value.
    case builder
    /// A closure builds it, whatever the value.
    case factory
    /// A branch of view code that the value decides.
    case branch
    /// A branch of view code that an element of a collection decides, such as the last one of a stack.
    case elementBranch
    /// A branch of the app's own body that the value decides.
    case sceneBranch
    /// A closure builds views of which the value selects those for its case.
    case alternatives
    /// A closure builds it of each element that enters a collection.
    case elements
    /// The values enter a path, and the destinations of their types build it.
    case path
    /// The values enter a path, and a closure builds them.
    case steps
    /// The value selects a page by its tag.
    case pages

    /// Whether it shows the elements of collections one by one.
    var takesElements: Bool { [.path, .steps, .elements, .elementBranch].contains(self) }
  }

  let kind: Kind
  var transition: Transition
  /// The coordinator that decides about the state, where there is one.
  var owner: ObjectID?
  /// Where it stands.
  let frame: Frame
  let site: Site
  /// The type of the values, where they do not tell it.
  var valueType: TypeID?
  /// The case that the value must be, whose payload is presented.
  var caseName: String?
  /// What must be true of the value.
  var condition = ValueSet()
  /// What gives that which is presented of the value, where that is not the value itself.
  var derivation = ValueSet()
  var alternative = Alternative.none

  /// What stands there once a flag is `false` or an optional `nil`.
  enum Alternative {
    case none
    /// The other branch.
    case alone
    /// The last of several branches, to which more than one state leads.
    case chained
  }

  /// Whether anything is put in front of the user for a value.
  func shows(_ value: ValueSet) -> Bool {
    switch alternative {
    case .none: !value.isNull && value.flags != .false
    case .alone: true
    case .chained: !value.isNull
    }
  }
}
