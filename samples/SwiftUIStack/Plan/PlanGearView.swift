import SwiftUI

/// The second step: what to pack.
struct PlanGearView: View {
  let onPack: ([String]) -> Void

  @State private var packed: Set<String> = []

  private let gear = ["Map", "Rain jacket", "Water", "First-aid kit"]

  var body: some View {
    List(gear, id: \.self, selection: $packed) { item in
      Text(item)
    }
    .environment(\.editMode, .constant(.active))
    .navigationTitle("Gear")
    .toolbar {
      Button("Next") { onPack(packed.sorted()) }
    }
  }
}
