import Graphviz

/// A line of source with a mark below one column, as it fits a terminal.
struct SourceExcerpt: Equatable {
  /// The line with tabs and everything that steers a terminal spelled out or made a space.
  let line: String
  /// Spaces up to the column, then a caret.
  let mark: String

  /// How many characters of a line are shown before and behind the column.
  private static let reach = 100

  /// Takes a line of source; `column` counts its UTF-8 bytes from 1.
  init(line: String, column: Int) {
    let bytes = Array(line.utf8)
    let split = min(max(column - 1, 0), bytes.count)
    // A line may be a whole minified file: of each side only what can be shown is looked at.
    let before = Self.shown(String(decoding: bytes[..<split].suffix(Self.reach * 8), as: UTF8.self))
    let behind = Self.shown(String(decoding: bytes[split...].prefix(Self.reach * 8), as: UTF8.self))
    let start = before.count > Self.reach ? "…" + before.suffix(Self.reach - 1) : before
    let end = behind.count > Self.reach ? behind.prefix(Self.reach - 1) + "…" : behind
    self.line = start + end
    mark = String(repeating: " ", count: Self.columns(of: start)) + "^"
  }

  private static func shown(_ text: String) -> String {
    TerminalText.harmless(text.replacing("\t", with: " "))
  }

  /// How many columns of a terminal a text takes.
  private static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  /// Hangul, kana, ideographs, full-width forms and emoji take two columns.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
