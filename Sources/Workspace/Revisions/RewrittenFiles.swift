/// Which files that one state of a repository has alone became which of those that the other has alone: they have most of their lines in common,
/// as git tells renames.
///
/// Comments and imports do not count; they are alike in many files.
package struct RewrittenFiles {
  /// By the path on the one side, the path on the other.
  package let targets: [String: String]

  /// - Parameters:
  ///   - base: the texts of the files that one side has alone, in UTF-8.
  ///   - head: those of the other side; the other way around it finds the same pairs.
  package init(from base: [String: [UInt8]], to head: [String: [UInt8]]) {
    guard base.count * head.count <= Self.limit else {
      targets = [:]
      return
    }
    let (old, new) = (base.mapValues { LineBag($0) }, head.mapValues { LineBag($0) })
    let pairs = old.flatMap { path, lines in
      new.map { Pair(path: path, target: $0.key, likeness: lines.likeness(to: $0.value)) }
    }.filter { $0.likeness >= Self.leastLikeness }
    let (byPath, byTarget) = (Dictionary(grouping: pairs, by: \.path), Dictionary(grouping: pairs, by: \.target))
    let best = pairs.filter { pair in
      let rivals =
        (byPath[pair.path] ?? []).filter { $0.target != pair.target }
        + (byTarget[pair.target] ?? []).filter { $0.path != pair.path }
      return rivals.allSatisfy { $0.likeness < pair.likeness }
    }
    targets = Dictionary(uniqueKeysWithValues: best.map { ($0.path, $0.target) })
  }

  /// Past this many pairs of files none is told.
  private static let limit = 40_000
  /// The share of the lines, by their length, that two files must have in common.
  private static let leastLikeness = 0.6

  private struct Pair {
    let path: String
    let target: String
    let likeness: Double
  }
}

/// The lines of a file without the blanks around them, and how often each is there.
private struct LineBag {
  private var counts: [ArraySlice<UInt8>: Int] = [:]
  private var size = 0

  init(_ text: [UInt8]) {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let start = line.drop(while: blanks.contains)
      guard let end = start.lastIndex(where: { !blanks.contains($0) }), !start.starts(with: "//".utf8),
        !start.starts(with: "import ".utf8)
      else { continue }
      let words = start[...end]
      counts[words, default: 0] += 1
      size += words.count
    }
  }

  /// The share of the longer file that both have, from 0 to 1.
  func likeness(to other: LineBag) -> Double {
    let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) * $1.key.count }
    return Double(common) / Double(max(size, other.size, 1))
  }
}
