import Testing

@testable import Workspace

@Suite struct TestFileNameTests {
  @Test(arguments: [
    "LoginTests", "Tests", "LoginUITests", "login_tests", "LoginSpec", "LoginSpecs", "LoginCoordinatorMock",
    "MockLogin", "LoginMocks", "LoginMock+Extra", "URLSessionMock", "UserMockData", "mock_user", "SDKMock2", "로그인Mock",
  ])
  func `files of tests and mocks are told by a word of their names`(name: String) {
    #expect(TestFileName.matches(name + ".swift"))
  }

  @Test(arguments: [
    "Contests", "LatestSpecials", "Latest", "ContestViewController", "TestingViewController", "ABTest", "SpecView",
    "TestsView", "Mockup", "Mockingbird", "Hammock", "Inspect", "login", "가나다", "",
  ])
  func `what only shares letters with such a word is an app's file`(name: String) {
    #expect(!TestFileName.matches(name + ".swift"))
  }

  @Test func `only Swift files have such names`() {
    #expect(!TestFileName.matches("LoginTests"))
    #expect(!TestFileName.matches("LoginTests.swift.txt"))
  }
}
