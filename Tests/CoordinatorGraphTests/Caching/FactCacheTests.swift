import Foundation
import SourceFacts
import TemporaryFolder
import Testing
import Workspace

@testable import CoordinatorGraph

@Suite struct FactCacheTests {
  private let folder: TemporaryFolder
  private let later = FileSystem.Time(seconds: Int(Date().timeIntervalSince1970) + 60, nanoseconds: 0)

  init() throws {
    folder = try TemporaryFolder([
      "App/Coordinator.swift": "protocol Coordinator: AnyObject { func start() }",
      "App/App.swift": """
      final class AppCoordinator: Coordinator {
        private var children: [Coordinator] = []
        func start() { let child = HomeCoordinator(); children.append(child); child.start() }
      }
      """,
      "App/Home.swift": "final class HomeCoordinator: Coordinator { func start() {} }",
    ])
  }

  private var pack: String { folder.path("facts.factpack") }

  /// A cache as a run a minute from now opens it: what was written is settled by then.
  private func cache(of subject: String = "/app") -> FactCache { FactCache(at: pack, of: subject, now: later) }

  private func document(_ cache: FactCache?) throws -> Data {
    try scan(ScanOptions(paths: [folder.path("App")]), cache: cache).graph.json()
  }

  private func leave(_ cache: FactCache, limit: Int = 1 << 20) throws {
    if let bytes = cache.packed(limit: limit) { try Data(bytes).write(to: URL(fileURLWithPath: pack)) }
  }

  private func knows(_ file: String, _ cache: FactCache) -> Bool {
    FactCache.Origin(file: AbsolutePath(folder.path(file))).flatMap { cache.facts(from: $0, as: file) } != nil
  }

  @Test func `the next run knows the files without reading them, and finds the same`() throws {
    let first = cache()
    let cold = try document(first)
    try leave(first)
    let second = cache()
    #expect(["App/App.swift", "App/Home.swift"].allSatisfy { knows($0, second) })
    #expect(try document(second) == cold)
    #expect(try document(nil) == cold)
    #expect(second.packed() == nil)
  }

  @Test func `a file that was written since is read, also with the same size and date`() throws {
    let first = cache()
    _ = try document(first)
    try leave(first)
    let path = folder.path("App/Home.swift")
    let date = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
    try folder.write("final class RomeCoordinator: Coordinator { func start() {} }", to: "App/Home.swift")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(!knows("App/Home.swift", cache()))
    #expect(try document(cache()) == document(nil))
  }

  @Test func `a file that was written just now is known by its text alone`() throws {
    let first = FactCache(at: pack, of: "/app")
    let cold = try document(first)
    try leave(first)
    #expect(!knows("App/Home.swift", cache()))
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("App/Home.swift"))))
    #expect(cache().facts(of: source, from: nil, as: "A.swift")?.types.map(\.name) == ["HomeCoordinator"])
    #expect(try document(cache()) == cold)
  }

  @Test func `what is of another folder is not used`() throws {
    let first = cache(of: "/other")
    _ = try document(first)
    try leave(first)
    #expect(!knows("App/Home.swift", cache()))
  }

  @Test func `texts of one sum are told apart`() throws {
    /// What the sum becomes with one word.
    func mixed(_ word: UInt64) -> UInt64 {
      let product = word &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }
    let words: [[UInt64]] = [[1, 2], [3, 2 ^ mixed(1) ^ mixed(3)]]
    let texts = words.map { $0.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } } }
    #expect(texts[0].withUnsafeBytes { checksum($0) } == texts[1].withUnsafeBytes { checksum($0) })
    let cache = cache()
    for text in texts {
      #expect(cache.facts(of: text, from: nil, as: "A.swift") == nil)
      cache.add(text.withUnsafeBufferPointer { readFacts(of: $0, path: "A.swift") }, from: nil)
    }
    #expect(cache.facts(of: texts[0], from: nil, as: "A.swift")?.text.bytes == texts[0])
    #expect(cache.facts(of: texts[1], from: nil, as: "A.swift") == nil)
  }

  @Test func `facts of another version are not read`() throws {
    for (tool, storage) in [("0.0.1", FileFacts.storageVersion), (toolVersion, FileFacts.storageVersion + 1)] {
      let bytes = PackWriter().finished(of: "/app", toolVersion: tool, storageVersion: storage)
      try Data(try #require(bytes)).write(to: URL(fileURLWithPath: pack))
      #expect(FactPack(at: pack) == nil)
    }
    try Data(try #require(PackWriter().finished(of: "/app"))).write(to: URL(fileURLWithPath: pack))
    #expect(FactPack(at: pack) != nil)
  }

  @Test func `past the limit the oldest goes first`() throws {
    let first = cache()
    _ = try document(first)
    try leave(first)
    let whole = try #require(FactPack(at: pack))
    let size = try #require(whole.index.records.map(\.size).max())
    try folder.write("enum New {}", to: "App/New.swift")
    let second = FactCache(at: pack, of: "/app", now: .init(seconds: later.seconds + 60, nanoseconds: 0))
    _ = try scan(ScanOptions(paths: [folder.path("App/New.swift")]), cache: second)
    try leave(second, limit: FactPack.headerSize + size + 100)
    let next = cache()
    #expect(knows("App/New.swift", next))
    #expect(try #require(FactPack(at: pack)).index.records.count < whole.index.records.count + 1)
    #expect(try document(next) == document(nil))
  }

  @Test func `a flipped bit or a cut costs time and nothing else`() throws {
    let first = cache()
    let cold = try document(first)
    let bytes = try #require(first.packed())
    var random = SystemRandomNumberGenerator()
    for round in 0..<300 {
      var damaged = bytes
      if round.isMultiple(of: 10) {
        damaged.removeLast(.random(in: 1...damaged.count, using: &random))
      } else {
        let bit = Int.random(in: 0..<(damaged.count * 8), using: &random)
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      }
      try Data(damaged).write(to: URL(fileURLWithPath: pack))
      #expect(try document(cache()) == cold)
    }
  }

  @Test func `a damaged record is written again`() throws {
    let first = cache()
    _ = try document(first)
    var bytes = try #require(first.packed())
    bytes[FactPack.headerSize] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: pack))
    let second = cache()
    _ = try document(second)
    try leave(second)
    let pack = try #require(FactPack(at: pack))
    #expect(pack.index.records.count == 3)
    #expect(pack.index.records.allSatisfy { pack.bytes(of: $0) != nil })
  }

  @Test func `a link, a folder and a pipe are no packs`() throws {
    let first = cache()
    _ = try document(first)
    try leave(first)
    #expect(FactPack(at: pack) != nil)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: pack)
    mkfifo(folder.path("pipe"), 0o600)
    #expect(["link", "pipe", "App", "none"].allSatisfy { FactPack(at: folder.path($0)) == nil })
  }
}
