import SourceFacts

/// Methods of extensions by which an app puts pages into what has no source and is no page: `extension UIStackView { func add(_ page:
/// UIViewController, to parent: UIViewController) }`. Names that other types have as well are left out.
struct AddedEmbeddings {
  private let methods: [String: [FunctionSymbol]]

  init(program: Program) {
    var methods: [String: [FunctionSymbol]] = [:]
    var others: Set<String> = []
    for index in program.types.indices {
      let type = TypeID(index: index)
      let isPart = program[type].isExternal && !program.hierarchy.inherits(type, fromExternal: "UIViewController")
      for function in program[type].orderedFunctions where function.fact.body != nil {
        if isPart, !function.fact.isStatic, program.takesController(function) {
          methods[function.fact.name, default: []].append(function)
        } else {
          others.insert(function.fact.name)
        }
      }
    }
    self.methods = methods.filter { !others.contains($0.key) }
  }

  subscript(name: String) -> [FunctionSymbol] { methods[name] ?? [] }

  func contains(_ method: FunctionSymbol) -> Bool { self[method.fact.name].contains { $0.id == method.id } }
}

extension Program {
  /// Whether a function takes a view controller.
  func takesController(_ function: FunctionSymbol) -> Bool {
    function.parameterTypes.contains { declared in
      declared.flatMap { resolution.resolve($0) }.map { hierarchy.inherits($0, fromExternal: "UIViewController") }
        == true
    }
  }
}
