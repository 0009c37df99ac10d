import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct ProjectSearchTests {
  private func projects(_ path: String) throws -> [String] {
    try FileListing(of: [path], exclusion: FileExclusion()).projects.map(\.name)
  }

  @Test func `projects count below, and above up to the top of the repository`() throws {
    let folder = try TemporaryFolder(["r/App/Sources/a.swift": "", "r/.git/HEAD": ""])
    for name in ["Out", "r/Top", "r/App/App", "r/App/Sources/Deep/Demo", "r/Side/Side", "r/App/Sources/Pods/Pods"] {
      try folder.writeProject(name + ".xcodeproj")
    }
    #expect(try projects(folder.path("r/App/Sources")) == ["App.xcodeproj", "Demo.xcodeproj", "Top.xcodeproj"])
    #expect(try projects(folder.path("r/App/Sources/a.swift")) == ["App.xcodeproj", "Top.xcodeproj"])
    #expect(try projects(folder.path("r")) == ["App.xcodeproj", "Demo.xcodeproj", "Side.xcodeproj", "Top.xcodeproj"])
  }

  @Test func `without a repository none above counts`() throws {
    let folder = try TemporaryFolder(["App/a.swift": ""])
    try folder.writeProject()
    #expect(try projects(folder.path("App")) == [])
    #expect(try projects(folder.path) == ["App.xcodeproj"])
  }

  @Test func `a project can be left out by the configuration, one above too`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/a.swift": ""])
    for name in ["App", "App/Demo"] { try folder.writeProject(name + ".xcodeproj") }
    let exclusion = FileExclusion(globs: ["*.xcodeproj"], relativeTo: folder.path)
    #expect(try FileListing(of: [folder.path("App")], exclusion: exclusion).projects.isEmpty)
  }

  @Test func `links and folders without a project's file are none`() throws {
    let outside = try TemporaryFolder()
    try outside.writeProject()
    let folder = try TemporaryFolder([
      "a.swift": "", "Empty.xcodeproj/x": "", "File.xcodeproj": "", "Link.xcodeproj/x": "",
    ])
    try folder.link("App.xcodeproj", to: outside.path("App.xcodeproj"))
    try folder.link("Link.xcodeproj/project.pbxproj", to: outside.path("App.xcodeproj/project.pbxproj"))
    #expect(try projects(folder.path) == [])
  }

  @Test func `a project with conflicts is told, and nothing follows from it`() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", ".git/HEAD": "", "App.xcodeproj/project.pbxproj": "<<<<<<< a"])
    let listing = try FileListing(of: [folder.path("App")], exclusion: FileExclusion())
    let reading = try ProjectReading(of: listing)
    #expect(reading.problems == [ReadProblem(path: "../App.xcodeproj/project.pbxproj", kind: .isNoProject)])
    #expect(reading.projects.projects.isEmpty)
  }

  @Test func `a project that is too large or cannot be read is told, and the others are read`() throws {
    let folder = try TemporaryFolder(["a.swift": "", ".git/HEAD": ""])
    for name in ["Huge", "Locked", "Whole"] { try folder.writeProject(name + ".xcodeproj") }
    let listing = try FileListing(of: [folder.path], exclusion: FileExclusion())
    let reading = try ProjectReading(of: listing) { file in
      if file.parent.name.hasPrefix("Huge") { return .success(.tooLarge) }
      if file.parent.name.hasPrefix("Locked") { return .failure(FileSystem.Failure(reason: "Permission denied")) }
      return FileSystem.blob(of: file)
    }
    #expect(
      reading.problems == [
        ReadProblem(path: "Huge.xcodeproj/project.pbxproj", kind: .tooLarge(limit: SourceText.sizeLimit)),
        ReadProblem(path: "Locked.xcodeproj/project.pbxproj", kind: .unreadable(reason: "Permission denied")),
      ])
    #expect(reading.problems.map(\.isUnreadable) == [false, true])
    #expect(reading.projects.projects.count == 1)
  }
}
