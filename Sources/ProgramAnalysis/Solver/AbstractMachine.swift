/// What the transfer functions act on: the heap, the worklist, the nodes of the call graph, and what objects are.
///
/// It says what values, places and activations are and who depends on whom. It has not heard of expressions, statements or calls, nor of what
/// libraries do.
final class AbstractMachine {
  let program: Program
  let roles: Roles
  let relevance: Relevance
  let heap = Heap()
  let solver: Solver
  private(set) lazy var recorder = EffectRecorder(machine: self)
  private(set) lazy var events = EventRecorder(machine: self)
  private(set) lazy var activationTable = ActivationTable(machine: self)
  private(set) lazy var closureMerging = ClosureMerging(machine: self)
  private(set) lazy var codeRelevance = CodeRelevance(machine: self)
  private(set) lazy var factoryRecognition = FactoryRecognition(machine: self)

  init(program: Program, roles: Roles, budget: Budget) {
    self.program = program
    self.roles = roles
    solver = Solver(budget: budget)
    relevance = Relevance(program: program, roles: roles)
  }
}
