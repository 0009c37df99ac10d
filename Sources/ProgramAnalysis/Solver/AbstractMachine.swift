/// What the transfer functions act on: the heap, the worklist, the nodes of the call graph, and what objects are.
///
/// It knows what places hold, which activations there are, and who depends on whom. It evaluates nothing: what expressions, statements, calls
/// and libraries do is the transfer functions' business, and none of its parts can reach them.
///
/// One thread runs an analysis, and no access to its state lasts while another begins: debug builds that checked it never found one. The
/// check at each access took an eighth of its instructions, so that properties that every step touches are `@exclusivity(unchecked)`, here and in
/// ``Program``; and parts refer back to what owns them by `unowned(unsafe)`, because they never outlive it.
final class AbstractMachine {
  let program: Program
  let roles: Roles
  let relevance: Relevance
  /// Types whose code is not run: an earlier run spent its steps on it.
  let abstracted: Set<TypeID>
  let heap = Heap()
  let solver: Solver
  private(set) lazy var recorder = EffectRecorder(machine: self)
  private(set) lazy var events = EventRecorder(machine: self)
  private(set) lazy var activationTable = ActivationTable(machine: self)
  private(set) lazy var closureMerging = ClosureMerging(machine: self)
  private(set) lazy var codeRelevance = CodeRelevance(machine: self)
  private(set) lazy var factoryRecognition = FactoryRecognition(machine: self)

  init(program: Program, roles: Roles, budget: Budget, abstracting abstracted: Set<TypeID>) {
    self.abstracted = abstracted
    self.program = program
    self.roles = roles
    solver = Solver(budget: budget)
    relevance = Relevance(program: program, roles: roles)
  }
}
