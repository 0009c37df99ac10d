import ArgumentParser
import Foundation

/// When text is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal that can, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  func allowsColors(on descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isatty(descriptor) == 1 && environment["TERM"] != "dumb" && !isRefused
    }
  }
}
