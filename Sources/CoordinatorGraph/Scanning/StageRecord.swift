import Foundation
import ProgramAnalysis

/// What an analysis is doing, for who gives up waiting for it. Unchecked, because what changes is only touched while the lock is held.
final class StageRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var stage = AnalysisStage.declarations

  var current: AnalysisStage { lock.withLock { stage } }

  @Sendable func enter(_ next: AnalysisStage) {
    lock.withLock { stage = next }
  }
}

extension AnalysisStage {
  /// For the reader of an error.
  var words: String {
    switch self {
    case .declarations: "finding out which types there are"
    case .roles: "finding out which types are coordinators and screens"
    case .bodies: "following the code of functions"
    case .graph: "putting the graph together"
    case .observations: "looking for what rules want to know"
    }
  }
}
