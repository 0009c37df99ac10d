import SourceFacts

/// What coordinators let the controls of their pages do, and what the pages' views tell them:
/// `page.button.addAction(UIAction { … }, for: .touchUpInside)`, a shorter form of it that the app adds to all controls,
/// `page.navigationItem.rightBarButtonItem = UIBarButtonItem(…)`, and `page.tableView.delegate = self`.
///
/// The system runs such a callback when the user touches the control or view. As that is a part of the page, the page is who tells the
/// coordinator.
struct ControlEvents: InterpreterPart {
  let interpreter: Interpreter

  /// The system's controls, and what else takes a callback for what the user does.
  private static let controls = [
    "UIControl", "UIButton", "UISwitch", "UISegmentedControl", "UISlider", "UIStepper", "UITextField", "UIPageControl",
    "UIDatePicker", "UIRefreshControl", "UIBarButtonItem", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPanGestureRecognizer",
  ]
  private static let barButtonItems: Set<String> = [
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem",
  ]

  /// A call of a control of another object, by a coordinator: how the system is told, or a method of the app's own that tells it.
  func listen(to control: Expression, by method: String, _ context: CallContext) {
    guard AddedListeners.ofSystem.contains(method) || program.addedListeners.ofControls.contains(method),
      listener(context.frame) != nil, control.isMemberPath
    else { return }
    let sources = streamSources.sources(of: control, context.environment, context.frame)
    for source in sources where !source.isOwn && source.link == control.lastName {
      let pages = source.objects.filter { isControl(source.link, of: $0) }
      guard !pages.isEmpty else { continue }
      let callbacks = callbacks(in: context.call.arguments.map(\.value), context.environment, context.frame)
      note(callbacks, of: pages, source.link, context.site, context.frame)
      fire(callbacks, of: pages, source.link, context.site, context.frame)
    }
  }

  /// An assignment to a bar button of another object, or of itself to the delegate of another object's view, by a coordinator.
  func listen(
    to item: Expression, assigned value: Expression, _ site: Site, _ environment: Environment, _ frame: Frame
  ) {
    guard case .member(.some(let base), let link, _) = item, let listener = listener(frame) else { return }
    if case .member(.some(let page), "navigationItem", _) = base, Self.barButtonItems.contains(link) {
      let callbacks = callbacks(in: [value], environment, frame)
      let pages = expressions.evaluated(page, environment, frame).objects.filter {
        kinds.isScreen($0) && $0 != listener
      }
      fire(callbacks, of: pages, link, site, frame)
    } else if link == "delegate", base.isMemberPath, value.isSelf {
      for source in streamSources.sources(of: base, environment, frame) where source.link == base.lastName {
        for page in source.objects where kinds.isScreen(page) && page != listener {
          listen(listener, to: source.link, of: page, site, frame)
        }
      }
    }
  }

  /// Lets a page's view tell a coordinator what the user does on it: `tableView(_:didSelectRowAt:)`.
  private func listen(
    _ delegate: ObjectID, to view: String, of page: ObjectID, _ site: Site, _ frame: Frame
  ) {
    guard let type = heap[delegate].type, let owner = heap[page].type else { return }
    let declared = program.members.property(named: view, in: owner).flatMap { program.declaredTypes.type(of: $0) }
    for ancestor in program.hierarchy.ancestors(of: type) {
      for symbol in program[ancestor].orderedFunctions
      where symbol.fact.body != nil && program.hierarchy.isDelegateMethod(symbol, of: type) {
        guard let sender = symbol.parameterTypes[0].flatMap({ program.resolution.resolve($0) }),
          program[sender].isExternal,
          declared.map({ program.hierarchy.isSubtype($0, of: sender) })
            ?? (program[sender].name.lowercased() == "ui" + view.lowercased())
        else { continue }
        let method = heap.method(symbol, receiver: .object(delegate))
        fire(method, of: page, symbol.fact.name, site, frame)
      }
    }
  }

  private func listener(_ frame: Frame) -> ObjectID? {
    guard case .object(let id)? = frame.receiver, kinds.isCoordinator(id) else { return nil }
    return id
  }

  /// Whether objects of a type are controls or recognizers, which call what they are handed when the user does something.
  func isControl(_ type: TypeID) -> Bool {
    Self.controls.contains { program.hierarchy.inherits(type, fromExternal: $0) }
  }

