import SourceFacts

/// The order in which the analysis looks at declarations: by what they are called and where they stand, never by the order in which
/// files arrive or members are written.
///
/// Everything downstream numbers types, objects and activations as it meets them, so that one canonical order here makes every
/// run of the same program take the same steps. Names of files count for nothing: a file that is renamed within its folder stays
/// where it was.
enum CanonicalOrder {
  /// Files by what they declare, then by their folder, then by their text.
  static func sorted(_ files: [FileFacts]) -> [FileFacts] {
    files.map { (key: key(of: $0), file: $0) }.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      return left.file.text.bytes.lexicographicallyPrecedes(right.file.text.bytes)
    }.map(\.file)
  }

  private static func key(of file: FileFacts) -> String {
    let types = file.types.map(\.name).sorted()
    let extended = file.extensions.map { "\u{1}" + $0.extended.names.joined(separator: ".") }.sorted()
    let members = (file.functions.map(\.name) + file.properties.map(\.name)).sorted().map { "\u{2}" + $0 }
    let folder = file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { file.path[..<$0] } ?? ""
    return (types + extended + members + ["\u{3}" + folder]).joined(separator: " ")
  }

  static func sorted(_ types: [TypeFact]) -> [TypeFact] { types.sorted { $0.name < $1.name } }

  static func sorted(_ functions: [FunctionFact]) -> [FunctionFact] {
    sorted(functions, by: { $0.name + "(" }, \.signature)
  }

  static func sorted(_ properties: [PropertyFact]) -> [PropertyFact] {
    sorted(properties, by: { $0.name + " " }, \.signature)
  }

  /// By what their signatures begin with, which says enough of most; then by the whole, and where two have the same one, as the branches of
  /// an `#if` may, in the order of the source.
  private static func sorted<Fact>(
    _ facts: [Fact], by beginning: (Fact) -> String, _ signature: (Fact) -> String
  ) -> [Fact] {
    guard facts.count > 1 else { return facts }
    return facts.map { (key: beginning($0), fact: $0) }.enumerated()
      .sorted { left, right in
        if left.element.key != right.element.key { return left.element.key < right.element.key }
        return (signature(left.element.fact), left.offset) < (signature(right.element.fact), right.offset)
      }.map(\.element.fact)
  }
}

extension FunctionFact {
  /// What tells it from the overloads of its name.
  fileprivate var signature: String {
    let parameters = parameters.map { ($0.label ?? "_") + ":" + ($0.type?.signature ?? "") }
    return "\(name)(\(parameters.joined(separator: ",")))\(result?.signature ?? "")\(isStatic)"
  }
}

extension PropertyFact {
  fileprivate var signature: String { "\(name) \(isComputed) \(type?.signature ?? "")" }
}

extension TypeReference {
  fileprivate var signature: String { names.joined(separator: ".") }
}
