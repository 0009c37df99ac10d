import SourceFacts

extension FixPlan {
  private static let context = 3

  /// The changes as `git apply` and `patch -p1` take them; paths are relative to the scanned root.
  public var patch: String { files.map(Self.patch).joined() }

  private static func patch(of file: File) -> String {
    let text = SourceText(bytes: file.old)
    var shift = 0
    let hunks = hunks(of: file.changes).map { changes in
      let hunk = Self.hunk(changes, of: text, shift: shift)
      shift += changes.reduce(0) { $0 + $1.new.count - 1 }
      return hunk
    }
    return "--- a/\(file.path)\n+++ b/\(file.path)\n" + hunks.joined()
  }

  /// Changes whose contexts touch stand together.
  private static func hunks(of changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes {
      if let last = hunks.last?.last, change.line - last.line <= 2 * context + 1 {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func hunk(_ changes: [LineChange], of text: SourceText, shift: Int) -> String {
    let first = max(changes[0].line - context, 1)
    var lines: [String] = []
    var oldCount = 0
    var number = first
    while number <= changes[changes.count - 1].line + context, let line = text.wholeLine(number) {
      if let change = changes.first(where: { $0.line == number }) {
        lines.append("-" + line)
        lines += change.new.map { "+" + $0 }
      } else {
        lines.append(" " + line)
      }
      oldCount += 1
      number += 1
    }
    let newCount = oldCount + changes.reduce(0) { $0 + $1.new.count - 1 }
    let head = "@@ -\(first),\(oldCount) +\(first + shift),\(newCount) @@\n"
    return head + lines.map { $0 + "\n" }.joined()
  }
}

extension SourceText {
  /// The text of a line without its end; nil behind the last one, which a file that ends in a line end has not.
  fileprivate func wholeLine(_ number: Int) -> String? {
    guard let start = offset(ofLine: number), start < bytes.count else { return nil }
    return line(number)
  }
}
