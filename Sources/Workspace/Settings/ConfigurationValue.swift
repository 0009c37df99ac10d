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

  var isList: Bool {
    if case .sequence = node { true } else { false }
  }

  func placedText() throws(InputError) -> Configuration.PlacedText {
    Configuration.PlacedText(text: try text(), place: place)
  }

  /// A number of things.
  func count() throws(InputError) -> Int {
    guard let count = node.int, count >= 0 else { throw mismatch(expected: "a number, 0 or more") }
    return count
  }

  func flag() throws(InputError) -> Bool {
    guard let flag = node.bool else { throw mismatch(expected: "true or false") }
    return flag
  }

  func texts() throws(InputError) -> [String] {
    var texts: [String] = []
    for element in try elements() { texts.append(try element.text()) }
    return texts
  }

  func elements() throws(InputError) -> [ConfigurationValue] {
    guard case .sequence(let sequence) = node else { throw mismatch(expected: "a list") }
    return sequence.map { ConfigurationValue(key: "an entry of \(key)", node: $0, file: file) }
  }

  /// The entries of a mapping whose keys are words, in the order written.
  func entries() throws(InputError) -> [(key: Configuration.PlacedText, value: ConfigurationValue)] {
    guard case .mapping(let mapping) = node else { throw mismatch(expected: "a mapping") }
    var entries: [(Configuration.PlacedText, ConfigurationValue)] = []
    for (key, value) in mapping {
      let name = try ConfigurationValue(key: "a key of \(self.key)", node: key, file: file).placedText()
      entries.append((name, ConfigurationValue(key: "\(self.key).\(name.text)", node: value, file: file)))
    }
    return entries
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

  func error(_ message: String, at place: InputError.Place? = nil) -> InputError {
    InputError(path: file, place: place ?? self.place, message: message)
  }

  private var place: InputError.Place {
    InputError.Place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
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
