import SourceFacts

extension Expression {
  /// The type that `[Route]()`, `[Key: Value]()` or `Array<Route>()` makes.
  var madeCollection: TypeReference? {
    guard case .call(let call) = self, call.arguments.isEmpty else { return nil }
    switch call.callee {
    case .array(let elements, _) where elements.count == 1: return elements[0].namedType.map { .array($0) }
    case .dictionary(let entries, _) where entries.count == 1:
      guard let key = entries[0].key.namedType, let value = entries[0].value.namedType else { return nil }
      return .dictionary(key: key, value: value)
    case .specialized(.name("Array", _), let arguments): return arguments.first.map { .array($0) }
    default: return nil
    }
  }

  /// The type that an expression names.
  private var namedType: TypeReference? {
    switch self {
    case .name(let name, _): return .named([name], arguments: [])
    case .member(.some(let base), let name, _):
      guard case .named(let path, _)? = base.namedType else { return nil }
      return .named(path + [name], arguments: [])
    case .specialized(let inner, let arguments):
      guard case .named(let path, _)? = inner.namedType else { return nil }
      return .named(path, arguments: arguments)
    case .type(let reference, _): return reference
    default: return nil
    }
  }
}
