import Collections
import SourceFacts

/// An abstract object: stands for all objects made at one place in one context. There is one for each type of coordinator, and of a
/// generic type one for each thing that its parameters were seen to stand for.
final class HeapObject {
  enum Kind: Hashable {
    case instance
    case collection
    case tuple
    case enumCase(String)
    /// The static members of a type.
    case statics
    /// A value of which only the type is known.
    case opaque
    /// What carries messages from an object to those who listen to it, where a class without source stands between them.
    case channel

    var isCase: Bool { if case .enumCase = self { true } else { false } }
  }

  let id: ObjectID
  let kind: Kind
  let type: TypeID?
  let site: Site?
  /// What tells it apart where it has no place.
  let name: String
  /// On whose behalf it was made.
  let maker: ObjectID?
  /// Whether it is told apart by more than its place and actor.
  let isContextual: Bool
  @exclusivity(unchecked) fileprivate(set) var fields: OrderedDictionary<String, Field> = [:]
  /// What the generic parameters of its type stand for.
  @exclusivity(unchecked) var generics: [String: TypeID] = [:]
  /// Whether its initializer was not run, so that what its properties were made with is not known.
  @exclusivity(unchecked) var isUninitialized = false
  /// What an envelope holds, directly or through others; kept up to date as fields grow.
  @exclusivity(unchecked) var held = HeldValues()
  /// Activations that asked for it.
  @exclusivity(unchecked) var heldReaders = Readers()
  /// The envelopes that hold this one.
  @exclusivity(unchecked) var envelopes: OrderedSet<Envelope> = []
  /// Whether something was put into it under a known key: a dictionary by type.
  @exclusivity(unchecked) var isKeyed = false
  /// Whether several pages have made it, each with values of its own.
  @exclusivity(unchecked) var hasSeveralPages = false
  /// Whether it is only the envelope of what it holds, once asked for.
  @exclusivity(unchecked) var isEnvelope: Bool?

  /// What a place of an object holds.
  final class Field {
    @exclusivity(unchecked) fileprivate(set) var values = ValueSet()
    /// Activations that read it.
    @exclusivity(unchecked) var readers = Readers()
  }

  /// The field of a name; a new one is empty.
  func field(_ name: String) -> Field {
    if let known = fields[name] { return known }
    let new = Field()
    fields[name] = new
    return new
  }

  /// Whether nothing was put into any field.
  var isUnfilled: Bool { filledFields.first { _ in true } == nil }

  /// The fields that something was put into, in the order in which they were first met.
  var filledFields: some Sequence<(key: String, value: ValueSet)> {
    fields.elements.lazy.filter { !$0.value.values.isBottom }.map { ($0.key, $0.value.values) }
  }

  init(
    id: ObjectID, kind: Kind, type: TypeID?, site: Site?, name: String, maker: ObjectID?, isContextual: Bool
  ) {
    self.id = id
    self.name = name
    self.isContextual = isContextual
    self.kind = kind
    self.type = type
    self.site = site
    self.maker = maker
  }
}

/// The activations that have read a place since it last grew, without repetition.
struct Readers {
  private var ids: OrderedSet<Int> = []

  mutating func insert(_ id: Int) {
    // Most places are read several times in a row by one body.
    if ids.last != id { ids.append(id) }
  }

  /// The readers, which are forgotten: whoever runs again because of it says so again by reading.
  mutating func takeAll() -> OrderedSet<Int> {
    defer { ids = [] }
    return ids
  }
}

/// What stands in the fields of envelopes (tuples, collections, enum cases, structs without behaviour), however deep.
struct HeldValues {
  var coordinators: OrderedSet<ObjectID> = []
  /// Closures and methods, those in collections left out: such a collection is a store of what many gave.
  var callables: OrderedSet<Value> = []
  /// Whether it holds a screen of the app's.
  var hasScreen = false
}

/// An envelope that holds another by a field.
struct Envelope: Hashable {
  let id: ObjectID
  /// Whether the field keeps what it holds.
  let isStrong: Bool
}

/// A method with its receiver, as a value.
struct BoundMethod: Hashable {
  let symbolID: Int
  let receiver: Value?
}

/// All abstract objects, closures and method values, each interned by what tells it apart.
final class Heap {
  private struct ObjectKey: Hashable {
    let kind: HeapObject.Kind
    let type: TypeID?
    let site: Site?
    let context: Int
    let name: String
  }

  private struct ClosureKey: Hashable {
    let fact: ObjectIdentifier
    let activation: Int
  }

  @exclusivity(unchecked) private(set) var objects: [HeapObject] = []
  @exclusivity(unchecked) private(set) var closures: [ClosureInstance] = []
  @exclusivity(unchecked) private(set) var methods: [(symbol: FunctionSymbol, receiver: Value?)] = []
  @exclusivity(unchecked) private var objectIDs: [ObjectKey: ObjectID] = [:]
  @exclusivity(unchecked) private var closureIDs: [ClosureKey: ClosureID] = [:]
  @exclusivity(unchecked) private var families: [ClosureFamily.Key: ClosureFamily] = [:]
  @exclusivity(unchecked) private var methodIDs: [BoundMethod: MethodID] = [:]
  /// The types in whose objects closures and methods are handed about.
  @exclusivity(unchecked) private var wrappers: [Wrapped: Set<TypeID>] = [:]
  /// How many objects each place has made; past a limit they are one.
  @exclusivity(unchecked) private var objectsBySite: [Site: Int] = [:]
  static let objectsPerSite = 256
  /// The collections that each literal has made in each context.
  @exclusivity(unchecked) private var collections: [Place: Set<ObjectID>] = [:]
  static let collectionsPerPlace = 8
  /// The context of what is one object on whosever behalf it is made.
  static let sharedContext = -1

