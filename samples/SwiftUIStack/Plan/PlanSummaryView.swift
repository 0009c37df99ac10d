import SwiftUI

/// The last step: everything at a glance.
struct PlanSummaryView: View {
  let hike: Hike
  let onChange: () -> Void
  let onConfirm: (Hike) -> Void

  var body: some View {
    Form {
      LabeledContent("Day", value: hike.day.formatted(date: .abbreviated, time: .omitted))
      LabeledContent("Gear", value: hike.gear.formatted())
      Button("Change the gear", action: onChange)
      Button("Add to the logbook") { onConfirm(hike) }
    }
    .navigationTitle(hike.trail.name)
  }
}
