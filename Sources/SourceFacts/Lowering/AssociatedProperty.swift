/// What the accessors of a property say that keeps its value in its owner by `objc_setAssociatedObject`, as those of extensions of classes do:
/// it is a stored one, whose setter runs as its observer.
struct AssociatedProperty {
  private(set) var accessors = AccessorFacts()
  /// What it is before anything is assigned to it; nil where its getter makes nothing.
  private(set) var initialValue: Expression?
  /// Whether its owner does not retain the value.
  private var isWeak = false

  /// Nil where the getter gives something else than what is associated with its owner.
  init?(_ accessors: AccessorFacts, in range: SourceRange) {
    guard let getter = accessors.getter, getter.contains(where: { $0.contains(\.readsAssociatedObject) }) else {
      return nil
    }
    if getter.contains(where: { $0.contains { $0.association != nil } }) {
      let maker = ClosureFact(captures: [], parameters: nil, body: getter, range: range)
      initialValue = .call(Call(callee: .closure(maker), arguments: [], range: range))
    } else if getter.count == 1, case .return(let value?)? = getter.first {
      initialValue = value.defaultValue
    }
    guard let setter = accessors.setter else { return }
    let associations = setter.body.compactMap(\.association)
    isWeak = associations.contains { !$0.retainsItsValue }
    if associations.count < setter.body.count { self.accessors.observers = [setter] }
  }

  func refined(_ modifiers: ModifierFacts) -> ModifierFacts {
    var refined = modifiers
    refined.isWeak = isWeak
    refined.isLazy = initialValue != nil
    return refined
  }
}

extension Statement {
  /// Whether it is one of a kind, or one of those in its place is.
  fileprivate func contains(_ isMatch: (Statement) -> Bool) -> Bool {
    isMatch(self) || parts.contains { $0.contains(isMatch) }
  }

  private var parts: [Statement] {
    switch self {
    case .expression(.statement(let statement, _)), .return(.statement(let statement, _)?): [statement]
    case .branch(_, let then, let otherwise): then + otherwise
    case .block(let statements): statements
    default: []
    }
  }

  fileprivate var readsAssociatedObject: Bool {
    switch self {
    case .return(let value?), .binding(_, _, let value?): value.readsAssociatedObject
    case .branch(let conditions, _, _):
      conditions.contains { if case .matching(_, let value) = $0 { value.readsAssociatedObject } else { false } }
    default: false
    }
  }

  /// The call by which a value becomes an associated object of `self`.
  fileprivate var association: Call? {
    guard case .expression(.call(let call)) = self, call.isOfSelf("objc_setAssociatedObject") else { return nil }
    return call
  }
}

extension Expression {
  /// Whether it is an associated object of `self`, whatever is made of it.
  fileprivate var readsAssociatedObject: Bool {
    switch self {
    case .call(let call): call.isOfSelf("objc_getAssociatedObject")
    case .cast(let value, _, _), .member(let value?, _, _), .infix(let value, "??", _, _): value.readsAssociatedObject
    default: false
    }
  }

  /// What stands for the associated object where there is none.
  fileprivate var defaultValue: Expression? {
    switch self {
    case .infix(_, "??", let value, _): value
    case .cast(let value, _, _), .member(let value?, _, _): value.defaultValue
    default: nil
    }
  }
}

extension Call {
  fileprivate func isOfSelf(_ function: String) -> Bool {
    guard case .name(function, _) = callee, case .name("self", _)? = arguments.first?.value else { return false }
    return true
  }

  /// Whether the owner keeps alive what the associated object is: a value by its name, not a box around it that may refer to it weakly.
  fileprivate var retainsItsValue: Bool {
    guard arguments.count == 4, case .name = arguments[2].value else { return false }
    if case .member(_, "OBJC_ASSOCIATION_ASSIGN", _) = arguments[3].value { return false }
    return true
  }
}
