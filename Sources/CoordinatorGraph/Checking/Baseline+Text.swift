import Workspace

/// The text of a baseline: one entry a line, words separated by spaces, `#` before a comment.
extension Baseline {
  /// What belongs into the file: sorted, so that two branches that fix different findings merge.
  public var text: String {
    let heading = [
      "# Known findings of coordinator-graph check: a rule and the symbols it concerns, one finding a line."
    ]
    return (heading + entries.map(\.text)).map { $0 + "\n" }.joined()
  }

  /// Reads a baseline file, or standard input for `-`.
  ///
  /// - Throws: an error whose description names the file, where there is none or a line is no entry.
  public init(at path: String) throws {
    do {
      guard let bytes = try FileSystem.contents(ofDocument: path, limit: Self.sizeLimit) else {
        throw InputError(path: path, message: "larger than \(Self.sizeLimit / 1_000_000) MB")
      }
      try self.init(text: String(decoding: bytes, as: UTF8.self), path: path)
    } catch let error as FileSystem.Failure {
      throw InputError(path: path, message: error.reason)
    }
  }

  private static let sizeLimit = 10_000_000

  init(text: String, path: String) throws(InputError) {
    var entries: [Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      // By scalars: a space and a mark behind it are one character.
      let words = line.unicodeScalars.split(separator: " ").map { Entry.unescaped($0) }
      guard let rule = words.first, !line.hasPrefix("#") else { continue }
      guard Entry.isRule(rule) else {
        let place = InputError.Place(line: index + 1, column: 1)
        throw InputError(path: path, place: place, message: "'\(rule)' is no rule's id: not a line of a baseline")
      }
      entries.append(Entry(rule: rule, symbols: Array(words.dropFirst())))
    }
    self.init(entries: entries)
  }
}

extension Baseline.Entry {
  /// The line of the entry.
  var text: String {
    ([rule] + symbols).map(Self.escaped).joined(separator: " ")
  }

  /// A word without anything that would part it or steer what shows it; different words stay different.
  private static func escaped(_ word: String) -> String {
    if word.isEmpty { return "%" }
    return word.unicodeScalars.map { scalar in
      let text = String(scalar)
      let isPlain = scalar != "%" && !scalar.properties.isWhitespace && text == text.printable
      return isPlain ? text : "%\(String(scalar.value, radix: 16, uppercase: true));"
    }.joined()
  }

  fileprivate static func unescaped(_ word: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var rest = word
    while let next = rest.popFirst() {
      guard next == "%" else {
        result.append(next)
        continue
      }
      let digits = rest.prefix { $0 != ";" }
      rest = rest.dropFirst(digits.count + 1)
      if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) { result.append(scalar) }
    }
    return String(result)
  }

  /// Rules that this version does not know are allowed: a team's members update one after the other.
  fileprivate static func isRule(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }
}
