import GraphModel

/// What a library without source in the tree does, as data: its types, what they inherit, and what its calls do to values.
package struct LibraryModel: Sendable {
  package let name: String
  package let types: [TypeModel]
  /// Calls that belong to no type, such as operators and global functions.
  package let calls: [CallModel]

  package init(name: String, types: [TypeModel], calls: [CallModel] = []) {
    self.name = name
    self.types = types
    self.calls = calls
  }
}

package struct TypeModel: Sendable {
  package let name: String
  package let inherits: [String]
  package let isProtocol: Bool
  /// Whether its instances deliver values to subscribers.
  package let isStream: Bool
  /// What an initializer does with its arguments.
  package let initializer: [CallEffect]
  package let calls: [CallModel]
  package let properties: [PropertyModel]

  package init(
    _ name: String, inherits: [String] = [], isProtocol: Bool = false, isStream: Bool = false,
    initializer: [CallEffect] = [], calls: [CallModel] = [], properties: [PropertyModel] = []
  ) {
    self.name = name
    self.inherits = inherits
    self.isProtocol = isProtocol
    self.isStream = isStream
    self.initializer = initializer
    self.calls = calls
    self.properties = properties
  }
}

/// A method or function, told from others of its name by the labels it must have.
package struct CallModel: Sendable {
  package let name: String
  package let labels: [String]
  package let effects: [CallEffect]

  /// `labels` lists labels that the call must have.
  package init(_ name: String, labels: [String] = [], _ effects: CallEffect...) {
    self.name = name
    self.labels = labels
    self.effects = effects
  }

  /// Whether its name alone says what it does: no other library's type has one that does something else.
  package var isDistinctive: Bool {
    effects.contains {
      switch $0 {
      case .subscribe, .result(.paired): true
      default: false
      }
    }
  }
}

package struct PropertyModel: Sendable {
  package let name: String
  /// What reading it gives.
  package let value: ResultModel?
  /// What assigning to it does; the value is the first argument.
  package let assignment: [CallEffect]

  package init(_ name: String, value: ResultModel? = nil, assignment: [CallEffect] = []) {
    self.name = name
    self.value = value
    self.assignment = assignment
  }
}

/// One thing that a call does.
package enum CallEffect: Sendable {
  /// Puts what the argument is or holds in front of the user.
  case show(ArgumentModel, Transition)
  /// The receiver keeps the argument as its content.
  case hold(ArgumentModel)
  /// The receiver can be asked for the argument's elements, which are shown already.
  case keep(ArgumentModel)
  /// Adds to the collection that is the receiver.
  case insert(ArgumentModel)
  /// Takes something out of the collection that is the receiver.
  case remove
  /// Calls the closure.
  case call(ArgumentModel, with: [ResultModel])
  /// Calls the closure for each value that the receiver delivers, with the values of the named arguments before it.
  case subscribe(ArgumentModel, owner: ArgumentModel? = nil)
  /// Delivers the argument to the receiver's subscribers.
  case emit(ArgumentModel)
  /// Delivers what the receiver delivers to the argument too.
  case forward(to: ArgumentModel)
  case result(ResultModel)
}

/// Which argument of a call is meant.
package enum ArgumentModel: Sendable, Equatable {
  case first
  case second
  case labeled(String)
  /// The last closure, trailing or not.
  case closure
  case all
}

/// What a call or property gives.
package enum ResultModel: Sendable {
  case receiver
  /// What the receiver holds.
  case content
  case argument(ArgumentModel)
  /// What the closure returns.
  case returned(by: ArgumentModel)
  /// A collection of what the closure returns.
  case collection(of: ArgumentModel)
  /// An instance of a type of that name.
  case instance(String)
  /// An instance of the type that the argument names: `resolve(Type.self)`.
  case typeArgument(ArgumentModel)
  /// A stream of what the closure makes of the receiver's values.
  case mapped(ArgumentModel)
  /// A pair of the argument and each of the receiver's values.
  case paired(ArgumentModel)
  case unknown
}
