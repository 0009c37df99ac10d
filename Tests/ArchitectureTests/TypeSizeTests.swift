import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Holds the types of `ProgramAnalysis` small: a type that knows many things is taken apart by what it knows.
@Suite struct TypeSizeTests {
  private static let target = "Sources/ProgramAnalysis"
  private static let limit = 40

  @Test func `no type has more than forty methods, over all its extensions`() throws {
    let counts = try Repository.swiftFiles(below: Self.target).reduce(into: [String: Int]()) { counts, file in
      let text = String(decoding: try Repository.data("\(Self.target)/\(file)"), as: UTF8.self)
      counts.merge(methodCounts(in: text), uniquingKeysWith: +)
    }
    // What nobody counts is small too.
    #expect(counts["Solver", default: 0] > 10)
    #expect(counts.filter { $0.value > Self.limit }.isEmpty)
  }

  @Test func `methods are counted for the type that they belong to, initializers and local functions not`() {
    let source = """
      struct Outer {
        init() {}
        func one() { func local() {} }
        var value: Int { 1 }
        static func two() {}
        enum Inner { func three() {} }
      }
      extension Outer.Inner { func four() {} }
      extension Outer: Hashable where T: Hashable {
        #if DEBUG
        func five() {}
        #endif
      }
      extension [Outer] { func six() {} }
      func free() {}
      """
    #expect(methodCounts(in: source) == ["Outer": 3, "Outer.Inner": 2, "[Outer]": 1])
  }
}

/// How many methods a source file declares for each type that it names.
private func methodCounts(in source: String) -> [String: Int] {
  let counter = MethodCounter(viewMode: .sourceAccurate)
  counter.walk(Parser.parse(source: source))
  return counter.counts
}

/// Counts the methods of types and of their extensions.
private final class MethodCounter: SyntaxVisitor {
  private(set) var counts: [String: Int] = [:]
  /// The types around the place that is visited, from the outside in.
  private var types: [String] = []

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !types.isEmpty { counts[types.joined(separator: "."), default: 0] += 1 }
    return .skipChildren
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  private func leave() { types.removeLast() }
}
