import SwiftSyntax

extension FileLowering {
  mutating func function(_ decl: FunctionDeclSyntax) -> FunctionFact {
    let isOperator =
      switch decl.name.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    return FunctionFact(
      kind: isOperator ? .operator : .method,
      name: decl.name.identifierText,
      range: SourceRange(start: range(decl.name).start, end: range(decl).end),
      modifiers: modifiers(decl.modifiers),
      attributes: attributes(decl.attributes),
      genericParameters: genericParameters(decl.genericParameterClause, decl.genericWhereClause),
      parameters: parameters(decl.signature.parameterClause).map { isOperator ? $0.unlabeled : $0 },
      result: decl.signature.returnClause.map { result($0) },
      body: decl.body.map { body in
        building(decl.signature.returnClause?.type, decl.attributes) {
          $0.statements(body.statements, isValueBody: true)
        }
      })
  }

  /// Lowers what may build a view: what says `some View`, or is marked with a result builder.
  private mutating func building<Lowered>(
    _ type: TypeSyntax?, _ attributes: AttributeListSyntax, _ lower: (inout FileLowering) -> Lowered
  ) -> Lowered {
    let outer = buildsView
    defer { buildsView = outer }
    let isOpaque = type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    buildsView = isOpaque || self.attributes(attributes).contains { $0.hasSuffix("Builder") }
    return lower(&self)
  }

  private mutating func result(_ clause: ReturnClauseSyntax) -> TypeReference {
    let type = type(clause.type)
    usedTypeNames.formUnion(type.names)
    return type
  }

  mutating func initializer(_ decl: InitializerDeclSyntax) -> FunctionFact {
    FunctionFact(
      kind: .initializer,
      name: "init",
      range: SourceRange(start: range(decl.initKeyword).start, end: range(decl).end),
      modifiers: modifiers(decl.modifiers),
      attributes: attributes(decl.attributes),
      genericParameters: genericParameters(decl.genericParameterClause, decl.genericWhereClause),
      parameters: parameters(decl.signature.parameterClause),
      result: nil,
      body: decl.body.map { statements($0.statements, isValueBody: false) })
  }

  mutating func deinitializer(_ decl: DeinitializerDeclSyntax) -> FunctionFact {
    FunctionFact(
      kind: .method,
      name: "deinit",
      range: SourceRange(start: range(decl.deinitKeyword).start, end: range(decl).end),
      modifiers: modifiers(decl.modifiers),
      attributes: attributes(decl.attributes),
      genericParameters: [], parameters: [], result: nil,
      body: decl.body.map { statements($0.statements) })
  }

