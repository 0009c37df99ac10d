/// What finds one kind of observation in a finished run.
protocol ObservationFinder {
  var observer: Observer { get }
}

extension ObservationFinder {
  var graph: GraphBuilder { observer.graph }
  var interpreter: Interpreter { observer.interpreter }
  var eventLog: EventLog { observer.eventLog }
  var ownership: Ownership { observer.ownership }
  var mentions: MentionIndex { observer.mentions }
  var calls: CallIndex { observer.calls }
  var program: Program { observer.program }
  var bodySource: BodySource { BodySource(observer: observer) }
  var callbackFinder: CallbackFinder { CallbackFinder(observer: observer) }
  var captureFinder: CaptureFinder { CaptureFinder(observer: observer) }
  var creationFinder: CreationFinder { CreationFinder(observer: observer) }
  var circleEndFinder: CircleEndFinder { CircleEndFinder(observer: observer) }
  var earlyStartFinder: EarlyStartFinder { EarlyStartFinder(observer: observer) }
  var endlessTaskFinder: EndlessTaskFinder { EndlessTaskFinder(observer: observer) }
  var sourceFixes: SourceFixes { SourceFixes(observer: observer) }
  var kindRemovalFinder: KindRemovalFinder { KindRemovalFinder(observer: observer) }
  var leavingHooks: LeavingHooks { LeavingHooks(observer: observer) }
  var localCreationFinder: LocalCreationFinder { LocalCreationFinder(observer: observer) }
  var membershipFinder: MembershipFinder { MembershipFinder(observer: observer) }
  var ownRingFinder: OwnRingFinder { OwnRingFinder(observer: observer) }
  var bypassFinder: BypassFinder { BypassFinder(observer: observer) }
  var deadFlowFinder: DeadFlowFinder { DeadFlowFinder(observer: observer) }
  var unheardEndFinder: UnheardEndFinder { UnheardEndFinder(observer: observer) }
  var unheardProtocolFinder: UnheardProtocolFinder { UnheardProtocolFinder(observer: observer) }
  var referenceFinder: ReferenceFinder { ReferenceFinder(observer: observer) }
  var referenceFixes: ReferenceFixes { ReferenceFixes(observer: observer) }
  var repetitionFinder: RepetitionFinder { RepetitionFinder(observer: observer) }
  var requirementFinder: RequirementFinder { RequirementFinder(observer: observer) }
  var restartFinder: RestartFinder { RestartFinder(observer: observer) }
  var silentEndFinder: SilentEndFinder { SilentEndFinder(observer: observer) }
  var stackFinder: StackFinder { StackFinder(observer: observer) }
  var stepFinder: StepFinder { StepFinder(observer: observer) }
  var unreadStartFinder: UnreadStartFinder { UnreadStartFinder(observer: observer) }
  var unusedCoordinatorFinder: UnusedCoordinatorFinder { UnusedCoordinatorFinder(observer: observer) }
}

extension Observer {
  var screenCallbackFinder: ScreenCallbackFinder { ScreenCallbackFinder(observer: self) }
  var unusedScreenFinder: UnusedScreenFinder { UnusedScreenFinder(observer: self) }
  var bodySource: BodySource { BodySource(observer: self) }
  var callbackFinder: CallbackFinder { CallbackFinder(observer: self) }
  var captureFinder: CaptureFinder { CaptureFinder(observer: self) }
  var creationFinder: CreationFinder { CreationFinder(observer: self) }
  var earlyStartFinder: EarlyStartFinder { EarlyStartFinder(observer: self) }
  var sourceFixes: SourceFixes { SourceFixes(observer: self) }
  var kindRemovalFinder: KindRemovalFinder { KindRemovalFinder(observer: self) }
  var localCreationFinder: LocalCreationFinder { LocalCreationFinder(observer: self) }
  var membershipFinder: MembershipFinder { MembershipFinder(observer: self) }
  var ownRingFinder: OwnRingFinder { OwnRingFinder(observer: self) }
  var bypassFinder: BypassFinder { BypassFinder(observer: self) }
  var deadFlowFinder: DeadFlowFinder { DeadFlowFinder(observer: self) }
  var unheardProtocolFinder: UnheardProtocolFinder { UnheardProtocolFinder(observer: self) }
  var referenceFinder: ReferenceFinder { ReferenceFinder(observer: self) }
  var referenceFixes: ReferenceFixes { ReferenceFixes(observer: self) }
  var repetitionFinder: RepetitionFinder { RepetitionFinder(observer: self) }
  var requirementFinder: RequirementFinder { RequirementFinder(observer: self) }
  var restartFinder: RestartFinder { RestartFinder(observer: self) }
  var silentEndFinder: SilentEndFinder { SilentEndFinder(observer: self) }
  var stepFinder: StepFinder { StepFinder(observer: self) }
  var unheardEndFinder: UnheardEndFinder { UnheardEndFinder(observer: self) }
  var unreadStartFinder: UnreadStartFinder { UnreadStartFinder(observer: self) }
  var unusedCoordinatorFinder: UnusedCoordinatorFinder { UnusedCoordinatorFinder(observer: self) }
}
