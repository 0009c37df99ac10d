/// A type as written. Optionals, `some`, `any`, attributes and specifiers are taken off: they do not change who is meant.
package indirect enum TypeReference: Sendable, Hashable {
  /// `Outer.Inner<Argument>`.
  case named([String], arguments: [TypeReference])
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([Element])
  case function(parameters: [TypeReference], result: TypeReference)
  case composition([TypeReference])
  /// `T.Type`.
  case metatype(TypeReference)

  package struct Element: Sendable, Hashable {
    package let label: String?
    package let type: TypeReference
  }

  package static func named(_ name: String) -> TypeReference { .named([name], arguments: []) }

  /// The same with what names stand for in their place, as generic parameters do.
  package func replacing(_ meanings: [String: TypeReference]) -> TypeReference {
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let meaning = meanings[path[0]] { return meaning }
      return .named(path, arguments: arguments.map { $0.replacing(meanings) })
    case .array(let element): return .array(element.replacing(meanings))
    case .metatype(let type): return .metatype(type.replacing(meanings))
    case .dictionary(let key, let value):
      return .dictionary(key: key.replacing(meanings), value: value.replacing(meanings))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(meanings)) })
    case .function(let parameters, let result):
      return .function(parameters: parameters.map { $0.replacing(meanings) }, result: result.replacing(meanings))
    case .composition(let parts): return .composition(parts.map { $0.replacing(meanings) })
    }
  }

  /// The names that it is made of.
  package var names: [String] {
    switch self {
    case .named(let path, let arguments): path + arguments.flatMap(\.names)
    case .array(let element), .metatype(let element): element.names
    case .dictionary(let key, let value): key.names + value.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(let parameters, let result): parameters.flatMap(\.names) + result.names
    case .composition(let parts): parts.flatMap(\.names)
    }
  }
}
