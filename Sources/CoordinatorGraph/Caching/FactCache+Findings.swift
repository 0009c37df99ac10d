import Foundation
import SourceFacts
import Workspace

extension FactCache {
  /// The text of a file, with the sum by which memos know it; nil where it has to be read to be known, or is not in the cache.
  func text(of file: SourceFile, below root: AbsolutePath) -> (sum: UInt64, bytes: [UInt8])? {
    // Taken before the file is read: what is written meanwhile looks different to the next run.
    guard let origin = Origin(file, below: root) else { return nil }
    if let known = text(from: origin) { return known }
    guard case .file = file.content else { return nil }
    let text = Workspace.SourceText(of: file.path, below: root)
    guard text.problems.isEmpty, let bytes = text.bytes else { return nil }
    return sum(of: bytes, from: origin).map { ($0, bytes) }
  }

  /// What an earlier scan found; nil where there is none, or it is damaged.
  func findings(for key: [UInt8]) -> ScanFindings? {
    result(for: key).flatMap { try? JSONDecoder().decode(ScanFindings.self, from: Data($0)) }
  }

  /// Keeps what a scan found.
  ///
  /// - Parameter texts: the sums of the texts of all its files.
  func keep(_ findings: ScanFindings, for key: [UInt8], of texts: [UInt64]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let bytes = try? encoder.encode(findings) { keep(Array(bytes), for: key, of: texts) }
  }
}
