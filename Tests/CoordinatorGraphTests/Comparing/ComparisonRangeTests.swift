import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct ComparisonRangeTests {
  @Test(
    arguments: [
      ("main", nil, false, Snapshot.revision("main"), Snapshot.workingTree),
      ("main", nil, true, .revision("main"), .index),
      ("main", "side", false, .revision("main"), .revision("side")),
      ("a..b", nil, false, .revision("a"), .revision("b")),
      ("a..", nil, false, .revision("a"), .revision("HEAD")),
      ("..b", nil, false, .revision("HEAD"), .revision("b")),
      ("a...b", nil, false, .mergeBase("a", "b"), .revision("b")),
      ("origin/main...", nil, false, .mergeBase("origin/main", "HEAD"), .revision("HEAD")),
      ("...b", nil, false, .mergeBase("HEAD", "b"), .revision("b")),
      ("main^{/fix a..b}", nil, false, .revision("main^{/fix a..b}"), .workingTree),
      ("main@{1}..main", nil, false, .revision("main@{1}"), .revision("main")),
      ("v1.0.2", nil, false, .revision("v1.0.2"), .workingTree),
      ("-x", nil, false, .revision("-x"), .workingTree),
    ] as [(String, String?, Bool, Snapshot, Snapshot)])
  func `words are read as git reads them`(
    base: String, head: String?, isStaged: Bool, from: Snapshot, to: Snapshot
  ) throws {
    #expect(try ComparisonRange(base: base, head: head, isStaged: isStaged) == ComparisonRange(base: from, head: to))
  }

  @Test func `a file that carries a graph is a document, where it exists`() throws {
    let folder = try TemporaryFolder(["docs/flow.svg": "", "old..new.json": "", "flow.png": ""])
    try folder.makeFolder("folder.json")
    func range(_ base: String, _ head: String? = nil, isStaged: Bool = false) throws -> ComparisonRange {
      try ComparisonRange(base: base, head: head, isStaged: isStaged, workingDirectory: folder.path)
    }
    let document = Snapshot.document(path: "docs/flow.svg")
    #expect(try range("docs/flow.svg") == ComparisonRange(base: document, head: .workingTree))
    #expect(try range("docs/flow.svg", isStaged: true) == ComparisonRange(base: document, head: .index))
    #expect(try range("main", "docs/flow.svg") == ComparisonRange(base: .revision("main"), head: document))
    #expect(try range("old..new.json").base == .document(path: "old..new.json"))
    #expect(try range(folder.path("docs/flow.svg")).base == .document(path: folder.path("docs/flow.svg")))
    for word in ["none.svg", "flow.png", "folder.json"] {
      #expect(try range(word).base == .revision(word))
    }
  }

  @Test(
    arguments: [
      ("main", "side", true, "--staged is itself the head: leave out 'side'"),
      ("a..b", nil, true, "'a..b' has a head, and --staged is another"),
      ("a..b", "c", false, "'a..b' has a head, and 'c' is another"),
      ("a", "b...c", false, "'b...c' is a range, and 'a' is a base already"),
      ("..", nil, false, "'..' names no revision on either side"),
      ("...", nil, false, "'...' names no revision on either side"),
      ("", nil, false, "a revision cannot be empty"),
      ("main", "", false, "a revision cannot be empty"),
    ] as [(String, String?, Bool, String)])
  func `what makes no sense is an error of usage`(
    base: String, head: String?, isStaged: Bool, message: String
  ) throws {
    let error = #expect(throws: ComparisonUsageError.self) {
      try ComparisonRange(base: base, head: head, isStaged: isStaged)
    }
    #expect(error?.description == message)
  }

  @Test func `every state has a name`() {
    let states: [Snapshot] = [
      .revision("main"), .mergeBase("a", "b"), .index, .workingTree, .document(path: "docs/flow.svg"),
    ]
    #expect(
      states.map(\.name) == ["main", "the merge base of a and b", "the index", "the working tree", "docs/flow.svg"])
  }
}
