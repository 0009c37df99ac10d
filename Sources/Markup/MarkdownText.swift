/// Text from the scanned source as Markdown holds it.
package enum MarkdownText {
  /// A code span: nothing in it is a mention, a link, HTML or emphasis.
  package static func code(_ text: String) -> String {
    fenced(singleLine(text))
  }

  /// A code span in a table, which is cut into cells before its code is looked for; outside of tables the backslash would be seen.
  package static func codeInTable(_ text: String) -> String {
    fenced(singleLine(text).replacing("|", with: "\\|"))
  }

  /// The fence is longer than any run of backticks inside.
  private static func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let needsRoom = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    let room = needsRoom ? " " : ""
    return fence + room + text + room + fence
  }

  /// A block of code lines; no run of backticks in it ends it.
  package static func block(_ lines: [String], language: String) -> String {
    let lines = lines.map(singleLine)
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines + [fence]).map { $0 + "\n" }.joined()
  }

  /// Plain words with everything escaped that Markdown or HTML would take for markup; mentions are broken up.
  package static func plain(_ text: String) -> String {
    singleLine(text).map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@", "#", "!": "\(character)\u{2060}"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "~", "$": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  /// Line ends and what steers or reorders text become spaces or nothing.
  private static func singleLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          case .format: scalar == "\u{200D}" ? scalar : nil
          default: scalar
          }
        }))
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
