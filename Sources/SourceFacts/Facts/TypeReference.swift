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
