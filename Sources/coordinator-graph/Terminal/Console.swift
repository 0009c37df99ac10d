import Foundation

/// Standard error: everything a run says beside its result.
struct Console {
  enum Level: Comparable {
    /// Errors only.
    case quiet
    /// Warnings and one line about the run.
    case normal
    /// All that is known.
    case verbose
  }

  let level: Level
  let hasColors: Bool

  /// What reports errors before the options are known.
  static let standardError = Console(level: .normal, hasColors: ColorChoice.auto.allowsColors(on: STDERR_FILENO))

  /// Prints an error; a place that it begins with stays in front, as compilers have it.
  func error(_ message: String) {
    let located = message.range(of: ": error: ")
    if let located {
      write(message[..<located.lowerBound].printed, "error", message[located.upperBound...].printed, style: .red)
    } else {
      write("", "error", message.printable, style: .red)
    }
  }

  func warning(_ message: String, at place: String? = nil) {
    guard level > .quiet else { return }
    write(place?.printable ?? "", "warning", message.printable, style: .yellow)
  }

  func note(_ message: String, at place: String? = nil) {
    guard level == .verbose else { return }
    write(place?.printable ?? "", "note", message.printable, style: .cyan)
  }

  /// One line about the run.
  func summary(_ message: String) {
    guard level > .quiet else { return }
    write(message.printable + "\n")
  }

  /// Text that is no line of its own, such as progress; the caller sees to it that it harms no terminal.
  func write(_ text: String) {
    // Nobody is left to be told where standard error cannot be written to.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func write(_ place: String, _ severity: String, _ message: String, style: Style) {
    let prefix = place.isEmpty ? "" : place + ": "
    let word = hasColors ? style.code + severity + Style.reset : severity
    write("\(prefix)\(word): \(message)\n")
  }

  private enum Style: String {
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"

    var code: String { "\u{1B}[\(rawValue)m" }
    static let reset = "\u{1B}[0m"
  }
}

extension Substring {
  fileprivate var printed: String { String(self).printable }
}
