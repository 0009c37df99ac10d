/// The tags to choose from.
@MainActor
final class TagPickerViewModel {
  let tags = ["Meeting", "Planning", "Repair", "Travel"]

  private weak var coordinator: TimeEntryCoordinator?
  private let onPick: (String) -> Void

  init(coordinator: TimeEntryCoordinator, onPick: @escaping (String) -> Void) {
    self.coordinator = coordinator
    self.onPick = onPick
  }

  func didSelectRow(_ row: Int) {
    onPick(tags[row])
    coordinator?.dismiss()
  }
}
