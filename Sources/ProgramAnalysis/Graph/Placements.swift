import Collections
import GraphModel

/// What is seen when a container of the app's own is shown or embeds something, as far as its methods and its content say.
struct Placements {
  /// By a container and a screen that it embeds, how the methods that were handed the screen say that it is shown.
  private var told: [[ObjectID]: Set<Transition>] = [:]
  /// The containers among these.
  private var placing: Set<ObjectID> = []
  /// By a container that only frames one screen of its maker's, that screen.
  private var framed: [ObjectID: ObjectID] = [:]

  init(_ places: OrderedDictionary<Effect, [Site]>, _ interpreter: Interpreter) {
    var embedded: OrderedDictionary<ObjectID, Set<ObjectID>> = [:]
    var shown: Set<ObjectID> = []
    var sending: Set<ObjectID> = []
    for effect in places.keys {
      switch effect {
      case .shown(let container, let screen, .embed)
      where container != screen && interpreter.kinds.isAppScreen(container):
        embedded[container, default: []].insert(screen)
        shown.insert(screen)
      case .shown(_, let screen, _), .stacked(_, let screen), .handedOut(_, let screen): shown.insert(screen)
      case .wired(let sender, _, _, _, _), .stored(let sender, _, _, _, _, _), .subscribed(let sender, _, _):
        sending.insert(sender)
      // The message of a closure is called like the property that holds it: one that acts on a coordinator is wired, others, as one that only says
      // that the container is gone, tell nothing.
      case .sent(let sender, _, let message, let link) where link != message: sending.insert(sender)
      default: continue
      }
    }
    for case .placed(let container, let screen, let transition) in places.keys
    where embedded[container]?.contains(screen) == true {
      told[[container, screen], default: []].insert(transition)
      placing.insert(container)
    }
    for (container, screens) in embedded where shown.contains(container) && !sending.contains(container) {
      let object = interpreter.heap[container]
      guard screens.count == 1, let screen = screens.first, let type = object.type, let maker = object.maker,
        interpreter.roles.isFillableFrame(type), interpreter.heap[screen].maker == maker
      else { continue }
      framed[container] = screen
    }
  }

  /// Whether a container was told how it shows a screen.
  func isTold(_ screen: ObjectID, in container: ObjectID) -> Bool { told[[container, screen]] != nil }

  /// The screens that are seen when an actor shows one, and how: instead of a container that only frames another the one in it, and what
  /// a container embeds as its methods say.
  func seen(
    _ screen: ObjectID, shownBy actor: ObjectID, _ transition: Transition
  ) -> [(screen: ObjectID, transition: Transition)] {
    if transition == .embed, var told = told[[actor, screen]] {
      // What was pushed stays in the stack when its view controllers are replaced.
      if told.contains(.push) { told.remove(.root) }
      return told.sorted { $0.rawValue < $1.rawValue }.map { (screen, $0) }
    }
    // A container that puts itself before the user is seen in what it holds, and a frame where it is shown.
    if screen == actor, placing.contains(actor) { return [] }
    if transition == .embed, framed[actor] == screen { return [] }
    return [(framed[screen] ?? screen, transition)]
  }
}
