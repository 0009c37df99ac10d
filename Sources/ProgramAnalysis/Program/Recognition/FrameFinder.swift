import SourceFacts

/// View controllers of the app that only frame another: sheets, wrappers, own navigation containers.
struct FrameFinder: ProgramPart {
  let program: Program

  /// Those of the view controllers that are made with one of which they leave open what it is: `init(content: UIViewController)`. What
  /// names the class of each of its parts is a page of its own.
  func frames(among controllers: Set<TypeID>) -> Set<TypeID> {
    controllers.filter { type in
      let counts = program.types[type.index].orderedFunctions.filter { $0.fact.kind == .initializer }.map {
        initializer in
        initializer.parameterTypes.count { $0.map { leavesContentOpen($0, in: type) } ?? false }
      }
      return counts.max() == 1
    }
  }

  private func leavesContentOpen(_ declared: ScopedType, in type: TypeID) -> Bool {
    if case .named(let path, _) = declared.reference, path.count == 1,
      let parameter = program.types[type.index].genericParameters.first(where: { $0.name == path[0] })
    {
      let bound = parameter.bound.flatMap { resolution.resolve($0, in: declared.scope) }
      return bound.map { isScreenOrAny($0) } ?? true
    }
    return resolution.resolve(declared).map(isScreenOrAny) == true
  }

  /// Whether no more is known of a type than that it is a screen.
  private func isScreenOrAny(_ content: TypeID) -> Bool {
    if program.types[content.index].isExternal {
      return ["UIViewController", "View"].contains(program.types[content.index].name)
    }
    return hierarchy.isProtocol(content) && hierarchy.inherits(content, fromExternal: "UIViewController")
  }
}
