import Testing

@testable import Workspace

@Suite struct DirectiveLimitTests {
  private func blanked(_ source: String) -> String {
    source.blanking(DirectiveLimit.excess(in: Array(source.utf8)))
  }

  private func nested(_ depth: Int, _ text: String) -> String {
    String(repeating: "#if A\n", count: depth) + text + String(repeating: "\n#endif", count: depth)
  }

  @Test func `sixteen in one another stay, and what is deeper goes with its contents`() {
    #expect(blanked(nested(16, "let a = 1")) == nested(16, "let a = 1"))
    let left = String(repeating: " ", count: 5)
    #expect(
      blanked(nested(18, "let a = 1")) == nested(16, "\(left)\n\(left)\n         \n      \n      "))
  }

  @Test func `what follows the end of one that is too deep stays`() {
    let inner = "#if A\nb()\n#elseif C\nd()\n#else\ne()\n#endif"
    let left = "     \n   \n         \n   \n     \n   \n      "
    #expect(blanked(nested(16, inner + "\nf()\n" + inner)) == nested(16, left + "\nf()\n" + left))
  }

  @Test func `one that nothing ends goes to the end of the file`() {
    let open = String(repeating: "#if A\n", count: 16)
    #expect(blanked(open + "#if B\nlet a = \"\"\"\nb\n") == open + "     \n           \n \n")
  }

  @Test(arguments: [
    "#if A\n#endif\n", "// #if A\n", "/* #if A */\n", "a(\"#if\")\n", "#ifA\n", "if a {}\n", "#endif\n", "#\"#if\"#\n",
  ])
  func `many beside one another and those that are none stay`(text: String) {
    let source = String(repeating: text, count: 100) + "#if A\nlet a = 1\n#endif\n"
    #expect(blanked(source) == source)
  }
}
