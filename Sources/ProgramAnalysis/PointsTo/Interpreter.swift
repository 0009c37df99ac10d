import SourceFacts

/// Runs bodies on abstract objects until nothing grows any more: the transfer functions of a points-to analysis over an ``AbstractMachine``.
///
/// It only holds the parts together, each of which knows one topic and calls the others by their names. A part with facts of its own is an
/// object that lives as long as the interpreter; the others are made where they are used.
final class Interpreter: InterpreterPart {
  let machine: AbstractMachine
  private(set) lazy var valueCalls = ValueCalls(interpreter: self)
  private(set) lazy var argumentEvaluation = ArgumentEvaluation(interpreter: self)
  private(set) lazy var caseSplitting = CaseSplitting(interpreter: self)
  private(set) lazy var libraryChildren = LibraryChildren(interpreter: self)
  private(set) lazy var sharedObjects = SharedObjects(interpreter: self)
  private(set) lazy var actionSemantics = ActionSemantics(interpreter: self)
  private(set) lazy var scopedState = ScopedState(interpreter: self)
  private(set) lazy var unsourcedChannels = UnsourcedChannels(interpreter: self)
  private(set) lazy var callbackExpansion = CallbackExpansion(interpreter: self)
  private(set) lazy var emission = StreamEmission(interpreter: self)
  private(set) lazy var notifications = NotificationSemantics(interpreter: self)
  private(set) lazy var embedded = EmbeddedCoordinators(interpreter: self)
  private(set) lazy var presentation = PresentationSemantics(interpreter: self)
  private(set) lazy var presenterTable = PresenterTable(interpreter: self)
  private(set) lazy var bindings = BindingSemantics(interpreter: self)
  private(set) lazy var stateBranches = StateBranches(interpreter: self)
  private(set) lazy var pathSteps = PathSteps(interpreter: self)
  private(set) lazy var representables = RepresentableViews(interpreter: self)
  /// Strings by which coordinators tell where to go.
  private(set) lazy var routeNames = program.keyFinder.findRouteNames(
    of: roles.coordinatorTypes + roles.coordinatorRoots)

  var interpreter: Interpreter { self }

  init(program: Program, roles: Roles, budget: Budget = Budget(), abstracting abstracted: Set<TypeID> = []) {
    machine = AbstractMachine(program: program, roles: roles, budget: budget, abstracting: abstracted)
  }

  func site(_ range: SourceRange, _ frame: Frame) -> Site { Site(file: frame.scope.file, range: range) }
}
