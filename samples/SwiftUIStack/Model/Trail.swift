import Foundation

/// A path through the country.
struct Trail: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let length: Measurement<UnitLength>
  let ascent: Measurement<UnitLength>
  let latitude: Double
  let longitude: Double

  init(id: Int, name: String, kilometers: Double, ascent meters: Double, latitude: Double, longitude: Double) {
    self.id = id
    self.name = name
    length = Measurement(value: kilometers, unit: .kilometers)
    ascent = Measurement(value: meters, unit: .meters)
    self.latitude = latitude
    self.longitude = longitude
  }
}
