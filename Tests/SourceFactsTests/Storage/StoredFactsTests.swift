import Foundation
import Testing

@testable import SourceFacts

/// Facts are the same after they were stored. The fixtures of `ProgramAnalysisTests` go through their stored form too.
@Suite struct StoredFactsTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let forms = [
    "let a = x as? [String: (label: Int, T.Type)]", "prefix func +++ (a: A) {}", "@A(.b) weak var c: P & Q?",
    "func f<T: P>(_ a: @escaping () -> T, b: Int...) where T.A == B { for await x in y { c[x] = \\A.b } }",
    "extension A where Self: P { subscript(a: Int) -> B { get { a } set(v) { b = v } } deinit {} }",
    "enum E { case a(b: C), d }\nindirect enum F {}\ntypealias G = (A, b: B) -> C",
    "let 名 = \"名\" + \"\(String(repeating: "a", count: 300))\"",
    "let c = { [weak self, d = e] (a: A, b) in self?.f(&a, !b, a ? nil : true, -1) }",
    "let a = b.map(\\.c.d)", "// coordinator-graph:ignore x\nfunc f( {", "var a: Int { willSet(b) { c } didSet {} }",
    "@_exported import A\nimport XCTest",
    "func f() { switch a { case .b(let c, is D): e; case _ where g: h; default: i } }",
    """
    extension A {
      var b: B? {
        get { objc_getAssociatedObject(self, &c) as? B }
        set { objc_setAssociatedObject(self, &c, newValue, .OBJC_ASSOCIATION_ASSIGN) }
      }
    }
    """,
  ]

  private static func files(below folder: String) throws -> [String] {
    let path = repository.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func facts(of file: String) throws -> FileFacts {
    let source = try Data(contentsOf: repository.appendingPathComponent(file))
    return onLargeStack { source.withUnsafeBytes { readFacts(of: $0.bindMemory(to: UInt8.self), path: file) } }
  }

  @Test(arguments: ["samples", "Sources/SourceFacts", "Tests/SourceFactsTests"])
  func `all fields of each file come back`(folder: String) throws {
    for file in try Self.files(below: folder) {
      let facts = try Self.facts(of: file)
      let stored = try #require(facts.stored)
      let restored = try restored(stored, like: facts)
      #expect(description(of: restored) == description(of: facts), "\(file)")
      #expect(restored.stored == stored, "\(file)")
    }
  }

  @Test(arguments: forms)
  func `each form of source comes back`(source: String) throws {
    let facts = read(source)
    let restored = try restored(#require(facts.stored), like: facts)
    #expect(description(of: restored) == description(of: facts))
  }

  @Test func `one object in two places stays one`() throws {
    let closure = ClosureFact(captures: [], parameters: nil, body: [], range: SourceRange(start: 1, end: 2))
    let bytes = try #require(StoredWriter.bytes(of: [SourceFacts.Expression.closure(closure), .closure(closure)]))
    let restored = try bytes.withUnsafeBytes { try StoredReader.value([SourceFacts.Expression].self, in: $0) }
    guard case .closure(let first) = restored[0], case .closure(let second) = restored[1] else {
      Issue.record("no closures")
      return
    }
    #expect(first === second)
  }

  @Test(arguments: [0, 1, -1, 63, -64, 64, 1 << 32, .max, .min])
  func `a number comes back`(number: Int) throws {
    let bytes = try #require(StoredWriter.bytes(of: number))
    #expect(try bytes.withUnsafeBytes { try StoredReader.value(Int.self, in: $0) } == number)
  }

  @Test func `offsets of any order come back`() throws {
    let offsets: [UInt32] = [7, 0, .max, 1, .max - 1]
    let bytes = try #require(StoredWriter.bytes(of: offsets))
    #expect(try bytes.withUnsafeBytes { try StoredReader.value([UInt32].self, in: $0) } == offsets)
  }

  @Test func `what nests too deeply to be read is not written`() {
    @Sendable func nested(_ depth: Int) -> SourceFacts.Expression {
      (0..<depth).reduce(.null) { value, _ in .reference(value) }
    }
    #expect(onLargeStack { StoredWriter.bytes(of: nested(9_000)) } != nil)
    #expect(onLargeStack { StoredWriter.bytes(of: nested(11_000)) } == nil)
  }

  @Test func `bytes that nest without end are none`() {
    let tags = [0] + [UInt8](repeating: 18, count: 1_000_000)
    #expect(
      onLargeStack {
        (try? tags.withUnsafeBytes { try StoredReader.value(SourceFacts.Expression.self, in: $0) }) == nil
      })
  }

  /// What reads them is not harmed; whether they are what was written is for a checksum to say.
  @Test func `changed and cut bytes are damage or other facts`() throws {
    let facts = try Self.facts(of: "samples/TabBar/App/AppCoordinator.swift")
    let stored = try #require(facts.stored)
    for length in 0..<stored.count {
      #expect(throws: StorageDamage.self) { try restored(Array(stored[..<length]), like: facts) }
    }
    for index in stored.indices {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var changed = stored
        changed[index] ^= change
        _ = try? restored(changed, like: facts)
      }
    }
  }

  /// Facts that were stored before a change of what is read must not be taken for those of now: where this fails because
  /// the lowering or the binary form was changed, raise `FileFacts.storageVersion` and put the new sum here beside it.
  @Test func `a change of the facts comes with a change of the version`() throws {
    let bytes = Self.forms.flatMap { read($0).stored ?? [] }
    let sum = bytes.withUnsafeBytes { checksum($0) }
    #expect([FileFacts.storageVersion: String(sum, radix: 16)] == [11: "13dbafbc7cf34f0d"])
  }

  private func restored(_ bytes: [UInt8], like facts: FileFacts) throws -> FileFacts {
    try bytes.withUnsafeBytes { try FileFacts(stored: $0, path: facts.path, text: facts.text) }
  }
}

/// A value with all its fields, however deep, in text; a set in order.
private func description(of value: Any) -> String {
  if let names = value as? Set<String> { return "\(names.sorted())" }
  if value is SourceText { return "text" }
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty { return "\(value)" }
  let children = mirror.children.map { "\($0.label ?? "-"): \(description(of: $0.value))" }
  return "\(mirror.subjectType)(\(children.joined(separator: ", ")))"
}
