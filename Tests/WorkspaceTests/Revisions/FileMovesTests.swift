import Testing

@testable import Workspace

/// Where the files of one state lie in another.
@Suite struct FileMovesTests {
  /// Each line is a path with the contents, a digit, that stand there.
  private func contents(_ lines: String) throws -> [String: SourceContent] {
    try lines.split(separator: "\n").reduce(into: [:]) { contents, line in
      let (path, text) = (line.dropLast(2), try #require(line.last))
      contents[String(path)] = .blob(try #require(ObjectID(String(repeating: text, count: 40))))
    }
  }

  private func expect(
    _ base: String, _ head: String, moves expected: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (old, new) = (try contents(base), try contents(head))
    let there = FileMoves(from: old, to: new).targets
    #expect(there == expected, sourceLocation: sourceLocation)
    let back = FileMoves(from: new, to: old).targets
    #expect(back == Dictionary(uniqueKeysWithValues: there.map { ($1, $0) }), sourceLocation: sourceLocation)
  }

  @Test func `a file moved to the one place where its contents are`() throws {
    try expect("A.swift 1\nB.swift 2", "App/A.swift 1\nB.swift 2", moves: ["A.swift": "App/A.swift"])
    try expect("Old/A.swift 1", "New/B.swift 1", moves: ["Old/A.swift": "New/B.swift"])
    try expect("A.swift 1", "A.swift 1\nB.swift 1", moves: [:])
    try expect("A.swift 1", "One/A.swift 1\nTwo/A.swift 1", moves: [:])
    try expect("A.swift 1", "App/A.swift 2", moves: [:])
    try expect("", "A.swift 1", moves: [:])
  }

  /// `Page.swift` changed, and several have what `Empty.swift` has.
  @Test func `a folder takes all of its files along`() throws {
    try expect(
      "Base/App.swift 1\nBase/Pages/Page.swift 2\nBase/Empty.swift 0",
      """
      1 Base/App.swift 1
      1 Base/Pages/Page.swift 3
      1 Base/Empty.swift 0
      2 Other/App.swift 4
      2 Other/Pages/Page.swift 5
      2 Other/Empty.swift 0
      """,
      moves: [
        "Base/App.swift": "1 Base/App.swift", "Base/Pages/Page.swift": "1 Base/Pages/Page.swift",
        "Base/Empty.swift": "1 Base/Empty.swift",
      ])
    try expect(
      "A.swift 1\nB.swift 2", "App/A.swift 1\nApp/B.swift 3",
      moves: ["A.swift": "App/A.swift", "B.swift": "App/B.swift"])
  }

  /// Two folders were merged, and one file of each kept its contents: either `Page.swift` may be the one that is there.
  @Test func `what two files may have become is none of them`() throws {
    try expect(
      """
      One/A.swift 1
      One/Page.swift 2
      Two/B.swift 3
      Two/Page.swift 4
      """,
      """
      All/A.swift 1
      All/B.swift 3
      All/Page.swift 5
      """, moves: ["One/A.swift": "All/A.swift", "Two/B.swift": "All/B.swift"])
    try expect(
      """
      A.swift 1
      App/B.swift 2
      App/Page.swift 3
      """,
      """
      App/A.swift 1
      B.swift 2
      Page.swift 4
      App/App/Page.swift 5
      """, moves: ["A.swift": "App/A.swift", "App/B.swift": "B.swift"])
  }

  @Test func `files of the file system tell nothing by their contents`() {
    #expect(FileMoves(from: ["A.swift": .file], to: ["B.swift": .file]).targets.isEmpty)
  }
}
