import Testing

@testable import GraphModel

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("LoginFlowCoordinator", ["Login", "Flow", "Coordinator"]), ("Outer.InnerView", ["Outer", "Inner", "View"]),
    ("URLSession", ["URLSession"]), ("lower", ["lower"]), ("", []), ("코디네이터", ["코디네이터"]),
  ])
  func `splits at capitals and dots`(name: String, words: [String]) {
    #expect(NameWords.words(in: name) == words)
  }

  @Test(arguments: [
    ("LoginFlowCoordinator", "LoginCoordinator", true), ("LoginCoordinator", "SettingsCoordinator", false),
    ("ProfileViewController", "ProfileView", true), ("Flow", "Flow", true), ("A", "B", false),
  ])
  func `names are related by words beside their role`(first: String, second: String, isRelated: Bool) {
    #expect(NameWords.areRelated(first, second) == isRelated)
    #expect(NameWords.areRelated(second, first) == isRelated)
  }

  @Test(arguments: [
    ("LoginView", "SignInView", [["Login"], ["Sign", "In"]]), ("HomeView", "HomeFeedView", [[], ["Feed"]]),
    ("A", "A", [[], []]), ("A", "B", [["A"], ["B"]]),
  ])
  func `a substitution is what differs between the same beginning and end`(
    first: String, second: String, words: [[String]]
  ) {
    #expect(NameWords.substitution(from: first, to: second) == words)
  }
}
