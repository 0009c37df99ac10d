import SourceFacts
import Testing

/// Source that is no valid Swift: never an error, and the rest is used.
@Suite struct OddSourceTests {
  @Test(arguments: [
    "", " \n ", "}", "{", "class", "\0\0", "\u{FEFF}", "let x = \"", "#if", "@", "/*", "func f(", "((((", "é\u{301}",
  ])
  func `anything can be read`(source: String) {
    #expect(read(source, path: "Odd.swift").path == "Odd.swift")
  }

  @Test func `bytes that are no text can be read`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x00] + Array("\nclass App {}".utf8)
    let facts = bytes.withUnsafeBufferPointer { readFacts(of: $0, path: "A.swift") }
    #expect(facts.types.map(\.name) == ["App"])
  }

  @Test(arguments: ["class", "struct", "enum", "actor", "protocol"])
  func `a type without a name is left out, and what follows is read`(keyword: String) {
    let facts = read("\(keyword) : Coordinator { class Inner {} }\nfinal class Feed {}\nclass Outer { \(keyword) {} }")
    #expect(facts.types.map(\.name) == ["Feed", "Outer"])
    #expect(facts.types.last?.members.types.map(\.name) == [])
    #expect(!facts.problems.isEmpty)
  }

  @Test func `problems say where the parser had to skip or make up`() {
    let facts = read("class App {\n  func start( {\n}\nclass Feed {}")
    let places = facts.problems.map { facts.text.position(of: $0.offset) }
    #expect(facts.problems.first?.message == "expected code is missing")
    #expect(places.first?.line == 2)
    #expect(facts.types.map(\.name).contains("App"))
  }

  @Test func `valid source has no problems, broken source few`() {
    #expect(read("class App {}").problems == [])
    #expect(read(String(repeating: "func (\n", count: 100)).problems.count == 5)
  }

  /// Square brackets cost the parser more than time: they are flattened before a file comes here.
  @Test(arguments: ["(", "{"])
  func `ten thousand nested brackets are read`(bracket: String) {
    let source = "func run() { x = " + String(repeating: bracket, count: 10_000) + " }\nclass App {}"
    #expect(onLargeStack { read(source).path } == "App.swift")
  }
}
