import SwiftUI

/// The hikes of the past and those to come. Its rows are links by value, which need no coordinator.
struct LogbookView: View {
  let hikes: [Hike]

  var body: some View {
    List(hikes) { hike in
      NavigationLink(hike.trail.name, value: LogbookRoute.hike(hike))
    }
    .navigationTitle("Logbook")
  }
}
