/// What knows one topic of the abstract machine, and reaches the others by their names.
protocol MachinePart {
  var machine: AbstractMachine { get }
}

extension MachinePart {
  var program: Program { machine.program }
  var roles: Roles { machine.roles }
  var relevance: Relevance { machine.relevance }
  var heap: Heap { machine.heap }
  var solver: Solver { machine.solver }
  var memory: Memory { Memory(machine: machine) }
  var recorder: EffectRecorder { machine.recorder }
  var events: EventRecorder { machine.events }
  var activationTable: ActivationTable { machine.activationTable }
  var contextSelection: ContextSelection { ContextSelection(machine: machine) }
  var closureMerging: ClosureMerging { machine.closureMerging }
  var codeRelevance: CodeRelevance { machine.codeRelevance }
  var factoryRecognition: FactoryRecognition { machine.factoryRecognition }
  var runCost: RunCost { RunCost(machine: machine) }
  var kinds: ObjectKinds { ObjectKinds(machine: machine) }
  var standIns: StandIns { StandIns(machine: machine) }
  var envelopes: Envelopes { Envelopes(machine: machine) }
  var captured: CapturedObjects { CapturedObjects(machine: machine) }
}
