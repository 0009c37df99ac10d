import CoordinatorGraph
import Foundation
import TemporaryFolder
import Testing

@Suite struct CacheFolderTests {
  @Test func `it is where the system has caches`() {
    #expect(CacheFolder(environment: ["XDG_CACHE_HOME": "/x", "HOME": "/h"])?.path == "/x/coordinator-graph")
    let home = CacheFolder(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"])?.path
    #if os(macOS)
      #expect(home == "/h/Library/Caches/coordinator-graph")
    #else
      #expect(home == "/h/.cache/coordinator-graph")
    #endif
    #expect(CacheFolder(environment: [:]) == nil)
  }

  @Test func `all folders of a repository have one place, and another repository has another`() throws {
    let folder = try TemporaryFolder(["A/.git/HEAD": "", "A/App/A.swift": "", "B/.git/HEAD": "", "B/B.swift": ""])
    let cache = CacheFolder(path: "/cache")
    let place = try #require(cache.place(for: [folder.path("A/App/A.swift")]))
    #expect(place.subject.hasSuffix("/A"))
    #expect(cache.place(for: [folder.path("A")])?.file == place.file)
    #expect(cache.place(for: [folder.path("B")])?.file != place.file)
    #expect(cache.place(for: [folder.path("C")]) == nil)
  }
}