  subscript(_ id: ObjectID) -> HeapObject { objects[id.index] }
  /// A closure, or what it was merged into.
  subscript(_ id: ClosureID) -> ClosureInstance { closures[id.index].representative }
  /// What calling a value runs.
  func code(of value: Value) -> Code? {
    switch value {
    case .closure(let id): .closure(self[id].id)
    case .method(let id): .function(self[id].symbol.id)
    case .object, .metatype: nil
    }
  }

  subscript(_ id: MethodID) -> (symbol: FunctionSymbol, receiver: Value?) { methods[id.index] }

  /// The object of that kind, made at that place in that context; `name` tells apart what has no place.
  func object(
    _ kind: HeapObject.Kind, type: TypeID?, site: Site? = nil, context: Int = sharedContext, name: String = "",
    maker: ObjectID?
  ) -> HeapObject {
    var key = ObjectKey(kind: kind, type: type, site: site, context: context, name: name)
    if let known = objectIDs[key] { return objects[known.index] }
    if let site {
      if objectsBySite[site, default: 0] >= Self.objectsPerSite {
        key = ObjectKey(kind: kind, type: type, site: site, context: Self.sharedContext, name: name)
        if let known = objectIDs[key] { return objects[known.index] }
      }
      objectsBySite[site, default: 0] += 1
    }
    let id = ObjectID(index: objects.count)
    objectIDs[key] = id
    objects.append(
      HeapObject(
        id: id, kind: kind, type: type, site: site, name: name, maker: maker,
        isContextual: site != nil && key.context < -1))
    return objects[id.index]
  }

  private struct Place: Hashable {
    let site: Site
    let context: Int
  }

  /// Whether a literal has made so many collections in a context that they are told apart no more.
  func isCrowded(_ site: Site, _ context: Int) -> Bool {
    collections[Place(site: site, context: context), default: []].count >= Self.collectionsPerPlace
  }

  /// Whether a place has made so many objects that what might be told apart should be no more, so that the contexts still are.
  func isNearLimit(_ site: Site) -> Bool { objectsBySite[site, default: 0] >= Self.objectsPerSite / 2 }

  /// Whether so many objects are made at a place that they should not be told apart any further.
  func hasMany(at site: Site) -> Bool { objectsBySite[site, default: 0] >= Self.objectsPerSite / 4 * 3 }

  /// Whether more objects are made at a place than a helper makes for one page each.
  func hasSeveral(at site: Site) -> Bool { objectsBySite[site, default: 0] >= Self.objectsPerSite / 8 }

  /// Counts a collection among those that a literal has made in a context.
  func count(_ collection: HeapObject, madeAt site: Site, in context: Int) {
    collections[Place(site: site, context: context), default: []].insert(collection.id)
  }

  /// The closure that a literal makes in an activation, a member of its family.
  func closure(_ fact: ClosureFact, environment: Environment, frame: Frame) -> ClosureInstance {
    let key = ClosureKey(fact: ObjectIdentifier(fact), activation: frame.activation.id)
    if let known = closureIDs[key] { return closures[known.index] }
    let family = family(of: key.fact, frame)
    let made = add(fact, environment, frame, family)
    closureIDs[key] = made.id
    family.members.append(made)
    return made
  }

  /// A closure that stands for several of a family.
  func mergedClosure(like member: ClosureInstance) -> ClosureInstance {
    add(member.fact, Environment(joining: member.environment), member.frame, member.family, isMerged: true)
  }

  private func add(
    _ fact: ClosureFact, _ environment: Environment, _ frame: Frame, _ family: ClosureFamily, isMerged: Bool = false
  ) -> ClosureInstance {
    let made = ClosureInstance(
      id: ClosureID(index: closures.count), fact: fact, environment: environment, frame: frame, family: family,
      isMerged: isMerged)
    closures.append(made)
    return made
  }

  private func family(of literal: ObjectIdentifier, _ frame: Frame) -> ClosureFamily {
    let key = ClosureFamily.Key(
      literal: literal, receiver: frame.receiver, actor: frame.actor, generics: frame.generics)
    if let known = families[key] { return known }
    let new = ClosureFamily()
    families[key] = new
    return new
  }

  func method(_ symbol: FunctionSymbol, receiver: Value?) -> Value {
    let key = BoundMethod(symbolID: symbol.id, receiver: receiver)
    if let known = methodIDs[key] { return .method(known) }
    let id = MethodID(index: methods.count)
    methodIDs[key] = id
    methods.append((symbol, receiver))
    return .method(id)
  }

  /// Notes that a closure or method is handed about in an object of a type.
  func wrap(_ value: Value, in type: TypeID) { wrappers[wrapping(value), default: []].insert(type) }

  /// The types in whose objects a closure or method is handed about.
  func wrappers(of value: Value) -> Set<TypeID> { wrappers[wrapping(value)] ?? [] }

  /// All closures of a literal are wrapped alike.
  private func wrapping(_ value: Value) -> Wrapped {
    if case .closure(let id) = value { .literal(ObjectIdentifier(self[id].fact)) } else { .value(value) }
  }

  private enum Wrapped: Hashable {
    case literal(ObjectIdentifier)
    case value(Value)
  }

  /// Returns whether the field holds something new.
  func add(_ values: ValueSet, to field: String, of id: ObjectID) -> Bool {
    guard !values.isBottom else { return false }
    return objects[id.index].field(field).values.formUnion(values)
  }
}
