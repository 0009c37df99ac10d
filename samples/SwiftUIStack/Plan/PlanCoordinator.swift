import Foundation
import Observation

/// The steps of a plan after the first.
enum PlanRoute: Hashable {
  case gear(day: Date)
  case summary(Hike)
}

/// Plans a hike step by step on a sheet.
@MainActor
@Observable
final class PlanCoordinator: Identifiable {
  var path: [PlanRoute] = []
  let trail: Trail

  /// Called when the flow is over, with the hike if there is one.
  @ObservationIgnored private let onFinish: (Hike?) -> Void

  init(trail: Trail, onFinish: @escaping (Hike?) -> Void) {
    self.trail = trail
    self.onFinish = onFinish
  }

  func choose(_ day: Date) {
    path.append(.gear(day: day))
  }

  func pack(_ gear: [String], for day: Date) {
    path.append(.summary(Hike(trail: trail, day: day, gear: gear)))
  }

  func changeGear() {
    path.removeLast()
  }

  func confirm(_ hike: Hike) {
    onFinish(hike)
  }

  func cancel() {
    onFinish(nil)
  }
}
