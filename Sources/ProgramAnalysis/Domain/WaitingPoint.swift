/// A place in a body at which a value decides what happens.
struct WaitingPoint: Hashable {
  /// The place, by what is unknown there.
  enum Place: Hashable {
    case expression(Site)
    case argument(Site, Int)
    case variable(ObjectIdentifier)
    case property(ObjectID, Int)
    case field(ObjectID, String)
    case result
  }

  let activation: Int
  let place: Place
}
