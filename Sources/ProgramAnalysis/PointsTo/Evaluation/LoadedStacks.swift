import SourceFacts

/// Navigation stacks that a storyboard made, of which a cast says what page they hold: `stack.topViewController as? ListViewController`.
struct LoadedStacks: InterpreterPart {
  let interpreter: Interpreter

  private static let controller = "UINavigationController"

  /// Lets the stack in a local variable hold the page that its content was cast to, where what gave the stack is not known. The content itself stays
  /// unknown: another cast may say otherwise.
  ///
  /// - Parameters:
  ///   - operand: what was cast, as written.
  ///   - pages: what the cast gave.
  func hold(_ pages: ValueSet, castFrom operand: Expression, at site: Site, _ environment: Environment, _ frame: Frame)
  {
    guard let (name, isStack) = stack(of: operand), let variable = environment.variable(name), !variable.isArgument,
      variable.origin.map(isGiven) == true
    else { return }
    let known = memory.values(of: variable).objects
    let areStacks = known.allSatisfy { isStackOutOfStoryboard($0) }
    let loaded = pages.filter { if case .object(let id) = $0 { heap[id].site == site } else { false } }
    guard areStacks, isStack || !known.isEmpty, !loaded.isBottom else { return }
    let stack = heap.object(
      .instance, type: program.externalType(Self.controller), site: site, context: frame.activation.context,
      maker: frame.actor)
    memory.put(loaded, in: HiddenField.loadedPages, of: stack.id)
    memory.assign(ValueSet(.object(stack.id)), to: variable)
  }

  /// Whether nothing is known of a stack but what casts said of it.
  private func isStackOutOfStoryboard(_ id: ObjectID) -> Bool {
    guard kinds.typeInfo(id)?.name == Self.controller else { return false }
    return heap[id].kind == .opaque || !memory.field(HiddenField.loadedPages, of: id).isBottom
  }

  /// The variable of which an expression gives the first page, and whether only stacks have a property of that name.
  private func stack(of operand: Expression) -> (variable: String, isCertain: Bool)? {
    switch operand {
    case .member(.some(.name(let name, _)), "topViewController", _),
      .member(.some(.name(let name, _)), "visibleViewController", _):
      (name, true)
    case .member(.some(.member(.some(.name(let name, _)), "viewControllers", _)), "first", _): (name, false)
    case .index(let call):
      if case .member(.some(.name(let name, _)), "viewControllers", _) = call.callee { (name, false) } else { nil }
    default: nil
    }
  }

  /// Whether a call gave it, as that of a storyboard does.
  private func isGiven(_ origin: Expression) -> Bool {
    switch origin {
    case .call: true
    case .cast(let inner, _, _): isGiven(inner)
    default: false
    }
  }
}
