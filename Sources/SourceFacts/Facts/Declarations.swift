/// A class, struct, enum, actor or protocol as declared.
package struct TypeFact: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  package let kind: Kind
  package let name: String
  package let nameOffset: UInt32
  /// Attributes without arguments, such as `main`.
  package let attributes: [String]
  package let genericParameters: [GenericParameterFact]
  package let inherits: [TypeReference]
  /// Where the first name of the list of what it inherits could be written; with none, behind the name.
  package let inheritanceOffset: UInt32
  /// What the `where Self: P` of a protocol asks of those that conform.
  package let selfConstraints: [TypeReference]
  package let members: MemberFacts
  package let documentation: String?
}

/// An extension as declared.
package struct ExtensionFact: Sendable {
  package let extended: TypeReference
  package let inherits: [TypeReference]
  /// What `where Self: P` or `where Self == T` ask of the extended type.
  package let selfConstraints: [TypeReference]
  package let members: MemberFacts
}

/// What stands between the braces of a type or extension.
package struct MemberFacts: Sendable {
  package var types: [TypeFact] = []
  package var functions: [FunctionFact] = []
  /// What runs when an instance is deallocated; nothing calls it.
  package var deinitializers: [FunctionFact] = []
  package var properties: [PropertyFact] = []
  package var cases: [EnumCaseFact] = []
  package var typealiases: [TypealiasFact] = []
}

package struct GenericParameterFact: Sendable {
  package let name: String
  package let bound: TypeReference?
}

package struct TypealiasFact: Sendable {
  package let name: String
  package let target: TypeReference
}

package struct EnumCaseFact: Sendable {
  package let name: String
  package let payload: [ParameterFact]
  /// What is written behind `=`.
  package let rawValue: Expression?
}

/// A function, initializer, subscript or operator.
package final class FunctionFact: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case method, initializer, `subscript`, `operator`
  }

  package let kind: Kind
  package let name: String
  package let range: SourceRange
  package let isStatic: Bool
  package let isPrivate: Bool
  package let isOverride: Bool
  package let attributes: [String]
  package let genericParameters: [GenericParameterFact]
  package let parameters: [ParameterFact]
  package let result: TypeReference?
  /// Nil for a protocol requirement.
  package let body: [Statement]?

  package init(
    kind: Kind, name: String, range: SourceRange, modifiers: ModifierFacts, attributes: [String],
    genericParameters: [GenericParameterFact], parameters: [ParameterFact], result: TypeReference?,
    body: [Statement]?
  ) {
    self.kind = kind
    self.name = name
    self.range = range
    self.isStatic = modifiers.isStatic
    self.isPrivate = modifiers.isPrivate
    self.isOverride = modifiers.isOverride
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// What the modifiers before a declaration say.
package struct ModifierFacts: Sendable {
  package var isStatic = false
  package var isPrivate = false
  package var isOverride = false
  package var isWeak = false
  package var isLazy = false
}

package struct ParameterFact: Sendable {
  /// Nil where calls write no label.
  package let label: String?
  package let name: String
  package let type: TypeReference?
  package let isVariadic: Bool
  /// Whether it takes a function that can only be called before the call ends.
  package var isNonEscaping = false
  /// Whether what calls write for it runs when the function calls it, and gives nothing: `@autoclosure () -> Void`.
  package var isDeferred = false
  package let defaultValue: Expression?

  /// The same parameter for calls that write no label: of operators and subscripts.
  var unlabeled: ParameterFact {
    ParameterFact(
      label: nil, name: name, type: type, isVariadic: isVariadic, isNonEscaping: isNonEscaping,
      isDeferred: isDeferred, defaultValue: defaultValue)
  }
}

/// A stored or computed property.
package final class PropertyFact: Sendable {
  package let name: String
  package let range: SourceRange
  package let type: TypeReference?
  package let isStatic: Bool
  package let isPrivate: Bool
  /// `weak` or `unowned`.
  package let isWeak: Bool
  package let isLazy: Bool
  package let isConstant: Bool
  /// The `let` or `var` in whose place `weak var` could stand; nil where more than that would have to change.
  package let weakPosition: SourceRange?
  /// Attributes such as property wrappers.
  package let attributes: [AttributeFact]
  package let initialValue: Expression?
  /// The getter's body of a computed property; nil for a stored one or a requirement.
  package let getter: [Statement]?
  package let setter: AccessorFact?
  package let observers: [AccessorFact]
  /// Whether reading it runs code of its own.
  package let isComputed: Bool

  package init(
    name: String, range: SourceRange, type: TypeReference?, modifiers: ModifierFacts, isConstant: Bool,
    weakPosition: SourceRange?, attributes: [AttributeFact], initialValue: Expression?, accessors: AccessorFacts
  ) {
    self.name = name
    self.range = range
    self.type = type
    self.isStatic = modifiers.isStatic
    self.isPrivate = modifiers.isPrivate
    self.isWeak = modifiers.isWeak
    self.isLazy = modifiers.isLazy
    self.isConstant = isConstant
    self.weakPosition = weakPosition
    self.attributes = attributes
    self.initialValue = initialValue
    self.getter = accessors.getter
    self.setter = accessors.setter
    self.observers = accessors.observers
    self.isComputed = accessors.getter != nil || accessors.isRequirement
  }
}

/// An attribute of a property, such as `@Published` or `@Route(.push)`.
package struct AttributeFact: Sendable {
  package let name: String
  package let arguments: [Call.Argument]
}

/// The accessors of a property.
package struct AccessorFacts: Sendable {
  package var getter: [Statement]?
  package var setter: AccessorFact?
  package var observers: [AccessorFact] = []
  package var isRequirement = false
}

/// A setter or observer with the name of its value.
package struct AccessorFact: Sendable {
  package let parameter: String
  /// Whether it runs when the value is in its place, as `didSet` does.
  package var followsChange = false
  package let body: [Statement]
}
