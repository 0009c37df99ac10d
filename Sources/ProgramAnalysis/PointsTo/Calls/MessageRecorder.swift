import Collections
import GraphModel

/// Messages that reach coordinators: what is sent to them, supplied to them and handed out by them.
struct MessageRecorder: InterpreterPart {
  let interpreter: Interpreter

  /// Notes that code of the caller sends a message to a coordinator, or that an actor uses one.
  func noteMessage(
    _ message: String?, to receiver: Value?, by link: String? = nil, from caller: Frame, site: Site?,
    isDelivery: Bool = false
  ) {
    guard case .object(let id)? = receiver, kinds.isCoordinator(id) else { return }
    if !isDelivery { caller.activation.touched.append(id) }
    guard let message else { return }
    if caller.actor != id { recorder.record(.used(actor: caller.actor, coordinator: id, member: message), at: site) }
    for sender in senders(in: caller) where sender != id {
      recorder.record(.sent(sender: sender, coordinator: id, message: message, link: link), at: site)
    }
  }

  /// Whose code runs: of what the app adds to all streams, whose stream it is called on.
  private func senders(in caller: Frame) -> [ObjectID] {
    guard case .object(let sender)? = caller.receiver else { return [] }
    guard kinds.isStream(sender) else { return [sender] }
    return streamSources.sources(of: nil, Environment(), caller).flatMap(\.objects)
  }

  /// Notes that code of the caller calls a closure that others made for it to reach a coordinator.
  func noteMessage(_ message: String?, throughWired closure: ClosureID, from caller: Frame, site: Site?) {
    guard let message, case .object(let sender)? = caller.receiver else { return }
    recorder.record(.called(sender: sender, closure: closure, message: message), at: site)
  }

  /// Notes that a coordinator gives a container several screens to choose from.
  func noteSupply(_ arguments: [ValueSet], to containers: ValueSet, from caller: Frame, site: Site?) {
    guard kinds.isCoordinator(caller.actor) else { return }
    for container in containers.objects where kinds.isAppScreen(container) {
      for id in arguments.flatMap(\.objects) where heap[id].kind == .collection {
        for screen in shownScreens.screens(in: ValueSet(.object(id))) where screen != container {
          recorder.record(.supplied(actor: caller.actor, container: container, screen: screen), at: site)
        }
      }
    }
  }

  /// Notes that a method of an app's own container is handed a screen and says how it is shown, as a navigation controller's do:
  /// `container.pushViewController(screen, animated: true)`, `popup.present(content: screen)`.
  func notePlacement(
    _ arguments: [ValueSet], of symbol: FunctionSymbol, in container: Value, from caller: Frame, site: Site?
  ) {
    guard caller.receiver != container, case .object(let id) = container, isOwnContainer(id), let type = heap[id].type,
      let transition = placement(by: symbol, in: type)
    else { return }
    let pages = zip(pageParameters(of: symbol, in: type), arguments).filter(\.0).map(\.1)
    for screen in shownScreens.screens(in: pages.reduce(into: .empty) { $0.formUnion($1) }) where screen != id {
      recorder.record(.placed(container: id, screen: screen, transition: transition), at: site)
    }
  }

  private func isOwnContainer(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, kinds.isAppScreen(id), !kinds.isCoordinator(id) else { return false }
    return !roles.isContainer(type) && !program.hierarchy.inherits(type, fromExternal: "UITabBarController")
  }

  /// Which parameters take any page, or several: a method that takes one of a class of its own has a part by it, and no page.
  private func pageParameters(of symbol: FunctionSymbol, in type: TypeID) -> [Bool] {
    zip(symbol.fact.parameters, symbol.parameterTypes).map { parameter, declared in
      !PatternWords.namesPlace(parameter.label ?? parameter.name) && !PatternWords.namesSurroundings(parameter.name)
        && declared.map { program.frameFinder.leavesContentOpen($0, in: type) } == true
    }
  }

  /// A container with a method to push has a stack, which `setViewControllers` replaces.
  private func placement(by symbol: FunctionSymbol, in container: TypeID) -> Transition? {
    guard symbol.fact.name == PatternWords.stackReplacement else { return PatternWords.placement(by: symbol.fact.name) }
    let hasStack = program.hierarchy.ancestors(of: container).flatMap { program[$0].orderedFunctions }.contains {
      PatternWords.placement(by: $0.fact.name) == .push && pageParameters(of: $0, in: container).contains(true)
    }
    return hasStack ? .root : nil
  }

  /// Notes screens that a coordinator made and gives to somebody else: a page that is given itself shows nothing by it.
  func noteHandedOut(_ result: ValueSet, by receiver: Value?, to caller: Frame, site: Site?) {
    guard case .object(let id)? = receiver, caller.actor != id, kinds.isCoordinator(id) else { return }
    let own = heap[caller.actor].type
    for screen in shownScreens.screens(in: result) where heap[screen].maker == id && heap[screen].type != own {
      recorder.record(.handedOut(coordinator: id, screen: screen), at: site)
    }
  }
}
