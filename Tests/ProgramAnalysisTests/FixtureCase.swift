import Testing

/// One case of a test that is written as text: `# name`, lines of code, and lines after `> `.
struct FixtureCase: Sendable, CustomTestStringConvertible {
  let name: String
  private(set) var code = ""
  private(set) var outcome = ""

  var testDescription: String { name }

  /// The cases of a text.
  static func list(_ text: String) -> [FixtureCase] {
    var cases: [FixtureCase] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        cases.append(FixtureCase(name: String(line.dropFirst(2))))
      } else if line.hasPrefix("> ") {
        cases[cases.count - 1].outcome.add(line.dropFirst(2))
      } else {
        cases[cases.count - 1].code.add(line)
      }
    }
    return cases
  }

  init(name: String) { self.name = name }
}

extension String {
  /// Adds a line.
  fileprivate mutating func add(_ line: Substring) { self += (isEmpty ? "" : "\n") + line }
}
