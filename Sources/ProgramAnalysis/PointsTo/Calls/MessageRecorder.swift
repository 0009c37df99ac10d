import Collections

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
    if case .object(let sender)? = caller.receiver, sender != id {
      recorder.record(.sent(sender: sender, coordinator: id, message: message, link: link), at: site)
    }
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

  /// Notes screens that a coordinator made and gives to somebody else.
  func noteHandedOut(_ result: ValueSet, by receiver: Value?, to caller: Frame, site: Site?) {
    guard case .object(let id)? = receiver, caller.actor != id, kinds.isCoordinator(id) else { return }
    for screen in shownScreens.screens(in: result) where heap[screen].maker == id {
      recorder.record(.handedOut(coordinator: id, screen: screen), at: site)
    }
  }
}
