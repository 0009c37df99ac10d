/// What the analysis saw of an app beside its graph: the facts that tell whether the pattern is applied well.
///
/// Types are named by the ids of their nodes. All lists are sorted by place.
package struct Observations: Equatable, Codable, Sendable {
  package var creations: [Creation] = []
  package var memberships: [Membership] = []
  package var references: [BackReference] = []
  package var captures: [StrongCapture] = []
  package var callbacks: [Callback] = []
  package var requirements: [Requirement] = []
  package var steps: [ScreenStep] = []
  package var restarts: [Restart] = []
  package var unusedCoordinators: [UnusedCoordinator] = []
  package var unusedScreens: [UnusedScreen] = []
  /// The SwiftUI views that no code makes but previews.
  package var unmadeViews: [String] = []
  package var silentEnds: [SilentEnd] = []
  package var kindRemovals: [KindRemoval] = []
  package var earlyStarts: [EarlyStart] = []
  package var unreadStarts: [UnreadStart] = []
  package var unheardEnds: [UnheardEnd] = []
  package var bypasses: [Bypass] = []
  package var deadFlows: [DeadFlow] = []
  package var unheardProtocols: [UnheardProtocol] = []

  package init() {}
}
