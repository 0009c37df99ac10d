import Foundation
import GraphModel
import SourceFacts
import TemporaryFolder
import Testing
import Workspace

@testable import CoordinatorGraph

/// What one scan found, taken over by the next.
@Suite struct FindingsMemoTests {
  private let folder: TemporaryFolder
  private let later = FileSystem.Time(seconds: Int(Date().timeIntervalSince1970) + 60, nanoseconds: 0)
  private var options: ScanOptions

  init() throws {
    folder = try TemporaryFolder([
      "App/Coordinator.swift": "protocol Coordinator: AnyObject { func start() }",
      "App/App.swift": """
      final class AppCoordinator: Coordinator {
        private var children: [Coordinator] = []
        // coordinator-graph:ignore - the app's own
        func start() { let child = HomeCoordinator(); children.append(child); child.start() }
      }
      """,
      "App/Home.swift": "/// Home.\nfinal class HomeCoordinator: Coordinator { func start() {} }",
      "App/Broken.swift": "func broken( {",
      "App/HomeTests.swift": "import XCTest\nfinal class TestCoordinator: Coordinator { func start() {} }",
      "App/Drawn.swift": "import XCTest\nfinal class DrawnCoordinator: Coordinator { func start() {} }",
    ])
    options = ScanOptions(paths: [folder.path("App")])
    options.explains = false
    options.observes = true
  }

  private var pack: String { folder.path("facts.factpack") }

  private func cache() -> FactCache { FactCache(at: pack, of: "/app", now: later) }

  /// Scans with what earlier runs left, and leaves what this one adds.
  @discardableResult
  private func scanned(_ options: ScanOptions) throws -> Scan {
    let cache = cache()
    let scan = try scan(options, cache: cache)
    if let bytes = cache.packed(limit: 1 << 24) { try Data(bytes).write(to: URL(fileURLWithPath: pack)) }
    return scan
  }

  private func isTakenOver(_ scan: Scan) -> Bool { scan.timings.analysis == .zero }

  private func expectSame(_ first: Scan, _ second: Scan) throws {
    #expect(try first.graph.json() == second.graph.json())
    #expect(first.observations == second.observations)
    #expect(first.documentation == second.documentation)
    #expect(first.declaredNames == second.declaredNames)
    #expect(first.reasons == second.reasons)
    #expect(first.nearMisses == second.nearMisses)
    #expect(first.hints == second.hints)
    #expect(first.ignoreComments == second.ignoreComments)
    #expect(first.coordinatorProtocols == second.coordinatorProtocols)
    #expect((first.files, first.leftOut, first.appName) == (second.files, second.leftOut, second.appName))
    #expect(first.leftOutReasons == second.leftOutReasons)
    #expect(first.sources.mapValues(\.bytes) == second.sources.mapValues(\.bytes))
    #expect((first.unreadable, first.isComplete) == (second.unreadable, second.isComplete))
  }

  @Test(arguments: SampleTests.samples) func `the next scan of a sample takes it over, and is the same`(
    sample: String
  ) throws {
    var options = options
    let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples").standardized
    options.paths = [samples.appending(path: sample).path]
    try scanned(options)
    let second = try scanned(options)
    #expect(isTakenOver(second))
    try expectSame(second, scan(options))
  }

  @Test func `files that are no code of the app, and those that do not parse, are told again`() throws {
    let first = try scanned(options)
    let second = try scanned(options)
    #expect(!isTakenOver(first) && isTakenOver(second))
    #expect(second.leftOut == ["Drawn.swift", "HomeTests.swift"])
    #expect(second.graph.diagnostics.contains { $0.location?.file == "Broken.swift" })
    try expectSame(second, first)
    // Nothing is added, so that nothing is written.
    #expect(cache().packed() == nil)
  }

  @Test(arguments: [
    ("App/Home.swift", "final class HouseCoordinator: Coordinator { func start() {} }"),
    ("App/New.swift", "final class NewCoordinator: Coordinator { func start() {} }"),
    ("App/App.xcodeproj/project.pbxproj", ProjectText([.init("App", ["App.swift", "Coordinator.swift"])]).text),
  ])
  func `it is not taken over where something was written`(file: String, text: String) throws {
    try scanned(options)
    try folder.write(text, to: file)
    let second = try scanned(options)
    #expect(!isTakenOver(second))
    try expectSame(second, scan(options))
  }

  @Test func `it is not taken over where a file was renamed or removed`() throws {
    try scanned(options)
    try FileManager.default.moveItem(atPath: folder.path("App/Home.swift"), toPath: folder.path("App/House.swift"))
    #expect(!isTakenOver(try scanned(options)))
    try FileManager.default.removeItem(atPath: folder.path("App/House.swift"))
    let third = try scanned(options)
    #expect(!isTakenOver(third))
    try expectSame(third, scan(options))
  }

  @Test func `it is taken over in a fresh checkout, where every file has another date`() throws {
    let first = try scanned(options)
    let texts = try first.files.map { ($0, try String(contentsOfFile: folder.path("App/\($0)"), encoding: .utf8)) }
    for (file, text) in texts { try folder.write(text, to: "App/\(file)") }
    #expect(isTakenOver(try scanned(options)))
  }

  @Test func `other options find for themselves`() throws {
    try scanned(options)
    var tests = options
    tests.includesTests = true
    var names = options
    names.coordinatorNames = CoordinatorNames(excluded: ["HomeCoordinator"])
    var rules = options
    rules.observes = false
    var reasons = options
    reasons.explains = true
    for other in [tests, names, rules, reasons] {
      let second = try scanned(other)
      #expect(!isTakenOver(second))
      try expectSame(second, scan(other))
    }
    #expect(!isTakenOver(try scanned(reasons)))
    #expect(isTakenOver(try scanned(options)))
  }

  @Test func `a file that is given itself is read whatever it imports, and found for itself`() throws {
    try scanned(options)
    var given = options
    given.paths.append(folder.path("App/Drawn.swift"))
    let second = try scanned(given)
    #expect(!isTakenOver(second))
    #expect(second.files.contains("Drawn.swift"))
  }

  @Test func `what ran out of time is found again`() throws {
    var hurried = options
    hurried.timeLimit = .nanoseconds(1)
    _ = try? scanned(hurried)
    #expect(!isTakenOver(try scanned(options)))
  }

  @Test func `without one of its texts in the pack it is dropped`() throws {
    try scanned(options)
    let found = try #require(FactPack(at: pack))
    #expect(found.index.memos.count == 1)
    let smallest = try #require(found.index.records.map(\.size).min())
    let next = cache()
    _ = try scan(ScanOptions(paths: [folder.path("App/Home.swift")]), cache: next)
    next.keep([1], for: [2])
    try Data(try #require(next.packed(limit: FactPack.headerSize + smallest + 1_000)))
      .write(to: URL(fileURLWithPath: pack))
    #expect(try #require(FactPack(at: pack)).index.memos.map(\.texts) == [[]])
  }

  @Test func `a flipped bit or a cut costs time and nothing else`() throws {
    let truth = try scanned(options)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: pack)))
    var random = SystemRandomNumberGenerator()
    for round in 0..<200 {
      var damaged = bytes
      if round.isMultiple(of: 10) {
        damaged.removeLast(.random(in: 1...damaged.count, using: &random))
      } else {
        let bit = Int.random(in: 0..<(damaged.count * 8), using: &random)
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      }
      try Data(damaged).write(to: URL(fileURLWithPath: pack))
      #expect(try scan(options, cache: cache()).graph.json() == truth.graph.json())
    }
  }
}
