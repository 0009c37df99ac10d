import SwiftUI

/// The first step: when.
struct PlanDayView: View {
  let trail: Trail
  let onChoose: (Date) -> Void
  let onCancel: () -> Void

  @State private var day = Date.now

  var body: some View {
    Form {
      DatePicker("Day", selection: $day, in: Date.now..., displayedComponents: .date)
      Button("Next") { onChoose(day) }
    }
    .navigationTitle(trail.name)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: onCancel)
      }
    }
  }
}
