import SwiftUI

/// One trail.
struct TrailDetailView: View {
  @Environment(TrailsCoordinator.self) private var coordinator
  let trail: Trail

  var body: some View {
    Form {
      LabeledContent("Length", value: trail.length.formatted())
      LabeledContent("Ascent", value: trail.ascent.formatted())
      Button("Map") { coordinator.showMap(of: trail) }
      Button("Plan a hike") { coordinator.plan(trail) }
    }
    .navigationTitle(trail.name)
  }
}
