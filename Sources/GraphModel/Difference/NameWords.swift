/// The words of which a type's name is made.
enum NameWords {
  /// Whether two names share a word beside the words for their role that both end in: `LoginFlowCoordinator` and
  /// `LoginCoordinator` do, `LoginCoordinator` and `SettingsCoordinator` do not.
  static func areRelated(_ first: String, _ second: String) -> Bool {
    let (words, others) = (words(in: first), words(in: second))
    let role = zip(words.reversed(), others.reversed()).prefix { $0 == $1 }.count
    let (rest, otherRest) = (words.dropLast(role), others.dropLast(role))
    return rest.isEmpty || otherRest.isEmpty || !Set(rest).isDisjoint(with: otherRest)
  }

  /// How many of their words two names share that end in the same word, from 0 to 1.
  static func closeness(_ first: String, _ second: String) -> Double {
    let (words, others) = (words(in: first), words(in: second))
    guard words.last == others.last else { return 0 }
    let shared = Set(words).intersection(others).count
    return Double(shared) / Double(Set(words).union(others).count)
  }

  /// What one name has in the place of the other: `LoginView` and `SignInView` have `Login` and `SignIn`.
  static func substitution(from first: String, to second: String) -> [[String]] {
    let (words, others) = (words(in: first), words(in: second))
    let start = zip(words, others).prefix { $0 == $1 }.count
    let (rest, otherRest) = (words.dropFirst(start), others.dropFirst(start))
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
    return [Array(rest.dropLast(end)), Array(otherRest.dropLast(end))]
  }

  /// Split at capitals that follow a small letter, and at dots.
  static func words(in name: String) -> [String] {
    var words: [String] = []
    var last: Character = "."
    for character in name {
      if character != "." {
        if last == "." || character.isUppercase && !last.isUppercase { words.append("") }
        words[words.count - 1].append(character)
      }
      last = character
    }
    return words
  }
}
