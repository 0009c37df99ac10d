/// What an expression may give: an abstract object, a type, or something that can be called.
enum Value: Hashable {
  case object(ObjectID)
  case metatype(TypeID)
  case closure(ClosureID)
  /// A method, bound to its receiver where it has one, or a global function.
  case method(MethodID)
}

extension Value {
  var isCallable: Bool {
    switch self {
    case .closure, .method: true
    case .object, .metatype: false
    }
  }
}

struct ObjectID: Hashable { let index: Int }
struct ClosureID: Hashable { let index: Int }
struct MethodID: Hashable { let index: Int }

extension Value: Comparable {
  static func < (left: Value, right: Value) -> Bool { left.rank < right.rank }

  /// Values of one kind by the order in which they were allocated.
  private var rank: Int {
    switch self {
    case .object(let id): id.index << 2
    case .metatype(let id): id.index << 2 | 1
    case .closure(let id): id.index << 2 | 2
    case .method(let id): id.index << 2 | 3
    }
  }
}
