import Foundation
import TemporaryFolder
import Testing

@testable import Workspace

@Suite struct SourceTextTests {
  private func read(_ bytes: [UInt8], sizeLimit: Int = SourceText.sizeLimit) throws -> SourceText {
    let folder = try TemporaryFolder()
    try folder.write(Data(bytes), to: "a.swift")
    return SourceText(of: "a.swift", below: AbsolutePath(folder.path), sizeLimit: sizeLimit)
  }

  @Test func `plain text is read as it is`() throws {
    let text = try read(Array("let 가 = \"😀\"\n".utf8))
    #expect(text.bytes == Array("let 가 = \"😀\"\n".utf8))
    #expect(text.problems.isEmpty)
  }

  @Test func `an empty file is empty text`() throws {
    let text = try read([])
    #expect(text.bytes == [])
    #expect(text.problems.isEmpty)
  }

  @Test func `invalid UTF-8 is replaced, and the first line that has it is named`() throws {
    let text = try read(Array("let a\nlet b".utf8) + [0xFF] + Array("\n".utf8))
    #expect(text.bytes == Array("let a\nlet b\u{FFFD}\n".utf8))
    #expect(text.problems == [ReadProblem(path: "a.swift", kind: .notUTF8(line: 2))])
  }

  @Test func `an invalid sequence as long as its replacement is noticed`() throws {
    let text = try read([0xF0, 0x9F, 0x98])
    #expect(text.problems == [ReadProblem(path: "a.swift", kind: .notUTF8(line: 1))])
  }

  @Test func `NUL bytes become spaces at their places`() throws {
    let text = try read(Array("a\n\0b\0".utf8))
    #expect(text.bytes == Array("a\n b ".utf8))
    #expect(text.problems == [ReadProblem(path: "a.swift", kind: .containsNUL(line: 2))])
  }

  @Test func `a file at the limit is read and one beyond it is skipped`() throws {
    #expect(try read(Array("12345".utf8), sizeLimit: 5).bytes?.count == 5)
    let text = try read(Array("123456".utf8), sizeLimit: 5)
    #expect(text.bytes == nil)
    #expect(text.problems == [ReadProblem(path: "a.swift", kind: .tooLarge(limit: 5))])
  }

  @Test func `a file that has gone is a problem that names it`() throws {
    let folder = try TemporaryFolder()
    let text = SourceText(of: "gone.swift", below: AbsolutePath(folder.path))
    #expect(text.bytes == nil)
    #expect(text.problems == [ReadProblem(path: "gone.swift", kind: .unreadable(reason: "No such file or directory"))])
    #expect(text.problems.map(\.isUnreadable) == [true])
  }

  @Test func `a pipe in the place of a file does not hold up the run`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("a.swift"), 0o600) == 0)
    #expect(SourceText(of: "a.swift", below: AbsolutePath(folder.path)).bytes == [])
  }

  @Test func `a file of which too much is left out ends there`() throws {
    let deep = "struct A {\n" + String(repeating: "a.b(", count: 40) + String(repeating: "\nc", count: 20_000) + "\n}\n"
    let once = try read(Array((deep + "struct B {}\n").utf8))
    #expect(once.bytes?.count == deep.utf8.count + 12)
    #expect(once.problems.map(\.kind) == [.nestsTooDeeply(line: 2)])
    let twice = try read(Array((deep + deep + "struct B {}\n").utf8))
    #expect(twice.bytes?.count == deep.utf8.count + "struct A {\n".utf8.count + 31 * 4 + 3)
    #expect(twice.problems.map(\.kind) == [.nestsTooDeeply(line: 2), .breaksOff(line: 20_005)])
  }

  @Test(arguments: [
    (ReadProblem.Kind.unreadable(reason: "Permission denied"), "cannot be read: Permission denied", 1),
    (.tooLarge(limit: 10_000_000), "skipped: larger than 10 MB", 1),
    (.notUTF8(line: 7), "not UTF-8; what is invalid was replaced", 7),
    (.containsNUL(line: 3), "contains NUL bytes; they were read as spaces", 3),
    (.lacksKeywords(line: 6), "five hundred words without a keyword; what follows them was not read", 6),
    (.breaksOff(line: 8), "too much had to be left out of the file; the rest of it was not read", 8),
    (.nestsTooDeeply(line: 5), "brackets nest too deeply; the inner ones were not read", 5),
    (.hasDeepDirectives(line: 4), "#if nests too deeply; the inner ones were not read", 4),
  ])
  func `a problem is a warning at its line`(kind: ReadProblem.Kind, message: String, line: Int) {
    let diagnostic = ReadProblem(path: "App/a.swift", kind: kind).diagnostic
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message == message)
    #expect(diagnostic.location?.file == "App/a.swift")
    #expect(diagnostic.location?.line == line)
  }
}
