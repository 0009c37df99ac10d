import SourceFacts

/// Views of libraries of which there is neither source nor model, as far as their arguments tell what they do with the app's pages.
struct UnsourcedPages: InterpreterPart {
  let interpreter: Interpreter
  private static let selection = "selection"

  /// `BottomBar(selection: $tab) { HomePage() … }`: a view that is handed a reference to what is selected and a builder of several pages shows
  /// these as tabs, as SwiftUI's own does. Nil for others.
  func tabs(_ arguments: [EvaluatedArgument], _ context: CallContext) -> ValueSet? {
    guard stateBranches.buildsViews(context.frame),
      arguments.contains(where: { $0.label == Self.selection && $0.values.values.contains(where: bindings.isBinding) }),
      case .closure(let builder)? = context.call.arguments.last?.value, builder.body.count(where: isPage(context)) > 1
    else { return nil }
    let type = program.externalType("TabView")
    let tabs = construction.allocate(type, at: context.site, context.frame)
    libraryCalls.apply(
      program.models.initializer(of: program[type].name) ?? [], receiver: tabs, base: nil, arguments, context)
    return ValueSet(.object(tabs))
  }

  /// Whether a statement gives a view of the app's own, with or without modifiers.
  private func isPage(_ context: CallContext) -> (Statement) -> Bool {
    { statement in
      switch statement {
      case .expression(let expression), .return(.some(let expression)):
        expression.builtType.flatMap { program.resolution.resolve(.named($0), in: context.frame.scope) }.map {
          roles.isView($0) || roles.isCoordinator($0)
        } ?? false
      default: false
      }
    }
  }
}

extension Expression {
  /// The name of what is called where modifiers, if any, begin: `HomePage` in `HomePage().padding()`.
  fileprivate var builtType: String? {
    guard case .call(let call) = self else { return nil }
    switch call.callee {
    case .name(let name, _), .specialized(.name(let name, _), _): return name.first?.isUppercase == true ? name : nil
    case .member(.some(let base), _, _): return base.builtType
    default: return nil
    }
  }
}
