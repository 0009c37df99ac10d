import SwiftSyntax

extension FileLowering {
  /// The declarations at file scope; statements of a script are left out.
  mutating func members(of items: CodeBlockItemListSyntax) -> MemberFacts {
    var members = MemberFacts()
    for item in items {
      if case .decl(let decl) = item.item { add(decl, to: &members) }
    }
    return members
  }

  mutating func members(of block: MemberBlockSyntax, arePrivate: Bool = false) -> MemberFacts {
    var members = MemberFacts()
    let outer = arePrivateByDefault
    arePrivateByDefault = arePrivate
    add(block.members, to: &members)
    arePrivateByDefault = outer
    return members
  }

  private mutating func add(_ items: MemberBlockItemListSyntax, to members: inout MemberFacts) {
    for item in items { add(item.decl, to: &members) }
  }

  /// Adds what a declaration declares, for all branches of an `#if`.
  mutating func add(_ decl: DeclSyntax, to members: inout MemberFacts) {
    switch decl.as(DeclSyntaxEnum.self) {
    case .classDecl(let decl): members.types += type(decl, .class, decl.genericParameterClause)
    case .structDecl(let decl): members.types += type(decl, .struct, decl.genericParameterClause)
    case .enumDecl(let decl): members.types += type(decl, .enum, decl.genericParameterClause)
    case .actorDecl(let decl): members.types += type(decl, .actor, decl.genericParameterClause)
    case .protocolDecl(let decl): members.types += type(decl, .protocol, nil)
    case .extensionDecl(let decl): extensions.append(extensionFact(decl))
    case .functionDecl(let decl): members.functions.append(function(decl))
    case .initializerDecl(let decl): members.functions.append(initializer(decl))
    case .deinitializerDecl(let decl): members.deinitializers.append(deinitializer(decl))
    case .subscriptDecl(let decl): members.functions.append(subscriptFunction(decl))
    case .variableDecl(let decl): members.properties += properties(decl)
    case .enumCaseDecl(let decl): members.cases += decl.elements.map { enumCase($0) }
    case .typeAliasDecl(let decl):
      members.typealiases.append(TypealiasFact(name: decl.name.identifierText, target: type(decl.initializer.value)))
    case .associatedTypeDecl(let decl):
      if let bound = decl.inheritanceClause?.inheritedTypes.first {
        members.typealiases.append(TypealiasFact(name: decl.name.identifierText, target: type(bound.type)))
      }
    case .importDecl(let decl): add(decl)
    case .ifConfigDecl(let decl): add(decl, to: &members)
    default: break
    }
  }

  private mutating func add(_ decl: ImportDeclSyntax) {
    let module = decl.path.map(\.name.text).joined(separator: ".")
    imports.append(module)
    if attributes(decl.attributes).contains("_exported") { exportedImports.append(module) }
  }

  private mutating func add(_ decl: IfConfigDeclSyntax, to members: inout MemberFacts) {
    for clause in decl.clauses {
      switch clause.elements {
      case .decls(let items): add(items, to: &members)
      case .statements(let items):
        for item in items {
          if case .decl(let decl) = item.item { add(decl, to: &members) }
        }
      default: break
      }
    }
  }

  // MARK: - Types

  /// None where the name is missing, as while somebody types: nothing can mean that type.
  private mutating func type(
    _ decl: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeFact.Kind, _ generics: GenericParameterClauseSyntax?
  ) -> [TypeFact] {
    let name = decl.name.identifierText
    if name.isEmpty { return [] }
    let fact = TypeFact(
      kind: kind,
      name: name,
      nameOffset: range(decl.name).start,
      attributes: attributes(decl.attributes),
      genericParameters: genericParameters(generics, decl.genericWhereClause),
      inherits: decl.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? [],
      inheritanceOffset: inheritanceOffset(decl),
      selfConstraints: selfConstraints(decl.genericWhereClause),
      members: members(of: decl.memberBlock),
      documentation: documentation(decl.leadingTrivia))
    return [fact]
  }

