/// Something on its way.
struct Parcel: Hashable, Identifiable, Sendable {
  let id: String
  let sender: String
  let status: String
}

extension Parcel {
  /// The parcels that are announced at the moment.
  static let announced = [
    Parcel(id: "4711-09", sender: "Bicycle workshop", status: "Out for delivery"),
    Parcel(id: "4711-12", sender: "Seed shop", status: "Left at the back door"),
  ]
}
