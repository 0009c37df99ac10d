/// What a library without source in the tree does, as data: its types, what they inherit, and what its calls do to values.
package struct LibraryModel: Sendable, Equatable {
  package let name: String
  /// The modules that a file imports to mean the library's types; none for a library that every file may mean.
  package let modules: [String]
  package let types: [TypeModel]
  /// Calls that belong to no type, such as operators and global functions.
  package let calls: [CallModel]
  /// Labels of arguments that are names by which the library finds what to show.
  package let keyLabels: [String]

  package init(
    name: String, modules: [String] = [], types: [TypeModel], calls: [CallModel] = [], keyLabels: [String] = []
  ) {
    self.keyLabels = keyLabels
    self.name = name
    self.modules = modules
    self.types = types
    self.calls = calls
  }
}

package struct TypeModel: Sendable, Equatable {
  /// What an app's types are to the flow because they conform to this one or inherit from it.
  package enum Role: String, Sendable, CaseIterable {
    case coordinator
    /// Sends messages to a coordinator, as view models do.
    case sender
    /// Made and called by the library when the app starts.
    case launch
    /// Shows screens for an app's routers that have one.
    case navigator
    /// Coordinates if it is made of coordinators.
    case composer
    /// The state of a reducer that is a coordinator.
    case routerState
    /// A state that a machine enters for whoever has the machine.
    case machineState
  }

  package let name: String
  package let inherits: [String]
  package let isProtocol: Bool
  /// Whether its instances deliver values to subscribers.
  package let isStream: Bool
  /// Whether those are what it was made with, for each who subscribes: nobody sends through it.
  package let isCold: Bool
  /// Whether they deliver nothing.
  package let isSilent: Bool
  package let role: Role?
  /// Names of nested types that only stand for a reference to the type they are nested in.
  package let references: [String]
  /// Whether its values stand for those of its generic argument.
  package let isTransparent: Bool
  /// Whether its first generic argument is a reducer's state, for which reducer its values stand.
  package let isStore: Bool
  /// What its values are collections of, where it is another name for a collection.
  package let elements: ElementModel?
  /// Whether an attribute of that name makes a type conform to it.
  package let isMacro: Bool
  /// Where its cases carry the actions of its last generic argument.
  package let carrier: CarrierModel?
  /// Whether it is a type of another library, to which this one adds members.
  package let isExtension: Bool
  /// What an initializer does with its arguments.
  package let initializer: [CallEffect]
  package let calls: [CallModel]
  package let properties: [PropertyModel]
  /// What it does, as a property wrapper, with the property's value.
  package let wrappers: [WrapperModel]

  package init(
    _ name: String, inherits: [String] = [], isProtocol: Bool = false, isStream: Bool = false,
    isCold: Bool = false, isSilent: Bool = false, role: Role? = nil,
    references: [String] = [], isTransparent: Bool = false, isStore: Bool = false,
    elements: ElementModel? = nil, isMacro: Bool = false, carrier: CarrierModel? = nil, isExtension: Bool = false,
    initializer: [CallEffect] = [], calls: [CallModel] = [], properties: [PropertyModel] = [],
    wrappers: [WrapperModel] = []
  ) {
    self.name = name
    self.inherits = inherits
    self.isProtocol = isProtocol
    self.isStream = isStream
    self.isCold = isCold
    self.isSilent = isSilent
    self.role = role
    self.references = references
    self.isTransparent = isTransparent
    self.isStore = isStore
    self.elements = elements
    self.isMacro = isMacro
    self.carrier = carrier
    self.isExtension = isExtension
    self.initializer = initializer
    self.calls = calls
    self.properties = properties
    self.wrappers = wrappers
  }
}

/// The payload of a case in which a library hands on an action.
package struct CarrierModel: Sendable, Hashable {
  package let name: String
  package let position: Int
  /// How many payloads the case has.
  package let count: Int

  package init(_ name: String, position: Int = 0, count: Int? = nil) {
    self.name = name
    self.position = position
    self.count = count ?? position + 1
  }
}

/// What a collection of a library consists of.
package enum ElementModel: Sendable, Equatable {
  /// What its last generic argument says.
  case argument
  /// A generic type of that name, with the same arguments.
  case type(String)
}

/// A method or function, told from others of its name by the labels it must have.
package struct CallModel: Sendable, Equatable {
  package let name: String
  package let labels: [String]
  /// The type in which an argument such as `.member` is looked up.
  package let expected: String?
  package let effects: [CallEffect]
  private let isNameUnique: Bool

  /// `labels` lists labels that the call must have, `_` where one has none; `isNameUnique` says that no other library's type has a call of that name
  /// that does something else.
  package init(
    _ name: String, labels: [String] = [], expecting expected: String? = nil, isNameUnique: Bool = false,
    _ effects: CallEffect...
  ) {
    self.init(name, labels: labels, expecting: expected, isNameUnique: isNameUnique, effects: effects)
  }

  package init(
    _ name: String, labels: [String] = [], expecting expected: String? = nil, isNameUnique: Bool = false,
    effects: [CallEffect]
  ) {
    self.name = name
    self.labels = labels
    self.expected = expected
    self.isNameUnique = isNameUnique
    self.effects = effects
  }

  /// Whether it adds to a collection.
  package var inserts: Bool {
    effects.contains {
      switch $0 {
      case .insert, .append: true
      default: false
      }
    }
  }

  /// Whether it gives a part of the receiver's state.
  package var isScope: Bool { effects.contains { if case .result(.scoped) = $0 { true } else { false } } }

  /// Whether it goes to the destination of what it is passed.
  package var follows: Bool { effects.contains { if case .follow = $0 { true } else { false } } }

  /// Whether its name alone says what it does, so that nothing need be known of the receiver.
  package var isDistinctive: Bool {
    isNameUnique
      || effects.contains {
        switch $0 {
        case .subscribe, .result(.paired), .result(.registered): true
        default: false
        }
      }
  }
}

package struct PropertyModel: Sendable, Equatable {
  package let name: String
  /// What reading it gives.
  package let value: ResultModel?
  /// What assigning to it does; the value is the first argument.
  package let assignment: [CallEffect]
  /// What adding to the collection in it does; what is added is the first argument.
  package let insertion: [CallEffect]

  package init(
    _ name: String, value: ResultModel? = nil, assignment: [CallEffect] = [], insertion: [CallEffect] = []
  ) {
    self.name = name
    self.value = value
    self.assignment = assignment
    self.insertion = insertion
  }
}

/// What a property wrapper does. The receiver is the object that has the property, its value is the first argument.
package struct WrapperModel: Sendable, Equatable {
  /// The case or label in the wrapper's own arguments that tells it from others, as `push` in `@Route(.push)`.
  package let argument: String?
  package let effects: [CallEffect]

  package init(_ argument: String? = nil, _ effects: CallEffect...) {
    self.init(argument, effects: effects)
  }

  package init(_ argument: String?, effects: [CallEffect]) {
    self.argument = argument
    self.effects = effects
  }
}
