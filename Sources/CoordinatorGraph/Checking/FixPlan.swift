import GraphModel
import GraphRules
import SourceFacts
import Workspace

/// The fixes of a report that are always safe, as changes of files.
public struct FixPlan: Sendable {
  /// One file that changes.
  public struct File: Sendable {
    /// As the findings name it.
    public let path: String
    /// Absolute.
    public let absolutePath: String
    /// What stands there now.
    public let old: [UInt8]
    /// What should.
    public let new: [UInt8]
    let changes: [LineChange]
  }

  /// One line that changes into one or more.
  struct LineChange: Sendable {
    /// From 1.
    let line: Int
    let new: [String]
  }

  /// Sorted by path.
  public let files: [File]
  /// The findings that they fix.
  public let fixed: [Finding]
  /// Files that are not what was scanned, so that nothing of them is changed: repaired to be read, or changed since.
  public let refused: [String]

  /// Takes the safe fixes of a report; of two that change the same text only the first.
  public init(_ report: CheckReport, of scan: Scan) {
    let root = AbsolutePath(scan.root)
    var edits: [SourceEdit] = []
    var fixed: [Finding] = []
    var refused: Set<String> = []
    var sources: [String: [UInt8]] = [:]
    for finding in report.findings {
      guard let fix = finding.fix, fix.isSafe else { continue }
      let added = fix.edits.filter { !edits.contains($0) }
      guard (edits + added).areDisjoint else { continue }
      let paths = Set(fix.edits.map(\.location.file))
      for path in paths where sources[path] == nil && !refused.contains(path) {
        if let bytes = Self.unchangedBytes(of: path, in: scan, root) {
          sources[path] = bytes
        } else {
          refused.insert(path)
        }
      }
      guard paths.isDisjoint(with: refused) else { continue }
      edits += added
      fixed.append(finding)
    }
    let grouped = Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }
    files = grouped.compactMap { path, edits in
      sources[path].flatMap { Self.file(path, $0, edits, scan.sources[path], root) }
    }
    self.fixed = fixed
    self.refused = refused.sorted()
  }

  /// The bytes of a file where they are those that were scanned.
  private static func unchangedBytes(of path: String, in scan: Scan, _ root: AbsolutePath) -> [UInt8]? {
    let text = Workspace.SourceText(of: path, below: root)
    guard text.problems.isEmpty, let bytes = text.bytes, bytes == scan.sources[path]?.bytes else { return nil }
    return bytes
  }

  private static func file(
    _ path: String, _ bytes: [UInt8], _ edits: [SourceEdit], _ text: SourceFacts.SourceText?, _ root: AbsolutePath
  ) -> File? {
    guard let text else { return nil }
    var new = bytes
    var changes: [LineChange] = []
    let lines = Dictionary(grouping: edits, by: \.location.line).sorted { $0.key > $1.key }
    for (number, edits) in lines {
      guard let line = text.line(number), let start = text.offset(ofLine: number), let changed = line.applying(edits)
      else { return nil }
      // A file keeps the ends of lines that it has.
      let ends = text.endOfLine(number)
      let parts = changed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      new.replaceSubrange(start..<start + line.utf8.count, with: parts.joined(separator: ends).utf8)
      changes.insert(LineChange(line: number, new: parts), at: 0)
    }
    return File(path: path, absolutePath: root.appending(path).string, old: bytes, new: new, changes: changes)
  }
}
