/// What makes a type a coordinator.
enum CoordinatorReason: Equatable {
  /// It conforms to a protocol in the role, or inherits from a class in the role.
  case inherits(TypeID)
  /// Others in the role inherit from it.
  case isBase
  /// It is called like one and does what coordinators do.
  case role
  /// The configuration names it.
  case configured
}

/// Why a type that is called like a coordinator is none.
enum NearMissReason {
  case protocolWithoutStart
  case enumeration
  case nestedHelper
  case showsNothing
  case tool
  case eraser
  case mock
  case excluded

  /// In words that follow the type's name and a colon.
  var words: String {
    switch self {
    case .protocolWithoutStart: "a protocol that asks for no way to start a flow"
    case .enumeration: "an enum"
    case .nestedHelper: "the helper of a view, which SwiftUI calls its coordinator"
    case .showsNothing: "conforms to no coordinator protocol, and neither shows screens nor starts coordinators"
    case .tool: "it only shows what coordinators hand it"
    case .eraser: "it only hands on to the coordinator that it wraps"
    case .mock: "a mock that only previews make"
    case .excluded: "left out by the configuration"
    }
  }
}
