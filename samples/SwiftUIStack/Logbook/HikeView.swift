import SwiftUI

/// One hike with its photos.
struct HikeView: View {
  let hike: Hike
  let coordinator: LogbookCoordinator

  var body: some View {
    List {
      ForEach(hike.photos) { photo in
        Button(photo.caption) { coordinator.show(photo) }
      }
      Button("Show the trail") { coordinator.showTrail(of: hike) }
    }
    .navigationTitle(hike.trail.name)
  }
}
