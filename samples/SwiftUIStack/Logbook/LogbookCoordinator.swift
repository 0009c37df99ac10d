import Observation

/// The places on the stack of the second tab.
enum LogbookRoute: Hashable {
  case hike(Hike)
}

/// From the list of hikes to their photos.
@MainActor
@Observable
final class LogbookCoordinator {
  var path: [LogbookRoute] = []
  /// The photo that covers the screen.
  var photo: Photo?
  /// Called with the trail of a hike that the user wants to see again.
  @ObservationIgnored var onShowTrail: ((Trail) -> Void)?

  let store: HikeStore

  init(store: HikeStore) {
    self.store = store
  }

  /// Shows a hike at once, whatever was on the stack.
  func open(_ hike: Hike) {
    path = [.hike(hike)]
  }

  func show(_ photo: Photo) {
    self.photo = photo
  }

  func closePhoto() {
    photo = nil
  }

  func showTrail(of hike: Hike) {
    onShowTrail?(hike.trail)
  }
}