  /// Whether objects of a type are made for a list to show its items again and again: what they are handed they call when the user taps one.
  func isCell(_ type: TypeID) -> Bool {
    AppleFrameworks.cellClasses.contains { program.hierarchy.inherits(type, fromExternal: $0) }
  }

  /// Whether a member is a control, by its declaration or by what it begins with.
  private func isControl(_ member: String, of object: ObjectID) -> Bool {
    guard let type = heap[object].type, let symbol = program.members.property(named: member, in: type),
      let resolved = program.declaredTypes.type(of: symbol)
    else { return false }
    return isControl(resolved)
  }

  /// The closures and methods that are handed to a control: by themselves, in an action of the system's, or by their selectors.
  private func callbacks(in written: [Expression], _ environment: Environment, _ frame: Frame) -> ValueSet {
    written.reduce(into: ValueSet()) { found, expression in
      switch expression {
      case .closure: found.formUnion(expressions.evaluate(expression, environment, frame))
      case .effects(let parts) where parts.count == 1:
        found.formUnion(expressions.evaluate(parts[0], environment, frame).filter(\.isCallable))
      case .call(let call) where call.callee.lastName.map(AppleFrameworks.owns) == true:
        found.formUnion(callbacks(in: call.arguments.map(\.value), environment, frame))
      case .array(let elements, _): found.formUnion(callbacks(in: elements, environment, frame))
      case .name(let name, _):
        guard let variable = environment.variable(name), !variable.isHidden, let origin = variable.origin else {
          return
        }
        variable.isHidden = true
        defer { variable.isHidden = false }
        found.formUnion(callbacks(in: [origin], environment, frame))
      default: return
      }
    }
  }

  private func fire(_ callbacks: ValueSet, of pages: [ObjectID], _ link: String, _ site: Site, _ frame: Frame) {
    for callback in callbacks.values {
      if case .closure(let closure) = callback { heap[closure].name(link, by: .property) }
      for page in pages { fire(callback, of: page, link, site, frame) }
    }
  }

  /// Notes that a page has a control's closure with which it tells a coordinator something. A target and its selector are the system's way, by
  /// which the page tells nobody itself.
  private func note(_ callbacks: ValueSet, of pages: [ObjectID], _ link: String, _ site: Site, _ frame: Frame) {
    closureInvocation.runLater(callbacks, from: frame, site: site)
    for closure in callbacks.closures {
      for coordinator in subscription.listeners(closure, []) {
        for page in pages {
          recorder.record(
            .wired(holder: page, link: link, coordinator: coordinator, actor: frame.actor, callable: .closure(closure)),
            at: site)
        }
      }
    }
  }

  /// Lets the page call the callback, as soon as the user does what it is for.
  func fire(_ callback: Value, of page: ObjectID, _ link: String, _ site: Site?, _ frame: Frame) {
    let event = activationTable.activation(.event(callback, link), receiver: .object(page), actor: page, arguments: [])
    _ = solver.run(event, from: frame, site: site, message: nil, isDeferred: true) { [self] in
      let caller = Frame(
        activation: event, scope: frame.scope, receiver: .object(page), actor: page, generics: [:], owner: nil,
        result: nil)
      switch callback {
      case .closure(let closure): closureInvocation.invoke(closure, [], from: caller, site: site, message: link)
      case .method(let method):
        let (symbol, receiver) = heap[method]
        if symbol.fact.body != nil {
          functionInvocation.invoke(symbol, receiver, [], from: caller, site: site, message: link)
        }
      case .object, .metatype: break
      }
      return .unknown
    }
  }

  /// Lets an object's stream deliver what the user does on its page, as soon as he does it.
  func deliver(from stream: ObjectID, _ link: String, of object: ObjectID, _ site: Site, _ frame: Frame) {
    let receiver = Value.object(object)
    let event = activationTable.activation(
      .event(.object(stream), link), receiver: receiver, actor: object, arguments: [])
    _ = solver.run(event, from: frame, site: site, message: nil, isDeferred: true) { [self] in
      let caller = Frame(
        activation: event, scope: frame.scope, receiver: receiver, actor: object, generics: [:], owner: nil, result: nil
      )
      emission.emit(.unknown, from: stream, isDeferred: false, caller, site)
      return .unknown
    }
  }
}
