import Foundation
import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct ConfigurationFileTests {
  @Test func `the nearest file upward counts`() throws {
    let folder = try TemporaryFolder([
      ".coordinator-graph.yml": "title: outer", "A/.coordinator-graph.yml": "title: inner", "A/B/c.swift": "",
      "D/e.swift": "",
    ])
    let inner = try #require(try ConfigurationFile.nearest(to: folder.path("A/B")))
    #expect(inner.configuration.title == "inner")
    #expect(inner.folder.string == folder.path("A"))
    #expect(try ConfigurationFile.nearest(to: folder.path("D"))?.configuration.title == "outer")
  }

  @Test func `a folder without one has none`() throws {
    let folder = try TemporaryFolder()
    #expect(try ConfigurationFile.nearest(to: folder.path) == nil)
  }

  @Test func `a file that cannot be used is an error that names it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x74, 0x3A, 0xFF]), to: "latin.yml")
    try folder.write(Data(repeating: 0x23, count: ConfigurationFile.sizeLimit + 1), to: "large.yml")
    try folder.makeFolder("folder.yml")
    let expected = [
      "latin.yml": "not UTF-8", "large.yml": "larger than 1000000 bytes", "folder.yml": "is a folder",
      "none.yml": "No such file or directory",
    ]
    for (name, message) in expected {
      #expect(throws: InputError(path: folder.path(name), message: message)) {
        try ConfigurationFile(at: folder.path(name))
      }
    }
  }
}
