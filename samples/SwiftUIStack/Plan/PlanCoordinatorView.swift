import SwiftUI

/// The stack on the sheet. Its screens get closures, and know of no coordinator.
struct PlanCoordinatorView: View {
  @Bindable var coordinator: PlanCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      PlanDayView(
        trail: coordinator.trail,
        onChoose: { day in coordinator.choose(day) },
        onCancel: { coordinator.cancel() }
      )
      .navigationDestination(for: PlanRoute.self) { route in
        destination(for: route)
      }
    }
    .interactiveDismissDisabled()
  }

  @ViewBuilder
  private func destination(for route: PlanRoute) -> some View {
    switch route {
    case .gear(let day):
      PlanGearView { gear in coordinator.pack(gear, for: day) }
    case .summary(let hike):
      PlanSummaryView(hike: hike, onChange: coordinator.changeGear, onConfirm: coordinator.confirm)
    }
  }
}
