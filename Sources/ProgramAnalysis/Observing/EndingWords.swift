/// The words by which the pattern calls the end of a flow.
enum EndingWords {
  private static let stems = ["finish", "complet", "dismiss", "cancel"]
  private static let words: Set<String> = [
    "close", "closed", "closes", "closing", "done", "end", "ended", "ending", "ends", "exit", "exited", "quit", "stop",
    "stopped",
  ]

  /// Whether a name such as `didFinish`, `onClose` or `finishDelegate` speaks of an end.
  static func areIn(_ name: String) -> Bool {
    split(name).contains { word in words.contains(word) || stems.contains { word.hasPrefix($0) } }
  }

  /// The words of a name in camel case, in lowercase.
  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var current = ""
    for character in name {
      if character.isUppercase || !character.isLetter {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
      if character.isLetter { current.append(contentsOf: character.lowercased()) }
    }
    return current.isEmpty ? words : words + [current]
  }
}
