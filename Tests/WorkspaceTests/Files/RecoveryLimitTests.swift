import TestConditions
import Testing

@testable import Workspace

@Suite struct RecoveryLimitTests {
  private func blanked(_ source: String) -> (text: String, offset: Int?) {
    let ranges = RecoveryLimit.excess(in: Array(source.utf8))
    return (source.blanking(ranges), ranges.first?.lowerBound)
  }

  private func words(_ count: Int, _ text: String = "go(now)\n") -> String { String(repeating: text, count: count) }

  @Test func `five hundred words without a keyword stay, and the next goes with all that follows`() {
    let allowed = "class A {\n" + words(499) + "}\nclass B {}\n"
    #expect(blanked(allowed) == (allowed, nil))
    let start = "class A {\n" + words(499)
    let (text, offset) = blanked(start + "a b(c) { [\"é\", d] }\n e + 1\n}\nclass B {}\n")
    #expect(text == start + "a" + words(19, " ") + "\n" + words(6, " ") + "\n}\nclass B {}\n")
    #expect(offset == start.utf8.count + 2)
  }

  @Test(arguments: [
    "var x = 1", "func go() {}", "if a { b() }", "class Inner {}", "case a", "#if DEBUG", "#endif", "#else",
  ])
  func `at a keyword in the same place source counts again`(next: String) {
    let source = "class A {\n" + words(1_500) + next + "\n" + words(400) + "}\n"
    let (text, offset) = blanked(source)
    #expect(offset == "class A {\n".utf8.count + 500 * 8)
    #expect(text.hasSuffix(next + "\n" + words(400) + "}\n"))
    #expect(text.utf8.count == source.utf8.count && text.count { $0 == "\n" } == source.count { $0 == "\n" })
  }

  @Test(arguments: [
    "go.let()\n", "go { let x = 1 }\n", "go(if: a)\n", "go(\"\\(if a { b } else { c })\")\n", "x = 1; b.c(d)\n",
    "A <b> ",
    "go // let\n", "go /* let */ ", "go \"let\"\n", "let_go()\n", "func0()\n", "é(1)\n",
  ])
  func `what looks like a keyword beside the words is none`(text: String) {
    #expect(blanked("class A {\n" + words(2_000, text) + "}").offset != nil)
  }

  @Test(arguments: [
    "let x = go(now)\n", "return\n", "a, ", "[a, b, c d e f]\n", "(a b c)\n", "\"go now\" ", "// go now\n",
    "\"\"\"\ngo now\n\"\"\" ",
    "func a() { go(now) }\n", "+ - ", "] ) ",
  ])
  func `code, lists and text are as long as they want`(text: String) {
    let source = "class A {\n" + words(5_000, text) + "}"
    #expect(blanked(source) == (source, nil))
  }

  @Test(arguments: [
    "func a() {\n", "init() {\n", "deinit {\n", "subscript(a: Int) -> Int {\n", "class func a() {\n",
    "class var a: Int {\n",
    "var a: Int {\nget {\n", "var a = 1 {\ndidSet {\n", "lazy var a = {\n", "func a() {\nb(c: {\n",
    "func a() {\nif b {\n",
    "func a() {\nclass B {}\nb.forEach {\n", "let a = b {\n",
    "func a() {\n#if DEBUG\nb()\n#else\nc()\n#endif\n",
  ])
  func `statements in bodies are as many as they want`(opening: String) {
    let source = "class A {\n" + opening + words(5_000, "a.push(B(c: d))\n")
    #expect(blanked(source) == (source, nil))
  }

  @Test(arguments: [
    "class A {\n", "struct A {\n", "enum A {\n", "extension A: B {\n", "protocol A {\n", "actor A {\n",
    "func a() { struct B {\n",
    "func a() { actor B {\n", "class A { class B: C, D where E == F {\n", "enum let {\n", "class if {\n",
    "class A<let B> {\n",
    "extension A.init {\n", "class <func A> {\n", "class A: (func a() -> B) {\n", "operator + {\n",
    "precedencegroup A {\n",
    "class A {\n#if DEBUG\nfunc a() {\n#endif\n", "class A {\n#if DEBUG\nfunc a() {\n#else\n",
    "class A {\n#if DEBUG\nvar a: Int {\nget {\n#else\n",
  ])
  func `members of types are limited, however they begin`(opening: String) {
    #expect(blanked(opening + words(600)).offset == opening.utf8.count + 500 * 8)
  }

  @Test func `the words of each brace count for themselves`() {
    let source = words(300, "class A { " + words(400, "b\n") + "}\n")
    #expect(blanked(source) == (source, nil))
    let inner = "class A { " + words(501, "b\n") + "}\nc\n"
    #expect(blanked(inner).text == "class A { " + words(500, "b\n") + " \n}\nc\n")
  }

  @Test(arguments: ["(", "[", "a(b[", "(a, [b]"])
  func `a list that nothing closes is none`(bracket: String) {
    for end in ["", "}\n", "}\nclass B {}\n"] {
      let source = "class A {\n" + bracket + words(1_000) + end
      #expect(blanked(source).offset.map { $0 > 450 * 8 } == true)
      #expect(blanked(source).text.hasSuffix(" \n" + end))
    }
  }

  @Test func `a megabyte of words takes no time to speak of`() {
    for text in ["go(now)\n", "go.let { x }\n", "a,\n\n\n\n", "{ a ", "} a ", "( a "] {
      let source = words(1_000_000 / text.utf8.count, text)
      #expect(timed { blanked(source) }.time < .seconds(10) * Sanitizers.slowdown)
    }
  }
}
