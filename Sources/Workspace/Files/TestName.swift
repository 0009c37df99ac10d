/// Tells files and folders of tests and mocks by the words of their names, as in `LoginTests.swift` and `TestSupport`.
///
/// Whole words decide, so that `Contests.swift`, `LatestSpecials.swift`, `Mockup.swift` and a folder `Testbed` are an app's own.
enum TestName {
  static func matches(file name: String) -> Bool {
    guard name.hasSuffix(".swift") else { return false }
    let words = words(in: name.dropLast(".swift".count))
    return words.last.map(endings.contains) ?? false || words.contains(where: mocks.contains)
  }

  static func matches(folder name: String) -> Bool {
    let words = words(in: name[...])
    return words.contains { tests.contains($0) || mocks.contains($0) } && !isApp(words)
  }

  /// Whether the words name a whole app that somebody wrote as a test of skill: `PhotosTestTask`, `RecipesTestApp`. A `TestApp` alone hosts
  /// tests.
  private static func isApp(_ words: [String]) -> Bool {
    guard let last = words.last, words.dropLast().last == "test" else { return false }
    return assignments.contains(last) || last == "app" && words.count > 2 && !levels.contains(words[words.count - 3])
  }

  /// Whether a folder that ``matches(folder:)`` might still be the app's own, because the app is called so: `TestApp`, `CookbookTest`.
  static func mayNameApp(_ name: String) -> Bool {
    let words = words(in: name[...])
    return words.contains("test") && !words.contains { $0 == "tests" || mocks.contains($0) || levels.contains($0) }
  }

  /// Whether a name says nothing but that something is run for tests: `TestApp`, `TestHost`.
  static func isOfHost(_ name: String) -> Bool {
    words(in: name[...]).allSatisfy(["app", "host", "test"].contains)
  }

  private static let tests: Set<String> = ["test", "tests"]
  private static let endings: Set<String> = ["tests", "spec", "specs"]
  private static let assignments: Set<String> = ["assignment", "challenge", "exercise", "task"]
  private static let levels: Set<String> = ["integration", "ui", "unit"]
  private static let mocks: Set<String> = ["mock", "mocks"]

  /// In small letters, split at everything but letters and before capitals: `URLSessionMock+Data2` has the words `url`, `session`,
  /// `mock` and `data`.
  private static func words(in name: Substring) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() where character.isLetter {
      if words.isEmpty || isStart(index, of: characters) { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  /// A capital begins a word behind a small letter, and where a small letter follows, as the `S` of `URLSession` does.
  private static func isStart(_ index: Int, of characters: [Character]) -> Bool {
    guard index > 0, characters[index - 1].isLetter else { return true }
    guard characters[index].isUppercase else { return false }
    return !characters[index - 1].isUppercase
      || characters.indices.contains(index + 1) && characters[index + 1].isLowercase
  }
}
