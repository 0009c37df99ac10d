import MapKit
import SwiftUI

/// Where a trail begins.
struct TrailMapView: View {
  @Environment(TrailsCoordinator.self) private var coordinator
  let trail: Trail

  var body: some View {
    Map {
      Marker(trail.name, coordinate: CLLocationCoordinate2D(latitude: trail.latitude, longitude: trail.longitude))
    }
    .navigationTitle(trail.name)
    .toolbar {
      Button("All trails") { coordinator.backToList() }
    }
  }
}
