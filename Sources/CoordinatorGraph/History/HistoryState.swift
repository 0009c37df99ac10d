import Foundation
import Workspace

/// What earlier runs found out of a history, so that a run that was stopped goes on where it was.
public struct HistoryState: Sendable {
  private struct Line: Codable {
    /// What the answer depends on beside the commit.
    let key: String
    let commit: String
    /// Nil where the commit changed nothing.
    let entry: HistoryEntry?
  }

  private let key: String
  private var known: [String: HistoryEntry?] = [:]
  /// Whether the last line that was handed in has no end.
  private var isOpen: Bool

  /// - Parameters:
  ///   - options: what was found under others is no answer.
  ///   - lines: what the runs handed out, one after the other; empty for none.
  public init(options: ScanOptions, lines: [UInt8] = []) {
    var options = options
    // What takes longer is not remembered.
    options.timeLimit = .zero
    key = "\(toolVersion) \(options)"
    isOpen = lines.last.map { $0 != UInt8(ascii: "\n") } ?? false
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      // The last line of a run that was stopped may be half a line.
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)), line.key == key else { continue }
      known[line.commit] = .some(line.entry)
    }
  }

  /// What is known of a commit: nil for nothing, and nil in it for no change.
  func entry(of commit: Commit) -> HistoryEntry?? { known[commit.object.string] }

  /// Learns what became of commits; the answer is what to remember.
  mutating func learn(_ entries: [(commit: Commit, entry: HistoryEntry?)]) throws -> String {
    let text = try entries.map { commit, entry in
      known[commit.object.string] = .some(entry)
      return try JSONText.line(Line(key: key, commit: commit.object.string, entry: entry))
    }.joined()
    if text.isEmpty { return "" }
    defer { isOpen = false }
    return isOpen ? "\n" + text : text
  }
}
