import ArgumentParser
import Foundation

/// When text is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal that can, and wherever `CLICOLOR_FORCE` asks for it, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  func allowsColors(on descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
      if environment["CLICOLOR_FORCE"].map({ !["", "0"].contains($0) }) ?? false { return true }
      return isatty(descriptor) == 1 && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
    }
  }
}