  private func inheritanceOffset(_ decl: some DeclGroupSyntax & NamedDeclSyntax) -> UInt32 {
    if let first = decl.inheritanceClause?.inheritedTypes.first { return range(first).start }
    let associated = decl.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause
    return associated.map { range($0).end } ?? range(decl.name).end
  }

  private mutating func extensionFact(_ decl: ExtensionDeclSyntax) -> ExtensionFact {
    ExtensionFact(
      extended: type(decl.extendedType),
      inherits: decl.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? [],
      selfConstraints: selfConstraints(decl.genericWhereClause),
      members: members(of: decl.memberBlock, arePrivate: modifiers(decl.modifiers).isPrivate))
  }

  private func selfConstraints(_ clause: GenericWhereClauseSyntax?) -> [TypeReference] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let requirement) where requirement.leftType.trimmedDescription == "Self":
        type(requirement.rightType)
      case .sameTypeRequirement(let requirement) where requirement.leftType.trimmedDescription == "Self":
        if case .type(let right) = requirement.rightType { type(right) } else { nil }
      default: nil
      }
    } ?? []
  }

  func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [GenericParameterFact] {
    clause?.parameters.map { parameter in
      let name = parameter.name.identifierText
      let bound = parameter.inheritedType.map { type($0) } ?? self.bound(of: name, in: conditions)
      return GenericParameterFact(name: name, bound: bound)
    } ?? []
  }

  private func bound(of parameter: String, in clause: GenericWhereClauseSyntax?) -> TypeReference? {
    for requirement in clause?.requirements ?? [] {
      if case .conformanceRequirement(let requirement) = requirement.requirement,
        requirement.leftType.trimmedDescription == parameter
      {
        return type(requirement.rightType)
      }
    }
    return nil
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> EnumCaseFact {
    var payload: [ParameterFact] = []
    for parameter in element.parameterClause?.parameters ?? [] {
      let name = parameter.firstName?.identifierText
      payload.append(
        ParameterFact(
          label: name == "_" ? nil : name, name: name ?? "", type: type(parameter.type), isVariadic: false,
          defaultValue: nil))
    }
    return EnumCaseFact(
      name: element.name.identifierText, payload: payload, rawValue: element.rawValue.map { expression($0.value) })
  }

  // MARK: - Attributes

  /// Attributes with what is written between their parentheses, as property wrappers have it.
  mutating func wrappers(_ list: AttributeListSyntax) -> [AttributeFact] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      var arguments: [Call.Argument] = []
      if case .argumentList(let list)? = attribute.arguments {
        for argument in list {
          arguments.append(
            Call.Argument(
              label: argument.label?.identifierText, value: expression(argument.expression), isTrailing: false))
        }
      }
      return AttributeFact(name: name(of: attribute), arguments: arguments)
    }
  }

  private func name(of attribute: AttributeSyntax) -> String {
    attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? attribute.attributeName.trimmedDescription
  }

  func attributes(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return name(of: attribute)
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> ModifierFacts {
    var facts = ModifierFacts(isPrivate: arePrivateByDefault)
    for modifier in list {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): facts.isStatic = true
      case .keyword(.private), .keyword(.fileprivate): facts.isPrivate = facts.isPrivate || modifier.detail == nil
      case .keyword(.internal), .keyword(.package), .keyword(.public), .keyword(.open):
        if modifier.detail == nil { facts.isPrivate = false }
      case .keyword(.override): facts.isOverride = true
      case .keyword(.weak), .keyword(.unowned): facts.isWeak = true
      case .keyword(.lazy): facts.isLazy = true
      default: break
      }
    }
    return facts
  }

  /// The doc comment before a declaration, without its markers.
  private func documentation(_ trivia: Trivia) -> String? {
    var lines: [Substring] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let text): lines.append(text.dropFirst(3).trimmingPrefix(" "))
      case .docBlockComment(let text):
        let content = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
        lines += content.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.drop { $0.isWhitespace || $0 == "*" }
        }
      case .newlines(let count) where count > 1, .carriageReturnLineFeeds(let count) where count > 1: lines = []
      default: break
      }
    }
    let text = lines.joined(separator: "\n").trimmed
    return text.isEmpty ? nil : text
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let text = self.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
