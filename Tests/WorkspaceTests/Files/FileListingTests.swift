import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct FileListingTests {
  private func listing(_ paths: [String], _ exclusion: FileExclusion = FileExclusion()) throws -> FileListing {
    try FileListing(of: paths, exclusion: exclusion)
  }

  @Test func `finds Swift files at any depth, sorted and relative to the folder given`() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "A/z.swift": "", "A/가.swift": "", "A/read.me": "", "A/B/c.swift": "",
    ])
    let found = try listing([folder.path])
    #expect(found.files == ["A/B/c.swift", "A/z.swift", "A/가.swift", "b.swift"])
    #expect(found.root.string == folder.path)
    #expect(found.problems.isEmpty)
  }

  @Test func `leaves out tests, mocks, previews, foreign code and hidden folders`() throws {
    let folders = [
      "AppTests", "TestSupport", "Mocks", "SDKMock", "Previews", "Preview Content", "Pods", "Carthage", ".build",
      ".build-debug", "DerivedData", "SourcePackages", ".hidden",
    ]
    let folder = try TemporaryFolder(["Latest/contest/a.swift": "", "PodsKit/b.swift": "", "TestbedEO/c.swift": ""])
    for name in folders { try folder.write("", to: "App/\(name)/x.swift") }
    let found = try listing([folder.path])
    #expect(found.files == ["Latest/contest/a.swift", "PodsKit/b.swift", "TestbedEO/c.swift"])
    #expect(found.leftOut.map(\.path) == folders.map { "App/" + $0 }.sorted())
  }

  @Test func `leaves out templates that code is generated from, not an app's own templates`() throws {
    let folder = try TemporaryFolder([
      "Tools/Code/Templates/Screen/a.swift": "", "Scripts/Templates/b.swift": "", "App/Templates/c.swift": "",
      "Tools/d.swift": "", "Templates/Scene.xctemplate/Default/e.swift": "", "Templates/xctemplate/f.swift": "",
      "App/___FILEBASENAME___.swift": "", "___VARIABLE_name___/g.swift": "", "App/a___b___c.swift": "",
    ])
    let files = try listing([folder.path]).files
    let expected = ["App/Templates/c.swift", "App/a___b___c.swift", "Templates/xctemplate/f.swift", "Tools/d.swift"]
    #expect(files == expected)
    #expect(try listing([folder.path], FileExclusion(includesTests: true)).files == expected)
  }

  @Test func `tests are read on request, foreign code is not`() throws {
    let folder = try TemporaryFolder([
      "AppTests/a.swift": "", "Mocks/b.swift": "", "Pods/c.swift": "", "Previews/d.swift": "",
    ])
    let found = try listing([folder.path], FileExclusion(includesTests: true))
    #expect(found.files == ["AppTests/a.swift", "Mocks/b.swift", "Previews/d.swift"])
  }

  @Test func `files of tests and mocks are left out wherever they lie`() throws {
    let folder = try TemporaryFolder([
      "App/Login.swift": "", "App/LoginTests.swift": "", "App/LoginMock.swift": "", "App/Contests.swift": "",
    ])
    let found = try listing([folder.path])
    #expect(found.files == ["App/Contests.swift", "App/Login.swift"])
    #expect(found.leftOut.map(\.path) == ["App/LoginMock.swift", "App/LoginTests.swift"])
    #expect(found.leftOut.allSatisfy { $0.reason == .testCode })
    #expect(try listing([folder.path], FileExclusion(includesTests: true)).files.count == 4)
    #expect(try listing([folder.path("App/LoginTests.swift")]).files == ["LoginTests.swift"])
  }

  @Test func `an app that is itself called a test is known by its project and its tests`() throws {
    let folder = try TemporaryFolder([
      "CookTest/CookTest.xcodeproj/project.pbxproj": "", "CookTest/CookTest/a.swift": "",
      "CookTest/CookTestTests/b.swift": "", "CookTest/CookTestTests/CookTestTestsMock/b.swift": "",
      "TestApp/c.swift": "", "TestAppUITests/d.swift": "", "TestHost/e.swift": "", "MockTest/f.swift": "",
      "MockTestTests/g.swift": "", "UITests/UITests.xcodeproj/project.pbxproj": "", "UITests/h.swift": "",
      "Kit/TestApp/TestApp.xcodeproj/project.pbxproj": "", "Kit/TestApp/i.swift": "",
      "UITest/UITest.xcodeproj/project.pbxproj": "", "UITest/j.swift": "",
    ])
    #expect(try listing([folder.path]).files == ["CookTest/CookTest/a.swift", "TestApp/c.swift"])
  }

  @Test func `the doubles that a module lends to tests are told by the folders beside theirs`() throws {
    let folder = try TemporaryFolder([
      "Home/Sources/a.swift": "", "Home/Interface/b.swift": "", "Home/Testing/HomeSpy.swift": "",
      "Shop/Sources/c.swift": "", "Shop/Tests/d.swift": "", "Shop/Testing/ShopSpy.swift": "",
      "App/Testing/TestingView.swift": "", "App/Booking/e.swift": "", "App/SelfTesting/f.swift": "",
      "App/Interface.swift": "",
    ])
    #expect(
      try listing([folder.path]).files == [
        "App/Booking/e.swift", "App/Interface.swift", "App/SelfTesting/f.swift", "App/Testing/TestingView.swift",
        "Home/Interface/b.swift", "Home/Sources/a.swift", "Shop/Sources/c.swift",
      ])
    #expect(try listing([folder.path], FileExclusion(includesTests: true)).files.count == 10)
  }

  @Test func `what is found out later leaves a listing, except what was given`() throws {
    let folder = try TemporaryFolder(["A/a.swift": "", "A/b.swift": "", "c.swift": ""])
    let found = try listing([folder.path("A"), folder.path("c.swift")])
      .leavingOut(["A/b.swift": .testCode, "c.swift": .testCode])
    #expect(found.files == ["A/a.swift", "c.swift"])
    #expect(found.leftOut == [LeftOut(path: "A/b.swift", reason: .testCode)])
  }

  @Test func `names at and above the given path decide nothing`() throws {
    let folder = try TemporaryFolder(["MyTests/Pods/App/a.swift": "", ".hidden/b.swift": ""])
    #expect(try listing([folder.path("MyTests/Pods")]).files == ["App/a.swift"])
    #expect(try listing([folder.path(".hidden")]).files == ["b.swift"])
  }

  @Test func `a single file has its folder as root`() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", "App/b.swift": ""])
    let found = try listing([folder.path("App/a.swift")])
    #expect(found.files == ["a.swift"])
    #expect(found.root.string == folder.path("App"))
  }

  @Test func `several paths have their deepest common folder as root, and what they share is listed once`() throws {
    let folder = try TemporaryFolder([
      "App/A/a.swift": "", "App/B/b.swift": "", "App/BTests/c.swift": "", "d.swift": "",
    ])
    let found = try listing([
      folder.path("App/B"), folder.path("App/A/a.swift"), folder.path("App/A"), folder.path("App/BTests"),
    ])
    #expect(found.root.string == folder.path("App"))
    #expect(found.files == ["A/a.swift", "B/b.swift", "BTests/c.swift"])
  }

  @Test func `links are not followed, so loops end and nothing outside is read`() throws {
    let outside = try TemporaryFolder(["secret.swift": ""])
    let folder = try TemporaryFolder(["A/a.swift": ""])
    try folder.link("A/loop", to: folder.path)
    try folder.link("A/self", to: "self")
    try folder.link("out", to: outside.path)
    try folder.link("out.swift", to: outside.path("secret.swift"))
    #expect(try listing([folder.path]).files == ["A/a.swift"])
  }

  @Test func `a link that is given itself is followed`() throws {
    let folder = try TemporaryFolder(["real/a.swift": ""])
    try folder.link("alias", to: "real")
    let found = try listing([folder.path("alias")])
    #expect(found.files == ["a.swift"])
    #expect(found.root.string == folder.path("real"))
  }

  @Test func `patterns of the configuration are relative to its folder`() throws {
    let folder = try TemporaryFolder([
      "Sources/Legacy/a.swift": "", "Sources/b.swift": "", "Sources/c.gen.swift": "", "Sources/Deep/Legacy/d.swift": "",
    ])
    let exclusion = FileExclusion(globs: ["Sources/Legacy", "*.gen.swift"], relativeTo: folder.path)
    let found = try listing([folder.path("Sources")], exclusion)
    #expect(found.files == ["Deep/Legacy/d.swift", "b.swift"])
    #expect(found.leftOut.map(\.path) == ["Legacy", "c.gen.swift"])
  }

  @Test func `a file name that begins with a combining mark is found`() throws {
    let folder = try TemporaryFolder(["A/b.swift": ""])
    try folder.write("", to: "A/\u{301}x.swift")
    #expect(try listing([folder.path]).files == ["A/b.swift", "A/\u{301}x.swift"])
  }

  @Test func `a folder named like a Swift file is searched`() throws {
    let folder = try TemporaryFolder(["odd.swift/a.swift": ""])
    #expect(try listing([folder.path]).files == ["odd.swift/a.swift"])
  }

  @Test func `what cannot be scanned is an error that names it`() throws {
    let folder = try TemporaryFolder(["notes.txt": ""])
    #expect(throws: InputError(path: folder.path("none"), message: "No such file or directory")) {
      try listing([folder.path("none")])
    }
    #expect(throws: InputError(path: folder.path("notes.txt"), message: "not a Swift file")) {
      try listing([folder.path("notes.txt")])
    }
    #expect(throws: InputError(path: "/dev/null", message: "neither a file nor a folder")) {
      try listing(["/dev/null"])
    }
  }
}
