import Yams

/// A value of the configuration with its key and file, so that a wrong type is reported by name and place.
struct ConfigurationValue {
  let key: String
  let node: Node
  let file: String

  func text() throws(InputError) -> String {
    guard case .scalar(let scalar) = node else { throw mismatch(expected: "text") }
    return scalar.string
  }

  func flag() throws(InputError) -> Bool {
    guard let flag = node.bool else { throw mismatch(expected: "true or false") }
    return flag
  }

  func texts() throws(InputError) -> [String] {
    guard case .sequence(let sequence) = node else { throw mismatch(expected: "a list") }
    var texts: [String] = []
    for element in sequence {
      texts.append(try ConfigurationValue(key: "an entry of \(key)", node: element, file: file).text())
    }
    return texts
  }

  /// The entries of a list as they are, for a part that reads them itself.
  func trees() throws(InputError) -> [ConfigurationTree] {
    guard case .sequence(let sequence) = node else { throw mismatch(expected: "a list") }
    return sequence.map { ConfigurationTree($0) }
  }

  /// The value of the one key that a mapping here may have.
  func entry(named name: String) throws(InputError) -> ConfigurationValue {
    guard case .mapping(let mapping) = node, let entry = mapping.first, mapping.count == 1, entry.key.string == name
    else { throw mismatch(expected: "a mapping with the key '\(name)'") }
    return ConfigurationValue(key: "\(key).\(name)", node: entry.value, file: file)
  }

  func error(_ message: String) -> InputError {
    InputError(
      path: file, place: node.mark.map { InputError.Place(line: $0.line, column: $0.column) }, message: message)
  }

  private func mismatch(expected: String) -> InputError {
    error("'\(key)' must be \(expected), not \(found)")
  }

  private var found: String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "empty" : "'\(scalar.string)'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}
