import SourceFacts

/// View controllers of the app that only frame another: sheets, wrappers, own navigation containers.
struct FrameFinder: ProgramPart {
  let program: Program

  /// Those of the view controllers that are made with one of which they leave open what it is: `init(content: UIViewController)`, or have one
  /// method that embeds such a one: `setContent(_:)`. What names the class of each of its parts is a page of its own.
  func frames(among controllers: Set<TypeID>) -> Set<TypeID> {
    controllers.filter { type in
      let functions = program.types[type.index].orderedFunctions
      let initializers = functions.filter { $0.fact.kind == .initializer }.map {
        openParameters(of: $0, in: type).count
      }
      if let most = initializers.max(), most > 0 { return most == 1 }
      return functions.count { $0.fact.kind == .method && embedsParameter($0, in: type) } == 1
    }
  }

  private func openParameters(of function: FunctionSymbol, in type: TypeID) -> [String] {
    zip(function.fact.parameters, function.parameterTypes).filter { _, declared in
      declared.map { leavesContentOpen($0, in: type) } ?? false
    }.map(\.0.name)
  }

  /// Whether a method adds its only such parameter to the view controller's children.
  private func embedsParameter(_ function: FunctionSymbol, in type: TypeID) -> Bool {
    let parameters = openParameters(of: function, in: type)
    guard parameters.count == 1, !function.fact.isStatic, let body = function.fact.body else { return false }
    var embeds = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, call.callee.ownMember == "addChild", call.arguments.count == 1,
        case .name(parameters[0], _) = call.arguments[0].value
      else { return }
      embeds = true
    }.walk(body)
    return embeds
  }

  private func leavesContentOpen(_ declared: ScopedType, in type: TypeID) -> Bool {
    if case .named(let path, _) = declared.reference, path.count == 1,
      program.types[type.index].genericParameters.contains(where: { $0.name == path[0] })
    {
      return true
    }
    if case .composition(let parts) = resolution.expand(declared).reference {
      return parts.contains { leavesContentOpen(ScopedType(reference: $0, scope: declared.scope), in: type) }
    }
    guard let content = resolution.resolve(declared) else { return false }
    if program.types[content.index].isExternal {
      return ["UIViewController", "View"].contains(program.types[content.index].name)
    }
    return hierarchy.isProtocol(content) && hierarchy.inherits(content, fromExternal: "UIViewController")
  }
}
