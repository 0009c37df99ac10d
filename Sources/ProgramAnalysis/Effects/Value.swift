import SourceFacts

/// What an expression may give: an abstract object, a type, or something that can be called.
enum Value: Hashable {
  case object(ObjectID)
  case metatype(TypeID)
  case closure(ClosureID)
  /// A method, bound to its receiver where it has one, or a global function.
  case method(MethodID)
}

struct ObjectID: Hashable { let index: Int }
struct ClosureID: Hashable { let index: Int }
struct MethodID: Hashable { let index: Int }

/// The values that a place may hold, in the order in which they were found.
struct ValueSet: Hashable {
  private(set) var values: [Value] = []

  /// Past this many values a place tells nothing any more, and more are not kept.
  static let limit = 128

  static let empty = ValueSet()

  init() {}

  init(_ value: Value) { values = [value] }

  var isEmpty: Bool { values.isEmpty }

  /// Returns whether the set grew.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    guard values.count < Self.limit, !values.contains(value) else { return false }
    values.append(value)
    return true
  }

  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    if values.isEmpty {
      values = other.values
      return !values.isEmpty
    }
    var grew = false
    for value in other.values where insert(value) { grew = true }
    return grew
  }

  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  var objects: [ObjectID] {
    values.compactMap { if case .object(let id) = $0 { id } else { nil } }
  }

  func filter(_ isIncluded: (Value) -> Bool) -> ValueSet {
    var result = ValueSet()
    result.values = values.filter(isIncluded)
    return result
  }
}

/// A range in one of the program's files.
struct Site: Hashable {
  let file: Int
  let range: SourceRange

  func contains(_ other: Site) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.end <= range.end
  }
}
