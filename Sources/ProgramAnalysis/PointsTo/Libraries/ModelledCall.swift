import SourceFacts

/// A call into a library, or the use of one of its properties, with what its model may use.
struct ModelledCall {
  let receiver: ObjectID?
  let base: Expression?
  let arguments: [EvaluatedArgument]
  let site: Site
  let environment: Environment
  let frame: Frame
  /// What is called.
  var name: String?
  /// The type on which a static method is called.
  var type: TypeID?
  /// The type that the place of the call asks for.
  var expected: TypeID?
  /// What the generic clause of the call says.
  var typeArguments: [ScopedType] = []
  /// The property that is wrapped, for a property wrapper.
  var property: PropertySymbol?
  /// The coordinator whose state the call shows, where that is not the actor's.
  var presenter: ObjectID?
  /// What the closures called so far returned.
  var returned = ValueSet()
  private(set) var usedArguments: Set<Int> = []

  init(
    receiver: ObjectID?, base: Expression?, arguments: [EvaluatedArgument], site: Site, environment: Environment,
    frame: Frame
  ) {
    self.receiver = receiver
    self.base = base
    self.arguments = arguments
    self.site = site
    self.environment = environment
    self.frame = frame
  }

  /// The values of the argument that is meant, which the model then answers for.
  mutating func take(_ argument: ArgumentModel) -> ValueSet {
    var result = ValueSet()
    for index in indices(of: argument) {
      usedArguments.insert(index)
      result.formUnion(arguments[index].values)
    }
    return result
  }

  func argument(_ argument: ArgumentModel) -> EvaluatedArgument? { indices(of: argument).first.map { arguments[$0] } }

  private func indices(of argument: ArgumentModel) -> [Int] {
    let index: Int? =
      switch argument {
      case .first: arguments.indices.first
      case .second: arguments.indices.dropFirst().first
      case .position(let position): arguments.indices.contains(position) ? position : nil
      case .labeled(let label): arguments.firstIndex { $0.label == label }
      case .closure: arguments.lastIndex { $0.holdsCallable }
      case .builder: arguments.firstIndex { $0.holdsCallable }
      case .all, .closures, .expected, .requested, .product: nil
      }
    return switch argument {
    case .all: Array(arguments.indices)
    case .closures: arguments.indices.filter { arguments[$0].holdsCallable }
    default: index.map { [$0] } ?? []
    }
  }
}

extension EvaluatedArgument {
  fileprivate var holdsCallable: Bool {
    values.values.contains {
      switch $0 {
      case .closure, .method: true
      case .object, .metatype: false
      }
    }
  }
}
