import GraphModel
import Testing

@testable import CoordinatorGraph

@Suite struct SourceEditsTests {
  private func edit(_ column: Int, _ length: Int, _ text: String, line: Int = 1) -> SourceEdit {
    SourceEdit(location: SourceLocation(file: "A.swift", line: line, column: column), length: length, text: text)
  }

  @Test func `edits of one line are made together, in any order`() {
    let edits = [edit(12, 0, "?"), edit(2, 0, " [weak self] in")]
    #expect("{ call(self.x) }".applying(edits) == "{ [weak self] in call(self?.x) }")
    #expect("{ call(self.x) }".applying(edits.reversed()) == "{ [weak self] in call(self?.x) }")
  }

  @Test func `columns count bytes`() {
    #expect("한 var x".applying([edit(5, 3, "weak var")]) == "한 weak var x")
  }

  @Test(arguments: [(0, 0), (1, 99), (9, 0), (2, -1)])
  func `what does not fit the line is not made`(column: Int, length: Int) {
    #expect("var x".applying([edit(column, length, "y")]) == nil)
  }

  @Test func `two that change the same text are not made`() {
    #expect(![edit(1, 3, "a"), edit(2, 1, "b")].areDisjoint)
    #expect(![edit(1, 0, "a"), edit(1, 0, "b")].areDisjoint)
    #expect([edit(1, 3, "a"), edit(4, 1, "b")].areDisjoint)
    #expect([edit(1, 3, "a"), edit(1, 3, "a", line: 2)].areDisjoint)
    #expect("var x".applying([edit(1, 3, "a"), edit(2, 1, "b")]) == nil)
  }
}
