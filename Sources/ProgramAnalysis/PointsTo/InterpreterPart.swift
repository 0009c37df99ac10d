/// Transfer functions of one topic, which reach those of others by their names.
protocol InterpreterPart: MachinePart {
  var interpreter: Interpreter { get }
}

extension InterpreterPart {
  var machine: AbstractMachine { interpreter.machine }
  var storedFlow: StoredFlow { StoredFlow(interpreter: interpreter) }
  var construction: ObjectConstruction { ObjectConstruction(interpreter: interpreter) }
  var genericsResolution: GenericsResolution { GenericsResolution(interpreter: interpreter) }
  var expressions: ExpressionEvaluator { ExpressionEvaluator(interpreter: interpreter) }
  var literals: LiteralEvaluator { LiteralEvaluator(interpreter: interpreter) }
  var operators: OperatorEvaluator { OperatorEvaluator(interpreter: interpreter) }
  var casts: CastEvaluator { CastEvaluator(interpreter: interpreter) }
  var statements: StatementExecutor { StatementExecutor(interpreter: interpreter) }
  var patterns: PatternMatching { PatternMatching(interpreter: interpreter) }
  var conditions: ConditionEvaluator { ConditionEvaluator(interpreter: interpreter) }
  var names: NameResolution { NameResolution(interpreter: interpreter) }
  var hardCodedConstants: HardCodedConstants { HardCodedConstants(interpreter: interpreter) }
  var initialBranches: InitialBranches { InitialBranches(interpreter: interpreter) }
  var reading: MemberReading { MemberReading(interpreter: interpreter) }
  var initialValues: InitialValues { InitialValues(interpreter: interpreter) }
  var assignment: AssignmentEvaluator { AssignmentEvaluator(interpreter: interpreter) }
  var propertyWrites: PropertyWrites { PropertyWrites(interpreter: interpreter) }
  var recentWrites: RecentWrites { RecentWrites(interpreter: interpreter) }
  var removals: Removals { Removals(interpreter: interpreter) }
  var staticTypes: StaticTypes { StaticTypes(interpreter: interpreter) }
  var loadedStacks: LoadedStacks { LoadedStacks(interpreter: interpreter) }
  var stackTests: StackTests { StackTests(interpreter: interpreter) }
  var keyPaths: KeyPaths { KeyPaths(interpreter: interpreter) }
  var contentKeys: ContentKeys { ContentKeys(interpreter: interpreter) }
  var assignedPlaces: AssignedPlaces { AssignedPlaces(interpreter: interpreter) }
  var callResolution: CallResolution { CallResolution(interpreter: interpreter) }
  var memberCalls: MemberCalls { MemberCalls(interpreter: interpreter) }
  var valueCalls: ValueCalls { interpreter.valueCalls }
  var staticCalls: StaticCalls { StaticCalls(interpreter: interpreter) }
  var argumentEvaluation: ArgumentEvaluation { interpreter.argumentEvaluation }
  var overloadResolution: OverloadResolution { OverloadResolution(interpreter: interpreter) }
  var functionInvocation: FunctionInvocation { FunctionInvocation(interpreter: interpreter) }
  var caseSplitting: CaseSplitting { interpreter.caseSplitting }
  var closureInvocation: ClosureInvocation { ClosureInvocation(interpreter: interpreter) }
  var escapeRecorder: EscapeRecorder { EscapeRecorder(interpreter: interpreter) }
  var messages: MessageRecorder { MessageRecorder(interpreter: interpreter) }
  var libraryCalls: LibraryCalls { LibraryCalls(interpreter: interpreter) }
  var libraryValues: LibraryValues { LibraryValues(interpreter: interpreter) }
  var callbackRuns: CallbackRuns { CallbackRuns(interpreter: interpreter) }
  var callbackExpansion: CallbackExpansion { interpreter.callbackExpansion }
  var shownScreens: ShownScreens { ShownScreens(interpreter: interpreter) }
  var libraryChildren: LibraryChildren { interpreter.libraryChildren }
  var listenerCalls: ListenerCalls { ListenerCalls(interpreter: interpreter) }
  var carriers: Carriers { Carriers(interpreter: interpreter) }
  var registries: RegistrySemantics { RegistrySemantics(interpreter: interpreter) }
  var registeredTypes: RegisteredTypes { RegisteredTypes(interpreter: interpreter) }
  var sharedObjects: SharedObjects { interpreter.sharedObjects }
  var actionSemantics: ActionSemantics { interpreter.actionSemantics }
  var actionCases: ActionCases { ActionCases(interpreter: interpreter) }
  var actionEffects: ActionEffects { ActionEffects(interpreter: interpreter) }
  var reducerComposition: ReducerComposition { ReducerComposition(interpreter: interpreter) }
  var scopedState: ScopedState { interpreter.scopedState }
  var unsourcedCalls: UnsourcedCalls { UnsourcedCalls(interpreter: interpreter) }
  var unsourcedChannels: UnsourcedChannels { interpreter.unsourcedChannels }
  var controlEvents: ControlEvents { ControlEvents(interpreter: interpreter) }
  var emission: StreamEmission { interpreter.emission }
  var subscription: StreamSubscription { StreamSubscription(interpreter: interpreter) }
  var streamSources: StreamSources { StreamSources(interpreter: interpreter) }
  var firstValues: FirstValues { FirstValues(interpreter: interpreter) }
  var streamEnds: StreamEnds { StreamEnds(interpreter: interpreter) }
  var notifications: NotificationSemantics { interpreter.notifications }
  var viewBuilding: ViewBuilding { ViewBuilding(interpreter: interpreter) }
  var embedded: EmbeddedCoordinators { interpreter.embedded }
  var presentation: PresentationSemantics { interpreter.presentation }
  var presenterTable: PresenterTable { interpreter.presenterTable }
  var unsourcedPages: UnsourcedPages { UnsourcedPages(interpreter: interpreter) }
  var destinationClosures: DestinationClosures { DestinationClosures(interpreter: interpreter) }
  var bindings: BindingSemantics { interpreter.bindings }
  var stateBranches: StateBranches { interpreter.stateBranches }
  var stateCollections: StateCollections { StateCollections(interpreter: interpreter) }
  var pathSteps: PathSteps { interpreter.pathSteps }
  var representables: RepresentableViews { interpreter.representables }
  var propertyWrappers: PropertyWrapperSemantics { PropertyWrapperSemantics(interpreter: interpreter) }
  var viewEnvironment: ViewEnvironment { ViewEnvironment(interpreter: interpreter) }
}
