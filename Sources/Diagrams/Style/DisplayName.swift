/// Names as pictures show them.
enum DisplayName {
  /// The longest name that is shown whole; tooltips have the rest.
  static let limit = 64

  /// The name in one line, with the middle of an overlong one left out: its ends tell names apart.
  static func short(_ name: String, limit: Int = limit) -> String {
    guard name.count > limit else { return name }
    let half = (limit - 1) / 2
    return name.prefix(limit - 1 - half) + "…" + name.suffix(half)
  }

  /// "1 screen", "2 screens".
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The words that a name is put together of: each begins with a capital letter after a small one, or after what is no letter.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      let begins =
        character.isUppercase && last?.isUppercase != true || last.map { !$0.isLetter && !$0.isNumber } ?? true
      if begins { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }

  /// The name in lines of about so many characters, broken between words.
  static func lines(_ name: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in words(of: name) {
      if let last = lines.last, last.count + word.count <= width {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
