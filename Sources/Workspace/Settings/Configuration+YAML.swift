import Yams

extension Configuration {
  /// Reads the YAML text of a configuration file; unknown keys and wrong types are errors that name the key and the line.
  package init(yaml: String, file: String) throws(InputError) {
    self.init()
    try refuseBombs(in: yaml, file: file)
    guard let node = try composed(yaml, file: file) else { return }
    // A file of comments alone is a document whose only value is empty.
    if node.scalar?.string.isEmpty == true { return }
    guard case .mapping(let mapping) = node else {
      throw ConfigurationValue(key: "", node: node, file: file).error("a configuration is a mapping of keys to values")
    }
    for (key, value) in mapping { try read(key, value, file: file) }
  }

  private mutating func read(_ key: Node, _ value: Node, file: String) throws(InputError) {
    let name = key.string ?? ""
    guard let known = ConfigurationKey.all.first(where: { $0.name == name }) else {
      let keys = ConfigurationKey.all.map(\.name).joined(separator: ", ")
      throw ConfigurationValue(key: name, node: key, file: file).error("unknown key '\(name)'; the keys are \(keys)")
    }
    // A key whose entries are all commented out says as much as no key.
    if value.null != nil { return }
    try known.read(ConfigurationValue(key: name, node: value, file: file), &self)
  }
}

/// Refuses a text with so many aliases that they could multiply into a tree that takes hours to compare.
///
/// Yams compares the keys of a mapping, which walks through aliases; with twenty of them there are at most some ten thousand
/// steps. The count takes more for an alias than YAML does, but never less.
private func refuseBombs(in yaml: String, file: String) throws(InputError) {
  let openers = Set("[{,:? \t\r\n".utf8)
  let bytes = Array(yaml.utf8)
  let aliases = bytes.indices.dropFirst().filter { bytes[$0] == UInt8(ascii: "*") && openers.contains(bytes[$0 - 1]) }
  if aliases.count > 20 { throw InputError(path: file, message: "more than 20 YAML aliases") }
}

private func composed(_ yaml: String, file: String) throws(InputError) -> Node? {
  do {
    return try Yams.compose(yaml: yaml)
  } catch let error as YamlError {
    throw error.inputError(file: file)
  } catch {
    throw InputError(path: file, message: "\(error)")
  }
}

extension YamlError {
  /// The error in one line, without the excerpt that Yams prints below it.
  fileprivate func inputError(file: String) -> InputError {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      InputError(path: file, place: .init(line: mark.line, column: mark.column), message: problem)
    case .duplicatedKeysInMapping(let keys, let context):
      InputError(
        path: file, place: .init(line: context.mark.line, column: context.mark.column),
        message: "'\(keys.joined(separator: "', '"))' stands here twice")
    case .reader(let problem, _, _, _):
      InputError(path: file, message: problem)
    default:
      InputError(path: file, message: "not YAML")
    }
  }
}
