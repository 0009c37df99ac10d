import Testing

@testable import ProgramAnalysis

/// Words in names are found byte by byte, whatever the script.
@Suite struct WordSearchTests {
  @Test(arguments: [
    ("Coordinator", "Coordinator", 0), ("AppCoordinatorCoordinator", "Coordinator", 14), ("aab", "ab", 1),
    ("CoordinatCoordinato", "Coordinator", nil), ("", "Tab", nil), ("ab", "abc", nil),
    ("FlüsseCoordinator", "Coord", 7),
    ("aaa", "aa", 1),
  ])
  func `the last place of a word is found`(name: String, word: String, offset: Int?) {
    let found = name.utf8.lastRange(of: word)
    #expect(found.map { name.utf8.distance(from: name.utf8.startIndex, to: $0.lowerBound) } == offset)
    #expect(found.map { String(name[$0]) } == offset.map { _ in word })
  }

  @Test(arguments: [("Home", true), ("home", false), ("_Home", false), ("", false), ("Äpfel", true), ("äpfel", false)])
  func `a capital is known in any script`(name: String, isCapitalized: Bool) {
    #expect(name.isCapitalized == isCapitalized)
  }

  @Test(arguments: [
    ("didFinish", true), ("loginÜberDidFinish", true), ("finalize", false), ("friend", false), ("2Ended_", true),
    ("ENDED", false), ("didÉnd", false), ("flow_done", true),
  ])
  func `an end is heard in names with and without other scripts`(name: String, isEnd: Bool) {
    #expect(PatternWords.areIn(name) == isEnd)
  }
}
