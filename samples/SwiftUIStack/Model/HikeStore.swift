import Foundation
import Observation

/// The trails that the app knows, and the hikes on them.
@MainActor
@Observable
final class HikeStore {
  var showsOnlyShortTrails = false
  private(set) var hikes: [Hike]
  private let trails = [
    Trail(id: 7, name: "Moor loop", kilometers: 8, ascent: 120, latitude: 51.77, longitude: 10.58),
    Trail(id: 12, name: "Ridge path", kilometers: 21, ascent: 940, latitude: 47.55, longitude: 10.75),
  ]

  init() {
    let photo = Photo(name: "boardwalk", caption: "Boardwalk in the fog")
    hikes = [Hike(trail: trails[0], day: .now, gear: ["Rain jacket"], photos: [photo])]
  }

  var shownTrails: [Trail] {
    let limit = Measurement(value: 10, unit: UnitLength.kilometers)
    return showsOnlyShortTrails ? trails.filter { $0.length <= limit } : trails
  }

  func trail(_ id: Trail.ID) -> Trail? {
    trails.first { $0.id == id }
  }

  func add(_ hike: Hike) {
    hikes.append(hike)
  }
}
