import SourceFacts
import Workspace

/// By the names of types, the names that they have on the other side: those of files that the base has alone in files with most of the same lines
/// that the head has alone, those with most of the same members in a file that kept its place and most of its lines. The other way around it finds
/// the same pairs.
///
/// - Parameters:
///   - base: what the changed files of the base declare, and which of these the head has not.
///   - head: the same the other way around.
func namesOfRewrittenTypes(
  from base: (files: [FileFacts], own: Set<String>), to head: (files: [FileFacts], own: Set<String>)
) -> [String: String] {
  let rewritten = RewrittenFiles(
    from: RewrittenFiles.Side(base.files, own: base.own), to: RewrittenFiles.Side(head.files, own: head.own)
  ).targets
  let files = Dictionary(head.files.map { ($0.path, $0) }) { first, _ in first }
  let (old, new) = (declarationCounts(base.files), declarationCounts(head.files))
  let (oldMembers, newMembers) = (base.files.declarations, head.files.declarations)
  func sharesMembers(_ name: String, with other: String) -> Bool {
    guard let members = oldMembers[name], let others = newMembers[other] else { return false }
    return 2 * members.intersection(others).count >= members.union(others).count
  }
  /// Whether both sides declare a type of a name with most of the same members: it is there still.
  func stays(_ name: String) -> Bool { sharesMembers(name, with: name) }
  let pairs = base.files.flatMap { file -> [(old: String, new: String)] in
    if let other = rewritten[file.path].flatMap({ files[$0] }) { return namesOfRewrittenTypes(in: file, other) }
    guard let other = files[file.path] else { return [] }
    // The lines of a file with several types of a kind may be those of the others.
    let named = namesOfRewrittenTypes(in: file, other).filter {
      isOnlyType($0.old, of: file) && isOnlyType($0.new, of: other) && sharesMembers($0.old, with: $0.new)
    }
    return named.isEmpty || !RewrittenFiles.isRewritten(file.text.bytes, as: other.text.bytes) ? [] : named
  }
  // Of several types of a name it is not known which is meant.
  let told = pairs.filter { old[$0.old] == 1 && new[$0.new] == 1 && !stays($0.old) && !stays($0.new) }
  return Dictionary(uniqueKeysWithValues: told.map { ($0.old, $0.new) })
}

/// Of the types that only one of both files declares, those of a kind of which each has one.
private func namesOfRewrittenTypes(in file: FileFacts, _ other: FileFacts) -> [(old: String, new: String)] {
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

/// Whether a file declares no other type of the kind of one that it declares.
private func isOnlyType(_ name: String, of file: FileFacts) -> Bool {
  file.types.filter { type in type.kind == file.types.first { $0.name == name }?.kind }.count == 1
}

private func declarationCounts(_ files: [FileFacts]) -> [String: Int] {
  files.flatMap(\.types).reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
}

extension RewrittenFiles.Side {
  fileprivate init(_ files: [FileFacts], own: Set<String>) {
    let texts = Dictionary(files.map { ($0.path, $0.text.bytes) }) { first, _ in first }
    self.init(
      own: texts.filter { own.contains($0.key) }, others: texts.filter { !own.contains($0.key) }.map(\.value))
  }
}

extension [String: String] {
  /// By the values, the keys; each value is there once.
  var inverted: [String: String] { Dictionary(uniqueKeysWithValues: map { ($1, $0) }) }
}
