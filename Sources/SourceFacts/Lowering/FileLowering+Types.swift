import SwiftSyntax

extension FileLowering {
  func type(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      named([node.name.identifierText], node.genericArgumentClause)
    case .memberType(let node): member(node)
    case .optionalType(let node): type(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): type(node.wrappedType)
    case .attributedType(let node): type(node.baseType)
    case .someOrAnyType(let node): type(node.constraint)
    case .arrayType(let node): .array(type(node.element))
    case .inlineArrayType(let node): .array(argument(node.element))
    case .dictionaryType(let node): .dictionary(key: type(node.key), value: type(node.value))
    case .tupleType(let node): tuple(node)
    case .functionType(let node):
      .function(parameters: node.parameters.map { type($0.type) }, result: type(node.returnClause.type))
    case .compositionType(let node): .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): .metatype(type(node.baseType))
    case .packExpansionType(let node): type(node.repetitionPattern)
    case .packElementType(let node): type(node.pack)
    case .suppressedType(let node): type(node.type)
    // `protocol P: class`, the old way to say `AnyObject`.
    case .classRestrictionType: .named("AnyObject")
    case .namedOpaqueReturnType(let node): type(node.type)
    default: .named("_")
    }
  }

  private func named(_ path: [String], _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
    let arguments = clause?.arguments.map { argument($0) } ?? []
    // The sugar and its long form are one type.
    return switch (path.last, arguments.count) {
    case ("Optional", 1): arguments[0]
    case ("Array", 1), ("Set", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    default: .named(path, arguments: arguments)
    }
  }

  func argument(_ node: GenericArgumentSyntax) -> TypeReference {
    if case .type(let node) = node.argument { type(node) } else { .named("_") }
  }

  private func member(_ node: MemberTypeSyntax) -> TypeReference {
    guard case .named(let path, _) = type(node.baseType) else { return type(node.baseType) }
    return named(path + [node.name.identifierText], node.genericArgumentClause)
  }

  private func tuple(_ node: TupleTypeSyntax) -> TypeReference {
    // Parentheses around one type only group.
    if let only = node.elements.first, node.elements.count == 1 { return type(only.type) }
    return .tuple(node.elements.map { .init(label: $0.firstName?.identifierText, type: type($0.type)) })
  }
}
