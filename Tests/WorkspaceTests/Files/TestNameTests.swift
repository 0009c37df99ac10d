import Testing

@testable import Workspace

@Suite struct TestNameTests {
  @Test(arguments: [
    "LoginTests", "Tests", "LoginUITests", "login_tests", "LoginSpec", "LoginSpecs", "LoginCoordinatorMock",
    "MockLogin", "LoginMocks", "LoginMock+Extra", "URLSessionMock", "UserMockData", "mock_user", "SDKMock2", "로그인Mock",
  ])
  func `files of tests and mocks are told by a word of their names`(name: String) {
    #expect(TestName.matches(file: name + ".swift"))
  }

  @Test(arguments: [
    "Contests", "LatestSpecials", "Latest", "ContestViewController", "TestingViewController", "ABTest", "SpecView",
    "TestsView", "Mockup", "Mockingbird", "Hammock", "Inspect", "login", "가나다", "",
  ])
  func `what only shares letters with such a word is an app's file`(name: String) {
    #expect(!TestName.matches(file: name + ".swift"))
  }

  @Test func `only Swift files have such names`() {
    #expect(!TestName.matches(file: "LoginTests"))
    #expect(!TestName.matches(file: "LoginTests.swift.txt"))
  }

  @Test(arguments: [
    "AppTests", "Tests", "tests", "UITests", "TestSupport", "UnitTest-iOS", "iOSTests", "Test Plans", "Mocks",
    "SDKMock",
    "mock_server", "MockNetwork", "E2ETests2", "TestApp", "UITestApp2", "PhotosTestAppTests", "TaskTest",
  ])
  func `folders of tests and mocks are told by a word of their names`(name: String) {
    #expect(TestName.matches(folder: name))
  }

  @Test(arguments: [
    "TestbedEO", "Latest", "contest", "Contests", "Attestation", "Testimonials", "Mockups", "Hammock", "Specs", "App",
    "", "PhotosTestApp", "TestTask", "iOS-TestTask", "RecipesTestAssignment", "test-challenge",
  ])
  func `a folder that only shares letters with such a word is an app's`(name: String) {
    #expect(!TestName.matches(folder: name))
  }
}