  mutating func subscriptFunction(_ decl: SubscriptDeclSyntax) -> FunctionFact {
    let accessors = decl.accessorBlock.map { self.accessors($0) }
    return FunctionFact(
      kind: .subscript,
      name: "subscript",
      range: SourceRange(start: range(decl.subscriptKeyword).start, end: range(decl).end),
      modifiers: modifiers(decl.modifiers),
      attributes: attributes(decl.attributes),
      genericParameters: genericParameters(decl.genericParameterClause, decl.genericWhereClause),
      // A subscript's parameter has a label only where two names are written.
      parameters: parameters(decl.parameterClause).map { $0.label == $0.name ? $0.unlabeled : $0 },
      result: type(decl.returnClause.type),
      body: accessors?.getter)
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    var facts: [ParameterFact] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.identifierText
      let type = type(parameter.type)
      usedTypeNames.formUnion(type.names)
      facts.append(
        ParameterFact(
          label: label == "_" ? nil : label,
          name: (parameter.secondName ?? parameter.firstName).identifierText,
          type: type,
          isVariadic: parameter.ellipsis != nil,
          isNonEscaping: isNonEscaping(parameter.type),
          isDeferred: isDeferred(parameter.type, type),
          defaultValue: parameter.defaultValue.map { expression($0.value) }))
    }
    return facts
  }

  /// Whether a type is `@autoclosure () -> Void`, with further attributes or not.
  private func isDeferred(_ node: TypeSyntax, _ type: TypeReference) -> Bool {
    guard let attributed = node.as(AttributedTypeSyntax.self),
      attributes(attributed.attributes).contains("autoclosure"), case .function(_, let result) = type
    else { return false }
    return switch result {
    case .tuple(let elements): elements.isEmpty
    case .named(let path, _): path == ["Void"]
    default: false
    }
  }

  private func isNonEscaping(_ node: TypeSyntax) -> Bool {
    switch node.as(TypeSyntaxEnum.self) {
    case .functionType: true
    case .attributedType(let node): !attributes(node.attributes).contains("escaping") && isNonEscaping(node.baseType)
    default: false
    }
  }

  /// The properties that a `let` or `var` declares; a tuple pattern declares one for each name.
  mutating func properties(_ decl: VariableDeclSyntax) -> [PropertyFact] {
    let modifiers = modifiers(decl.modifiers)
    let attributes = wrappers(decl.attributes)
    let isConstant = decl.bindingSpecifier.tokenKind == .keyword(.let)
    // In `var a, b: Int` the type after the last name holds for all.
    var shared: TypeReference?
    var facts: [PropertyFact] = []
    for binding in decl.bindings.reversed() {
      shared = binding.typeAnnotation.map { type($0.type) } ?? (binding.initializer == nil ? shared : nil)
      if let shared { usedTypeNames.formUnion(shared.names) }
      let value = binding.initializer.map { expression($0.value) }
      let accessors = binding.accessorBlock.map { block in
        building(binding.typeAnnotation?.type, decl.attributes) { $0.accessors(block) }
      }
      let associated = accessors.flatMap { AssociatedProperty($0, in: range(binding)) }
      for declared in declaredNames(binding.pattern, type: shared, value: value).reversed() {
        facts.append(
          PropertyFact(
            name: declared.name.identifierText,
            range: SourceRange(start: range(declared.name).start, end: range(binding).end),
            type: declared.type, modifiers: associated?.refined(modifiers) ?? modifiers, isConstant: isConstant,
            weakPosition: weakPosition(in: decl, modifiers), attributes: attributes,
            initialValue: declared.value ?? associated?.initialValue,
            accessors: associated?.accessors ?? accessors ?? AccessorFacts()))
      }
    }
    return facts.reversed()
  }

  /// The `let` or `var` of one stored property of an optional type that nothing else is asked of.
  private func weakPosition(in decl: VariableDeclSyntax, _ modifiers: ModifierFacts) -> SourceRange? {
    guard let binding = decl.bindings.first, decl.bindings.count == 1, binding.initializer == nil,
      binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      decl.attributes.isEmpty, !modifiers.isWeak, !modifiers.isLazy
    else { return nil }
    return range(decl.bindingSpecifier)
  }

  /// The names in a pattern, those of a tuple with their parts of the type and the value.
  private func declaredNames(
    _ pattern: PatternSyntax, type: TypeReference?, value: Expression?
  ) -> [(name: TokenSyntax, type: TypeReference?, value: Expression?)] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier { return [(name, type, value)] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    let types: [TypeReference.Element] = if case .tuple(let types)? = type { types } else { [] }
    return tuple.elements.enumerated().flatMap { index, element in
      let part = value.map { Expression.member($0, String(index), range(element)) }
      return declaredNames(element.pattern, type: types.indices.contains(index) ? types[index].type : nil, value: part)
    }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax) -> AccessorFacts {
    var facts = AccessorFacts()
    switch block.accessors {
    case .getter(let items): facts.getter = statements(items, isValueBody: true)
    case .accessors(let accessors):
      for accessor in accessors { add(accessor, to: &facts) }
    }
    return facts
  }

  private mutating func add(_ accessor: AccessorDeclSyntax, to facts: inout AccessorFacts) {
    guard let body = accessor.body else {
      facts.isRequirement = true
      return
    }
    let parameter = accessor.parameters?.name.identifierText
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get), .keyword(._read), .keyword(.unsafeAddress):
      facts.getter = statements(body.statements, isValueBody: true)
    case .keyword(.set), .keyword(._modify):
      facts.setter = AccessorFact(parameter: parameter ?? "newValue", body: statements(body.statements))
    case .keyword(.didSet):
      facts.observers.append(
        AccessorFact(parameter: parameter ?? "oldValue", followsChange: true, body: statements(body.statements)))
    case .keyword(.willSet):
      facts.observers.append(AccessorFact(parameter: parameter ?? "newValue", body: statements(body.statements)))
    default: break
    }
  }
}
