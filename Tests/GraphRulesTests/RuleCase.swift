import Testing

/// One small app as text with the offences that a rule should find in it.
///
/// A list of cases is written as `# name`, lines of code with markers such as `1️⃣` before the offending places, and lines after
/// `> ` that pair a marker with a message. `? ` in their place stands for an offence that is not conclusive, `~ ` for one
/// that does no harm. A case without such lines is a near miss.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let name: String
  private(set) var code: [Substring] = []
  private(set) var offences: [String] = []

  var testDescription: String { name }

  /// Whether the rule should speak.
  var isBad: Bool { !offences.isEmpty }

  static func list(_ text: String) -> [RuleCase] {
    var cases: [RuleCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        cases.append(RuleCase(name: String(line.dropFirst(2))))
      } else if ["> ", "? ", "~ "].contains(line.prefix(2)) {
        cases[cases.count - 1].offences.append(String(line))
      } else if !cases.isEmpty {
        cases[cases.count - 1].code.append(line)
      }
    }
    return cases
  }

  init(name: String) { self.name = name }
}
