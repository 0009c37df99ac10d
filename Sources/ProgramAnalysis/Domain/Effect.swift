import GraphModel

/// Something that a primitive did, on behalf of an actor; effects say what happened to objects, the graph says what it means.
enum Effect: Hashable {
  /// Code of the maker, run on behalf of the actor, made a coordinator.
  case made(actor: ObjectID, maker: ObjectID, coordinator: ObjectID)
  /// A coordinator entered a stored property of a holder.
  case stored(
    holder: ObjectID, property: String, coordinator: ObjectID, isCollection: Bool, source: ValueSource, actor: ObjectID)
  /// Something left a stored property of a holder: a member that the code which takes it out was told, or, where that is nil, any.
  case removed(holder: ObjectID, property: String, member: ObjectID?)
  /// An actor called a method of a coordinator.
  case used(actor: ObjectID, coordinator: ObjectID, member: String)
  /// A holder got something that acts on a coordinator: a closure or method.
  case wired(holder: ObjectID, link: String, coordinator: ObjectID, actor: ObjectID, callable: Value)
  /// A coordinator listens to a publisher of the source.
  case subscribed(source: ObjectID, link: String, coordinator: ObjectID)
  /// A screen was put in front of the user.
  case shown(actor: ObjectID, screen: ObjectID, transition: Transition)
  /// A coordinator put a screen at the bottom of a navigation stack of its own making.
  case stacked(actor: ObjectID, screen: ObjectID)
  /// A coordinator gave a container screens to choose from.
  case supplied(actor: ObjectID, container: ObjectID, screen: ObjectID)
  /// A screen was handed to a method of an app's own container that says how it is shown.
  case placed(container: ObjectID, screen: ObjectID, transition: Transition)
  /// A coordinator's member gave a screen to somebody outside.
  case handedOut(coordinator: ObjectID, screen: ObjectID)
  /// Code of the sender sent a message to a coordinator, by the property, closure or publisher of that name where it is known.
  case sent(sender: ObjectID, coordinator: ObjectID, message: String, link: String?)
  /// Code of the sender called a closure, which acts on whom it was wired to.
  case called(sender: ObjectID, closure: ClosureID, message: String)
}

/// Where what is assigned comes from.
enum ValueSource: Hashable {
  /// It was made here, or was the object's own before.
  case own
  /// Another actor passed it.
  case argument
  /// It was read out of another object.
  case foreign
}

extension Effect {
  /// The screen or sender that it is about, where that may have no source.
  var subject: ObjectID? {
    switch self {
    case .shown(_, let screen, _), .stacked(_, let screen), .handedOut(_, let screen), .supplied(_, _, let screen):
      screen
    case .wired(let holder, _, _, _, _), .stored(let holder, _, _, _, _, _): holder
    case .subscribed(let source, _, _): source
    case .made, .removed, .used, .sent, .called, .placed: nil
    }
  }
}

extension Effect {
  /// The object that another gave something.
  var recipient: ObjectID? {
    switch self {
    case .stored(let holder, _, _, _, .argument, let actor), .wired(let holder, _, _, let actor, _):
      actor == holder ? nil : holder
    default: nil
    }
  }

  /// Whether a coordinator entered a property with a collection that another passed.
  var passesCollection: Bool { if case .stored(_, _, _, true, .argument, _) = self { true } else { false } }

  /// The screen that comes before the user.
  var shownScreen: ObjectID? {
    switch self {
    case .shown(_, let screen, _), .stacked(_, let screen), .handedOut(_, let screen), .supplied(_, _, let screen):
      screen
    default: nil
    }
  }

  /// The coordinator that it was done with.
  var coordinator: ObjectID? {
    switch self {
    case .made(_, _, let id), .stored(_, _, let id, _, _, _), .used(_, let id, _), .wired(_, _, let id, _, _),
      .subscribed(_, _, let id), .handedOut(let id, _), .sent(_, let id, _, _):
      id
    case .removed, .shown, .stacked, .supplied, .placed, .called: nil
    }
  }
}

/// An effect of one run of a body, with the statement that had it.
struct RecordedEffect: Hashable {
  let effect: Effect
  let site: Site?
  /// Whether the body had to choose.
  let isChoice: Bool
  /// What the tests around the statement say.
  let path: PathCondition

  /// Place and objects tell nearly all effects apart, without a look at names.
  func hash(into hasher: inout Hasher) {
    hasher.combine(site?.range.start)
    hasher.combine(effect.coordinator)
    hasher.combine(effect.subject)
    switch effect {
    case .wired(_, _, _, _, let callable): hasher.combine(callable)
    case .called(_, let closure, _): hasher.combine(closure)
    default: break
    }
  }
}
