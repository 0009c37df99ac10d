import SourceFacts
import Workspace

/// By the names of types in files that the base has alone, the names that they have in files with most of the same lines, which the head has
/// alone; the other way around it finds the same pairs.
func namesOfRewrittenTypes(from base: [FileFacts], to head: [FileFacts]) -> [String: String] {
  func texts(_ files: [FileFacts]) -> [String: [UInt8]] {
    Dictionary(files.filter { !$0.types.isEmpty }.map { ($0.path, $0.text.bytes) }) { first, _ in first }
  }
  let rewritten = RewrittenFiles(from: texts(base), to: texts(head)).targets
  let files = Dictionary(head.map { ($0.path, $0) }) { first, _ in first }
  let pairs = base.flatMap { file -> [(String, String)] in
    guard let other = rewritten[file.path].flatMap({ files[$0] }) else { return [] }
    return namesOfRewrittenTypes(in: file, other)
  }
  // Several types of a name, in as many files, say nothing.
  let (old, new) = (Dictionary(grouping: pairs, by: \.0), Dictionary(grouping: pairs, by: \.1))
  return Dictionary(uniqueKeysWithValues: pairs.filter { old[$0.0]?.count == 1 && new[$0.1]?.count == 1 })
}

/// Of the types that only one of both files declares, those of a kind of which each has one.
private func namesOfRewrittenTypes(in file: FileFacts, _ other: FileFacts) -> [(String, String)] {
  func onlyTypes(of file: FileFacts, besides other: FileFacts) -> [TypeFact.Kind: [TypeFact]] {
    let names = Set(other.types.map(\.name))
    return Dictionary(grouping: file.types.filter { !names.contains($0.name) }, by: \.kind)
  }
  let others = onlyTypes(of: other, besides: file)
  return onlyTypes(of: file, besides: other).compactMap { kind, types in
    guard types.count == 1, let candidates = others[kind], candidates.count == 1 else { return nil }
    return (types[0].name, candidates[0].name)
  }
}

extension [String: String] {
  /// By the values, the keys; each value is there once.
  var inverted: [String: String] { Dictionary(uniqueKeysWithValues: map { ($1, $0) }) }
}
