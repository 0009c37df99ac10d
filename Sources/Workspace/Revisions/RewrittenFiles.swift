/// Which files that one state of a repository has alone became which of those that the other has alone: they have most of their lines in common,
/// as git tells renames.
///
/// Lines that other changed files have too do not count, nor do comments of whole lines and imports: what a template gives says nothing.
package struct RewrittenFiles {
  /// By the path on the one side, the path on the other.
  package let targets: [String: String]

  /// One state of the files.
  package struct Side {
    /// By their paths, the texts of the files that this side has alone, in UTF-8.
    let own: [String: [UInt8]]
    /// Those of the others that changed.
    let others: [[UInt8]]

    package init(own: [String: [UInt8]], others: [[UInt8]] = []) {
      self.own = own
      self.others = others
    }
  }

  /// Finds the same pairs the other way around.
  package init(from base: Side, to head: Side) {
    let size = [base, head].flatMap { $0.own.values + $0.others }.map(\.count).reduce(0, +)
    guard base.own.count * head.own.count <= Self.pairLimit, size <= Self.sizeLimit else {
      targets = [:]
      return
    }
    var lines = LineTable()
    let (old, new) = (lines.bags(of: base), lines.bags(of: head))
    let pairs = old.flatMap { path, bag in
      new.map { Pair(path: path, target: $0.key, likeness: lines.likeness(of: bag, to: $0.value)) }
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

  /// Whether two texts, in UTF-8, have most of their lines in common.
  package static func isRewritten(_ text: [UInt8], as other: [UInt8]) -> Bool {
    !RewrittenFiles(from: Side(own: ["": text]), to: Side(own: ["": other])).targets.isEmpty
  }

  /// Past this many pairs of files, or bytes in all, none is told.
  private static let pairLimit = 40_000
  private static let sizeLimit = 20_000_000
  /// The share of the lines that count, by their length, that two files must have in common.
  private static let leastLikeness = 0.6

  private struct Pair {
    let path: String
    let target: String
    let likeness: Double
  }
}

/// Numbers for lines without the blanks around them.
private struct LineTable {
  /// How often a file has each of its lines.
  typealias Bag = [Int: Int]

  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var lengths: [Int] = []

  /// The bags of a side's own files, without what several of its files have.
  mutating func bags(of side: RewrittenFiles.Side) -> [String: Bag] {
    let own = side.own.mapValues { bag(of: $0) }
    let all = Array(own.values) + side.others.map { bag(of: $0) }
    let counts = all.flatMap(\.keys).reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return own.mapValues { bag in bag.filter { counts[$0.key] == 1 } }
  }

  private mutating func bag(of text: [UInt8]) -> Bag {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    return text.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { bag, line in
      let start = line.drop(while: blanks.contains)
      guard let end = start.lastIndex(where: { !blanks.contains($0) }),
        !["//", "/*", "*", "import "].contains(where: { start.starts(with: $0.utf8) })
      else { return }
      bag[number(of: start[...end]), default: 0] += 1
    }
  }

  private mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = lengths.count
    lengths.append(line.count)
    return lengths.count - 1
  }

  /// The share of the longer file that both have, from 0 to 1; of very little nothing can be said.
  func likeness(of bag: Bag, to other: Bag) -> Double {
    let (size, otherSize) = (size(of: bag), size(of: other))
    guard min(size, otherSize) >= Self.leastSize else { return 0 }
    let common = bag.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) * lengths[$1.key] }
    return Double(common) / Double(max(size, otherSize))
  }

  private func size(of bag: Bag) -> Int { bag.reduce(0) { $0 + $1.value * lengths[$1.key] } }

  /// In bytes.
  private static let leastSize = 200
}
