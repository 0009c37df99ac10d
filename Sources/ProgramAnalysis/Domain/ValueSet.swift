/// The abstract value of a place: the objects, types and callables that it may hold, and what else is known of it.
///
/// A join semilattice. The empty set without flags is bottom: nothing has reached the place yet. ``isUnknown`` is top of the place's
/// type: it may hold anything. Equal sets are equal values however they came about, so that keys made of them are canonical.
struct ValueSet: Hashable {
  /// Sorted.
  private(set) var values = SortedValues()
  private(set) var flags: Flags = []

  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    /// Anything of its type, beside what is known.
    static let unknown = Flags(rawValue: 1)
    /// `nil`.
    static let null = Flags(rawValue: 2)
    static let `true` = Flags(rawValue: 4)
    static let `false` = Flags(rawValue: 8)
    /// No argument was written for the parameter: its default counts.
    static let missing = Flags(rawValue: 16)
    /// Nobody passed it: it may be anything, of which nothing is to be made up from its type.
    static let unspecified = Flags(rawValue: 32)
    static let boolean: Flags = [.true, .false]
  }

  static let empty = ValueSet()
  static let unknown = ValueSet(.unknown)
  static let null = ValueSet(.null)

  init() {}

  init(_ value: Value) { values = SortedValues(value) }

  init(_ flags: Flags) { self.flags = flags }

  /// No value is known; the place may still be unknown or `nil`.
  var isEmpty: Bool { values.isEmpty }

  /// Nothing has reached the place.
  var isBottom: Bool { values.isEmpty && flags.isEmpty }

  var isUnknown: Bool { flags.contains(.unknown) }

  /// It is known to be `nil` and nothing else.
  var isNull: Bool { values.isEmpty && flags == .null }

  /// Returns whether the set grew.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool { values.insert(value) }

  /// Returns whether a flag is new.
  @discardableResult
  mutating func insert(_ more: Flags) -> Bool {
    guard !flags.isSuperset(of: more) else { return false }
    flags.formUnion(more)
    return true
  }

  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    let grew = insert(other.flags)
    return values.formUnion(other.values) || grew
  }

  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func contains(_ value: Value) -> Bool { values.contains(sorted: value) }

  var objects: [ObjectID] {
    values.compactMap { if case .object(let id) = $0 { id } else { nil } }
  }

  var closures: [ClosureID] {
    values.compactMap { if case .closure(let id) = $0 { id } else { nil } }
  }

  var methods: [MethodID] {
    values.compactMap { if case .method(let id) = $0 { id } else { nil } }
  }

  /// The values that a predicate holds for; what else is known stays.
  func filter(_ isIncluded: (Value) -> Bool) -> ValueSet {
    var result = ValueSet()
    result.values = values.keeping(isIncluded)
    result.flags = flags
    return result
  }

  /// Only the values, without flags.
  var known: ValueSet {
    var result = self
    result.flags = []
    return result
  }

  /// The single values, Booleans and `nil` that it consists of, and that it may be anything else; itself where it is one.
  var parts: [ValueSet] {
    if values.isEmpty {
      guard !isUnknown else { return [self] }
      let known = [Flags.true, .false, .null, .missing].filter(flags.contains).map { ValueSet($0) }
      return known.count > 1 ? known : [self]
    }
    if values.count == 1, flags.isEmpty { return [self] }
    return values.map { ValueSet($0) } + [Flags.null, .unknown].filter(flags.contains).map { ValueSet($0) }
  }

  /// Whether ``parts`` are one.
  var isOnePart: Bool {
    values.isEmpty
      ? isUnknown || flags.intersection([.true, .false, .null, .missing]).rawValue.nonzeroBitCount <= 1
      : values.count == 1 && flags.isDisjoint(with: [.null, .unknown])
  }

  func without(_ flags: Flags) -> ValueSet {
    var result = self
    result.flags.subtract(flags)
    return result
  }

  /// With a Boolean or `nil` that is known taken for anything.
  var withoutConstants: ValueSet {
    flags.isDisjoint(with: [.true, .false, .null]) ? self : union(.unknown)
  }
}
