import SwiftUI

/// All trails that pass the filter.
struct TrailListView: View {
  @Environment(TrailsCoordinator.self) private var coordinator
  let store: HikeStore

  var body: some View {
    List(store.shownTrails) { trail in
      Button(trail.name) { coordinator.showDetail(of: trail) }
    }
    .navigationTitle("Trails")
    .toolbar {
      Button("Filter", systemImage: "line.3.horizontal.decrease") { coordinator.showFilter() }
    }
  }
}
