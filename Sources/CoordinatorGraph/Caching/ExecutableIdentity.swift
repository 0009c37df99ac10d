import Foundation
import Workspace

/// Tells one build of the tool from another of the same version: what one found is not what the other would find.
enum ExecutableIdentity {
  /// The size of the running executable and when it was written; nil where it cannot be found.
  static let current: String? = {
    // Linux leads from the first to what was started, even where another file stands in its place by now.
    let paths = ["/proc/self/exe", Bundle.main.executablePath].compactMap(\.self)
    return paths.lazy.compactMap { FileSystem.stamp(ofTarget: $0) }.first.map { stamp in
      "\(stamp.size) \(stamp.written.seconds).\(stamp.written.nanoseconds)"
    }
  }()
}
