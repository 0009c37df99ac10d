/// Puts files, types and members into another order and gives the files other names.
struct SourceShuffle {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The same app in another order, of a source with the marks that ``OrderFixture`` describes.
  mutating func source(of source: String) -> String {
    var files = parts(of: lines(of: source), beginningWith: "//- ").map { file($0) }
    files.shuffle(using: &generator)
    return files.joined(separator: "\n")
  }

  /// The same files under other names in their folders, in another order.
  mutating func files<Content>(_ files: [(path: String, content: Content)]) -> [(path: String, content: Content)] {
    files.map { (path: renamed($0.path), content: $0.content) }.shuffled(using: &generator)
  }

  private mutating func file(_ lines: [Substring]) -> String {
    let path = lines.first.map { renamed(String($0.dropFirst("//- ".count))) } ?? ""
    let imports = lines.filter { $0.hasPrefix("import ") }
    let rest = lines.dropFirst().filter { !$0.hasPrefix("import ") }
    var types = split(rest, at: "//~").map { type($0) }
    types.shuffle(using: &generator)
    return (["//- \(path)"] + (imports + types.joined()).map(String.init)).joined(separator: "\n")
  }

  private mutating func type(_ lines: [Substring]) -> [Substring] {
    var members = split(lines, at: "//.")
    guard members.count > 1, let end = members.popLast(), let head = members[0].first else { return lines }
    members[0].removeFirst()
    members.shuffle(using: &generator)
    return [head] + members.joined() + end
  }

  private mutating func renamed(_ path: String) -> String {
    let folder = path.split(separator: "/").dropLast().map(String.init)
    let name = "\(String(UInt64.random(in: .min ... .max, using: &generator), radix: 36)).swift"
    return (folder + [name]).joined(separator: "/")
  }

  private func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

  private func parts(of lines: [Substring], beginningWith mark: String) -> [[Substring]] {
    lines.reduce(into: []) { parts, line in
      if line.hasPrefix(mark) || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
  }

  private func split(_ lines: [Substring], at mark: Substring) -> [[Substring]] {
    lines.split(separator: mark, omittingEmptySubsequences: false).map { Array($0) }
  }
}

/// A generator of which each seed gives the same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
