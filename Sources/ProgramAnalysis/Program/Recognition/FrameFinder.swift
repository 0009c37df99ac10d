import SourceFacts

/// View controllers of the app that only frame another: sheets, wrappers, own navigation containers.
struct FrameFinder: ProgramPart {
  let program: Program

  /// Those of the view controllers that are made with one of which they leave open what it is: `init(content: UIViewController)`; or with several
  /// all of which they embed at once: `init(top: UIViewController, bottom: UIViewController)`. What names the class of each of its parts is a
  /// page of its own.
  func frames(among controllers: Set<TypeID>) -> Set<TypeID> {
    controllers.filter { type in
      let counts = program.types[type.index].orderedFunctions.filter { $0.fact.kind == .initializer }.map {
        initializer in
        initializer.parameterTypes.count { $0.map { isOne($0) && leavesContentOpen($0, in: type) } ?? false }
      }
      return counts.max() == 1 || counts.max().map { $0 > 1 && $0 == partsEmbeddedAtOnce(by: type) } == true
    }
  }

  /// Those of the view controllers with one method or property that embeds what it is handed, `card.setContent(screen)`, and no initializer
  /// that is handed one.
  func fillableFrames(among controllers: Set<TypeID>) -> Set<TypeID> {
    controllers.filter { type in
      let info = program.types[type.index]
      let isMadeWithOthers = info.orderedFunctions.contains { function in
        function.fact.kind == .initializer
          && function.parameterTypes.contains { $0.map { leavesContentOpen($0, in: type) } == true }
      }
      return !isMadeWithOthers
        && info.orderedFunctions.count { isFiller($0, of: type) }
          + info.orderedProperties.count { isFiller($0, of: type) }
          == 1
    }
  }

  private func isFiller(_ function: FunctionSymbol, of type: TypeID) -> Bool {
    guard !function.fact.isOverride, !function.fact.isStatic, function.fact.kind == .method,
      let body = function.fact.body
    else { return false }
    return zip(function.fact.parameters, function.parameterTypes).contains { parameter, declared in
      declared.map { isOne($0) && leavesContentOpen($0, in: type) } == true && embeds(parameter.name, in: body)
    }
  }

  private func isFiller(_ property: PropertySymbol, of type: TypeID) -> Bool {
    guard !property.fact.isStatic, property.type.map({ isOne($0) && leavesContentOpen($0, in: type) }) == true else {
      return false
    }
    return property.fact.observers.contains { embeds(property.fact.name, in: $0.body) }
  }

  /// How many properties a view controller makes its children as soon as it is loaded.
  private func partsEmbeddedAtOnce(by type: TypeID) -> Int {
    let loads = program.types[type.index].orderedFunctions.filter { $0.fact.name == "viewDidLoad" }
    var parts: Set<String> = []
    for statements in loads.compactMap(\.fact.body) {
      ExpressionWalk { expression, _ in
        guard case .call(let call) = expression, Self.embeddings.contains(call.callee.lastName ?? "") else { return }
        switch call.arguments.first?.value {
        case .name(let name, _), .member(.some(.name("self", _)), let name, _): parts.insert(name)
        default: return
        }
      }.walk(statements)
    }
    return parts.count
  }

  /// Whether statements make what has that name a child of the view controller.
  private func embeds(_ name: String, in statements: [Statement]) -> Bool {
    var isEmbedded = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, Self.embeddings.contains(call.callee.lastName ?? ""),
        case .name(name, _)? = call.arguments.first?.value
      else { return }
      isEmbedded = true
    }.walk(statements)
    return isEmbedded
  }

  private static let embeddings: Set<String> = ["addChild", "addChildViewController"]

  /// Whether a type says of what it is declared for no more than that it is a view controller or view, or several.
  func leavesContentOpen(_ declared: ScopedType, in type: TypeID) -> Bool {
    if case .array(let element) = declared.reference {
      return leavesContentOpen(ScopedType(reference: element, scope: declared.scope), in: type)
    }
    if case .named(let path, _) = declared.reference, path.count == 1,
      let parameter = program.types[type.index].genericParameters.first(where: { $0.name == path[0] })
    {
      let bound = parameter.bound.flatMap { resolution.resolve($0, in: declared.scope) }
      return bound.map { isScreenOrAny($0) } ?? true
    }
    return resolution.resolve(declared).map(isScreenOrAny) == true
  }

  private func isOne(_ declared: ScopedType) -> Bool { if case .array = declared.reference { false } else { true } }

  /// Whether no more is known of a type than that it is a screen.
  private func isScreenOrAny(_ content: TypeID) -> Bool {
    if program.types[content.index].isExternal {
      return ["UIViewController", "View"].contains(program.types[content.index].name)
    }
    return hierarchy.isProtocol(content) && hierarchy.inherits(content, fromExternal: "UIViewController")
  }
}
