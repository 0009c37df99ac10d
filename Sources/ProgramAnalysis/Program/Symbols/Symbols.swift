import SourceFacts

/// A nominal type of the program, or one that the program only names.
struct TypeID: Hashable, Comparable {
  let index: Int

  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// Where a name is looked up: a file and the type around it.
struct Scope {
  let file: Int
  let type: TypeID?
}

/// What the program knows of one type, its extensions merged in.
///
/// A class, because it is large and looked at often; nothing changes it once the program is built.
final class TypeInfo {
  /// `Outer.Inner`; for a composition `A & B`.
  let name: String
  /// Nil for a type without source.
  let kind: TypeFact.Kind?
  let scope: Scope
  let nameOffset: UInt32
  /// Where the first name of what it inherits could be written.
  @exclusivity(unchecked) var inheritanceOffset: UInt32 = 0
  @exclusivity(unchecked) var attributes: [String] = []
  @exclusivity(unchecked) var genericParameters: [GenericParameterFact] = []
  @exclusivity(unchecked) var documentation: String?
  /// What it is declared to inherit from or conform to, with the place that says so.
  @exclusivity(unchecked) var inherits: [ScopedType] = []
  /// What a protocol's `where Self: P` asks of those that conform.
  @exclusivity(unchecked) var selfConstraints: [ScopedType] = []
  @exclusivity(unchecked) var functions: [String: [FunctionSymbol]] = [:]
  /// In the order of declaration.
  @exclusivity(unchecked) var orderedFunctions: [FunctionSymbol] = []
  /// What runs when an instance is deallocated.
  @exclusivity(unchecked) var deinitializers: [FunctionSymbol] = []
  /// Those of its objects, and static ones of other names.
  @exclusivity(unchecked) var properties: [String: PropertySymbol] = [:]
  @exclusivity(unchecked) var staticProperties: [String: PropertySymbol] = [:]
  @exclusivity(unchecked) var orderedProperties: [PropertySymbol] = []
  @exclusivity(unchecked) var cases: [String: EnumCaseFact] = [:]
  @exclusivity(unchecked) var nested: [String: [TypeID]] = [:]
  @exclusivity(unchecked) var typealiases: [String: ScopedType] = [:]
  /// Superclass and protocols, resolved.
  @exclusivity(unchecked) var supertypes: [TypeID] = []
  /// The name without what it is nested in.
  let simpleName: String
  /// Whether it is a composition `A & B`, whose parts are its supertypes.
  let isComposition: Bool
  /// Members by name, inherited ones too, as far as they were asked for.
  @exclusivity(unchecked) var functionCache: [MemberSearch: [FunctionSymbol]] = [:]
  @exclusivity(unchecked) var propertyCache: [String: PropertySymbol?] = [:]
  @exclusivity(unchecked) var modelledPropertyCache: [String: PropertyModel?] = [:]

  /// What was asked for: the members of a name, behind a type where that is not nil.
  struct MemberSearch: Hashable {
    let name: String
    let after: TypeID?
  }

  init(name: String, kind: TypeFact.Kind?, scope: Scope, nameOffset: UInt32, isComposition: Bool = false) {
    self.isComposition = isComposition
    self.name = name
    self.kind = kind
    self.scope = scope
    self.nameOffset = nameOffset
    simpleName = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  var isExternal: Bool { kind == nil }

  /// Whether its instances are values, which need nobody to hold them.
  var isValue: Bool { kind == .struct || kind == .enum }
  var isProtocol: Bool { kind == .protocol }
  /// Whether two references to an instance share its state.
  var isReferenceType: Bool { kind == .class || kind == .actor }
}

/// A type reference with the scope it was written in; remembers what it means once the program is built.
final class ScopedType {
  let reference: TypeReference
  let scope: Scope
  @exclusivity(unchecked) var resolution: TypeID??
  @exclusivity(unchecked) var expansion: ScopedType?

  init(reference: TypeReference, scope: Scope) {
    self.reference = reference
    self.scope = scope
  }
}

/// A function with the place it was declared in.
final class FunctionSymbol {
  let id: Int
  let fact: FunctionFact
  /// The type it is declared in; nil for a global one.
  let owner: TypeID?
  let scope: Scope
  /// What a protocol extension asks of `Self`.
  let selfConstraints: [TypeReference]
  /// The declared types of its parameters.
  let parameterTypes: [ScopedType?]
  let resultType: ScopedType?

  init(id: Int, fact: FunctionFact, owner: TypeID?, scope: Scope, selfConstraints: [TypeReference]) {
    self.id = id
    self.fact = fact
    self.owner = owner
    self.scope = scope
    self.selfConstraints = selfConstraints
    parameterTypes = fact.parameters.map { $0.type.map { ScopedType(reference: $0, scope: scope) } }
    resultType = fact.result.map { ScopedType(reference: $0, scope: scope) }
  }
}

/// A property with the place it was declared in.
final class PropertySymbol {
  let id: Int
  let fact: PropertyFact
  let owner: TypeID?
  let scope: Scope
  let selfConstraints: [TypeReference]
  /// The declared type, or that of the empty collection it begins with.
  let type: ScopedType?

  init(id: Int, fact: PropertyFact, owner: TypeID?, scope: Scope, selfConstraints: [TypeReference]) {
    self.id = id
    self.fact = fact
    self.owner = owner
    self.scope = scope
    self.selfConstraints = selfConstraints
    type = (fact.type ?? fact.initialValue?.madeCollection).map { ScopedType(reference: $0, scope: scope) }
  }
}
