/// What is known of a key under which a dictionary holds something: the type that it names, or the case that it is.
enum ContentKey: Hashable, Comparable {
  case type(TypeID)
  case enumCase(TypeID, String)
  /// Nothing is known of it yet.
  case pending

  /// The field that has what a dictionary holds under it.
  var field: String {
    switch self {
    case .type(let type): HiddenField.content(under: "\(type.index)")
    case .enumCase(let type, let name): HiddenField.content(under: "\(type.index).\(name)")
    case .pending: HiddenField.content(under: "")
    }
  }
}
