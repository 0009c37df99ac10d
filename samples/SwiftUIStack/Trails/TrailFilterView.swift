import SwiftUI

/// What the list of trails leaves out.
struct TrailFilterView: View {
  @Environment(\.dismiss) private var dismiss
  @Bindable var store: HikeStore

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Short trails only", isOn: $store.showsOnlyShortTrails)
      }
      .navigationTitle("Filter")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
