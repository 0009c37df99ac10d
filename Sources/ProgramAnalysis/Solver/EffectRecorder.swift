import Collections
import GraphModel

/// What the running body does, kept with its activation: effects, allocations, and what could not be followed.
///
/// On whose behalf it happened and how sure it is, the stable call graph tells later.
final class EffectRecorder: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  /// On whose behalf each coordinator was made.
  private(set) var makers: [ObjectID: Set<ObjectID>] = [:]

  /// The coordinators of generic types that are told apart by what their parameters stand for.
  private(set) var specialized: [TypeID: Set<ObjectID>] = [:]

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  /// Notes an effect of the body that runs now; whose it is and how sure, the stable call graph tells.
  func record(_ effect: Effect, at site: Site?) {
    guard let current = solver.current else { return }
    current.effects.append(
      RecordedEffect(effect: effect, site: site, isChoice: solver.choices > 0, path: current.path))
  }

  /// Notes that a screen is put in front of the user by the statement that runs now.
  func noteShown(
    _ screen: ObjectID, _ transition: Transition, at site: Site?, isConditional: Bool = false,
    by means: ViewMeans? = nil
  ) {
    guard let current = solver.current else { return }
    current.shown.append(
      Shown(
        screen: screen, transition: transition, site: site, isConditional: isConditional, means: means,
        path: current.path))
  }

  /// Notes something that could not be followed.
  func noteUnresolved(_ text: String, at site: Site, _ frame: Frame, isAssumption: Bool = false) {
    // An assumption is about the class without source, whoever calls it.
    let subject = isAssumption ? nil : heap[frame.actor].type
    solver.current?.unresolved.append(
      UnresolvedCall(subject: subject, text: text, site: site, isAssumption: isAssumption))
  }

  func noteAllocation(of id: ObjectID) {
    solver.current?.allocations.append(Allocation(object: id, isChoice: solver.choices > 0))
  }

  func noteSpecialized(_ coordinator: ObjectID, of type: TypeID) {
    specialized[type, default: []].insert(coordinator)
  }

  func noteMaker(_ maker: ObjectID, of coordinator: ObjectID) { makers[coordinator, default: []].insert(maker) }

  /// Whether a coordinator makes others of its type, so that one object stands for both sides of an edge.
  func makesItsOwnKind(_ id: ObjectID) -> Bool { makers[id]?.contains(id) ?? false }
}
